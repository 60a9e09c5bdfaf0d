//! The serialised form of a view.

use std::collections::BTreeMap;

use kernel::{BySeat, Seat, Viewer};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::board::board;
use crate::cell::Cell;
use crate::components::{CELLS, components};
use crate::direction::{Spot, Turn};
use crate::table::{Follower, Keep, Phase, Player, SEATS, SUPPLY, Source, Table, Tally};
use crate::tile::{LaidTile, Tile, TileSet};
use crate::wall_tile::{WallTile, WallTiles};

/// More points than are possible in any game.
const MOST_POINTS: u16 = 10_000;

/// A table and its viewer, written out.
#[derive(Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "View")]
pub(crate) struct Snapshot {
    viewer: Viewer,
    active: Seat,
    phase: PhaseText,
    tiles: Vec<TileText>,
    newest: Option<Cell>,
    pile: BTreeMap<String, u32>,
    players: [PlayerText; 2],
    /// The first fields of the corner towers that still have a wall tile.
    towers: Vec<u8>,
    unseen_wall_tiles: Vec<WallTile>,
}

#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
enum PhaseText {
    First,
    Draw,
    Place { tile: Tile },
    Follower,
    Score,
    TakeWallTile { seat: Seat, tower: u8 },
    SecondTurn,
    Over,
}

#[derive(Serialize, Deserialize, JsonSchema)]
struct TileText {
    cell: Cell,
    tile: Tile,
    turn: Turn,
}

#[derive(Serialize, Deserialize, JsonSchema)]
struct PlayerText {
    score: u16,
    followers: [Option<(Cell, Spot)>; SUPPLY],
    keep: Option<(Cell, Spot, u8)>,
    ready: Vec<WallTile>,
    fresh: Vec<WallTile>,
    /// For every source, how often it gave points and how many.
    tallies: [(u8, u16); Source::ALL.len()],
}

impl Snapshot {
    /// Writes a table out.
    pub(crate) fn new(table: &Table, viewer: Viewer) -> Self {
        let towers = board().towers().iter().enumerate();
        Self {
            viewer,
            active: table.active,
            phase: match table.phase {
                Phase::First => PhaseText::First,
                Phase::Draw => PhaseText::Draw,
                Phase::Place(tile) => PhaseText::Place { tile },
                Phase::Follower => PhaseText::Follower,
                Phase::Score => PhaseText::Score,
                Phase::TakeWallTile { seat, tower } => PhaseText::TakeWallTile { seat, tower },
                Phase::SecondTurn => PhaseText::SecondTurn,
                Phase::Over => PhaseText::Over,
            },
            tiles: Cell::all()
                .filter_map(|cell| table.laid[cell.index()].map(|laid| (cell, laid)))
                .map(|(cell, laid)| TileText { cell, tile: laid.tile(), turn: laid.turn() })
                .collect(),
            newest: table.newest,
            pile: table.pile.iter().map(|(tile, count)| (tile.to_string(), count)).collect(),
            players: SEATS.map(|seat| PlayerText::from(&table.players[seat])),
            towers: towers
                .filter(|(index, _)| table.towers & (1 << index) != 0)
                .map(|(_, tower)| tower.fields[0])
                .collect(),
            unseen_wall_tiles: table.unseen.iter().collect(),
        }
    }
}

impl From<&Player> for PlayerText {
    fn from(player: &Player) -> Self {
        Self {
            score: player.score,
            followers: player.followers.map(|follower| follower.map(|follower| (follower.cell, follower.spot))),
            keep: player.keep.map(|keep| (keep.cell, keep.spot, keep.size)),
            ready: player.ready.iter().collect(),
            fresh: player.fresh.iter().collect(),
            tallies: player.tallies.map(|tally| (tally.count, tally.points)),
        }
    }
}

