//! The dice in the middle of the ring: the red ones on the board, and those of the seat whose turn it is.

use burgenland::{Action, Components, Phase, Throw, View};
use maud::{Markup, html};

use super::pieces::own_die;
use super::texts::dice_here;
use present::dice::die;
use present::engrave::rounded;
use present::glow;

use crate::scene::Scene;

/// The distance between dice in a row.
const SPACING: f32 = 66.0;

/// The position of a red die on the board.
fn board_place(index: u8) -> f32 {
    500.0 + (f32::from(index) - f32::from(Components::of_the_box().extra_dice - 1) / 2.0) * SPACING
}

/// The places of the red dice, which never change.
pub(super) fn board_places() -> Markup {
    html! {
        @for index in 0..Components::of_the_box().extra_dice {
            rect.die-place x=(board_place(index) - 27.0) y="517" width="54" height="54" rx="9" {}
        }
    }
}

/// The places of a seat's dice before a throw, defined once per page.
pub(super) fn symbols() -> Markup {
    html! {
        g id="burgenland-held" {
            @for index in 0..=Components::of_the_box().extra_dice {
                @let (x, y) = held_place(index);
                rect.die-place.free x=(x - 29.0) y=(y - 29.0) width="58" height="58" rx="10" {}
            }
        }
    }
}

/// The supply of red dice below the large crown.
pub(super) fn board_dice(scene: &Scene<'_>) -> Markup {
    let view = scene.view;
    html! {
        @for index in 0..view.board_dice {
            g data-key={ "die-board-" (index) } { (die("die-red", 0, board_place(index), 544.0, 52.0)) }
        }
        @if scene.legal.contains(&Action::Dice) {
            @let seat = view.active.unwrap_or(scene.near());
            @let (board, opponent) = dice_here(scene, seat);
            @let held = view.extra_dice[seat];
            (scene.hot(Action::Dice, || html! {
                @let (first, last) = (board_place(0), board_place(Components::of_the_box().extra_dice - 1));
                (glow(&rounded((first - 36.0, 508.0), (last - first + 72.0, 72.0), 16.0)))
                g.ghost {
                    @for index in held..held + board + opponent {
                        @let (x, y) = held_place(index + 1);
                        (die("die-red", 0, x, y, 56.0))
                    }
                }
            }))
        }
    }
}

/// The positions of the active seat's dice: its own die first, then the extra ones.
fn held_place(index: u8) -> (f32, f32) {
    (500.0 + (f32::from(index) - 2.5) * SPACING, 628.0)
}

/// The dice of the seat whose turn it is: to be thrown, in the air, or thrown.
pub(super) fn active_dice(scene: &Scene<'_>) -> Markup {
    let view = scene.view;
    let Some(seat) = view.active else { return html! {} };
    let held = view.extra_dice[seat];
    let class = |index: u8| if index == 0 { own_die(seat) } else { "die-red" };
    match view.phase {
        // The thrown dice are part of the hot-spots that move the crown.
        Phase::Choose(_) if scene.my_turn() => html! {},
        Phase::Choose(throw) => thrown_dice(view, &throw, None),
        Phase::Throw { extra } => html! {
            g.tumbling {
                @for index in 0..=extra {
                    @let (x, y) = thrown_place(extra, index);
                    (die(class(index), 0, x, y, 58.0))
                }
            }
        },
        Phase::Over | Phase::DrawStart | Phase::DrawFirst => html! {},
        _ => html! {
            use href="#burgenland-held" {}
            @for index in 0..=held {
                @let (x, y) = held_place(index);
                (die(class(index), 0, x, y, 56.0))
            }
            @for extra in 0..=held {
                (scene.hot(Action::Roll(extra), || html! {
                    @let (x, y) = held_place(extra);
                    @let (first, _) = held_place(0);
                    g.ghost { path.ghost-fill d=(rounded((first - 33.0, y - 33.0), (x - first + 66.0, 66.0), 12.0)) {} }
                    (glow(&rounded((x - 31.0, y - 31.0), (62.0, 62.0), 12.0)))
                }))
            }
        },
    }
}

/// The thrown dice in a row; with `only`, just those that show this value, glowing.
///
/// A throw has no order, so the seat's own die comes first, with the lowest value.
pub(super) fn thrown_dice(view: &View, throw: &Throw, only: Option<u8>) -> Markup {
    let own = view.active.map_or("die-red", own_die);
    let values: Vec<u8> = throw.values().flat_map(|value| (0..throw.count(value)).map(move |_| value)).collect();
    let last = values.len() as u8 - 1;
    html! {
        @for (index, value) in values.iter().enumerate() {
            @if only.is_none_or(|only| only == *value) {
                @let (x, y) = thrown_place(last, index as u8);
                (die(if index == 0 { own } else { "die-red" }, *value, x, y, 58.0))
                @if only.is_some() { (glow(&rounded((x - 31.0, y - 31.0), (62.0, 62.0), 12.0))) }
            }
        }
    }
}

/// The positions of thrown dice, in the middle; the last one has the index `last`.
fn thrown_place(last: u8, index: u8) -> (f32, f32) {
    (500.0 + (f32::from(index) - f32::from(last) / 2.0) * SPACING, 628.0)
}
