//! The cover: a round kingdom of five lands around a castle of three rings.

use maud::{Markup, html};

use present::cover;
use present::engrave::{level_lines, polar, ring_piece};

const CENTRE: (f32, f32) = (200.0, 150.0);

/// The five lands: colour and hatching.
const LANDS: [(&str, &str); 5] = [
    ("f-green", "url(#hatch-vert)"),
    ("f-grain", "url(#hatch-or)"),
    ("f-blue", "url(#hatch-azure)"),
    ("f-rose", "url(#hatch-rose)"),
    ("f-stone", "url(#hatch-stone)"),
];

#[must_use]
pub(crate) fn picture() -> Markup {
    let table = level_lines((12.0, 16.0), (388.0, 286.0), 6.0, |x, y| {
        let distance = ((x - CENTRE.0).powi(2) + (y - CENTRE.1).powi(2)).sqrt();
        ((distance - 132.0) / 40.0).clamp(0.0, 2.4)
    });
    cover(
        "cover-viscounts",
        &html! {
            path.engraved d=(table) {}
            circle.f-gold.s cx="200" cy="150" r="132" {}
            circle.f-white.s cx="200" cy="150" r="126" {}
            @for (land, (colour, hatching)) in LANDS.iter().enumerate() {
                @let from = land as f32 * 72.0 - 36.0;
                @let piece = ring_piece(CENTRE, (58.0, 120.0), (from + 1.5, from + 70.5));
                path.s.(colour) d=(piece) {}
                path.hatching d=(piece) fill=(hatching) {}
                @let (x, y) = polar(CENTRE, from + 36.0, 91.0);
                g transform={ "translate(" (x) " " (y) ")" } { (place(land)) }
            }
            // Roads from the lands to the castle, with a townsman on two of them.
            @for land in 0..5 {
                @let angle = land as f32 * 72.0;
                @let [(ax, ay), (bx, by)] = [polar(CENTRE, angle + 36.0, 120.0), polar(CENTRE, angle + 36.0, 50.0)];
                path.road-edge d={ "M" (ax) " " (ay) "L" (bx) " " (by) } {}
                path.road d={ "M" (ax) " " (ay) "L" (bx) " " (by) } {}
            }
            // Three rings of wall, each higher than the one before.
            @for radius in [58.0_f32, 44.0, 30.0] {
                circle.f-masonry.s cx="200" cy="150" r=(radius) {}
                circle.courses cx="200" cy="150" r=(radius) fill="url(#hatch-stone)" {}
                circle.merlons cx="200" cy="150" r=(radius - 4.0) {}
                circle.f-sand.s-thin cx="200" cy="150" r=(radius - 8.0) {}
            }
            g.gules transform="translate(200 160)" {
                path.f-masonry.s d="M-13 14V-20H13V14Z" {}
                path.shade d="M2 -20H13V14H2Z" fill="url(#hatch-fine)" {}
                path.f-masonry.s d="M-18 -32H-11V-27H-4V-32H4V-27H11V-32H18V-20L13 -16H-13L-18 -20Z" {}
                path.tint.s d="M-12 -30L0 -52L12 -30Z" {}
                path.tiles d="M-12 -30L0 -52L12 -30Z" fill="url(#hatch-tiles)" {}
                path.pole d="M0 -52V-66" {}
                path.f-gold.s-thin d="M0 -66L18 -62L0 -57Z" {}
                path.f-cut d="M-4 14V4Q0 -2 4 4V14ZM-7 -3V-9H-4V-3ZM4 -3V-9H7V-3Z" {}
            }
            @for (x, y, name) in [(46, 46, 0), (354, 46, 1), (46, 254, 2), (354, 254, 3)] {
                g transform={ "translate(" (x) " " (y) ")" } { (token(name)) }
            }
        },
    )
}

