//! Where the one-way arrows of the board lead (`viscounts.p2.follow-arrows`).

use crate::board::{Path, Space};
use crate::state::Table;

/// After this many steps every space can be reached.
pub const FARTHEST: usize = 20;

/// For a space of the first piece and a number of steps, the spaces where a move of exactly that many steps can end: bit
/// `3 * place + path`, places counted clockwise from the first piece.
const REACH: [[u16; FARTHEST + 1]; 3] = {
    let mut reach = [[0; FARTHEST + 1]; 3];
    let mut from = 0;
    while from < 3 {
        reach[from][0] = 1 << from;
        let mut steps = 0;
        while steps < FARTHEST {
            let mut space = 0;
            while space < 15 {
                if reach[from][steps] >> space & 1 == 1 {
                    let next = (space / 3 * 3 + 3) % 15;
                    reach[from][steps + 1] |= match space % 3 {
                        0 => 1 << (space + 1) | 1 << (space + 2),
                        1 => 1 << next,
                        _ => 1 << (space - 1) | 1 << (next + 2),
                    };
                }
                space += 1;
            }
            steps += 1;
        }
        from += 1;
    }
    reach
};

/// Calls `visit` with every space that can be reached in `least` to `most` steps, each once, with the fewest steps
/// that lead there (`viscounts.p2.follow-arrows`).
pub fn targets(table: &Table, from: Space, least: usize, most: usize, mut visit: impl FnMut(Space, usize)) {
    let start = table.place_of(from.piece());
    let mut seen = 0_u16;
    for (steps, reached) in REACH[from.path() as usize].iter().enumerate().take(most + 1).skip(least) {
        let mut fresh = reached & !seen;
        seen |= fresh;
        while fresh != 0 {
            let bit = fresh.trailing_zeros() as usize;
            fresh &= fresh - 1;
            visit(Space(table.order[(start + bit / 3) % 5].0 * 3 + (bit % 3) as u8), steps);
        }
        if seen == 0x7fff {
            break;
        }
    }
}

/// The space this many steps further on the outer path (`viscounts.solo.outer-path-only`).
#[must_use]
pub fn along_outer_path(table: &Table, from: Space, steps: u8) -> Space {
    let place = table.place_of(from.piece()) * 2 + from.path() as usize + usize::from(steps);
    let path = if place.is_multiple_of(2) { Path::Left } else { Path::Right };
    Space::new(table.order[place / 2 % 5], path)
}
