//! Viscounts: a round kingdom of five lands around a castle of three rings, and the board with its row of townsfolk.
//!
//! | what | module |
//! |---|---|
//! | the kingdom: lands, paths, sites, viscounts | `kingdom` |
//! | the castle in its middle | `castle` |
//! | cards, tiles, schemes | `cards` |
//! | the boards of the contenders, the piles, the hand | `boards` |
//! | the signs | `glyphs` |
//! | effects as signs and words | `effects` |
//! | words for actions and prompts | `speech` |
//! | what would come of an action, and how to pay for it | `preview` |
//! | words for the log | `log` |
//! | the rules with drawn examples | `rules` |

mod boards;
mod cards;
mod castle;
mod effects;
mod glyphs;
mod kingdom;
mod log;
mod preview;
mod rules;
mod speech;

use kernel::Seat;
use maud::{Markup, html};
use viscounts::Viscounts;
use viscounts::state::Side;

use crate::{Arms, Language, LogLine, Present, Proposal, Scene, Words, covers, part};

impl Present for Viscounts {
    fn board(scene: &Scene<'_, Self>) -> Markup {
        html! {
            div.viscounts {
                div.v-table {
                    (kingdom::kingdom(scene))
                    div.v-own {
                        (part("viscounts-choice", &html! { (boards::choice(scene)) (boards::pairs(scene)) }))
                        (part("viscounts-own", &boards::own_board(scene)))
                    }
                    (part("viscounts-market", &boards::market(scene)))
                    (part("viscounts-opponent", &boards::opponent(scene)))
                }
            }
        }
    }

    fn hand(scene: &Scene<'_, Self>) -> Option<Markup> {
        boards::hand(scene)
    }

    fn supply(scene: &Scene<'_, Self>) -> Markup {
        boards::supply(scene)
    }

    fn seat_details(scene: &Scene<'_, Self>, seat: Seat) -> Markup {
        boards::seat_details(scene, seat)
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

    fn outcome(scene: &Scene<'_, Self>, action: Self::Action) -> Option<String> {
        preview::outcome(scene, action)
    }

    fn proposal(scene: &Scene<'_, Self>) -> Option<Proposal<Self::Action>> {
        preview::proposal(scene)
    }

    fn event_words(game: &Self, words: &Words, names: &[String], event: &Self::Event) -> Option<LogLine> {
        Some(log::event_words(game, words, names, event))
    }

    fn rules_page(words: &'static Words) -> Markup {
        rules::page(words)
    }

    fn cover() -> Markup {
        covers::viscounts()
    }

    fn provenance(words: &Words) -> Markup {
        rules::provenance(words)
    }
}

/// What the drawings use again and again, defined once per page.
pub(crate) fn symbols() -> Markup {
    html! { (glyphs::symbols()) (kingdom::symbols()) }
}

/// The arms of a side: those of its seat. The opponent of the solo game, who sits at none, bears the second seat's.
fn arms(side: Side) -> Arms {
    Arms::of_seat(Seat::new(side.0))
}

/// The name of a side.
fn side_name(scene: &Scene<'_, Viscounts>, side: Side) -> String {
    if scene.game.is_opponent(side) {
        let board = scene.game.opponent_board();
        let name = match scene.words.language() {
            Language::German => &board.de,
            Language::English => &board.en,
        };
        scene.words.with("viscounts-opponent", &[("name", name.into())])
    } else {
        scene.name(Seat::new(side.0)).to_owned()
    }
}
