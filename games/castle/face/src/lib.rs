//! Castle: a walled bailey seen from above, inside a scoring track that is the wall.
//!
//! | what | module |
//! |---|---|
//! | the board: tiles, followers, keeps, what may be done | `bailey` |
//! | the wall with the scoring track, corner towers and start fields | `wall` |
//! | castle tiles | `tiles` |
//! | followers, keeps, wall tiles | `figures` |
//! | the tiles that are left, and what a seat holds | `holdings` |
//! | words for actions, prompts and areas | `speech` |
//! | words for the log | `log` |
//! | the rules with drawn examples | `rules` |

mod bailey;
mod cover;
mod figures;
mod holdings;
mod log;
mod rules;
mod scene;
mod speech;
mod tiles;
mod wall;

use castle::Castle;
use kernel::Seat;
use maud::{Markup, html};

use present::{ActionOf, Arms, COMMON, ERRORS, EventOf, Face, LogLine, Tincture, WordFile, WordList, Words};

use scene::Scene;

pub use scene::CastleFace;

static WORDS: WordList = WordList::new(&[
    COMMON,
    ERRORS,
    WordFile { name: "castle", german: include_str!("../words/de.ftl"), english: include_str!("../words/en.ftl") },
]);

impl Face for CastleFace {
    type Game = Castle;

    const STYLE: &'static str = include_str!("../style.css");

    fn word_list() -> &'static WordList {
        &WORDS
    }

    fn symbols() -> Markup {
        symbols()
    }

    fn board(scene: &Scene<'_>) -> Markup {
        html! { div.castle { (bailey::bailey(scene)) } }
    }

    fn hand(scene: &Scene<'_>) -> Option<Markup> {
        scene.viewer.seat().map(|seat| holdings::hand(scene, seat))
    }

    fn supply(scene: &Scene<'_>) -> Markup {
        holdings::supply(scene)
    }

    fn seat_details(scene: &Scene<'_>, seat: Seat) -> Markup {
        holdings::seat_details(scene, seat)
    }

    fn prompt(scene: &Scene<'_>) -> String {
        speech::prompt(scene)
    }

    fn action_label(scene: &Scene<'_>, action: ActionOf<Self>) -> String {
        speech::action_label(scene, action)
    }

    fn action_group(scene: &Scene<'_>, action: ActionOf<Self>) -> Option<String> {
        speech::action_group(scene, action)
    }

    fn event_words(_game: &Castle, words: &Words, names: &[String], event: &EventOf<Self>) -> Option<LogLine> {
        Some(log::event_words(words, names, event))
    }

    fn rules_page(words: &'static Words) -> Markup {
        rules::page(words)
    }

    fn cover() -> Markup {
        cover::picture()
    }

    fn provenance(words: &Words) -> Markup {
        rules::provenance(words)
    }

    fn arms(_game: &Castle, seat: Seat) -> Arms {
        arms(seat)
    }
}

/// What the drawings use again and again, defined once per page.
fn symbols() -> Markup {
    html! { (tiles::symbols()) (figures::symbols()) (wall::symbols()) (bailey::symbols()) }
}

/// Black and white, as in the box: red, blue and green are the castle's own.
fn arms(seat: Seat) -> Arms {
    Arms { tincture: [Tincture::Sable, Tincture::Argent][seat.index()], ..Arms::of_seat(seat) }
}
