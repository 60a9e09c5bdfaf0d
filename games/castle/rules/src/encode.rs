//! The game as numbers, for learning programs.
//!
//! An observation has one block per cell ([`PER_CELL`] numbers), then one block per player, the viewer first, then what
//! belongs to nobody. A spectator sees the table from the first seat's side.

use kernel::{Encode, Viewer};

use crate::action::Action;
use crate::cell::Cell;
use crate::components::{CELLS, MAX_TOWERS, TRACK_FIELDS};
use crate::direction::{Side, Spot, Turn};
use crate::rules::Castle;
use crate::table::{Phase, Player, SEATS, SUPPLY};
use crate::tile::{LaidTile, Tile};
use crate::tile_kind::{AreaKind, Centre};
use crate::view::View;
use crate::wall_tile::{WallTile, WallTiles};

/// Per cell: is there a tile; for every quarter whether it is tower, house or courtyard and has the market; for every
/// side whether it has an arm; plaza; fountain; for both players the spot of a follower, and a keep.
pub const PER_CELL: usize = 1 + 4 * 4 + 4 + 2 + 2 * 9;
/// Per player: score, field of the track, second lap, supply, has a keep, its size, wall tiles that may be used and new
/// ones.
const PER_PLAYER: usize = 6 + 2 * 9;
/// What belongs to nobody, without the tiles: corner towers, unseen wall tiles, phase, whether the viewer is active, and
/// the share of tiles in the piles.
const COMMON: usize = MAX_TOWERS + 9 + 7 + 2;

const PLACES: usize = CELLS * 4;
/// `none`, then three kinds on four quarters and a path on four sides.
const FOLLOWS: usize = 1 + 16;
const SCORES: usize = CELLS * 8;
const DOUBLES: usize = CELLS * 4;

impl Encode for Castle {
    fn observation_len(&self) -> usize {
        CELLS * PER_CELL + 2 * PER_PLAYER + COMMON + 2 * Tile::all().len()
    }

    fn action_count(&self) -> usize {
        PLACES + FOLLOWS + SCORES + DOUBLES + 2
    }

    fn observe(&self, view: &View, out: &mut [f32]) {
        let table = view.table();
        let viewer = match view.viewer() {
            Viewer::Seat(seat) => seat,
            Viewer::Spectator => SEATS[0],
        };
        let seats = [viewer, viewer.opponent()];
        let mut writer = Writer { out, next: 0 };
        for cell in Cell::all() {
            writer.cell(table.laid[cell.index()]);
            for seat in seats {
                let player = &table.players[seat];
                for spot in Spot::ALL {
                    let here = |at: &crate::table::Follower| at.cell == cell && at.spot == spot;
                    writer.flag(player.followers.iter().flatten().any(here));
                }
                writer.flag(player.keep.is_some_and(|keep| keep.cell == cell));
            }
        }
        for seat in seats {
            writer.player(&table.players[seat]);
        }
        for tower in 0..MAX_TOWERS {
            writer.flag(table.towers & (1 << tower) != 0);
        }
        writer.wall_tiles(table.unseen);
        let phase = match table.phase {
            Phase::Draw => 0,
            Phase::Place(_) => 1,
            Phase::Follower => 2,
            Phase::Score => 3,
            Phase::TakeWallTile { .. } => 4,
            Phase::SecondTurn => 5,
            Phase::Over => 6,
            // Nobody can act yet: no flag is set.
            Phase::First => 7,
        };
        (0..7).for_each(|index| writer.flag(index == phase));
        writer.flag(table.active == viewer);
        writer.number(table.pile.len() as f32 / 60.0);
        for tile in Tile::all() {
            writer.number(table.pile.count(tile) as f32 / 2.0);
            writer.flag(table.drawn() == Some(tile));
        }
        debug_assert_eq!(writer.next, writer.out.len(), "the observation is filled");
    }

