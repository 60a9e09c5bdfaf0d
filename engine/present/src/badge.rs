//! Badges: the round shields of computer players. They are drawn in ink only, so that nobody takes one for the arms of a seat,
//! which have its colour.

use maud::{Markup, html};

/// What is painted on the badges, each in 60 x 60 units.
const CHARGES: [&str; 12] = [
    // A star of six points.
    "M30 9L35 21.500L48.500 19.500L40 30L48.500 40.500L35 38.500L30 51L25 38.500L11.500 40.500L20 30L11.500 19.500L25 21.500Z",
    // A tower.
    "M17 49V28L13 24V13H20V18H26V13H34V18H40V13H47V24L43 28V49H36V40A6 6 0 0 0 24 40V49Z",
    // A waning moon.
    "M39 11A20.500 20.500 0 1 0 39 49A16 16 0 1 1 39 11Z",
    // A fir tree.
    "M30 7L41 22H36L45 35H39L48 47H33V53H27V47H12L21 35H15L24 22H19Z",
    // A key.
    "M30 8A9 9 0 0 1 33 25.500V33H38V38H33V41H40V47H33V52H27V25.500A9 9 0 0 1 30 8ZM30 13A4 4 0 0 0 30 21A4 4 0 0 0 30 13Z",
    // A bell.
    "M30 8A4 4 0 0 1 33.500 12.500C41 15 42 22 42 29C42 36 44 39 48 43H12C16 39 18 36 18 29C18 22 19 15 26.500 12.500A4 4 0 0 1 30 8ZM24 46H36A6 6 0 0 1 24 46Z",
    // A sword.
    "M30 6L33.500 12V34H42V39H33.500V47A4.500 4.500 0 1 1 26.500 47V39H18V34H26.500V12Z",
    // A rose.
    "M30 8A9 9 0 0 1 38 20A9 9 0 0 1 49 28A9 9 0 0 1 43 39A9 9 0 0 1 37 51A9 9 0 0 1 30 47A9 9 0 0 1 23 51A9 9 0 0 1 17 39A9 9 0 0 1 11 28A9 9 0 0 1 22 20A9 9 0 0 1 30 8ZM30 25A6 6 0 0 0 30 37A6 6 0 0 0 30 25Z",
    // A fish.
    "M8 30C16 17 31 15 42 27L52 19V41L42 33C31 45 16 43 8 30ZM17 27A2.500 2.500 0 0 0 17 32A2.500 2.500 0 0 0 17 27Z",
    // A sun.
    "M30 6L33.500 17L41 9L40 19.500L51 16L43.500 25L54 28.500L43.500 33L51 43L40 40L41 51L33.500 43L30 54L26.500 43L19 51L20 40L9 43L16.500 33L6 28.500L16.500 25L9 16L20 19.500L19 9L26.500 17Z",
    // A hammer.
    "M16 10H40L46 16V26H34V52H26V26H16Z",
    // A crown.
    "M10 20L19 29L23 14L30 27L37 14L41 29L50 20L46 44H14ZM14 47H46V52H14Z",
];

/// How many badges there are.
pub const BADGES: usize = CHARGES.len();

/// The badge with a number; numbers beyond [`BADGES`] begin again. Screen readers skip it, because the name is next to it.
#[must_use]
pub fn badge(number: usize) -> Markup {
    html! {
        svg.badge viewBox="0 0 60 60" aria-hidden="true" focusable="false" {
            circle.badge-field cx="30" cy="30" r="29" {}
            circle.badge-rim cx="30" cy="30" r="25.500" {}
            path.badge-charge d=(CHARGES[number % BADGES]) fill-rule="evenodd" transform="translate(8.400 8.400) scale(.72)" {}
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn no_two_badges_look_alike() {
        let drawn: BTreeSet<String> = (0..BADGES).map(|number| badge(number).into_string()).collect();
        assert_eq!(drawn.len(), BADGES);
        assert_eq!(badge(BADGES).into_string(), badge(0).into_string());
    }
}
