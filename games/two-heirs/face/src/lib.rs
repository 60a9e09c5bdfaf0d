//! Die zwei Erben: a landscape of woods, rock and grain between two brothers, and the royal reserve as a ring.
//!
//! | what | module |
//! |---|---|
//! | the 24 buildings as pictures | `buildings` |
//! | tiles, tokens, troops and treasures | `pieces` |
//! | the landscape, seen from the viewer's side | `landscape` |
//! | the royal reserve | `reserve` |
//! | the hand, the supply, and what a seat has | `hand` |
//! | names of tiles, places and effects | `names` |
//! | words for actions, prompts and the log | `speech` |
//! | the rules with drawn examples | `rules` |

mod buildings;
mod hand;
mod landscape;
mod names;
mod pieces;
mod reserve;
mod rules;
mod speech;

use kernel::Seat;
use maud::{Markup, html};
use two_heirs::{Heir, Livery, Setting, TwoHeirs};

use crate::{Arms, LogLine, Present, Scene, Tincture, Words, covers};

impl Present for TwoHeirs {
    fn board(scene: &Scene<'_, Self>) -> Markup {
        html! {
            div.two-heirs {
                div.two-heirs-table {
                    (landscape::landscape(scene))
                    (reserve::reserve(scene))
                }
            }
        }
    }

    fn hand(scene: &Scene<'_, Self>) -> Option<Markup> {
        scene.viewer.seat().map(|seat| hand::hand(scene, Heir::at(seat)))
    }

    fn supply(scene: &Scene<'_, Self>) -> Markup {
        hand::supply(scene)
    }

    fn seat_details(scene: &Scene<'_, Self>, seat: Seat) -> Markup {
        hand::seat_details(scene, Heir::at(seat))
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

    fn event_words(game: &Self, words: &Words, names: &[String], event: &Self::Event) -> Option<LogLine> {
        Some(speech::event_words(game, words, names, event))
    }

    fn rules_page(words: &'static Words) -> Markup {
        rules::page(words)
    }

    fn cover() -> Markup {
        covers::two_heirs()
    }

    fn provenance(words: &Words) -> Markup {
        rules::provenance(words)
    }

    fn arms(game: &Self, seat: Seat) -> Arms {
        arms(game.setting(), Heir::at(seat))
    }
}

/// What the drawings use again and again, defined once per page.
pub(crate) fn symbols() -> Markup {
    html! { (buildings::symbols()) (pieces::symbols()) }
}

/// The arms of an heir: the pattern of the seat, in the colour agreed on. White and blue are the crowns on the royal
/// shield.
fn arms(setting: Setting, heir: Heir) -> Arms {
    let tincture = match setting.livery(heir) {
        Livery::White => Tincture::Argent,
        Livery::Blue => Tincture::Azure,
    };
    Arms { tincture, ..Arms::of_seat(heir.seat()) }
}