impl Snapshot {
    /// Reads a table from an untrusted source. Fails if the rules could not continue from it.
    pub(crate) fn read(&self) -> Result<(Table, Viewer), String> {
        let mut laid: [Option<LaidTile>; CELLS] = [None; CELLS];
        for TileText { cell, tile, turn } in &self.tiles {
            if laid[cell.index()].replace(LaidTile::new(*tile, *turn)).is_some() {
                return Err(format!("two tiles lie on {cell}"));
            }
        }
        let mut towers = 0;
        for field in &self.towers {
            let tower =
                board().tower_at(u16::from(*field)).ok_or_else(|| format!("no corner tower has field {field}"))?;
            towers |= 1 << tower;
        }
        let [first, second] = &self.players;
        let table = Table {
            laid,
            pile: self.pile(),
            phase: self.phase.read(),
            active: self.active,
            newest: self.newest,
            players: BySeat([first.read(&laid)?, second.read(&laid)?]),
            towers,
            unseen: wall_tiles(&self.unseen_wall_tiles)?,
        };
        check(&table)?;
        Ok((table, self.viewer))
    }

    fn pile(&self) -> TileSet {
        let mut pile = TileSet::of_the_box();
        for tile in Tile::all() {
            let left = self.pile.get(&tile.to_string()).copied().unwrap_or(0);
            while pile.count(tile) > left {
                pile.take(tile);
            }
        }
        pile
    }
}

/// Checks that seats and pieces exist, no tile is used twice, and the phase can continue.
fn check(table: &Table) -> Result<(), String> {
    for tile in Tile::all() {
        let laid = table.laid.iter().flatten().filter(|laid| laid.tile() == tile).count() as u32;
        if laid + table.pile.count(tile) + u32::from(table.drawn() == Some(tile)) > u32::from(tile.kind().count) {
            return Err(format!("there are more of tile {tile} than in the box"));
        }
    }
    let known = |seat: Seat| seat.index() < SEATS.len();
    let can_go_on = match table.phase {
        Phase::First | Phase::Draw => !table.pile.is_empty(),
        Phase::Follower => table.newest.is_some(),
        Phase::TakeWallTile { seat, tower } => {
            known(seat) && usize::from(tower) < board().towers().len() && !table.unseen.is_empty()
        }
        Phase::SecondTurn => known(table.active) && table.players[table.active].ready.has(WallTile::SecondTurn),
        Phase::Place(_) | Phase::Score | Phase::Over => true,
    };
    if !known(table.active) || !can_go_on {
        return Err("the turn cannot go on from here".to_owned());
    }
    if table.newest.is_some_and(|cell| table.laid[cell.index()].is_none()) {
        return Err("the newest tile does not lie on the board".to_owned());
    }
    Ok(())
}

impl PhaseText {
    fn read(&self) -> Phase {
        match *self {
            Self::First => Phase::First,
            Self::Draw => Phase::Draw,
            Self::Place { tile } => Phase::Place(tile),
            Self::Follower => Phase::Follower,
            Self::Score => Phase::Score,
            Self::TakeWallTile { seat, tower } => Phase::TakeWallTile { seat, tower },
            Self::SecondTurn => Phase::SecondTurn,
            Self::Over => Phase::Over,
        }
    }
}

impl PlayerText {
    fn read(&self, laid: &[Option<LaidTile>; CELLS]) -> Result<Player, String> {
        for (cell, spot) in self.followers.iter().flatten() {
            let part = laid[cell.index()].and_then(|tile| tile.orientation().part_at(*spot));
            part.ok_or_else(|| format!("a follower stands on nothing at {cell}-{spot}"))?;
        }
        if self.score > MOST_POINTS || self.tallies.iter().any(|(_, points)| *points > MOST_POINTS) {
            return Err("nobody has so many points".to_owned());
        }
        Ok(Player {
            score: self.score,
            followers: self.followers.map(|at| at.map(|(cell, spot)| Follower { cell, spot })),
            keep: self.keep.map(|(cell, spot, size)| Keep { cell, spot, size }),
            ready: wall_tiles(&self.ready)?,
            fresh: wall_tiles(&self.fresh)?,
            tallies: self.tallies.map(|(count, points)| Tally { count, points }),
        })
    }
}

fn wall_tiles(tiles: &[WallTile]) -> Result<WallTiles, String> {
    if tiles.len() > components().wall_tiles.len() {
        return Err("there are not so many wall tiles".to_owned());
    }
    Ok(tiles.iter().copied().collect())
}
