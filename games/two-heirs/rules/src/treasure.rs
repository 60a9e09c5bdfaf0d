//! The ten treasures of the solo game and the conditions under which they are lost to Heinrich.

use std::fmt;
use std::str::FromStr;

use kernel::NotationError;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::cell::Direction;
use crate::errors::Expected;
use crate::landscape::Landscape;
use crate::plot::PlotId;
use crate::tile::Colour;

/// How many treasures there are (`two_heirs.solo.material`).
pub const TREASURES: usize = 10;

/// How many tiles a row or column must hold (`two_heirs.solo.treasure-vertical`).
const NEEDED_IN_LINE: usize = 2;

/// One of the ten treasures: `tre-01` to `tre-10`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TreasureId(u8);

impl TreasureId {
    /// The treasure with the given index.
    ///
    /// # Panics
    /// If the index is not below [`TREASURES`].
    #[must_use]
    pub const fn new(index: usize) -> Self {
        assert!(index < TREASURES, "treasure index out of range");
        Self(index as u8)
    }

    /// The index, counted from zero.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All treasures, in order.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..TREASURES).map(Self::new)
    }
}

impl fmt::Display for TreasureId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "tre-{:02}", self.0 + 1)
    }
}

impl fmt::Debug for TreasureId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for TreasureId {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        Self::all()
            .find(|treasure| treasure.to_string() == text)
            .ok_or_else(|| NotationError::new(text, Expected::Treasure))
    }
}

kernel::written_as_text!(TreasureId);

/// Where a treasure is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TreasurePlace {
    /// Face down: in the heap, or put back into the box unseen (`two_heirs.solo.difficulty`). Nobody knows which.
    Unseen,
    /// On a building of Heinrich's.
    Plot(PlotId),
    /// Its condition was met: out of the game.
    Removed,
}

/// What a pattern wants of one cell around the treasure.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// Nothing: the cell does not matter.
    Nothing,
    /// A brown cell: any tile (`two_heirs.solo.treasure-brown`).
    AnyTile,
    /// A tile of this colour.
    Colour(Colour),
}

impl Wanted {
    /// Is the wish met by a tile of `colour`, or by no tile?
    const fn is_met_by(self, colour: Option<Colour>) -> bool {
        match (self, colour) {
            (Self::Nothing, _) | (Self::AnyTile, Some(_)) => true,
            (Self::AnyTile | Self::Colour(_), None) => false,
            (Self::Colour(wanted), Some(found)) => wanted as u8 == found as u8,
        }
    }
}

/// When a treasure is removed from the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Condition {
    /// Two tiles so coloured in the column, beside the treasure's own (`two_heirs.solo.treasure-vertical`).
    Vertical(Wanted),
    /// Two tiles so coloured in the row, beside the treasure's own (`two_heirs.solo.treasure-horizontal`).
    Horizontal(Wanted),
    /// Tiles around it as shown, seen from the south (`two_heirs.solo.treasure-pattern`).
    Pattern([Wanted; 8]),
}

impl Condition {
    /// Is the condition met for a treasure on `plot`? Anyone's tiles count, open terrain too.
    #[must_use]
    pub fn is_met(&self, landscape: &Landscape, plot: PlotId) -> bool {
        let own = landscape.plot(plot).cell;
        let in_line = |wanted: Wanted, same_line: fn(i8, i8) -> bool| {
            let others = landscape.plots().iter().filter(|other| {
                other.cell != own
                    && same_line(other.cell.x - own.x, other.cell.y - own.y)
                    && wanted.is_met_by(Some(other.colour))
            });
            others.count() >= NEEDED_IN_LINE
        };
        match *self {
            Self::Vertical(wanted) => in_line(wanted, |dx, _| dx == 0),
            Self::Horizontal(wanted) => in_line(wanted, |_, dy| dy == 0),
            Self::Pattern(pattern) => Direction::ALL.into_iter().all(|direction| {
                let colour = landscape.neighbour(plot, direction).map(|other| landscape.plot(other).colour);
                pattern[direction.index()].is_met_by(colour)
            }),
        }
    }
}
