//! The dice in the middle of the ring: the red ones on the board, the last throw, and the dice to be thrown next.

use std::sync::LazyLock;

use burgenland::{Action, Components, Phase, Throw, View};
use kernel::Seat;
use maud::{Markup, PreEscaped, html};

use super::pieces::{card, own_die};
use super::texts::{dice_here, other};
use super::{captions, keys};
use present::dice::{die, keyed_die};
use present::engrave::{rounded, short};
use present::glow;

use crate::scene::Scene;

/// The middle line of the red dice on the board.
const BOARD_ROW: f32 = 326.0;
/// The middle line of the dice to be thrown next.
const HELD_ROW: f32 = 606.0;
/// The distance between dice in these rows.
const SPACING: f32 = 64.0;
/// The size of dice in these rows.
const SMALL: f32 = 54.0;
/// The middle of the thrown dice.
const THROWN: (f32, f32) = (500.0, 462.0);

/// The position of a red die on the board.
fn board_place(index: u8) -> f32 {
    500.0 + (f32::from(index) - f32::from(Components::of_the_box().extra_dice - 1) / 2.0) * SPACING
}

/// The places of the red dice, defined once per page.
pub(super) fn symbols() -> Markup {
    html! {
        g id="burgenland-board-places" {
            @for index in 0..Components::of_the_box().extra_dice {
                rect.die-place x=(board_place(index) - 29.0) y=(BOARD_ROW - 29.0) width="58" height="58" rx="9" {}
            }
        }
    }
}

/// The key of a red die. The first seat's dice have the lowest numbers, the second seat's the highest: so a die that
/// changes hands keeps its number.
fn red_key(view: &View, holder: Option<Seat>, index: u8) -> String {
    let all = Components::of_the_box().extra_dice;
    let number = match holder.map(Seat::index) {
        None => view.extra_dice[Seat::new(0)] + index,
        Some(0) => index,
        Some(_) => all - 1 - index,
    };
    html! { "die-red-" (number) }.into_string()
}

/// The red dice on the board.
pub(super) fn board_dice(scene: &Scene<'_>) -> Markup {
    let view = scene.view;
    // Thrown extra dice are back on the board at once; until one is chosen they lie in the middle.
    let lying = match view.phase {
        Phase::Choose(throw) => view.board_dice - (throw.dice() as u8 - 1),
        _ => view.board_dice,
    };
    let takes = scene.legal.contains(&Action::Dice).then(|| dice_here(scene, view.active.unwrap_or(scene.near())));
    let shows = (lying, view.board_dice, view.extra_dice[Seat::new(0)], takes);
    scene.cached_drawn_part("burgenland-board-dice", shows, || {
        html! {
            g {
                title { (scene.caption(captions::board_dice(scene))) }
                use href="#burgenland-board-places" data-key=(keys::board_dice()) {}
                @for index in 0..lying {
                    (keyed_die(&red_key(view, None, index), "die-red", 0, board_place(index), BOARD_ROW, SMALL))
                }
            }
            @if let Some((board, opponent)) = takes {
                (scene.hot(Action::Dice, || html! {
                    @let (first, last) = (board_place(0), board_place(Components::of_the_box().extra_dice - 1));
                    (glow(&rounded((first - 35.0, BOARD_ROW - 35.0), (last - first + 70.0, 70.0), 16.0)))
                    g.ghost {
                        @for index in 0..board + opponent {
                            (die("die-red", 0, held_place(board + opponent, index), HELD_ROW, SMALL))
                        }
                    }
                }))
            }
        }
    })
}

/// The positions of `count` dice in the row of the dice to be thrown next.
fn held_place(count: u8, index: u8) -> f32 {
    500.0 + (f32::from(index) - f32::from(count - 1) / 2.0) * SPACING
}

/// What lies in the middle: the last throw, the dice in the air, or the card that was taken out of a castle.
pub(super) fn middle(scene: &Scene<'_>) -> Markup {
    let view = scene.view;
    match (view.phase, view.active) {
        // The thrown dice are part of the hot-spots that move the crown.
        (Phase::Choose(_), _) if scene.my_turn() => html! {},
        (Phase::Throw { extra }, Some(seat)) => tumbling(seat, extra),
        (Phase::Place, _) => taken_card(view),
        _ => html! {
            @if let Some((seat, throw)) = last_throw(view) {
                g {
                    title { (scene.caption(captions::last_throw(scene, seat, throw))) }
                    (thrown_dice(seat, throw, None))
                }
            }
        },
    }
}

/// The throw that was made last, with the seat that made it.
fn last_throw(view: &View) -> Option<(Seat, Throw)> {
    let active = view.active?;
    // At the beginning of a turn the dice of the turn before still lie there.
    let seat = if view.phase == Phase::Begin { other(active) } else { active };
    Some((seat, view.last.throw(seat)?))
}

