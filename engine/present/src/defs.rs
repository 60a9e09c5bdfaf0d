//! Hatchings and symbols, defined once per page and used by every drawing on it.
//!
//! The hatchings follow the old engravers' code for heraldic colours, so that they can be told apart
//! in print and by colour-blind players: red has vertical lines, blue horizontal ones, gold dots, green diagonal lines, black a
//! grid.

use maud::{Markup, html};

use crate::{cover, dice, heraldry, regalia};

/// The symbols and patterns of a page as one invisible drawing: the shared ones and those of the faces it shows
/// ([`Face::symbols`](crate::Face::symbols)). Every page with a drawing on it contains this once.
#[must_use]
pub fn defs(faces: &[Markup]) -> Markup {
    html! {
        svg.defs width="0" height="0" aria-hidden="true" focusable="false" {
            defs {
                (hatchings())
                (heraldry::symbols())
                (dice::symbols())
                (regalia::symbols())
                (cover::symbols())
                @for symbols in faces { (symbols) }
            }
        }
    }
}

/// The hatchings, in the style of a woodcut: each line is widest in its middle, and its neighbour is shifted by half its
/// length.
fn hatchings() -> Markup {
    html! {
        pattern.cut id="hatch-gules" width="7" height="24" patternUnits="userSpaceOnUse" {
            path d="M1.75 -1Q3.1 12 1.75 25Q.9 12 1.75 -1ZM5.25 -13Q6.6 0 5.25 13Q4.4 0 5.25 -13ZM5.25 11Q6.6 24 5.25 37Q4.4 24 5.25 11Z" {}
        }
        pattern.cut id="hatch-azure" width="24" height="7" patternUnits="userSpaceOnUse" {
            path d="M-1 1.75Q12 3.1 25 1.75Q12 .9 -1 1.75ZM-13 5.25Q0 6.6 13 5.25Q0 4.4 -13 5.25ZM11 5.25Q24 6.6 37 5.25Q24 4.4 11 5.25Z" {}
        }
        pattern.cut id="hatch-or" width="10" height="10" patternUnits="userSpaceOnUse" {
            circle cx="2.5" cy="2.5" r="1.05" {}
            circle cx="7.5" cy="7.5" r="1.05" {}
        }
        pattern.cut id="hatch-vert" width="8" height="24" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)" {
            path d="M2 -1Q3.4 12 2 25Q1.1 12 2 -1ZM6 -13Q7.4 0 6 13Q5.1 0 6 -13ZM6 11Q7.4 24 6 37Q5.1 24 6 11Z" {}
        }
        pattern.cut id="hatch-rose" width="8" height="24" patternUnits="userSpaceOnUse" patternTransform="rotate(45)" {
            path d="M2 -1Q3.4 12 2 25Q1.1 12 2 -1ZM6 -13Q7.4 0 6 13Q5.1 0 6 -13ZM6 11Q7.4 24 6 37Q5.1 24 6 11Z" {}
        }
        pattern.cut id="hatch-sable" width="8" height="8" patternUnits="userSpaceOnUse" {
            path d="M0 1.5H8V2.5H0ZM1.5 0V8H2.5V0Z" {}
        }
        pattern.cut id="hatch-fine" width="4" height="16" patternUnits="userSpaceOnUse" patternTransform="rotate(28)" {
            path d="M1 -1Q1.9 8 1 17Q.4 8 1 -1ZM3 -9Q3.9 0 3 9Q2.4 0 3 -9ZM3 7Q3.9 16 3 25Q2.4 16 3 7Z" {}
        }
        pattern.cut id="hatch-stone" width="28" height="20" patternUnits="userSpaceOnUse" {
            path d="M0 .4Q14 1.4 28 .4V1.2Q14 2 0 1.2ZM0 10.4Q14 11.2 28 10.4V11.2Q14 12 0 11.2ZM6 1H7V10.6H6ZM20 11H21V20.4H20Z" {}
        }
        pattern.cut id="hatch-tiles" width="12" height="10" patternUnits="userSpaceOnUse" {
            path d="M0 0Q0 4.6 3 4.6T6 0Q6 4.6 9 4.6T12 0V.9Q11.6 5.6 9 5.6T6 1.4Q5.6 5.6 3 5.6T0 .9ZM-3 5Q-3 9.6 0 9.6T3 5Q3 9.6 6 9.6T9 5Q9 9.6 12 9.6T15 5V5.9Q14.6 10.6 12 10.6T9 6.4Q8.6 10.6 6 10.6T3 6.4Q2.6 10.6 0 10.6T-3 5.9Z" {}
        }
    }
}
