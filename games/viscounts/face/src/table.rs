//! The table: the kingdom, the own board and the market side by side, or one at a time where there is no room.

use std::hash::Hash;

use kernel::{Game as _, Seat};
use maud::{Markup, PreEscaped, html};
use viscounts::stack::Frame;
use viscounts::state::Side;

use super::{boards, kingdom, rivals, status};

use crate::scene::Scene;

/// What a narrow page shows at a time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Tab {
    Realm,
    Court,
    Market,
}

impl Tab {
    const ALL: [Self; 3] = [Self::Realm, Self::Court, Self::Market];

    /// The tab with what the viewer has to decide.
    fn of(scene: &Scene<'_>) -> Self {
        if !scene.my_turn() {
            return Self::Realm;
        }
        match scene.view.table.stack.top() {
            Frame::Hire(_) | Frame::TakeTile(..) | Frame::Recruit(_) => Self::Market,
            Frame::Draft(_)
            | Frame::PlayCard(_)
            | Frame::ChooseBuilding(_)
            | Frame::Pay { .. }
            | Frame::Take(..)
            | Frame::FlipEither(..)
            | Frame::Arrange(_)
            | Frame::Discard(..)
            | Frame::Destroy(..)
            | Frame::DestroyOwn(_)
            | Frame::Choose { .. } => Self::Court,
            _ => Self::Realm,
        }
    }

    const fn id(self) -> &'static str {
        match self {
            Self::Realm => "realm",
            Self::Court => "court",
            Self::Market => "market",
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Self::Realm => "viscounts-tab-realm",
            Self::Court => "viscounts-tab-court",
            Self::Market => "viscounts-tab-market",
        }
    }
}

/// The whole table. The tabs are a part of their own: the player's choice lasts until the next phase opens another tab.
pub(super) fn table(scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    let open = Tab::of(scene);
    html! {
        div.viscounts {
            (scene.part("viscounts-status", status::status(scene)))
            (scene.part("viscounts-tabs", html! {
                div.v-tabs role="radiogroup" aria-label=(words.text("viscounts-tabs")) {
                    @for tab in Tab::ALL {
                        label.v-tab { (radio("viscounts-tab", tab.id(), tab == open)) span { (words.text(tab.name())) } }
                    }
                }
            }))
            div.v-table {
                div.v-realm { (kingdom::kingdom(scene)) }
                div.v-court {
                    (scene.part("viscounts-choice", html! { (boards::choice(scene)) (boards::pairs(scene)) }))
                    @if !scene.game.is_solo() { (seat_tabs(scene)) }
                    @for seat in scene.game.seats().seats() {
                        div.v-slot.{ "v-slot-" (seat.index()) } {
                            (scene.cached_part(&format!("viscounts-board-{}", seat.index()), board_shows(scene, seat), || boards::board(scene, seat)))
                        }
                    }
                }
                div.v-stalls { (scene.cached_part("viscounts-market", market_shows(scene), || boards::market(scene))) }
                div.v-rival-strip { (scene.part("viscounts-opponent", rivals::opponent(scene))) }
            }
        }
    }
}

/// What the board of a seat depends on: what the seat has, what its papers and manuscripts count, and what can be done there.
fn board_shows(scene: &Scene<'_>, seat: Seat) -> impl Hash {
    let table = &scene.view.table;
    let legal = (scene.near() == seat).then_some(scene.legal);
    (table.players[Side::from(seat).index()], table.sites, table.rings, table.third_ring, table.bonus, legal)
}

/// What the market depends on: the piles, what they would cost and bring the viewer, and what can be done there.
fn market_shows(scene: &Scene<'_>) -> impl Hash {
    let table = &scene.view.table;
    let piles = (table.order, table.pieces_laid, table.townsfolk, table.manuscripts);
    (piles, board_shows(scene, scene.near()))
}

/// Whose board is shown; at first the nearest.
fn seat_tabs(scene: &Scene<'_>) -> Markup {
    html! {
        div.v-seats role="radiogroup" aria-label=(scene.words.text("viscounts-boards")) {
            @for seat in scene.game.seats().seats() {
                label.v-tab {
                    (radio("viscounts-board", &seat.index().to_string(), seat == scene.near()))
                    span { (scene.arms(seat).shield()) " " (scene.name(seat)) }
                }
            }
        }
    }
}

/// The input of a tab. It is closed as in XML, which the laws of faces read.
fn radio(name: &str, value: &str, checked: bool) -> PreEscaped<String> {
    let checked = if checked { r#" checked="""# } else { "" };
    PreEscaped(format!(r#"<input type="radio" name="{name}" value="{value}"{checked}/>"#))
}
