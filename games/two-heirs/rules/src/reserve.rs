//! The royal reserve: seven places in a circle, six with tiles and one with the royal shield, and the royal protocol
//! that says who reaches what (`two_heirs.reach.seven-places`).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::heir::Heir;
use crate::tile::TileId;

/// How many places the reserve has.
pub const PLACES: usize = 7;

/// The reserve and the shield in it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Reserve {
    /// The places, clockwise. The shield's own place never holds a tile.
    pub places: [Option<TileId>; PLACES],
    /// Where the royal shield lies.
    pub shield: u8,
    /// Whose crown it shows: the heir whose take is next (`two_heirs.take.crown-signals-taken`).
    pub crown: Heir,
}

impl Reserve {
    /// The shield on the first place and nothing else.
    pub const EMPTY: Self = Self { places: [None; PLACES], shield: 0, crown: Heir::South };

    /// The tiles with their places, clockwise from the shield; empty places are skipped
    /// (`two_heirs.reach.clockwise-from-shield`, `two_heirs.end.empty-places-ignored`).
    pub fn clockwise(&self) -> impl Iterator<Item = (u8, TileId)> + Clone + '_ {
        (1..PLACES as u8).filter_map(|steps| {
            let place = (self.shield + steps) % PLACES as u8;
            self.places[place as usize].map(|tile| (place, tile))
        })
    }

    /// Is there no tile left?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.places.iter().all(Option::is_none)
    }

    /// The first place clockwise from the shield with neither tile nor shield: where the next drawn tile goes.
    #[must_use]
    pub fn gap(&self) -> Option<u8> {
        (1..PLACES as u8)
            .map(|steps| (self.shield + steps) % PLACES as u8)
            .find(|place| self.places[*place as usize].is_none())
    }

    /// The place of a tile.
    #[must_use]
    pub fn place_of(&self, tile: TileId) -> Option<u8> {
        self.places.iter().position(|held| *held == Some(tile)).map(|place| place as u8)
    }

    /// Takes a tile out: the shield moves to its place and is turned over (`two_heirs.take.shield-moves-and-flips`).
    pub(crate) fn take(&mut self, place: u8) -> TileId {
        let tile = self.places[place as usize].take().expect("only tiles are taken");
        self.shield = place;
        self.crown = self.crown.other();
        tile
    }
}
