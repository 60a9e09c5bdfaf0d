//! What happens at the table: for the log, the animation and the explanation of scores.
//!
//! Everything is played openly, so every viewer hears every event in full.

use kernel::Seat;
use serde::Serialize;

use crate::cell::Cell;
use crate::direction::{Spot, Turn};
use crate::tile::Tile;
use crate::tile_kind::AreaKind;
use crate::wall_tile::WallTile;

/// One thing that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "field names say what they hold")]
pub enum Event {
    /// It was drawn who begins (castle.setup.younger-chooses-starter).
    FirstDrawn { seat: Seat },
    /// A tile was drawn and shown (castle.turn.show-drawn-tile).
    TileDrawn { seat: Seat, tile: Tile },
    /// The drawn tile fits nowhere and leaves the game (castle.place.unplaceable-redraw).
    TileRemoved { seat: Seat, tile: Tile },
    /// The drawn tile was placed.
    TilePlaced {
        seat: Seat,
        tile: Tile,
        cell: Cell,
        /// How it is turned.
        turn: Turn,
    },
    /// A follower was put on the new tile.
    FollowerPlaced {
        seat: Seat,
        /// On what: this is its role.
        kind: AreaKind,
        cell: Cell,
        /// The first spot of its part.
        spot: Spot,
    },
    /// A completed path, tower or house was scored; on a tie for nobody.
    AreaScored {
        /// What was completed.
        area: AreaReport,
        owner: Option<Seat>,
        /// The wall tile that doubled it.
        doubled_by: Option<WallTile>,
        /// What every tile counts.
        per_tile: u16,
        /// The points: tiles times `per_tile`, or none.
        points: u16,
        /// The owner's total after it.
        total: u16,
    },
    /// A follower went back to its owner (castle.return.after-scoring).
    FollowerReturned {
        seat: Seat,
        cell: Cell,
        /// The first spot of its part.
        spot: Spot,
    },
    /// A keep was put on a house.
    KeepPlaced {
        seat: Seat,
        /// Where it stands now.
        cell: Cell,
        /// A spot of the house.
        spot: Spot,
        /// The tiles of the house.
        size: u8,
        /// Where it stood before.
        from: Option<Cell>,
    },
    /// A marker landed on a corner tower, and its wall tile was taken.
    WallTileTaken {
        seat: Seat,
        /// The two fields of the corner tower.
        fields: [u8; 2],
        tile: WallTile,
    },
    /// A wall tile was used and leaves the game (castle.wall-tile.used-leaves-game).
    WallTileUsed { seat: Seat, tile: WallTile },
    /// The last turn is over; the wall tiles left on the wall are removed (castle.end.remaining-wall-tiles-cleared).
    WallCleared { wall_tiles: u8 },
    /// Final scoring: the keeps were compared.
    KeepsCompared {
        /// The tiles under each keep, wall tiles 8 included; nothing without a keep.
        sizes: [Option<u8>; 2],
        /// The largest region of empty cells.
        region: Vec<Cell>,
        /// Who gets its points.
        owner: Option<Seat>,
        /// The points: its cells, or none.
        points: u16,
    },
    /// Final scoring: a courtyard with merchants.
    CourtyardScored {
        area: AreaReport,
        owner: Option<Seat>,
        /// Was wall tile 7 used on it?
        wall_tile_7: bool,
        /// What every market counts.
        per_market: u16,
        /// The points: markets times `per_market`, or none.
        points: u16,
    },
    /// Final scoring: an unfinished area counted by wall tile 4, 5 or 6.
    UnfinishedScored {
        seat: Seat,
        area: AreaReport,
        tile: WallTile,
        /// What every tile counts.
        per_tile: u16,
        points: u16,
    },
    /// Final scoring: the points of wall tile 9.
    FivePoints { seat: Seat, points: u16 },
    /// The game is over.
    GameOver {
        /// Everyone's total.
        totals: [u16; 2],
    },
}

/// An area in an event: what counted, and where it lies.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct AreaReport {
    /// Path, tower, house or courtyard.
    pub kind: AreaKind,
    /// The cells of its tiles.
    pub cells: Vec<Cell>,
    /// The start fields that belong to it.
    pub starts: Vec<String>,
    /// Tiles and start fields together.
    pub tiles: u8,
    /// Fountains on it.
    pub fountains: u8,
    /// Markets on it.
    pub markets: u8,
    /// Followers of each seat in it when it was scored.
    pub followers: [u8; 2],
}
