//! Two heirs: one land, upright for one of them and upside down for the other.

use maud::{Markup, html};

use super::framed;
use crate::engrave::level_lines;
use crate::{Arms, Ordinary, Tincture};

/// The cover of Two Heirs.
#[must_use]
pub fn two_heirs() -> Markup {
    framed(
        "cover-two-heirs",
        &html! {
            (half("gules", Ordinary::Fess))
            g transform="rotate(180 200 150)" { (half("azure", Ordinary::Chevron)) }
            // One road joins both houses.
            path.road-edge d="M158 232C96 196 150 168 200 150S304 104 242 68" {}
            path.road d="M158 236C92 196 150 168 200 150S308 104 242 64" {}
            // The crown between them.
            circle.f-gold.s cx="200" cy="150" r="34" {}
            circle.hatching cx="200" cy="150" r="34" fill="url(#hatch-or)" {}
            circle.f-vellum.s cx="200" cy="150" r="27" {}
            use href="#crown" x="178" y="131" width="44" height="35" {}
        },
    )
}

/// One heir's half of the land: grain, wood and rock, and the house with its banner.
fn half(tincture: &str, ordinary: Ordinary) -> Markup {
    let furrows = level_lines((12.0, 206.0), (150.0, 288.0), 8.0, |x, y| 1.2 + ((x + y) * 0.05).sin() * 0.8);
    let arms = Arms { tincture: if tincture == "gules" { Tincture::Gules } else { Tincture::Azure }, ordinary };
    html! {
        // The parting line runs from edge to edge through the middle, so that both halves fit each other.
        path.f-green d="M10 170C80 130 140 190 200 150S320 170 390 130V290H10Z" {}
        path.hatching d="M10 170C80 130 140 190 200 150S320 170 390 130V290H10Z" fill="url(#hatch-vert)" {}
        path.s d="M10 170C80 130 140 190 200 150S320 170 390 130" {}
        path.f-grain.s d="M10 206Q70 184 124 206Q160 232 138 290H10Z" {}
        path.engraved d=(furrows) {}
        @for (x, y) in [(26, 196), (48, 188), (72, 186), (96, 190), (116, 198)] { (sheaf(x as f32, y as f32)) }
        // Rock at the right, cut in facets.
        path.f-stone.s d="M272 290L286 232L304 246L322 198L340 228L356 190L378 226L390 210V290Z" {}
        path.shade d="M322 198L340 228L330 290H300ZM356 190L378 226L390 210V290H362ZM286 232L304 246L296 290H284Z" fill="url(#hatch-fine)" {}
        path.s-thin d="M322 198L314 240L326 290M356 190L350 236L362 290M286 232L284 268" {}
        // Wood along the foot.
        @for (x, y, size) in [(224, 226, 15), (246, 214, 16), (268, 224, 14), (236, 250, 17), (262, 252, 18), (288, 276, 15), (214, 272, 17), (248, 280, 17), (184, 282, 14)] {
            (fir(x as f32, y as f32, size as f32))
        }
        // The house of the heir.
        g.(tincture) transform="translate(126 192)" {
            path.f-masonry.s d="M-18 40V18H-12V24H-6V18H0V24H6V18H12V40Z" {}
            rect.courses x="-18" y="24" width="30" height="16" fill="url(#hatch-stone)" {}
            path.f-masonry.s d="M12 40V-4H36V40Z" {}
            path.shade d="M24 -4H36V40H24Z" fill="url(#hatch-fine)" {}
            path.tint.s d="M8 -4L24 -30L40 -4Z" {}
            path.tiles d="M8 -4L24 -30L40 -4Z" fill="url(#hatch-tiles)" {}
            path.f-masonry.s d="M36 40V12H64V40Z" {}
            path.tint.s d="M32 14L42 -4H60L68 14Z" {}
            path.tiles d="M32 14L42 -4H60L68 14Z" fill="url(#hatch-tiles)" {}
            path.f-cut d="M20 40V30Q24 24 28 30V40ZM21 16V8Q24 4 27 8V16ZM44 28V22H48V28ZM54 28V22H58V28Z" {}
            path.pole d="M24 -30V-46" {}
            path.tint.s-thin d="M24 -46L44 -42L38 -38L44 -34L24 -34Z" {}
        }
        (arms.place(84.0, 246.0, 34.0))
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
