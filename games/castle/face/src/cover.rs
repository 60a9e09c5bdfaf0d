//! The cover: a walled bailey from above; the wall is the score track.

use maud::{Markup, html};

use present::cover;
use present::engrave::{level_lines, polar, short};

/// The middle line of the wall.
const WALL: &str = "M92 52L196 40L302 58L338 120L326 214L262 256L150 262L74 222L58 128Z";

/// Towers stand where the wall turns.
const CORNERS: [(f32, f32); 9] = [
    (92.0, 52.0),
    (196.0, 40.0),
    (302.0, 58.0),
    (338.0, 120.0),
    (326.0, 214.0),
    (262.0, 256.0),
    (150.0, 262.0),
    (74.0, 222.0),
    (58.0, 128.0),
];

#[must_use]
pub(crate) fn picture() -> Markup {
    let meadow = level_lines((12.0, 16.0), (388.0, 286.0), 7.0, |x, y| {
        let wave = ((x * 0.045 + y * 0.11).sin() + (x * 0.021 - y * 0.07).cos()) * 0.5;
        (wave * 1.9).clamp(0.0, 1.9)
    });
    cover(
        "cover-castle",
        &html! {
            rect.f-green x="10" y="10" width="380" height="280" {}
            path.engraved d=(meadow) {}
            @for (x, y, size) in [(34, 40, 13), (56, 74, 9), (30, 262, 12), (48, 244, 8), (364, 44, 12), (346, 28, 8), (368, 250, 13), (350, 272, 9), (372, 170, 9), (26, 170, 8)] {
                (tree(x as f32, y as f32, size as f32))
            }
            // The road from the gate.
            path.road-edge d="M206 258Q204 276 226 292" {}
            path.road d="M206 254Q204 276 226 294" {}

            path.f-sand d=(WALL) {}
            path.f-green.s-thin d="M104 66L186 56L184 112L140 138L84 128L98 72Z" {}
            path.f-green.s-thin d="M212 150L318 132L312 204L256 240L206 206Z" {}
            path.hatching d="M104 66L186 56L184 112L140 138L84 128L98 72ZM212 150L318 132L312 204L256 240L206 206Z" fill="url(#hatch-vert)" {}

            // Paths between the gate, the market and the keep.
            path.road-edge d="M206 250Q198 206 190 178T204 120T262 96M190 178Q140 166 92 180M204 120Q196 90 200 58M262 96Q296 92 326 122" {}
            path.road d="M206 250Q198 206 190 178T204 120T262 96M190 178Q140 166 92 180M204 120Q196 90 200 58M262 96Q296 92 326 122" {}

            (house(216.0, 58.0, 40.0, 26.0))
            (house(268.0, 110.0, 34.0, 22.0))
            (house(216.0, 108.0, 30.0, 26.0))
            (house(104.0, 190.0, 46.0, 26.0))
            (house(150.0, 222.0, 34.0, 24.0))
            (house(150.0, 142.0, 28.0, 24.0))
            (house(84.0, 148.0, 40.0, 22.0))
            (tower(288.0, 80.0, 15.0))
            (tower(120.0, 234.0, 14.0))
            (tower(226.0, 226.0, 13.0))
            // The keep.
            rect.f-masonry.s x="142" y="72" width="34" height="34" {}
            rect.courses x="142" y="72" width="34" height="34" fill="url(#hatch-stone)" {}
            (tower(159.0, 89.0, 13.0))

            (fountain(262.0, 178.0))
            (stall(232.0, 164.0, -12))
            (stall(288.0, 160.0, 10))
            (stall(286.0, 196.0, -24))
            (stall(240.0, 200.0, 20))
            (tree(116.0, 86.0, 9.0))
            (tree(108.0, 112.0, 8.0))
            (tree(132.0, 122.0, 7.0))

            // The wall with its score track, its towers and its gate.
            path.wall-edge d=(WALL) {}
            path.wall-walk d=(WALL) {}
            path.wall-joints d=(WALL) {}
            @for (x, y) in CORNERS { (tower(x, y, 17.0)) }
            g transform="translate(206 259) rotate(-3)" {
                rect.f-masonry.s x="-20" y="-13" width="40" height="26" {}
                rect.f-cut x="-7" y="-13" width="14" height="26" {}
                (tower(-20.0, 0.0, 11.0))
                (tower(20.0, 0.0, 11.0))
            }
            // Two heralds on the wall: the score.
            (herald("gules", 128.0, 40.0))
            (herald("azure", 322.0, 160.0))
        },
    )
}

