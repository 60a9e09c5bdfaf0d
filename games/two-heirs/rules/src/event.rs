//! Events: what happened, for the log, the animation and the explanation of the score.
//!
//! Everything is public, so no event hides anything.

use serde::Serialize;

use crate::cell::Cell;
use crate::heir::{Heir, Livery, Troop};
use crate::options::SetChoice;
use crate::scoring::Points;
use crate::tile::{Building, Colour, TileId};
use crate::treasure::TreasureId;

/// Why Heinrich placed a tile where he did (`two_heirs.solo.place-option-a` and following).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Placing {
    /// A: it continues a road of the human's last building.
    Continues,
    /// B: it blocks a road of the human's last building.
    Blocks,
    /// C: it is the first empty space.
    FirstEmpty,
}

/// One thing that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "field names say what they hold")]
pub enum Event {
    /// The sets were drawn by lot.
    SetsDrawn { sets: SetChoice },
    /// The royal shield was tossed.
    ShieldTossed {
        /// The crown it shows.
        crown: Livery,
        first: Heir,
    },
    /// The first tiles of the royal reserve lie open.
    ReserveLaid { tiles: Vec<TileId> },
    /// A tile was added to the royal reserve.
    ReserveFilled {
        /// The place it came to.
        place: u8,
        tile: TileId,
    },
    /// The start tile was laid face down.
    StartLaid { colour: Colour },
    /// The pile has a new top tile.
    TopShown {
        /// The colour of its back.
        colour: Colour,
    },
    /// A turn began.
    TurnBegan { heir: Heir },
    /// A tile was taken; the shield moved to its place and was turned over.
    Taken {
        heir: Heir,
        tile: TileId,
        /// The place it left, where the shield lies now.
        place: u8,
    },
    /// A building was built.
    Built {
        heir: Heir,
        tile: TileId,
        cell: Cell,
        /// How many discounts were used up for it.
        discounts: u8,
    },
    /// Open terrain was laid; it lowers the cost of a building this turn.
    Extended { heir: Heir, tile: TileId, cell: Cell },
    /// A troop moved in the landscape.
    Marched { heir: Heir, troop: Troop, from: Cell, to: Cell },
    /// A troop left the reserve for the landscape.
    Deployed { heir: Heir, troop: Troop, to: Cell },
    /// A troop left the landscape for the reserve.
    Withdrawn { heir: Heir, troop: Troop, from: Cell },
    /// A field camp was turned over for one more take.
    CampUsed {
        heir: Heir,
        /// The tile, open terrain now.
        tile: TileId,
        cell: Cell,
    },
    /// Siege towers destroyed a building.
    Destroyed {
        heir: Heir,
        /// The tile, open terrain now.
        tile: TileId,
        cell: Cell,
    },
    /// An heir chose not to destroy a building with siege towers.
    Spared { heir: Heir },
    /// A surplus tile went back into the box.
    Discarded { heir: Heir, tile: TileId },
    /// The last tile of the pile was drawn: after this turn each heir has one more.
    LastRound,
    /// Heinrich placed a building.
    HeinrichBuilt { tile: TileId, cell: Cell, placing: Placing },
    /// Heinrich found no place: the tile left the game.
    HeinrichDropped { tile: TileId },
    /// A treasure came onto Heinrich's building.
    TreasureLaid { treasure: TreasureId, cell: Cell },
    /// The condition of a treasure was met: it left the game.
    TreasureRemoved { treasure: TreasureId, cell: Cell },
    /// One of Heinrich's troops came onto his building.
    HeinrichMoved {
        troop: Troop,
        /// Where it came from, if it was in the landscape.
        from: Option<Cell>,
        to: Cell,
    },
    /// The last turn is over. Events for every building, road and treasure follow.
    ScoringBegan,
    /// A building was scored at the end.
    BuildingScored {
        heir: Heir,
        tile: TileId,
        building: Building,
        cell: Cell,
        /// What counted, and how often.
        points: Points,
        /// Was it doubled, by an own troop or as one of Heinrich's best?
        doubled: bool,
    },
    /// A road was scored at the end.
    RoadScored {
        /// Its tiles, oldest first.
        cells: Vec<Cell>,
        /// The buildings of the south on it.
        south: u8,
        /// The buildings of the north on it.
        north: u8,
    },
    /// Heinrich's treasures were scored at the end.
    TreasuresScored {
        /// How many were left.
        count: u8,
        points: i32,
    },
    /// The game is over.
    Ended { south: i32, north: i32 },
}
