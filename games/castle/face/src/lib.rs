//! The face of Carcassonne: Die Burg: a bailey seen from above, surrounded by the wall, which is the scoring track.
//!
//! | what | module |
//! |---|---|
//! | the board: tiles, followers, keeps, hot-spots | `bailey` |
//! | the wall with the scoring track, corner towers and start fields | `wall` |
//! | castle tiles | `tiles` |
//! | followers, keeps, wall tiles | `figures` |
//! | the tiles that are left, and the pieces of a seat | `holdings` |
//! | labels and prompts, descriptions of areas | `texts` |
//! | log lines | `log` |
//! | the rules with drawn examples | `rules` |

mod bailey;
mod cover;
mod figures;
mod holdings;
mod log;
mod rules;
mod scene;
mod texts;
mod tiles;
mod wall;

use castle::Castle;
use kernel::Seat;
use maud::{Markup, html};

use present::{ActionOf, Arms, COMMON, ERRORS, EventOf, Face, LogLine, WordFile, WordList, Words};

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
        texts::prompt(scene)
    }

    fn action_label(scene: &Scene<'_>, action: ActionOf<Self>) -> String {
        texts::action_label(scene, action)
    }

    fn action_group(scene: &Scene<'_>, action: ActionOf<Self>) -> Option<String> {
        texts::action_group(scene, action)
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
        figures::arms(seat)
    }
}

/// The symbols that the drawings share.
fn symbols() -> Markup {
    html! { (tiles::symbols()) (figures::symbols()) (wall::symbols()) (bailey::symbols()) }
}
