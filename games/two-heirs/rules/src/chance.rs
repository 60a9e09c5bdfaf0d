//! Chance outcomes and their notation.

use std::fmt;
use std::str::FromStr;

use kernel::NotationError;

use crate::errors::Expected;
use crate::heir::Livery;
use crate::options::SetChoice;
use crate::tile::{Colour, TileId};
use crate::treasure::TreasureId;

/// One random outcome.
///
/// ```
/// use two_heirs::Chance;
/// for text in ["travel+war+craft", "white", "green", "tra-1", "tre-07"] {
///     assert_eq!(text.parse::<Chance>().unwrap().to_string(), text);
/// }
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Chance {
    /// The sets drawn by lot.
    Sets(SetChoice),
    /// The crown that the tossed shield shows (`two_heirs.setup.shield-toss`).
    Crown(Livery),
    /// The colour on the back of a tile: of the start tile, or of the pile's new top tile.
    Colour(Colour),
    /// The front of a drawn tile.
    Tile(TileId),
    /// The front of a drawn treasure.
    Treasure(TreasureId),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sets(sets) => sets.fmt(f),
            Self::Crown(crown) => crown.fmt(f),
            Self::Colour(colour) => colour.fmt(f),
            Self::Tile(tile) => tile.fmt(f),
            Self::Treasure(treasure) => treasure.fmt(f),
        }
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        (text.parse().map(Self::Sets))
            .or_else(|_| text.parse().map(Self::Crown))
            .or_else(|_| text.parse().map(Self::Colour))
            .or_else(|_| text.parse().map(Self::Tile))
            .or_else(|_| text.parse().map(Self::Treasure))
            .map_err(|_: NotationError| NotationError::new(text, Expected::Chance))
    }
}
