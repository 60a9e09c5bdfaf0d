//! Cells of the open square grid and the eight directions between them.

use std::fmt;
use std::str::FromStr;

use kernel::NotationError;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::errors::Expected;
use crate::plot::MAX_PLOTS;
use crate::words::words;

/// No tile lies further from the start tile than this, in either direction: each tile touches another.
pub const FARTHEST: i8 = MAX_PLOTS as i8 - 1;

/// A place on the grid. The start tile lies on `0,0`; x grows to the right of the heir in the south, y towards that heir.
///
/// ```
/// use two_heirs::Cell;
/// assert_eq!("3,-2".parse(), Ok(Cell::new(3, -2)));
/// assert!("3,-02".parse::<Cell>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Cell {
    /// Grows to the east.
    pub x: i8,
    /// Grows to the south.
    pub y: i8,
}

impl Cell {
    /// The cell of the start tile.
    pub const START: Self = Self::new(0, 0);

    /// The cell at `x`, `y`.
    #[must_use]
    pub const fn new(x: i8, y: i8) -> Self {
        Self { x, y }
    }

    /// The neighbouring cell in a direction.
    #[must_use]
    pub const fn step(self, direction: Direction) -> Self {
        let (dx, dy) = direction.offset();
        Self { x: self.x + dx, y: self.y + dy }
    }

    /// Are the cells the same or neighbours, diagonals included?
    #[must_use]
    pub const fn touches(self, other: Self) -> bool {
        self.x.abs_diff(other.x) <= 1 && self.y.abs_diff(other.y) <= 1
    }

    /// Can a tile ever lie here?
    #[must_use]
    pub const fn is_on_grid(self) -> bool {
        self.x.unsigned_abs() <= FARTHEST as u8 && self.y.unsigned_abs() <= FARTHEST as u8
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
        text.split_once(',')
            .and_then(|(x, y)| Some(Self::new(x.parse().ok()?, y.parse().ok()?)))
            .filter(|cell| cell.is_on_grid() && cell.to_string() == text)
            .ok_or_else(|| NotationError::new(text, Expected::Cell))
    }
}

words! {
    /// One of the eight directions, clockwise from north, as the heir in the south sees them.
    "direction" Direction {
        /// Away from the heir in the south.
        North = "N",
        /// Between north and east.
        NorthEast = "NE",
        /// To the right of the heir in the south.
        East = "E",
        /// Between east and south.
        SouthEast = "SE",
        /// Towards the heir in the south.
        South = "S",
        /// Between south and west.
        SouthWest = "SW",
        /// To the left of the heir in the south.
        West = "W",
        /// Between west and north.
        NorthWest = "NW",
    }
}

impl Direction {
    /// The four directions across an edge, clockwise from north.
    pub const ORTHOGONAL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// The four directions across a corner, clockwise from north-east.
    pub const DIAGONAL: [Self; 4] = [Self::NorthEast, Self::SouthEast, Self::SouthWest, Self::NorthWest];

    /// What one step adds to x and y.
    #[must_use]
    pub const fn offset(self) -> (i8, i8) {
        match self {
            Self::North => (0, -1),
            Self::NorthEast => (1, -1),
            Self::East => (1, 0),
            Self::SouthEast => (1, 1),
            Self::South => (0, 1),
            Self::SouthWest => (-1, 1),
            Self::West => (-1, 0),
            Self::NorthWest => (-1, -1),
        }
    }

    /// The direction that leads back.
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self::ALL[(self as usize + 4) % 8]
    }
}

/// A set of tile edges by which roads leave: a subset of the four orthogonal directions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Exits(u8);

impl Exits {
    /// No road at all.
    pub const NONE: Self = Self(0);

    /// The exits with one more.
    #[must_use]
    pub const fn with(self, direction: Direction) -> Self {
        Self(self.0 | 1 << (direction as u8 / 2))
    }

    /// Does a road leave in this direction? Never over a corner.
    #[must_use]
    pub const fn has(self, direction: Direction) -> bool {
        (direction as u8).is_multiple_of(2) && self.0 >> (direction as u8 / 2) & 1 != 0
    }

    /// How many exits there are.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Is there no exit?
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The exits of the tile turned upside down (`two_heirs.build.bottom-edge-to-owner`).
    #[must_use]
    pub const fn upside_down(self) -> Self {
        Self((self.0 << 2 | self.0 >> 2) & 0b1111)
    }

    /// The exits, clockwise from north.
    pub fn iter(self) -> impl Iterator<Item = Direction> + Clone {
        Direction::ORTHOGONAL.into_iter().filter(move |direction| self.has(*direction))
    }

    /// On a tile with two exits, the one that is not `direction`.
    #[must_use]
    pub fn other(self, direction: Direction) -> Option<Direction> {
        self.iter().find(|exit| *exit != direction)
    }
}
