//! Burgenland: three castles under the king's crown, and dice that tumble.

use maud::{Markup, html};

use super::framed;
use crate::engrave::{level_lines, rays};

const SUN: (f32, f32) = (200.0, 112.0);

/// The cover of Burgenland.
#[must_use]
pub fn burgenland() -> Markup {
    // The sky grows lighter towards the crown.
    let sky = level_lines((12.0, 16.0), (388.0, 210.0), 6.0, |x, y| {
        let distance = ((x - SUN.0).powi(2) + (y - SUN.1).powi(2)).sqrt();
        ((distance - 96.0) / 60.0).clamp(0.0, 2.6) * (1.0 - y / 330.0)
    });
    framed(
        "cover-burgenland",
        &html! {
            path.engraved d=(sky) {}
            path.f-gold d=(rays(SUN, 76.0, 118.0, 48)) {}
            circle.f-grain.s cx=(SUN.0) cy=(SUN.1) r="70" {}
            circle.hatching cx=(SUN.0) cy=(SUN.1) r="70" fill="url(#hatch-or)" {}
            use href="#crown" x="136" y="48" width="128" height="102" {}

            // Far hills, then the near one.
            path.f-stone.s d="M10 214Q70 168 128 196T250 190T390 182V290H10Z" {}
            path.shade d="M10 214Q70 168 128 196T250 190T390 182V290H10Z" fill="url(#hatch-fine)" {}
            path.f-green.s d="M10 242Q90 196 200 204T390 226V290H10Z" {}
            path.hatching d="M10 242Q90 196 200 204T390 226V290H10Z" fill="url(#hatch-vert)" {}

            g transform="translate(22 124)" {
                g.azure transform="translate(0 12) scale(.72)" { (castle(&["wall", "great-tower", "wall", "small-tower"])) }
            }
            g transform="translate(270 122)" {
                g.gules transform="translate(0 10) scale(.72)" { (castle(&["house", "wall", "great-tower"])) }
            }
            g transform="translate(131 148)" {
                g.or transform="scale(.92)" { (castle(&["small-tower", "wall", "house"])) }
            }

            path.f-green.s d="M10 268Q110 236 212 250T390 254V290H10Z" {}
            path.hatching d="M10 268Q110 236 212 250T390 254V290H10Z" fill="url(#hatch-vert)" {}
            path.s-thin d="M38 274Q58 266 80 268M104 264Q130 257 158 260M320 270Q346 262 372 266" {}

            g transform="translate(226 256) rotate(-18)" { use.die.die-red href="#die-5" x="-24" y="-24" width="48" height="48" {} }
            g transform="translate(290 264) rotate(24)" { use.die.die-red href="#die-3" x="-21" y="-21" width="42" height="42" {} }
            g transform="translate(166 266) rotate(11)" { use.die.die-argent href="#die-6" x="-20" y="-20" width="40" height="40" {} }
        },
    )
}

/// Cards side by side, as in the game.
fn castle(cards: &[&str]) -> Markup {
    html! {
        @for (place, card) in cards.iter().enumerate() {
            use href={ "#burgenland-" (card) } x=(place * 50) width="50" height="62" {}
        }
    }
}