/// Dice in the air.
fn tumbling(seat: Seat, extra: u8) -> Markup {
    html! {
        g.tumbling {
            @for (index, (x, y)) in places(extra + 1).into_iter().enumerate() {
                (die(if index == 0 { own_die(seat) } else { "die-red" }, 0, x, y, size(extra + 1)))
            }
        }
    }
}

/// The card that was taken out of the opponent's castle and is about to be built.
fn taken_card(view: &View) -> Markup {
    let taken = view.crown.and_then(|field| Some((field.colour(), view.kind(field).card()?)));
    html! {
        @if let Some((colour, kind)) = taken {
            g data-key=(keys::taken()) transform={ "translate(" (THROWN.0 - 60.0) " " (THROWN.1 - 90.0) ") scale(1.2)" } {
                (card(colour, kind))
            }
        }
    }
}

/// The dice to be thrown next, with a hot-spot for every number of them.
pub(super) fn next_dice(scene: &Scene<'_>) -> Markup {
    let view = scene.view;
    let (Phase::Begin | Phase::Continue, Some(seat)) = (view.phase, view.active) else { return html! {} };
    let held = view.extra_dice[seat];
    if held == 0 && scene.my_turn() {
        return single_die(scene, seat);
    }
    let place = |index: u8| held_place(held + 1, index);
    html! {
        g {
            title { (scene.caption(captions::held_dice(scene, seat))) }
            (die(own_die(seat), 0, place(0), HELD_ROW, SMALL))
            @for index in 0..held {
                (keyed_die(&red_key(view, Some(seat), index), "die-red", 0, place(index + 1), HELD_ROW, SMALL))
            }
        }
        @for extra in 0..=held {
            (scene.hot(Action::Roll(extra), || html! {
                @let (first, x) = (place(0), place(extra));
                g.ghost { path.ghost-fill d=(rounded((first - 31.0, HELD_ROW - 31.0), (x - first + 62.0, 62.0), 12.0)) {} }
                (glow(&rounded((x - 30.0, HELD_ROW - 30.0), (60.0, 60.0), 12.0)))
            }))
        }
    }
}

/// The outline of the hot-spot for throwing the own die alone.
static THROW_OUTLINE: LazyLock<String> = LazyLock::new(|| rounded((372.0, HELD_ROW - 34.0), (256.0, 68.0), 14.0));

/// The own die alone, with the word for throwing it: there is nothing to choose.
fn single_die(scene: &Scene<'_>, seat: Seat) -> Markup {
    html! {
        (scene.hot(Action::Roll(0), || html! {
            @let outline = PreEscaped(THROW_OUTLINE.as_str());
            path.plaque d=(outline) {}
            (glow(outline.0))
            (die(own_die(seat), 0, 416.0, HELD_ROW, SMALL))
            text.plaque-text x="528" y=(short(HELD_ROW + 10.0)) { (scene.words.text("burgenland-roll-only")) }
        }))
    }
}

/// The thrown dice; with `only`, just those that show this value, glowing.
///
/// A throw has no order, so the seat's own die comes first, with the lowest value.
pub(super) fn thrown_dice(seat: Seat, throw: Throw, only: Option<u8>) -> Markup {
    let values: Vec<u8> = throw.values().flat_map(|value| (0..throw.count(value)).map(move |_| value)).collect();
    let count = values.len() as u8;
    let size = size(count);
    let frame = size + 8.0;
    html! {
        @for (index, (value, (x, y))) in values.iter().zip(places(count)).enumerate() {
            @if only.is_none_or(|only| only == *value) {
                (keyed_die(&keys::thrown(seat, index).0, if index == 0 { own_die(seat) } else { "die-red" }, *value, x, y, size))
                @if only.is_some() { (glow(&rounded((x - frame / 2.0, y - frame / 2.0), (frame, frame), size / 5.0))) }
            }
        }
    }
}

/// The size of thrown dice: as large as their number allows.
const fn size(count: u8) -> f32 {
    match count {
        1 => 168.0,
        2 => 146.0,
        3 => 124.0,
        _ => 98.0,
    }
}

/// The positions of thrown dice: in one row, or in two if they are more than three.
fn places(count: u8) -> Vec<(f32, f32)> {
    let rows: &[u8] = match count {
        4 => &[2, 2],
        5 => &[3, 2],
        6 => &[3, 3],
        _ => &[count],
    };
    let step = size(count) + 14.0;
    let row = |(number, in_row): (usize, &u8)| {
        let y = THROWN.1 + (number as f32 - (rows.len() as f32 - 1.0) / 2.0) * step;
        let in_row = *in_row;
        (0..in_row).map(move |index| (THROWN.0 + (f32::from(index) - f32::from(in_row - 1) / 2.0) * step, y))
    };
    rows.iter().enumerate().flat_map(row).collect()
}
