//! Followers in their roles, keeps, and wall tiles.

use castle::{AreaKind, WallTile};
use kernel::Seat;
use maud::{Markup, html};

use present::{Arms, Tincture};

const fn figure_symbol(kind: AreaKind) -> &'static str {
    match kind {
        AreaKind::Path => "#castle-herald",
        AreaKind::Tower => "#castle-knight",
        AreaKind::House => "#castle-squire",
        AreaKind::Courtyard => "#castle-merchant",
    }
}

/// A follower in the role that a kind of area gives it, standing at (`x`, `y`).
pub(super) fn follower(seat: Seat, kind: AreaKind, (x, y): (f32, f32)) -> Markup {
    html! { use.(arms(seat).tincture.class()) href=(figure_symbol(kind)) x=(x) y=(y) {} }
}

/// A keep, standing at (`x`, `y`).
pub(super) fn keep(seat: Seat, (x, y): (f32, f32)) -> Markup {
    html! { use.(arms(seat).tincture.class()) href="#castle-keep" x=(x) y=(y) {} }
}

/// A follower in the supply, as a small picture.
pub(super) fn idle_follower(seat: Seat) -> Markup {
    html! {
        svg.castle-figure.(arms(seat).tincture.class()) viewBox="-18 -25 36 46" aria-hidden="true" focusable="false" {
            use href="#castle-follower" {}
        }
    }
}

/// A keep that is not placed yet, or the icon beside its size.
pub(super) fn keep_picture(seat: Seat) -> Markup {
    html! {
        svg.castle-figure.(arms(seat).tincture.class()) viewBox="-22 -30 44 52" aria-hidden="true" focusable="false" {
            use href="#castle-keep" {}
        }
    }
}

/// A wall tile face up, as a picture with a caption.
pub(super) fn wall_tile(tile: WallTile, fresh: bool, label: &str) -> Markup {
    html! {
        svg.castle-wall-tile.fresh[fresh] viewBox="-26 -26 52 52" role="img" aria-label=(label) {
            title { (label) }
            (wall_tile_face(tile))
        }
    }
}

/// The face of a wall tile around the origin: its number and the sign of its effect.
pub(super) fn wall_tile_face(tile: WallTile) -> Markup {
    html! {
        use href="#castle-wall-tile" {}
        use href={ "#castle-effect-" (tile) } {}
        text.castle-wall-number x="-21" y="-7" { (tile) }
    }
}