/// A round tower from above: its roof is a cone of many faces, light on one side.
fn tower(x: f32, y: f32, radius: f32) -> Markup {
    let centre = (x, y);
    let mut faces = String::new();
    for face in 0..8 {
        let (to_x, to_y) = polar(centre, face as f32 * 45.0, radius);
        faces.push_str(&format!("M{x} {y}L{to_x} {to_y}"));
    }
    let [(from_x, from_y), (to_x, to_y)] = [polar(centre, 45.0, radius), polar(centre, 225.0, radius)];
    html! {
        circle.f-red.s cx=(x) cy=(y) r=(radius) {}
        path.shade d={ "M" (from_x) " " (from_y) "A" (radius) " " (radius) " 0 0 1 " (to_x) " " (to_y) "Z" } fill="url(#hatch-fine)" {}
        path.s-thin d=(faces) {}
        circle.f-gold.s-thin cx=(x) cy=(y) r="2.500" {}
    }
}

/// A house from above: four faces of roof around a ridge.
fn house(x: f32, y: f32, width: f32, height: f32) -> Markup {
    let (right, bottom, half) = (x + width, y + height, height / 2.0);
    let (ridge_from, ridge_to, ridge) = (x + half, right - half, y + half);
    html! {
        rect.f-blue.s x=(x) y=(y) width=(width) height=(height) {}
        path.hatching d={ "M" (x) " " (y) "H" (right) "L" (ridge_to) " " (ridge) "H" (ridge_from) "Z" } fill="url(#hatch-gules)" {}
        path.shade d={ "M" (x) " " (bottom) "H" (right) "V" (y) "L" (ridge_to) " " (ridge) "H" (ridge_from) "Z" } fill="url(#hatch-fine)" {}
        path.s-thin d={ "M" (x) " " (y) "L" (ridge_from) " " (ridge) "H" (ridge_to) "L" (right) " " (y) "M" (x) " " (bottom) "L" (ridge_from) " " (ridge) "M" (right) " " (bottom) "L" (ridge_to) " " (ridge) } {}
    }
}

fn fountain(x: f32, y: f32) -> Markup {
    html! {
        circle.f-masonry.s cx=(x) cy=(y) r="15" {}
        circle.f-blue.s-thin cx=(x) cy=(y) r="11" {}
        circle.hatching cx=(x) cy=(y) r="11" fill="url(#hatch-azure)" {}
        circle.f-masonry.s-thin cx=(x) cy=(y) r="4" {}
    }
}

/// A market stall from above: a striped awning.
fn stall(x: f32, y: f32, turn: i16) -> Markup {
    html! {
        g transform={ "translate(" (x) " " (y) ") rotate(" (turn) ")" } {
            rect.f-white.s x="-10" y="-7" width="20" height="14" {}
            path.f-red d="M-10 -7H-6V7H-10ZM-2 -7H2V7H-2ZM6 -7H10V7H6Z" {}
            rect.s-thin x="-10" y="-7" width="20" height="14" {}
        }
    }
}

fn tree(x: f32, y: f32, radius: f32) -> Markup {
    const LEAVES: u8 = 7;
    let bulge = short(radius * 0.52);
    let mut crown = String::new();
    for leaf in 0..=LEAVES {
        let (to_x, to_y) = polar((x, y), f32::from(leaf) * 360.0 / f32::from(LEAVES), radius);
        let step = if leaf == 0 { "M".to_owned() } else { format!("A{bulge} {bulge} 0 0 1 ") };
        crown.push_str(&format!("{step}{to_x} {to_y}"));
    }
    crown.push('Z');
    html! {
        path.f-leaf.s d=(crown) {}
        path.shade d=(crown) fill="url(#hatch-fine)" {}
    }
}

/// A herald standing upright on the plan, as the figure on a board does.
fn herald(tincture: &str, x: f32, y: f32) -> Markup {
    html! {
        g.(tincture) transform={ "translate(" (x) " " (y) ")" } {
            path.tint.s d="M-9 10L-5 -8Q0 -12 5 -8L9 10Q0 14 -9 10Z" {}
            circle.f-rose.s cx="0" cy="-14" r="5" {}
            path.f-gold.s-thin d="M5 -4L20 -12V-2L7 2Z" {}
        }
    }
}
