//! The table as bytes, for learning programs. The viewer's own things come first, then the opponent's.

use std::sync::LazyLock;

use kernel::{ChoiceBlock, ChoiceSpace, Choices, Encode, ObservationSlice, ObservationWriter, Seat, Viewer};

use crate::action::Action;
use crate::cell::Cell;
use crate::components::{CELLS, MAX_KINDS, MAX_TOWERS};
use crate::direction::{Side, Spot, Turn};
use crate::options::{KeepOn, StartFields};
use crate::rules::Castle;
use crate::state::State;
use crate::table::{Phase, SEATS, SUPPLY, Source, Table};
use crate::tile::{LaidTile, Tile};
use crate::tile_kind::{AreaKind, Centre};
use crate::view::View;
use crate::wall_tile::WallTile;

/// Bytes of a cell in the slice `cells`: those of its tile, and whether it is the newest.
const PER_CELL: usize = 1 + 4 * 4 + 4 + 2 + 1;
/// Bytes of a source in the slice `tallies`.
const PER_TALLY: usize = 1 + 2;
const SPOTS: usize = Spot::ALL.len();
const SOURCES: usize = Source::ALL.len();
const WALL_TILES: usize = WallTile::ALL.len();

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

    const OBSERVATION: &'static [ObservationSlice] = &[
        ObservationSlice::new("options", 2, 1, "start fields must match; keeps go to every house the player scores"),
        ObservationSlice::new(
            "cells",
            CELLS * PER_CELL,
            1,
            "for each cell, row by row from the north-west: is there a tile; for each quarter clockwise from the north-west, \
             is it tower, house, courtyard, and does it have the market; for each side clockwise from the north, does a path \
             reach it; is there a plaza; a fountain; is the tile the newest",
        ),
        ObservationSlice::new(
            "tiles",
            CELLS,
            4 * MAX_KINDS as u8,
            "for each cell 0, or 1 and four times the tile's place in the component file and its quarter turns",
        ),
        ObservationSlice::new(
            "followers",
            2 * CELLS * SPOTS,
            SUPPLY as u8,
            "for the viewer and the opponent, for each cell and spot (quarters clockwise from the north-west, sides clockwise \
             from the north): 0, or the number of the follower that stands there",
        ),
        ObservationSlice::new(
            "keeps",
            2 * CELLS,
            SPOTS as u8,
            "for the viewer and the opponent, for each cell: 0, or 1 and the spot of the keep that stands there",
        ),
        ObservationSlice::new("keep-sizes", 2, 255, "tiles of the house below the keep: the viewer's, the opponent's"),
        ObservationSlice::new(
            "scores",
            4,
            255,
            "points of the viewer and the opponent, each in two bytes, the high one first",
        ),
        ObservationSlice::new("supplies", 2, SUPPLY as u8, "followers left to place: the viewer's, the opponent's"),
        ObservationSlice::new(
            "wall-tiles",
            4 * WALL_TILES,
            18,
            "wall tiles 1 to 9 that the viewer may use, that the viewer has taken since; likewise the opponent",
        ),
        ObservationSlice::new(
            "tallies",
            2 * SOURCES * PER_TALLY,
            255,
            "for the viewer and the opponent, for paths, towers, houses, keep, courtyards, wall tiles: how often they gave \
             points, and how many in two bytes, the high one first",
        ),
        ObservationSlice::new("towers", MAX_TOWERS, 1, "the corner towers with a wall tile, in the order of the track"),
        ObservationSlice::new("unseen", WALL_TILES, 18, "wall tiles 1 to 9 that nobody has seen"),
        ObservationSlice::new(
            "phase",
            8,
            1,
            "draw who begins, draw a tile, place it, place a follower, score, take a wall tile, second turn, over",
        ),
        ObservationSlice::new("active", 2, 1, "whose turn it is: the viewer's, the opponent's"),
        ObservationSlice::new("taker", 2, 1, "who takes a wall tile now: the viewer, the opponent"),
        ObservationSlice::new("taken-from", MAX_TOWERS, 1, "the corner tower it is taken from"),
        ObservationSlice::new(
            "pile",
            MAX_KINDS,
            MAX_KINDS as u8,
            "tiles of each kind in the piles, as in the component file",
        ),
        ObservationSlice::new("drawn", MAX_KINDS, 1, "the kind of the tile to place"),
    ];

    fn observe(&self, view: &View, out: &mut [u8]) {
        self.write_table(view.table(), view.viewer(), out);
    }

    /// A view is a copy of the whole state, of which an observation shows the table only.
    fn observe_state(&self, state: &State, viewer: Viewer, out: &mut [u8]) {
        self.write_table(&state.table, viewer, out);
    }

    #[inline]
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
            // Only towers and houses can count double, and those are quarters.
            (DOUBLE, Some((SPOT, spot))) if Spot::ALL[spot].is_quarter() => {
                Action::Double { cell: Cell::new(place), spot: Spot::ALL[spot] }
            }
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