/// The picture of a land with its centre at the origin.
fn place(land: usize) -> Markup {
    html! {
        @match land {
            // A chapel.
            0 => {
                path.f-white.s d="M-14 12V-4H8V12Z" {}
                path.f-red.s d="M-17 -3L-10 -14H12L8 -3Z" {}
                path.f-white.s d="M4 12V-16H16V12Z" {}
                path.f-red.s d="M2 -16L10 -30L18 -16Z" {}
                path.pole d="M10 -30V-37M7 -34H13" {}
                path.f-cut d="M-6 12V4H0V12ZM8 -4V-10H12V-4Z" {}
            }
            // Sheaves and a mill.
            1 => {
                path.f-masonry.s d="M-9 16L-6 -10H6L9 16Z" {}
                path.f-red.s d="M-8 -10Q0 -24 8 -10Z" {}
                path.f-white.s-thin d="M0 -12L-20 -24L-17 -29L2 -14ZM0 -12L18 -28L22 -24L2 -10ZM0 -12L20 2L17 6L-2 -10ZM0 -12L-18 4L-22 0L-2 -14Z" {}
                circle.f-cut cx="0" cy="-12" r="2.500" {}
            }
            // A ship.
            2 => {
                path.f-grain.s d="M-18 4H18Q16 14 8 14H-8Q-16 14 -18 4Z" {}
                path.pole d="M0 4V-22" {}
                path.f-white.s d="M2 -20Q18 -12 14 2H2ZM-2 -16Q-14 -10 -12 2H-2Z" {}
                path.f-red.s-thin d="M0 -22L-12 -26L0 -29Z" {}
            }
            // A town.
            3 => {
                path.f-white.s d="M-20 12V-6L-12 -16L-4 -6V12ZM-4 12V-12L5 -24L14 -12V12ZM14 12V-2L19 -8L24 -2V12Z" {}
                path.f-blue.s-thin d="M-22 -5L-12 -18L-2 -5ZM-6 -11L5 -26L16 -11Z" {}
                path.f-cut d="M-15 12V4H-9V12ZM2 12V2H8V12ZM2 -3V-8H8V-3Z" {}
            }
            // Rock and a mine.
            _ => {
                path.f-masonry.s d="M-24 14L-12 -10L-4 0L6 -20L24 14Z" {}
                path.shade d="M6 -20L24 14H4Z" fill="url(#hatch-fine)" {}
                path.f-cut d="M-6 14V6Q0 -2 6 6V14Z" {}
                path.pole d="M-8 14V4M8 14V4M-9 4H9" {}
            }
        }
    }
}

/// A token in a corner: coin, stone, ink and gold.
fn token(name: u8) -> Markup {
    html! {
        @match name {
            0 => {
                circle.f-gold.s r="20" {}
                circle.s-thin r="15" {}
                use href="#crown" x="-12" y="-10" width="24" height="19" {}
            }
            1 => {
                path.f-stone.s d="M-20 8L-12 -12L8 -16L20 -2L14 14L-10 16Z" {}
                path.shade d="M8 -16L20 -2L14 14L2 2Z" fill="url(#hatch-fine)" {}
                path.s-thin d="M-12 -12L2 2L8 -16M2 2L14 14M2 2L-20 8" {}
            }
            2 => {
                path.f-white.s d="M-18 -14H14Q20 -14 20 -8T14 -2V16H-14Q-20 16 -20 10T-14 4Z" {}
                path.s-thin d="M-10 -7H8M-10 -1H8M-10 5H8M-8 11H4" {}
                circle.f-red.s-thin cx="10" cy="13" r="6" {}
            }
            _ => {
                path.f-cut d="M-10 18Q-18 8 -8 -2H8Q18 8 10 18Z" {}
                path.f-masonry.s d="M-8 -2V-8H8V-2Z" {}
                path.f-white.s d="M2 -8Q4 -24 18 -26Q18 -14 6 -8Z" {}
            }
        }
    }
}
