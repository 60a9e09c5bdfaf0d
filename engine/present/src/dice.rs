//! Drawings of dice.

use maud::{Markup, PreEscaped, html};

use crate::engrave::short;
use crate::escaped::Escaped;

/// The positions of the pips on each face, in the die's own 60 x 60 units; the first face is blank.
const PIPS: [&[(u8, u8)]; 7] = [
    &[],
    &[(30, 30)],
    &[(18, 18), (42, 42)],
    &[(17, 17), (30, 30), (43, 43)],
    &[(18, 18), (42, 18), (18, 42), (42, 42)],
    &[(17, 17), (43, 17), (30, 30), (17, 43), (43, 43)],
    &[(18, 16), (42, 16), (18, 30), (42, 30), (18, 44), (42, 44)],
];

/// A die that shows `face` (0: not thrown yet), with its centre at (`x`, `y`). Its class (`die-red`, `die-argent`,
/// `die-sable`) sets its colour.
#[must_use]
pub fn die(class: &'static str, face: u8, x: f32, y: f32, size: f32) -> Markup {
    html! {
        use.die.(PreEscaped(class)) href={ "#die-" (face) } x=(short(x - size / 2.0)) y=(short(y - size / 2.0)) width=(short(size)) height=(short(size)) {}
    }
}

/// A [`die`] with a `data-key`: one that is followed when it moves, or that tumbles when it is thrown.
#[must_use]
pub fn keyed_die(key: &str, class: &'static str, face: u8, x: f32, y: f32, size: f32) -> Markup {
    html! {
        use.die.(PreEscaped(class)) data-key=(Escaped(key)) href={ "#die-" (face) } x=(short(x - size / 2.0)) y=(short(y - size / 2.0)) width=(short(size)) height=(short(size)) {}
    }
}

/// A die as a separate picture, for text and panels.
#[must_use]
pub fn die_picture(class: &'static str, face: u8) -> Markup {
    html! {
        svg.die-picture viewBox="0 0 60 60" aria-hidden="true" focusable="false" {
            use.die.(PreEscaped(class)) href={ "#die-" (face) } width="60" height="60" {}
        }
    }
}

/// The symbols of all faces.
pub(crate) fn symbols() -> Markup {
    html! {
        @for (face, pips) in PIPS.iter().enumerate() {
            symbol id={ "die-" (face) } viewBox="0 0 60 60" {
                path.die-body d="M12 3H48Q57 3 57 12V48Q57 57 48 57H12Q3 57 3 48V12Q3 3 12 3Z" {}
                path.die-edge d="M52 8Q54 10 54 14V46Q54 54 46 54H14Q10 54 8 52Q12 53.500 18 53H42Q53 53 53 42V18Q53.500 12 52 8Z" {}
                path.die-shade d="M54 16V46Q54 54 46 54H16Q34 52 43 43Q52 34 54 16Z" fill="url(#hatch-fine)" {}
                @if pips.is_empty() { path.die-sign d="M14 22L22 31L26 17L30 29L34 17L38 31L46 22L43 41H17Z" {} }
                @for (x, y) in *pips { circle.pip cx=(x) cy=(y) r="5.2" {} }
                path.die-outline d="M12 3H48Q57 3 57 12V48Q57 57 48 57H12Q3 57 3 48V12Q3 3 12 3Z" {}
            }
        }
    }
}
