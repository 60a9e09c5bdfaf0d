//! The crown, the king, and the logo of the project: a keep.

use maud::{Markup, PreEscaped, html};

/// The shapes of the logo, in its own 64 x 64 units.
const KEEP_BODY: &str = "M20 27H44V54H20Z";
const KEEP_TOP: &str = "M15 14H21V18H26V14H38V18H43V14H49V24L44 29H20L15 24Z";
const KEEP_FLAG: &str = "M32 14V3L43 6.500L32 10";

/// The logo: a keep on a hill. Screen readers skip it, because the name is next to it.
#[must_use]
pub fn logo() -> Markup {
    html! {
        svg.logo viewBox="0 0 64 64" aria-hidden="true" focusable="false" { use href="#keep" width="64" height="64" {} }
    }
}

/// The logo as an SVG file for the browser's tab. It contains its colours, because no style sheet applies there.
#[must_use]
pub fn favicon() -> String {
    let icon = html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" {
            rect width="64" height="64" rx="12" fill="#f4ead5" {}
            path d="M2 56Q14 46 32 47T62 56V58Q62 62 56 62H8Q2 62 2 58Z" fill="#5b7b4a" {}
            g fill="#e4d8bd" stroke="#2b2118" stroke-width="2.5" stroke-linejoin="round" {
                path d=(KEEP_BODY) {}
                path d="M34 29H44V52H34Z" fill="#b9a98a" stroke="none" {}
                path d=(KEEP_BODY) fill="none" {}
                path d=(KEEP_TOP) {}
                path d=(KEEP_FLAG) fill="#a4352b" {}
                path d="M28 54V46Q32 40 36 46V54Z" fill="#2b2118" {}
            }
        }
    };
    PreEscaped(icon).0.0
}

pub(crate) fn symbols() -> Markup {
    html! {
        symbol id="keep" viewBox="0 0 64 64" {
            path.keep-hill d="M2 58Q14 47 32 48T62 58Q32 64 2 58Z" {}
            path.keep-stone d=(KEEP_BODY) {}
            path.shade d="M33 29H44V54H33Z" fill="url(#hatch-fine)" {}
            path.keep-line d=(KEEP_BODY) {}
            path.keep-stone.keep-line d=(KEEP_TOP) {}
            path.keep-flag d=(KEEP_FLAG) {}
            path.keep-door d="M28 54V46Q32 40 36 46V54Z" {}
            path.keep-door d="M31 33H33V39H31Z" {}
        }
        symbol id="king" viewBox="0 0 72 66" {
            path.king-robe d="M6 66Q8 44 24 40H48Q64 44 66 66Z" {}
            path.king-fur d="M24 40L36 58L48 40L54 43L36 66L18 43Z" {}
            path.king-skin d="M25 18H47V32Q47 42 36 42T25 32Z" {}
            path.king-beard d="M25 30Q30 33 36 33T47 30Q48 46 36 50Q24 46 25 30ZM33 37H39L36 39Z" {}
            path.king-eyes d="M30 25H33M39 25H42" {}
            path.crown-gold d="M22 20L19 4L28 11L36 1L44 11L53 4L50 20Q36 15 22 20Z" {}
        }
        symbol id="crown" viewBox="0 0 100 80" {
            path.crown-lining d="M18 54Q50 40 82 54V62Q50 50 18 62Z" {}
            path.crown-gold d="M8 22L28 42L38 12L50 38L62 12L72 42L92 22L84 62Q50 50 16 62Z" {}
            path.shade d="M50 38L62 12L72 42L92 22L84 62Q68 56 50 56Z" fill="url(#hatch-fine)" {}
            path.crown-gold d="M16 62Q50 50 84 62L82 74Q50 63 18 74Z" {}
            circle.crown-gold cx="8" cy="20" r="5" {}
            circle.crown-gold cx="38" cy="9" r="5.500" {}
            circle.crown-gold cx="62" cy="9" r="5.500" {}
            circle.crown-gold cx="92" cy="20" r="5" {}
            path.crown-jewel d="M50 57L56 62L50 67L44 62Z" {}
            circle.crown-jewel cx="30" cy="64" r="3.200" {}
            circle.crown-jewel cx="70" cy="64" r="3.200" {}
        }
    }
}