    fn action_index(&self, action: Action) -> usize {
        match action {
            Action::Place { cell, turn } => cell.index() * 4 + turn.index(),
            Action::NoFollower => PLACES,
            Action::Follower { kind: AreaKind::Path, spot } => PLACES + 1 + 12 + spot.index() - 4,
            Action::Follower { kind, spot } => PLACES + 1 + (kind as usize - 1) * 4 + spot.index(),
            Action::Score { cell, spot } => PLACES + FOLLOWS + cell.index() * 8 + spot.index(),
            Action::Double { cell, spot } => PLACES + FOLLOWS + SCORES + cell.index() * 4 + spot.index(),
            Action::EndTurn => PLACES + FOLLOWS + SCORES + DOUBLES,
            Action::SecondTurn => PLACES + FOLLOWS + SCORES + DOUBLES + 1,
        }
    }

    fn action_at(&self, index: usize) -> Option<Action> {
        let mut rest = index;
        let mut within = |size: usize| {
            let inside = rest < size;
            if !inside {
                rest -= size;
            }
            inside.then_some(rest)
        };
        if let Some(place) = within(PLACES) {
            return Some(Action::Place { cell: Cell::new(place / 4), turn: Turn::quarters(place % 4) });
        }
        if let Some(follow) = within(FOLLOWS) {
            return Some(match follow {
                0 => Action::NoFollower,
                13.. => Action::Follower { kind: AreaKind::Path, spot: Spot::ALL[follow - 9] },
                quarter => {
                    let kind = AreaKind::ALL[(quarter - 1) / 4 + 1];
                    Action::Follower { kind, spot: Spot::ALL[(quarter - 1) % 4] }
                }
            });
        }
        if let Some(score) = within(SCORES) {
            return Some(Action::Score { cell: Cell::new(score / 8), spot: Spot::ALL[score % 8] });
        }
        if let Some(double) = within(DOUBLES) {
            return Some(Action::Double { cell: Cell::new(double / 4), spot: Spot::ALL[double % 4] });
        }
        [Action::EndTurn, Action::SecondTurn].get(rest).copied()
    }
}

/// Writes one number after the other.
struct Writer<'a> {
    out: &'a mut [f32],
    next: usize,
}

impl Writer<'_> {
    fn number(&mut self, value: f32) {
        self.out[self.next] = value;
        self.next += 1;
    }

    fn flag(&mut self, value: bool) {
        self.number(f32::from(u8::from(value)));
    }

    fn cell(&mut self, laid: Option<LaidTile>) {
        self.flag(laid.is_some());
        let tile = laid.map(LaidTile::orientation);
        for spot in &Spot::ALL[..4] {
            let part = tile.and_then(|tile| Some(&tile.parts[tile.part_at(*spot)?]));
            for kind in [AreaKind::Tower, AreaKind::House, AreaKind::Courtyard] {
                self.flag(part.is_some_and(|part| part.kind == kind));
            }
            self.flag(part.is_some_and(|part| part.market));
        }
        for side in Side::ALL {
            self.flag(tile.is_some_and(|tile| tile.arms & (1 << side.index()) != 0));
        }
        self.flag(laid.is_some_and(|laid| laid.tile().kind().centre == Centre::Square));
        self.flag(laid.is_some_and(|laid| laid.tile().kind().fountain != 0));
    }

    fn player(&mut self, player: &Player) {
        self.number(f32::from(player.score) / TRACK_FIELDS as f32);
        self.number(f32::from(player.score % TRACK_FIELDS as u16) / TRACK_FIELDS as f32);
        self.flag(usize::from(player.score) >= TRACK_FIELDS);
        self.number(player.supply() as f32 / SUPPLY as f32);
        self.flag(player.keep.is_some());
        self.number(player.keep.map_or(0.0, |keep| f32::from(keep.size) / 10.0));
        self.wall_tiles(player.ready);
        self.wall_tiles(player.fresh);
    }

    fn wall_tiles(&mut self, tiles: WallTiles) {
        for tile in WallTile::ALL {
            self.number(f32::from(tiles.count(tile)) / 2.0);
        }
    }
}
