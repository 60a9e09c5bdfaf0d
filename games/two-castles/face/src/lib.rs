//! Zwischen zwei Schlössern: mad castles cut open, floor over floor, each between the two who build it.
//!
//! | what | module |
//! |---|---|
//! | rooms, wallpapers, what hangs there | `rooms` |
//! | a castle in cross-section, and where the next room may go | `castles` |
//! | what is to be decided: tiles, cards, attendants, bonuses | `tray` |
//! | the hand, and what a seat shows | `hand` |
//! | the supply and the score pad | `pad` |
//! | names of things | `names` |
//! | words for actions and prompts | `speech` |
//! | words for the log | `log` |
//! | the rules with drawn examples | `rules` |

mod castles;
mod hand;
mod log;
mod names;
mod pad;
mod rooms;
mod rules;
mod speech;
mod tray;

use kernel::{Seat, SeatSet};
use maud::{Markup, html};
use two_castles::{Action, TwoCastles};

use crate::{LogLine, Present, Scene, Words, covers};

impl Present for TwoCastles {
    fn board(scene: &Scene<'_, Self>) -> Markup {
        html! {
            div.two-castles {
                (tray::tray(scene))
                (castles::around_the_table(scene))
            }
        }
    }

    fn hand(scene: &Scene<'_, Self>) -> Option<Markup> {
        scene.viewer.seat().and_then(|seat| hand::hand(scene, seat))
    }

    fn supply(scene: &Scene<'_, Self>) -> Markup {
        pad::supply(scene)
    }

    fn seat_details(scene: &Scene<'_, Self>, seat: Seat) -> Markup {
        hand::seat_details(scene, seat)
    }

    fn score_details(scene: &Scene<'_, Self>) -> Option<Markup> {
        Some(pad::pad(scene))
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
        Some(log::event_words(game, words, names, event))
    }

    fn partners(game: &Self, words: &Words, seat: Seat) -> Vec<(Seat, String)> {
        let shared = |castle: usize| {
            let partner = names::partner(game, castle, seat)?;
            Some((partner, names::castle_name(words, castle)))
        };
        game.castles_of(seat.index()).into_iter().filter_map(shared).collect()
    }

    /// What is to be done in a castle its partners settle together; what is taken from the hand, and what Ludwig is given, one
    /// keeps to oneself.
    fn confidants(game: &Self, view: &Self::View, seat: Seat, action: Self::Action) -> SeatSet {
        match action {
            Action::Place(..) | Action::Bonus(_) | Action::Take(_) | Action::Keep(_) => {
                game.partners(view.progress.castle.into()).without(seat)
            }
            Action::Pick(_) | Action::Assign(_) | Action::Wait => SeatSet::EMPTY,
        }
    }

    fn rules_page(words: &'static Words) -> Markup {
        rules::page(words)
    }

    fn cover() -> Markup {
        covers::two_castles()
    }

    fn provenance(words: &Words) -> Markup {
        rules::provenance(words)
    }
}

/// What the drawings use again and again, defined once per page.
pub(crate) fn symbols() -> Markup {
    rooms::symbols()
}

/// A card, a tile or a line of text that stands for an action, if the action is legal: [`Scene::hot`] for what is no
/// part of a larger drawing.
fn hot_card(scene: &Scene<'_, TwoCastles>, action: Action, class: &str, body: &Markup) -> Markup {
    html! {
        @if scene.legal.contains(&action) {
            div.hot.(class) data-action=(action) tabindex="0" role="button" aria-label=(speech::action_label(scene, action)) {
                (body)
            }
        }
    }
}
