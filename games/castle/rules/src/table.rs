//! The table: everything that can be seen on it, and whose turn it is.

use kernel::{BySeat, Seat};

use crate::board::Board;
use crate::cell::{Cell, CellSet};
use crate::components::{CELLS, FOLLOWERS, components};
use crate::direction::Spot;
use crate::tile::{LaidTile, Tile, TileSet};
use crate::wall_tile::{WallTile, WallTiles};

/// The followers a player can place: one of the seven is the scoring marker (castle.follower.marker-not-usable).
pub const SUPPLY: usize = FOLLOWERS - 1;

/// The two seats.
pub const SEATS: [Seat; 2] = [Seat::new(0), Seat::new(1)];

/// What the turn waits for (castle.turn.step-order).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// It is drawn who begins.
    First,
    /// A tile is drawn.
    Draw,
    /// The active player places the drawn tile.
    Place(Tile),
    /// A follower may be put on the newest tile.
    Follower,
    /// Several areas wait to be scored, or one could count double: one is chosen.
    Score,
    /// A marker landed on a corner tower: its wall tile is turned over.
    TakeWallTile {
        /// Who takes it.
        seat: Seat,
        /// The corner tower, by its place on the track.
        tower: u8,
    },
    /// Wall tile 1 may be used for a second turn.
    SecondTurn,
    /// The game is over.
    Over,
}

/// A follower on a tile, named by the first spot of its part.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Follower {
    /// Where the tile lies.
    pub cell: Cell,
    /// The first spot of the part it stands on.
    pub spot: Spot,
}

/// A keep on a completed house.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Keep {
    /// Where the keep stands.
    pub cell: Cell,
    /// A spot of the house.
    pub spot: Spot,
    /// How many tiles the house has, start fields included (castle.keep.size-includes-start-field).
    pub size: u8,
}

/// Where points come from, in the order of the rulebook.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Source {
    /// Completed paths.
    Paths,
    /// Completed towers.
    Towers,
    /// Completed houses.
    Houses,
    /// The larger keep.
    Keep,
    /// Courtyards with markets.
    Courtyards,
    /// Wall tiles 4, 5, 6 and 9.
    WallTiles,
}

impl Source {
    /// All sources.
    pub const ALL: [Self; 6] = [Self::Paths, Self::Towers, Self::Houses, Self::Keep, Self::Courtyards, Self::WallTiles];

    /// The id of the score sheet.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Paths => "paths",
            Self::Towers => "towers",
            Self::Houses => "houses",
            Self::Keep => "keep",
            Self::Courtyards => "courtyards",
            Self::WallTiles => "wall-tiles",
        }
    }
}

/// How often a source gave points, and how many in all.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Tally {
    /// The number of times.
    pub count: u8,
    /// The points in all.
    pub points: u16,
}

/// What belongs to one player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Player {
    /// All points so far; the marker stands on the last two digits.
    pub score: u16,
    /// The followers: on a tile, or in the supply.
    pub followers: [Option<Follower>; SUPPLY],
    /// The keep, once it is placed.
    pub keep: Option<Keep>,
    /// Wall tiles that may be used.
    pub ready: WallTiles,
    /// Wall tiles taken since the player's last turn began: usable from the next one (castle.wall-tile.use-from-next-turn).
    pub fresh: WallTiles,
    /// Where the points came from.
    pub tallies: [Tally; Source::ALL.len()],
}

impl Player {
    const NEW: Self = Self {
        score: 0,
        followers: [None; SUPPLY],
        keep: None,
        ready: WallTiles::NONE,
        fresh: WallTiles::NONE,
        tallies: [Tally { count: 0, points: 0 }; Source::ALL.len()],
    };

    /// Followers that can be placed.
    #[must_use]
    pub fn supply(&self) -> usize {
        self.followers.iter().filter(|follower| follower.is_none()).count()
    }

    /// All wall tiles in front of the player.
    #[must_use]
    pub fn held(&self) -> WallTiles {
        self.ready.with(self.fresh)
    }

    /// Moves the marker on the track at once (castle.score.recorded-immediately).
    pub(crate) fn earn(&mut self, source: Source, points: u16) {
        self.score += points;
        let tally = &mut self.tallies[source as usize];
        tally.count += 1;
        tally.points += points;
    }
}

/// Everything that lies on the table. Nothing on it is hidden from one player and known to another: the piles are
/// shuffled anew with every draw, and a wall tile is drawn when it is taken.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Table {
    /// The tile on every cell.
    pub laid: [Option<LaidTile>; CELLS],
    /// The tiles in the piles.
    pub pile: TileSet,
    /// What the turn waits for.
    pub phase: Phase,
    /// Whose turn it is; without meaning until [`Phase::First`] is over.
    pub active: Seat,
    /// The cell of the tile laid last.
    pub newest: Option<Cell>,
    /// What belongs to each player.
    pub players: BySeat<Player, 2>,
    /// The corner towers with a wall tile: bit `i` for the tower `i` of the track.
    pub towers: u32,
    /// The wall tiles nobody has seen: on corner towers, and left over in the box.
    pub unseen: WallTiles,
}

impl Table {
    /// The table before the first draw (castle.setup.*). `first` begins; if it is nobody, a seat is drawn.
    #[must_use]
    pub fn new(board: &Board, first: Option<Seat>) -> Self {
        Self {
            laid: [None; CELLS],
            pile: TileSet::of_the_box(),
            phase: if first.is_some() { Phase::Draw } else { Phase::First },
            active: first.unwrap_or(SEATS[0]),
            newest: None,
            players: BySeat([Player::NEW; 2]),
            towers: board.dealt_towers(),
            unseen: components().wall_tiles,
        }
    }

    /// The cells without a tile.
    #[must_use]
    pub fn empty_cells(&self) -> CellSet {
        Cell::all().filter(|cell| self.laid[cell.index()].is_none()).collect()
    }

    /// The drawn tile that waits to be placed.
    #[must_use]
    pub fn drawn(&self) -> Option<Tile> {
        match self.phase {
            Phase::Place(tile) => Some(tile),
            _ => None,
        }
    }

    /// The tiles that left the game because they fit nowhere: all that are in no other place.
    pub fn removed(&self) -> impl Iterator<Item = (Tile, u32)> + '_ {
        Tile::all().filter_map(|tile| {
            let laid = self.laid.iter().flatten().filter(|laid| laid.tile() == tile).count() as u32;
            let drawn = u32::from(self.drawn() == Some(tile));
            let gone = u32::from(tile.kind().count).saturating_sub(self.pile.count(tile) + laid + drawn);
            (gone > 0).then_some((tile, gone))
        })
    }

    /// Every follower on a tile, with its owner and its place in [`Player::followers`].
    pub fn followers(&self) -> impl Iterator<Item = (Seat, usize, Follower)> + '_ {
        self.players.iter().flat_map(|(seat, player)| {
            player.followers.iter().enumerate().filter_map(move |(index, at)| at.map(|at| (seat, index, at)))
        })
    }

    /// Puts a wall tile in front of a player, to be used from the next turn on.
    pub(crate) fn take_wall_tile(&mut self, seat: Seat, tower: u8, tile: WallTile) {
        self.towers &= !(1 << tower);
        self.unseen.take(tile);
        self.players[seat].fresh.add(tile);
    }
}
