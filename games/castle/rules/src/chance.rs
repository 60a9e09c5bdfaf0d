//! Chance outcomes and their notation.

use std::fmt;
use std::str::FromStr;

use kernel::{NotationError, Seat};

use crate::errors::Expected;
use crate::table::SEATS;
use crate::tile::Tile;
use crate::wall_tile::WallTile;

/// One draw. Prints as the seat that begins (`first1`), the tile's id (`C03`) or the wall tile's number (`wall-4`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Chance {
    /// Who begins (castle.setup.younger-chooses-starter).
    First(Seat),
    /// A tile from a face-down pile (castle.turn.draw-mandatory).
    Tile(Tile),
    /// The wall tile of a corner tower, turned over when it is taken.
    WallTile(WallTile),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::First(seat) => write!(f, "first{seat}"),
            Self::Tile(tile) => tile.fmt(f),
            Self::WallTile(tile) => write!(f, "wall-{tile}"),
        }
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        if let Some(seat) = SEATS.into_iter().find(|seat| text.strip_prefix("first") == Some(seat.to_string().as_str()))
        {
            return Ok(Self::First(seat));
        }
        let drawn = match text.strip_prefix("wall-") {
            Some(number) => match number.as_bytes() {
                [digit @ b'1'..=b'9'] => WallTile::from_number(digit - b'0').map(Self::WallTile),
                _ => None,
            },
            None => Tile::from_id(text).map(Self::Tile),
        };
        drawn.ok_or_else(|| NotationError::new(text, Expected::Draw))
    }
}
