//! Things that happen at the table, for the log, the animation and the explanation of the score.
//!
//! Everything happens in the open, so no event has a part to hide.

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
pub enum Event {
    /// The sets were drawn by lot.
    SetsDrawn {
        /// The three sets in play.
        sets: SetChoice,
    },
    /// The royal shield was tossed.
    ShieldTossed {
        /// The crown it shows.
        crown: Livery,
        /// Who begins.
        first: Heir,
    },
    /// A tile came into the royal reserve.
    ReserveFilled {
        /// The place it came to.
        place: u8,
        /// The tile.
        tile: TileId,
    },
    /// The start tile was laid face down.
    StartLaid {
        /// Its colour.
        colour: Colour,
    },
    /// The pile has a new top tile.
    TopShown {
        /// The colour of its back.
        colour: Colour,
    },
    /// A turn began.
    TurnBegan {
        /// Whose.
        heir: Heir,
    },
    /// A tile was taken; the shield moved to its place and was turned over.
    Taken {
        /// Who took it.
        heir: Heir,
        /// The tile.
        tile: TileId,
        /// The place it left, where the shield lies now.
        place: u8,
    },
    /// A building was built.
    Built {
        /// Whose it is.
        heir: Heir,
        /// The tile.
        tile: TileId,
        /// Where it lies.
        cell: Cell,
        /// How many discounts were used up for it.
        discounts: u8,
    },
    /// Open terrain was laid; it lowers the cost of a building this turn.
    Extended {
        /// Who laid it.
        heir: Heir,
        /// The tile.
        tile: TileId,
        /// Where it lies.
        cell: Cell,
    },
    /// A troop moved in the landscape.
    Marched {
        /// Whose it is.
        heir: Heir,
        /// Which it is.
        troop: Troop,
        /// Where it came from.
        from: Cell,
        /// Where it went.
        to: Cell,
    },
    /// A troop left the reserve for the landscape.
    Deployed {
        /// Whose it is.
        heir: Heir,
        /// Which it is.
        troop: Troop,
        /// Where it went.
        to: Cell,
    },
    /// A troop left the landscape for the reserve.
    Withdrawn {
        /// Whose it is.
        heir: Heir,
        /// Which it is.
        troop: Troop,
        /// Where it came from.
        from: Cell,
    },
    /// A field camp was turned over for one more take.
    CampUsed {
        /// Whose it was.
        heir: Heir,
        /// The tile, open terrain now.
        tile: TileId,
        /// Where it lies.
        cell: Cell,
    },
    /// Siege towers destroyed a building.
    Destroyed {
        /// Who destroyed it.
        heir: Heir,
        /// The tile, open terrain now.
        tile: TileId,
        /// Where it lies.
        cell: Cell,
    },
    /// Siege towers left standing what they could have destroyed.
    Spared {
        /// Who held back.
        heir: Heir,
    },
    /// A surplus tile went back into the box.
    Discarded {
        /// Whose it was.
        heir: Heir,
        /// The tile.
        tile: TileId,
    },
    /// The last tile of the pile was drawn: after this turn each heir has one more.
    LastRound,
    /// Heinrich placed a building.
    HeinrichBuilt {
        /// The tile.
        tile: TileId,
        /// Where it lies.
        cell: Cell,
        /// Why there.
        placing: Placing,
    },
    /// Heinrich found no place: the tile left the game.
    HeinrichDropped {
        /// The tile.
        tile: TileId,
    },
    /// A treasure came onto Heinrich's building.
    TreasureLaid {
        /// The treasure.
        treasure: TreasureId,
        /// Where it lies.
        cell: Cell,
    },
    /// The condition of a treasure was met: it left the game.
    TreasureRemoved {
        /// The treasure.
        treasure: TreasureId,
        /// Where it lay.
        cell: Cell,
    },
    /// One of Heinrich's troops came onto his building.
    HeinrichMoved {
        /// Which it is.
        troop: Troop,
        /// Where it came from, if it was in the landscape.
        from: Option<Cell>,
        /// Where it went.
        to: Cell,
    },
    /// The last turn is over: what every building, road and treasure is worth follows.
    ScoringBegan,
    /// A building was scored at the end.
    BuildingScored {
        /// Whose it is.
        heir: Heir,
        /// The tile.
        tile: TileId,
        /// The building on it.
        building: Building,
        /// Where it lies.
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
        /// Their points.
        points: i32,
    },
    /// The game is over.
    Ended {
        /// The points of the south.
        south: i32,
        /// The points of the north.
        north: i32,
    },
}