/// The symbols of the figures. Their feet are a little below the origin.
pub(super) fn symbols() -> Markup {
    html! {
        g id="castle-follower" {
            ellipse.castle-shadow cx="0" cy="17" rx="14" ry="4" {}
            path.castle-body d="M-13 17L-7 -5Q0 -10 7 -5L13 17Q0 20 -13 17Z" {}
            circle.castle-body cx="0" cy="-13" r="8" {}
        }
        g id="castle-herald" {
            use href="#castle-follower" {}
            path.f-gold.s-thin d="M4 -10L16 -18L23 -22L24 -10L17 -13L6 -6Z" {}
            path.f-red.s-thin d="M10 -11L18 -15V-1L14 -4L10 1Z" {}
        }
        g id="castle-knight" {
            use href="#castle-follower" {}
            path.f-stone.s-thin d="M-8.500 -12Q-8 -22 0 -23Q8 -22 8.500 -12L4 -13H-4Z" {}
            path.f-red.s-thin d="M0 -23Q8 -30 12 -21Q6 -23 0 -21Z" {}
            path.f-stone.s-thin d="M-2 -1H14V8Q13 15 6 18Q-1 15 -2 8Z" {}
            path.f-red d="M4.500 0H7.500V16.500L6 17.300L4.500 16.500Z" {}
        }
        g id="castle-squire" {
            use href="#castle-follower" {}
            path.f-green.s-thin d="M-8 -13Q-7 -22 2 -22L13 -18L8 -13Z" {}
            path.f-gold.s-thin d="M-15 -14H-12V16H-15Z" {}
            path.f-blue.s-thin d="M-12 -14L1 -9L-12 -4Z" {}
        }
        // Traders are drawn lying: they stay until the end.
        g id="castle-merchant" {
            g transform="rotate(-90) translate(0 2)" { use href="#castle-follower" {} }
            path.f-grain.s-thin d="M2 14Q-1 5 6 3H11Q18 5 15 14Q9 18 2 14Z" {}
            path.s-thin d="M5 3L4 -1H13L12 3" {}
        }
        g id="castle-keep" {
            ellipse.castle-shadow cx="0" cy="18" rx="18" ry="4" {}
            path.castle-body d="M-16 18V-12H-10V-7H-5V-12H5V-7H10V-12H16V18Z" {}
            path.castle-charge d="M-4 18V9A4 4 0 0 1 4 9V18ZM-11 -2H-7V4H-11ZM7 -2H11V4H7Z" {}
            path.pole d="M0 -12V-28" {}
            path.f-red.s-thin d="M0 -28L13 -24L0 -19Z" {}
        }
        g id="castle-wall-tile" {
            rect.f-masonry.s x="-24" y="-24" width="48" height="48" rx="5" {}
            rect.courses x="-24" y="-24" width="48" height="48" rx="5" fill="url(#hatch-stone)" {}
        }
        g id="castle-wall-tile-back" {
            rect.f-red.s x="-17" y="-17" width="34" height="34" rx="4" {}
            rect.hatching x="-17" y="-17" width="34" height="34" rx="4" fill="url(#hatch-gules)" {}
            path.f-masonry.s-thin d="M-9 10V-6H-5V-2H-2V-6H2V-2H5V-6H9V10Z" {}
        }
        g id="castle-effect-1" {
            path.castle-arrow d="M13 12A11 11 0 1 1 15 -1" {}
            path.f-red.s-thin d="M9 -3H21L15 6Z" {}
        }
        g id="castle-effect-2" {
            circle.f-red.s cx="4" cy="2" r="11" {}
            path.s-thin d="M4 2V-9M4 2L14 -3M4 2L12 10M4 2L-4 10M4 2L-6 -3" {}
            text.castle-effect x="12" y="21" { "×2" }
        }
        g id="castle-effect-3" {
            rect.f-blue.s x="-7" y="-9" width="22" height="20" {}
            path.s-thin d="M-7 -9L15 11M15 -9L-7 11" {}
            text.castle-effect x="12" y="21" { "×2" }
        }
        g id="castle-effect-4" {
            path.castle-road-edge d="M-18 10Q0 10 2 0T20 -8" {}
            path.castle-road d="M-18 10Q0 10 2 0T20 -8" {}
            text.castle-effect x="8" y="21" { "…+1" }
        }
        g id="castle-effect-5" {
            path.f-red.s d="M4 2V-9A11 11 0 1 1 -7 2Z" {}
            text.castle-effect x="8" y="21" { "…+2" }
        }
        g id="castle-effect-6" {
            path.f-blue.s d="M-7 0L4 -9H15V11H-7Z" {}
            text.castle-effect x="8" y="21" { "…+1" }
        }
        g id="castle-effect-7" {
            use href="#castle-market" x="5" y="0" {}
            text.castle-effect x="14" y="22" { "4" }
        }
        g id="castle-effect-8" {
            path.f-stone.s d="M-8 12V-8H-3V-4H1V-8H7V-4H11V-8H16V12Z" {}
            text.castle-effect x="12" y="22" { "+2" }
        }
        g id="castle-effect-9" {
            path.f-gold.s d="M4 -14L9 -3L20 -2L12 6L15 17L4 11L-7 17L-4 6L-12 -2L-1 -3Z" {}
            text.castle-effect x="4" y="9" { "5" }
        }
    }
}

/// The arms of a seat: black and white, as in the box. Red, blue and green are colours of the tiles.
pub(super) fn arms(seat: Seat) -> Arms {
    Arms { tincture: [Tincture::Sable, Tincture::Argent][seat.index()], ..Arms::of_seat(seat) }
}
