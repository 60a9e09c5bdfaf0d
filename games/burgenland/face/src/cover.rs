//! The cover: three castles under the king's crown, and tumbling dice.

use maud::{Markup, html};

use present::cover;
use present::engrave::{level_lines, rays};

const SUN: (f32, f32) = (200.0, 100.0);

#[must_use]
pub(crate) fn picture() -> Markup {
    // The sky is lighter towards the crown.
    let sky = level_lines((12.0, 16.0), (388.0, 210.0), 6.0, |x, y| {
        let distance = ((x - SUN.0).powi(2) + (y - SUN.1).powi(2)).sqrt();
        ((distance - 96.0) / 60.0).clamp(0.0, 2.6) * (1.0 - y / 330.0)
    });
    cover(
        "cover-burgenland",
        &html! {
            path.engraved d=(sky) {}
            path.f-gold d=(rays(SUN, 76.0, 118.0, 48)) {}
            circle.f-grain.s cx=(SUN.0) cy=(SUN.1) r="70" {}
            circle.hatching cx=(SUN.0) cy=(SUN.1) r="70" fill="url(#hatch-or)" {}
            use href="#crown" x="138" y="34" width="124" height="99" {}

            // Far hills, with a castle on either side; the near hill hides their feet.
            path.f-stone.s d="M10 204Q70 160 138 190T262 184T390 176V290H10Z" {}
            path.shade d="M10 204Q70 160 138 190T262 184T390 176V290H10Z" fill="url(#hatch-fine)" {}
            g.azure transform="translate(8 152) scale(.95)" { (castle(&["great-tower", "wall", "small-tower"])) }
            g.gules transform="translate(252 152) scale(.95)" { (castle(&["house", "wall", "great-tower"])) }
            path.f-green.s d="M10 222Q90 196 200 202T390 214V290H10Z" {}
            path.hatching d="M10 222Q90 196 200 202T390 214V290H10Z" fill="url(#hatch-vert)" {}
            g.or transform="translate(106 156) scale(1.26)" { (castle(&["small-tower", "wall", "house"])) }

            path.f-green.s d="M10 246Q110 218 212 228T390 236V290H10Z" {}
            path.hatching d="M10 246Q110 218 212 228T390 236V290H10Z" fill="url(#hatch-vert)" {}
            path.s-thin d="M28 262Q48 254 70 256M84 244Q110 237 128 239M330 252Q350 246 376 249M60 280Q86 272 112 275" {}

            g transform="translate(232 258) rotate(-18)" { use.die.die-red href="#die-5" x="-24" y="-24" width="48" height="48" {} }
            g transform="translate(296 264) rotate(24)" { use.die.die-red href="#die-3" x="-21" y="-21" width="42" height="42" {} }
            g transform="translate(164 264) rotate(11)" { use.die.die-argent href="#die-6" x="-20" y="-20" width="40" height="40" {} }
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
