//! The cells of a castle in cross-section.

use std::fmt;
use std::str::FromStr;

use kernel::NotationError;

use crate::errors::Expected;

/// No castle ever has more rooms than this, the throne room not counted: 16 drafted tiles, at most two more by bonuses
/// that draw tiles, and the special rooms these can earn. `tests/rules/components.rs` tries all divisions by type.
pub const MAX_ROOMS: usize = 23;

/// One square of a castle's grid: `x` grows to the right, `y` upwards; floor 0 is the throne room's, which fills
/// (0,0) and (1,0). Ordered by floor, underground first. Prints as `-1,2`.
///
/// ```
/// use two_castles::Cell;
/// assert_eq!("-1,2".parse(), Ok(Cell { x: -1, y: 2 }));
/// ```
// The floor comes first so that the derived order sorts by floor.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Cell {
    /// The floor: 0 is the ground floor.
    pub y: i8,
    /// The column: 0 and 1 are the throne room's.
    pub x: i8,
}

impl Cell {
    /// No room lies further from the throne room than this, in steps from edge to edge: a castle never has more rooms
    /// ([`MAX_ROOMS`]), and each shares an edge with an earlier one, so it lies at most one step
    /// further out than that one.
    pub const REACH: u8 = MAX_ROOMS as u8;

    /// How many cells lie within [`Cell::REACH`] of the throne room, without its own two.
    pub const COUNT: usize = {
        let reach = Self::REACH as usize;
        // Two columns of the throne room with `reach` cells up and down, and a triangle of columns on either side.
        4 * reach + 2 * reach * reach
    };

    /// The cell in column `x` on floor `y`.
    #[must_use]
    pub const fn new(x: i8, y: i8) -> Self {
        Self { y, x }
    }

    /// Its distance from the throne room in steps from edge to edge.
    #[must_use]
    pub const fn distance(self) -> u8 {
        let aside = match self.x {
            ..0 => self.x.unsigned_abs(),
            0 | 1 => 0,
            2.. => self.x as u8 - 1,
        };
        aside.saturating_add(self.y.unsigned_abs())
    }

    /// Can a room of any castle ever lie here?
    #[must_use]
    pub const fn is_reachable(self) -> bool {
        let distance = self.distance();
        0 < distance && distance <= Self::REACH
    }

    /// The number of a reachable cell, below [`Cell::COUNT`].
    ///
    /// # Panics
    /// If the cell is not reachable.
    #[must_use]
    pub fn index(self) -> usize {
        assert!(self.is_reachable(), "no room can lie at {self}");
        let reach = i32::from(Self::REACH);
        let (x, y) = (i32::from(self.x), i32::from(self.y));
        // Columns from left to right; in each the floors from below, the throne's own cells left out.
        let before = match x {
            ..0 => (x + reach) * (x + reach),
            0 => reach * reach,
            1 => reach * reach + 2 * reach,
            2.. => Self::COUNT as i32 - (reach + 2 - x) * (reach + 2 - x),
        };
        let aside = i32::from(Self::new(self.x, 0).distance());
        let floor = y + reach - aside;
        let above_throne = i32::from(aside == 0 && y > 0);
        (before + floor - above_throne) as usize
    }

    /// Every reachable cell, by its number.
    pub fn all() -> impl Iterator<Item = Self> {
        let reach = Self::REACH as i8;
        (-reach..=reach + 1)
            .flat_map(move |x| (-reach..=reach).map(move |y| Self::new(x, y)))
            .filter(|cell| cell.is_reachable())
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}

impl FromStr for Cell {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let error = || NotationError::new(text, Expected::Cell);
        let (x, y) = text.split_once(',').ok_or_else(error)?;
        let cell = Self::new(x.parse().map_err(|_| error())?, y.parse().map_err(|_| error())?);
        // Each cell has one spelling: no `+1`, no `01`.
        if cell.is_reachable() && cell.to_string() == text { Ok(cell) } else { Err(error()) }
    }
}

#[cfg(test)]
mod tests {
    use super::Cell;

    #[test]
    fn cells_are_numbered_without_gaps() {
        let numbers: Vec<usize> = Cell::all().map(Cell::index).collect();
        assert_eq!(numbers, (0..Cell::COUNT).collect::<Vec<_>>());
    }

    #[test]
    fn one_spelling_for_one_cell() {
        for text in ["+1,1", "01,1", "1,-0", "1", "1,1,1", "0,0", "1,0", "99,0", "300,0", ""] {
            assert!(text.parse::<Cell>().is_err(), "{text}");
        }
        for cell in Cell::all() {
            assert_eq!(cell.to_string().parse(), Ok(cell));
        }
    }
}