impl Castle {
    fn write_table(&self, table: &Table, viewer: Viewer, out: &mut [u8]) {
        let own = viewer.seat().unwrap_or(SEATS[0]);
        let side = |seat: Seat| usize::from(seat != own);
        let players = [&table.players[own], &table.players[own.opponent()]];
        // Options, cells and tiles.
        let mut writer = ObservationWriter::after_whole(3, Self::OBSERVATION, out);
        let Self { options, .. } = self;
        writer.flags("options", [options.start_fields == StartFields::Match, options.keep_on == KeepOn::Scored]);
        let (cells, _) = writer.slice("cells").as_chunks_mut::<PER_CELL>();
        let tiles = writer.slice("tiles");
        let rows = &*ROWS;
        // Empty cells are written like others: finding out which are empty would take longer.
        for ((laid, cell), tile) in table.laid.iter().zip(&mut *cells).zip(tiles) {
            *tile = laid.map_or(0, LaidTile::number);
            *cell = rows[usize::from(*tile)];
        }
        if let Some(newest) = table.newest {
            cells[newest.index()][PER_CELL - 1] = 1;
        }
        for (player, bytes) in players.iter().zip(writer.slice("followers").chunks_exact_mut(CELLS * SPOTS)) {
            for (number, follower) in (1..).zip(&player.followers) {
                if let Some(follower) = follower {
                    bytes[follower.cell.index() * SPOTS + follower.spot.index()] = number;
                }
            }
        }
        for (player, bytes) in players.iter().zip(writer.slice("keeps").chunks_exact_mut(CELLS)) {
            if let Some(keep) = player.keep {
                bytes[keep.cell.index()] = keep.spot.index() as u8 + 1;
            }
        }
        writer.bytes("keep-sizes", players.map(|player| player.keep.map_or(0, |keep| keep.size)));
        let (scores, _) = writer.slice("scores").as_chunks_mut();
        for (player, bytes) in players.iter().zip(scores) {
            *bytes = player.score.to_be_bytes();
        }
        writer.bytes("supplies", players.map(|player| player.supply() as u8));
        let held = players.iter().flat_map(|player| [player.ready, player.fresh]);
        let (wall_tiles, _) = writer.slice("wall-tiles").as_chunks_mut();
        for (tiles, bytes) in held.zip(wall_tiles) {
            *bytes = tiles.counts();
        }
        let tallies = players.iter().flat_map(|player| &player.tallies);
        let (bytes, _) = writer.slice("tallies").as_chunks_mut::<PER_TALLY>();
        for (tally, bytes) in tallies.zip(bytes) {
            let [high, low] = tally.points.to_be_bytes();
            *bytes = [tally.count, high, low];
        }
        writer.flags("towers", (0..MAX_TOWERS).map(|tower| table.towers & (1 << tower) != 0));
        writer.bytes("unseen", table.unseen.counts());
        writer.one_of("phase", Some(phase_index(table.phase)));
        writer.one_of("active", (table.phase != Phase::First).then(|| side(table.active)));
        let taking = match table.phase {
            Phase::TakeWallTile { seat, tower } => Some((side(seat), usize::from(tower))),
            _ => None,
        };
        writer.one_of("taker", taking.map(|(taker, _)| taker));
        writer.one_of("taken-from", taking.map(|(_, tower)| tower));
        table.pile.add_counts(self.tiles, writer.slice("pile"));
        writer.one_of("drawn", table.drawn().map(Tile::index));
        writer.finish();
    }
}

/// The bytes of a cell by the number of its tile, as if it were not the newest; all 0 for a cell without one.
static ROWS: LazyLock<[[u8; PER_CELL]; 256]> = LazyLock::new(|| {
    let mut rows = [[0; PER_CELL]; 256];
    for laid in Tile::all().flat_map(|tile| Turn::ALL.map(|turn| LaidTile::new(tile, turn))) {
        rows[usize::from(laid.number())] = row(laid);
    }
    rows
});

fn row(laid: LaidTile) -> [u8; PER_CELL] {
    let (tile, kind) = (laid.orientation(), laid.tile().kind());
    let mut flags = vec![true];
    for spot in &Spot::ALL[..4] {
        let part = tile.part_at(*spot).map(|part| &tile.parts[part]);
        for kind in [AreaKind::Tower, AreaKind::House, AreaKind::Courtyard] {
            flags.push(part.is_some_and(|part| part.kind == kind));
        }
        flags.push(part.is_some_and(|part| part.market));
    }
    flags.extend(Side::ALL.map(|side| tile.arms & (1 << side.index()) != 0));
    flags.extend([kind.centre == Centre::Square, kind.fountain != 0]);
    let is_newest = false;
    flags.push(is_newest);
    std::array::from_fn(|place| u8::from(flags[place]))
}

/// The place of a phase among the eight.
const fn phase_index(phase: Phase) -> usize {
    match phase {
        Phase::First => 0,
        Phase::Draw => 1,
        Phase::Place(_) => 2,
        Phase::Follower => 3,
        Phase::Score => 4,
        Phase::TakeWallTile { .. } => 5,
        Phase::SecondTurn => 6,
        Phase::Over => 7,
    }
}
