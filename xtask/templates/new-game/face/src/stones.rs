//! The stones. Each shows its value, so that nothing depends on colour alone.

use maud::{Markup, html};
use new_game::{Components, FaceDown, Stone, Stones};
use present::number;

/// The width of a stone with the space beside it.
pub(crate) const STEP: u32 = 60;

/// What the drawings refer to, defined once per page.
pub(crate) fn symbols() -> Markup {
    html! {
        symbol id="new-game-stone" viewBox="0 0 60 60" {
            ellipse.tint cx="30" cy="30" rx="26" ry="22" {}
            ellipse.outline cx="30" cy="30" rx="26" ry="22" {}
        }
        symbol id="new-game-back" viewBox="0 0 60 60" {
            ellipse.f-sand cx="30" cy="30" rx="26" ry="22" {}
            ellipse.shade cx="30" cy="30" rx="26" ry="22" fill="url(#hatch-fine)" {}
            ellipse.outline cx="30" cy="30" rx="26" ry="22" {}
        }
    }
}

/// A stone that lies face up, with its left edge at `x`.
pub(crate) fn stone(stone: Stone, x: u32) -> Markup {
    let tincture = match stone {
        Stone::Gold => "or",
        Stone::Grey => "cendree",
        Stone::Black => "sable",
    };
    html! {
        g.(tincture) {
            use href="#new-game-stone" x=(x) width="60" height="60" {}
            text.charge.new-game-value x=(x + 30) y="38" { (number(Components::of_the_box().values[stone])) }
        }
    }
}

/// Some stones in a row that begins at `x`.
pub(crate) fn row(stones: &Stones, x: u32) -> Markup {
    let all = Stone::ALL.into_iter().flat_map(|kind| (0..stones[kind]).map(move |_| kind));
    html! { @for (kind, place) in all.zip(0..) { (stone(kind, x + place * STEP)) } }
}

/// The stones that a seat has kept, in a row that begins at `x`: their backs, unless the viewer knows them.
pub(crate) fn kept(stones: &FaceDown, x: u32) -> Markup {
    match stones {
        FaceDown::Seen(stones) => row(stones, x),
        FaceDown::Unseen(count) => html! {
            @for place in 0..u32::from(*count) { use href="#new-game-back" x=(x + place * STEP) width="60" height="60" {} }
        },
    }
}
