//! The cover: one land, upright for one heir and upside down for the other.

use maud::{Markup, html};

use present::cover;
use present::engrave::{level_lines, rays};
use present::{Arms, Ordinary, Tincture};

#[must_use]
pub(crate) fn picture() -> Markup {
    let heirs = [
        ("", Arms { tincture: Tincture::Gules, ordinary: Ordinary::Fess }),
        ("rotate(180 200 150)", Arms { tincture: Tincture::Azure, ordinary: Ordinary::Chevron }),
    ];
    cover(
        "cover-two-heirs",
        &html! {
            @for (turn, _) in &heirs { g transform=(turn) { (land()) } }
            path.s-wide d=(BORDER) {}
            // One road connects both houses.
            path.road-edge d=(ROAD) {}
            path.road d=(ROAD) {}
            @for (turn, arms) in &heirs { g transform=(turn) { (house(*arms)) } }
            // The crown between them.
            path.f-gold d=(rays((200.0, 150.0), 36.0, 50.0, 32)) {}
            circle.f-gold.s cx="200" cy="150" r="36" {}
            circle.hatching cx="200" cy="150" r="36" fill="url(#hatch-or)" {}
            circle.f-white.s cx="200" cy="150" r="28" {}
            use href="#crown" x="177" y="130" width="46" height="37" {}
        },
    )
}

/// The border between the halves, which is point-symmetric.
const BORDER: &str = "M10 176C80 136 130 190 200 150S320 164 390 124";

/// The road, which is point-symmetric too.
const ROAD: &str = "M116 226C60 190 150 190 200 150S340 110 284 74";

/// One heir's half of the land: grain, wood and rock.
fn land() -> Markup {
    let furrows = level_lines((12.0, 246.0), (126.0, 288.0), 8.0, |x, y| 1.2 + ((x + y) * 0.05).sin() * 0.8);
    html! {
        path.f-green d={ (BORDER) "V290H10Z" } {}
        path.hatching d={ (BORDER) "V290H10Z" } fill="url(#hatch-vert)" {}
        path.f-grain.s d="M10 238Q60 220 116 238Q150 254 138 290H10Z" {}
        path.engraved d=(furrows) {}
        @for (x, y) in [(24, 228), (44, 222), (66, 220)] { (sheaf(x as f32, y as f32)) }
        // Rock at the right, cut in facets.
        path.f-stone.s d="M280 290L292 234L308 248L324 194L342 228L358 184L380 222L392 206V290Z" {}
        path.shade d="M324 194L342 228L332 290H304ZM358 184L380 222L392 206V290H364ZM292 234L308 248L300 290H290Z" fill="url(#hatch-fine)" {}
        path.s-thin d="M324 194L316 240L328 290M358 184L352 236L364 290M292 234L290 268" {}
        // A wood between them.
        @for (x, y, size) in [(232, 212, 15), (254, 202, 16), (276, 212, 14), (216, 238, 16), (242, 240, 17), (268, 244, 18), (228, 270, 17), (256, 274, 17), (284, 278, 15), (200, 278, 15), (170, 284, 14)] {
            (fir(x as f32, y as f32, size as f32))
        }
    }
}

/// The house of an heir with its arms.
fn house(arms: Arms) -> Markup {
    html! {
        g.(arms.tincture.class()) transform="translate(112 208) scale(1.15)" {
            path.f-masonry.s d="M-26 40V18H-20V24H-14V18H-8V24H-2V18H4V40Z" {}
            rect.courses x="-26" y="24" width="30" height="16" fill="url(#hatch-stone)" {}
            path.f-masonry.s d="M4 40V-6H32V40Z" {}
            rect.courses x="4" y="-6" width="28" height="46" fill="url(#hatch-stone)" {}
            path.shade d="M20 -6H32V40H20Z" fill="url(#hatch-fine)" {}
            path.tint.s d="M-1 -5L18 -34L37 -5Z" {}
            path.tiles d="M-1 -5L18 -34L37 -5Z" fill="url(#hatch-tiles)" {}
            path.f-white.s d="M32 40V14H64V40Z" {}
            path.tint.s d="M28 16L38 -4H58L68 16Z" {}
            path.tiles d="M28 16L38 -4H58L68 16Z" fill="url(#hatch-tiles)" {}
            path.s-thin d="M48 17V40M33 28H63" {}
            path.f-cut d="M14 40V29Q18 22 22 29V40ZM15 14V6Q18 1 21 6V14ZM37 26V19H43V26ZM53 26V19H59V26Z" {}
            path.pole d="M18 -34V-50" {}
            path.tint.s-thin d="M18 -50L38 -46L32 -42L38 -38L18 -38Z" {}
        }
        (arms.place(66.0, 260.0, 34.0))
    }
}

fn sheaf(x: f32, y: f32) -> Markup {
    html! {
        g transform={ "translate(" (x) " " (y) ")" } {
            path.f-grain.s d="M0 18Q-9 4 -6 -8Q0 -14 6 -8Q9 4 0 18Z" {}
            path.s-thin d="M-3 14L-5 -6M0 16V-10M3 14L5 -6M-6 8H6" {}
        }
    }
}

fn fir(x: f32, y: f32, size: f32) -> Markup {
    html! {
        g transform={ "translate(" (x) " " (y) ") scale(" (size / 16.0) ")" } {
            path.f-cut d="M-2 12H2V18H-2Z" {}
            path.f-leaf.s d="M0 -22L9 -6H5L13 6H8L15 14H-15L-8 6H-13L-5 -6H-9Z" {}
            path.shade d="M0 -22L9 -6H5L13 6H8L15 14H0Z" fill="url(#hatch-fine)" {}
        }
    }
}
