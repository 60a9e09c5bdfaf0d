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
mod figures;
mod holdings;
mod log;
mod rules;
mod speech;
mod tiles;
mod wall;

use castle::Castle;
use kernel::Seat;
use maud::{Markup, html};

use crate::{Arms, LogLine, Present, Scene, Tincture, Words, covers};

impl Present for Castle {
    fn board(scene: &Scene<'_, Self>) -> Markup {
        html! { div.castle { (bailey::bailey(scene)) } }
    }

    fn hand(scene: &Scene<'_, Self>) -> Option<Markup> {
        scene.viewer.seat().map(|seat| holdings::hand(scene, seat))
    }

    fn supply(scene: &Scene<'_, Self>) -> Markup {
        holdings::supply(scene)
    }

    fn seat_details(scene: &Scene<'_, Self>, seat: Seat) -> Markup {
        holdings::seat_details(scene, seat)
    }

    fn prompt(scene: &Scene<'_, Self>) -> String {
        speech::prompt(scene)
    }

    fn action_label(scene: &Scene<'_, Self>, action: Self::Action) -> String {
        speech::action_label(scene, action)
    }

    fn action_group(scene: &Scene<'_, Self>, action: Self::Action) -> Option<String> {
        speech::action_group(scene, action)
    }

    fn event_words(_game: &Self, words: &Words, names: &[String], event: &Self::Event) -> Option<LogLine> {
        Some(log::event_words(words, names, event))
    }

    fn rules_page(words: &'static Words) -> Markup {
        rules::page(words)
    }

    fn cover() -> Markup {
        covers::castle()
    }

    fn provenance(words: &Words) -> Markup {
        rules::provenance(words)
    }

    fn arms(_game: &Self, seat: Seat) -> Arms {
        arms(seat)
    }
}

/// What the drawings use again and again, defined once per page.
pub(crate) fn symbols() -> Markup {
    html! { (tiles::symbols()) (figures::symbols()) (wall::symbols()) (bailey::symbols()) }
}

/// Black and white, as in the box: red, blue and green are the castle's own.
fn arms(seat: Seat) -> Arms {
    Arms { tincture: [Tincture::Sable, Tincture::Argent][seat.index()], ..Arms::of_seat(seat) }
}
