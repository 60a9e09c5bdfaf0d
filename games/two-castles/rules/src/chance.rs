//! Chance outcomes. Their notation is the id of the piece.

use std::fmt;
use std::str::FromStr;

use kernel::NotationError;

use crate::errors::Expected;
use crate::{Card, Throne, Tile};

/// One piece that was drawn.
///
/// ```
/// use two_castles::Chance;
/// let drawn: Chance = "wine_room".parse().unwrap();
/// assert!(matches!(drawn, Chance::Tile(_)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Chance {
    /// A throne room for the next castle.
    Throne(Throne),
    /// A tile for a hand, for a bonus or for Ludwig.
    Tile(Tile),
    /// A bonus card.
    Card(Card),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Throne(throne) => throne.fmt(f),
            Self::Tile(tile) => tile.fmt(f),
            Self::Card(card) => card.fmt(f),
        }
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let throne = text.parse().map(Self::Throne);
        let tile = || text.parse().ok().filter(|tile: &Tile| tile.is_regular()).map(Self::Tile);
        let card = || text.parse().ok().map(Self::Card);
        let error = || NotationError::new(text, Expected::Chance);
        throne.ok().or_else(tile).or_else(card).ok_or_else(error)
    }
}
