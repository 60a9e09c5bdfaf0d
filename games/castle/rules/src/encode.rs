//! The game as numbers, for learning programs.
//!
//! An observation has one block per cell ([`PER_CELL`] numbers), then one block per player, the viewer first, then what
//! belongs to nobody. A spectator sees the table from the first seat's side.

use kernel::{ChoiceBlock, ChoiceSpace, Choices, Encode, Seat, Viewer};

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

const CHOICES: ChoiceSpace<8> = ChoiceSpace::new([
    ChoiceBlock { name: "place", len: CELLS, meaning: "the cell for the drawn tile; `turn` follows" },
    ChoiceBlock { name: "turn", len: 4, meaning: "where the tile's printed north points: north, east, south, west" },
    ChoiceBlock { name: "no-follower", len: 1, meaning: "place no follower" },
    ChoiceBlock {
        name: "follower",
        len: 16,
        meaning: "a follower on a tower, house or courtyard of the new tile, each by its first quarter clockwise from the \
                  north-west, or on a path by its first side clockwise from the north",
    },
    ChoiceBlock { name: "score", len: CELLS, meaning: "score the area of the follower on this cell; `spot` follows" },
    ChoiceBlock { name: "double", len: CELLS, meaning: "the same, doubled by wall tile 2 or 3; `spot` follows" },
    ChoiceBlock {
        name: "spot",
        len: Spot::ALL.len(),
        meaning: "the follower's quarter clockwise from the north-west, or its side clockwise from the north",
    },
    ChoiceBlock { name: "turn-over", len: 2, meaning: "end the turn; use wall tile 1 for a second one" },
]);
const PLACE: usize = 0;
const TURN: usize = 1;
const NO_FOLLOWER: usize = 2;
const FOLLOWER: usize = 3;
const SCORE: usize = 4;
const DOUBLE: usize = 5;
const SPOT: usize = 6;
const TURN_OVER: usize = 7;

impl Encode for Castle {
    const CHOICES: &'static [ChoiceBlock] = &CHOICES.blocks;

    fn observation_len(&self) -> usize {
        CELLS * PER_CELL + 2 * PER_PLAYER + COMMON + 2 * Tile::all().len()
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

    fn choices(&self, _seat: Seat, action: Action) -> Choices {
        let one = |block, place| Choices::new([CHOICES.choice(block, place)]);
        let at = |block, cell: Cell, then, place| {
            Choices::new([CHOICES.choice(block, cell.index()), CHOICES.choice(then, place)])
        };
        match action {
            Action::Place { cell, turn } => at(PLACE, cell, TURN, turn.index()),
            Action::NoFollower => one(NO_FOLLOWER, 0),
            Action::Follower { kind: AreaKind::Path, spot } => one(FOLLOWER, 12 + spot.index() - 4),
            Action::Follower { kind, spot } => one(FOLLOWER, (kind as usize - 1) * 4 + spot.index()),
            Action::Score { cell, spot } => at(SCORE, cell, SPOT, spot.index()),
            Action::Double { cell, spot } => at(DOUBLE, cell, SPOT, spot.index()),
            Action::EndTurn => one(TURN_OVER, 0),
            Action::SecondTurn => one(TURN_OVER, 1),
        }
    }

    fn action(&self, _seat: Seat, choices: &[u16]) -> Option<Action> {
        let (first, rest) = choices.split_first()?;
        let (block, place) = CHOICES.locate(*first)?;
        let then = match rest {
            [] => None,
            [then] => Some(CHOICES.locate(*then)?),
            _ => return None,
        };
        Some(match (block, then) {
            (PLACE, Some((TURN, turn))) => Action::Place { cell: Cell::new(place), turn: Turn::quarters(turn) },
            (SCORE, Some((SPOT, spot))) => Action::Score { cell: Cell::new(place), spot: Spot::ALL[spot] },
            (DOUBLE, Some((SPOT, spot))) => Action::Double { cell: Cell::new(place), spot: Spot::ALL[spot] },
            (NO_FOLLOWER, None) => Action::NoFollower,
            (FOLLOWER, None) if place < 12 => {
                Action::Follower { kind: AreaKind::ALL[place / 4 + 1], spot: Spot::ALL[place % 4] }
            }
            (FOLLOWER, None) => Action::Follower { kind: AreaKind::Path, spot: Spot::ALL[place - 8] },
            (TURN_OVER, None) => [Action::EndTurn, Action::SecondTurn][place],
            _ => return None,
        })
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
