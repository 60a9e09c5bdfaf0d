//! The board, the hand, the bag, and what stands in a seat's panel.

use kernel::{Game, Seat};
use maud::{Markup, html};
use new_game::{Action, FaceDown, Hand};
use present::glow;

use crate::scene::Scene;
use crate::stones::{STEP, kept, row, stone};

/// The most stones that lie before a seat face up, and face down.
const PLACES: u32 = 5;

/// One row for each seat. A row is a part of its own: it is sent again only if something in it has changed.
pub(crate) fn board(scene: &Scene<'_>) -> Markup {
    html! {
        div.new-game-board {
            @for seat in scene.game.seats().seats() {
                @let action = action_in_row(scene, seat);
                @let shows = (scene.view.face_up[seat], scene.view.face_down[seat], action);
                (scene.cached_part(&format!("new-game-row-{seat}"), shows, || seat_row(scene, seat, action)))
            }
        }
    }
}

/// The action that lays the drawn stone into the row of a seat, if the viewer may take it.
fn action_in_row(scene: &Scene<'_>, seat: Seat) -> Option<Action> {
    let active = scene.view.active?;
    let action = match seat {
        seat if seat == active => Action::Keep,
        seat if seat == scene.game.seats().left_of(active) => Action::Give,
        _ => return None,
    };
    scene.legal.contains(&action).then_some(action)
}

fn seat_row(scene: &Scene<'_>, seat: Seat, action: Option<Action>) -> Markup {
    let middle = PLACES * STEP + 30;
    html! {
        div.new-game-row {
            p { (scene.arms(seat).shield()) " " (scene.name(seat)) }
            svg viewBox={ "0 0 " (middle + PLACES * STEP) " 60" } role="group" aria-label=(scene.name(seat)) {
                (row(&scene.view.face_up[seat], 0))
                (kept(&scene.view.face_down[seat], middle))
                @if let Some(action) = action {
                    @let x = if action == Action::Keep { middle } else { 0 };
                    (scene.hot(action, || glow(&format!("M{x} 2H{}V58H{x}Z", x + PLACES * STEP))))
                }
            }
        }
    }
}

/// The stone that the viewer has drawn.
pub(crate) fn hand(scene: &Scene<'_>) -> Option<Markup> {
    let Hand::Seen(drawn) = scene.view.hand else { return None };
    Some(html! {
        svg.new-game-hand viewBox="0 0 60 60" role="img" aria-label=(scene.words.text("new-game-hand")) {
            g data-key="new-game-drawn" { (stone(drawn, 0)) }
        }
    })
}

/// How many stones are left.
pub(crate) fn bag(scene: &Scene<'_>) -> Markup {
    html! { p { (scene.words.with("new-game-bag", &[("count", scene.view.bag.into())])) } }
}

/// How many stones lie before a seat.
pub(crate) fn seat_details(scene: &Scene<'_>, seat: Seat) -> Markup {
    let down = match scene.view.face_down[seat] {
        FaceDown::Seen(stones) => stones.total(),
        FaceDown::Unseen(count) => count,
    };
    let args = [("up", scene.view.face_up[seat].total().into()), ("down", down.into())];
    html! { span { (scene.words.with("new-game-details", &args)) } }
}
