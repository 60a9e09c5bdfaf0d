//! The law suite with a census of the pieces, and areas compared with the naive implementation after every step.

use std::collections::BTreeMap;

use castle::{AreaKind, Castle, Cell, CellSet, Chance, Phase, SEATS, SUPPLY, Side, State, Tile, WallTile, board};
use kernel::Game as _;
use laws::{Census, Suite};
use proptest::prelude::*;

use crate::naive::{Naive, NaiveArea, all_places, beyond, place_of};

#[test]
fn the_encoding_is_documented() {
    laws::encoding::<Castle>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/encoding.md"));
}

#[test]
fn every_law_holds() {
    let suite = Suite::<Castle>::new().encode().evaluate().foresee().games(3);
    let suite = suite.symmetric(|game| game.options().first.seat().is_none(), moved_on);
    suite.census(|_, state| census(state)).recount(recount).check();
}

/// L22: with every seat moved on by one, the other seat begins.
fn moved_on(_: &Castle, outcome: Chance) -> Chance {
    match outcome {
        Chance::First(seat) => Chance::First(seat.opponent()),
        other => other,
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    /// Plays that take rare actions as often as common ones, and that shrink when the test fails.
    #[test]
    fn areas_are_correct_at_the_end_of_any_play((table, indices) in laws::plays::<Castle>(200)) {
        let play = laws::play(&table.game, &indices);
        prop_assert_eq!(recount(&table.game, play.last()), Ok(()));
    }
}

/// Where all pieces are. Tiles that fitted nowhere left the game and are counted where the table says so.
fn census(state: &State) -> Census {
    let table = &state.table;
    let mut pieces = Census::new();
    for tile in Tile::all() {
        let kind = format!("tile {tile}");
        pieces.add(&kind, "pile", table.pile.count(tile) as usize);
        pieces.add(&kind, "board", table.laid.iter().flatten().filter(|laid| laid.tile() == tile).count());
        pieces.add(&kind, "drawn", (table.drawn() == Some(tile)).into());
        let removed = table.removed().filter(|(gone, _)| *gone == tile);
        removed.for_each(|(_, count)| pieces.add(&kind, "removed", count as usize));
    }
    for seat in SEATS {
        let player = &table.players[seat];
        let on_tiles = table.followers().filter(|(owner, _, _)| *owner == seat).count();
        pieces.add(format!("follower of {seat}"), format!("supply of {seat}"), player.supply());
        pieces.add(format!("follower of {seat}"), format!("tiles, by {seat}"), on_tiles);
    }
    pieces
}

/// Law L14.
fn recount(_: &Castle, state: &State) -> Result<(), String> {
    let naive = Naive::of(&state.table);
    let areas = naive.areas();
    same_areas(state, &areas)?;
    same_masks(state, &naive)?;
    let rebuilt = State::of_table(board(), state.table);
    same_areas(&rebuilt, &areas).map_err(|reason| format!("rebuilt from the table: {reason}"))?;
    for seat in SEATS {
        let player = &state.table.players[seat];
        let sources: u16 = player.tallies.iter().map(|tally| tally.points).sum();
        if sources != player.score {
            return Err(format!("{seat} has {} points, but {sources} by source", player.score));
        }
    }
    Ok(())
}

fn letter(kind: AreaKind) -> char {
    match kind {
        AreaKind::Path => 'P',
        AreaKind::Tower => 'T',
        AreaKind::House => 'H',
        AreaKind::Courtyard => 'C',
    }
}

fn same_area(state: &State, number: u8, right: &NaiveArea) -> Result<(), String> {
    let area = state.areas.area(number);
    let count = if right.kind == 'C' { right.markets } else { right.tiles.len() };
    let found = (
        letter(area.kind()),
        usize::from(area.open()),
        usize::from(area.count()),
        area.has_fountain(),
        SEATS.map(|seat| usize::from(area.followers(seat))),
    );
    let expected = (right.kind, right.open.len(), count, right.fountains > 0, right.followers);
    if found == expected { Ok(()) } else { Err(format!("area {:?}: kept {found:?}, is {expected:?}", right.tiles)) }
}

/// Checks every area that faces an empty cell or holds a follower, and that no two areas share a number.
fn same_areas(state: &State, areas: &[NaiveArea]) -> Result<(), String> {
    let mut owner_of: BTreeMap<u8, usize> = BTreeMap::new();
    for (index, area) in areas.iter().enumerate() {
        let mut numbers = Vec::new();
        for (place, side, half) in &area.open {
            let cell = Cell::at(place.0, place.1).ok_or("an open end outside the wall")?;
            // The naive implementation counts half-edges clockwise, the engine from the west or north.
            let port = match (side, half) {
                (_, 2) => 2,
                (2 | 3, half) => 1 - half,
                (_, half) => *half,
            };
            let number = state.areas.facing(board(), cell, Side::ALL[*side], port);
            numbers.push(number.ok_or_else(|| format!("nothing faces {cell} from {:?}", Side::ALL[*side]))?);
        }
        for (seat, follower, at) in state.table.followers() {
            if area.spots.contains(&(place_of(at.cell), at.spot.index())) {
                numbers.push(state.areas.stand(seat, follower));
            }
        }
        for number in numbers {
            same_area(state, number, area)?;
            if *owner_of.entry(number).or_insert(index) != index {
                return Err(format!("two areas are kept as one: {:?}", area.tiles));
            }
        }
    }
    // Each area has one number: as many numbers as areas that have any.
    let alive = areas.iter().filter(|area| !area.open.is_empty() || area.followers != [0, 0]).count();
    if alive == owner_of.len() { Ok(()) } else { Err(format!("{alive} areas are kept as {}", owner_of.len())) }
}

/// Checks the frontier and the path masks.
fn same_masks(state: &State, naive: &Naive) -> Result<(), String> {
    let cells: CellSet = naive.tiles.keys().filter_map(|(x, y)| Cell::at(*x, *y)).collect();
    if state.areas.occupied() != cells {
        return Err("the occupied cells differ".to_owned());
    }
    let starts: CellSet = board().starts().iter().map(|(cell, _)| *cell).collect();
    for place in all_places() {
        let cell = Cell::at(place.0, place.1).ok_or("a cell is missing")?;
        let laid = |side: usize| naive.tiles.get(&beyond(place, side));
        let empty = !naive.tiles.contains_key(&place);
        let touches = starts.contains(cell) || (0..4).any(|side| laid(side).is_some());
        if state.areas.frontier().contains(cell) != (empty && touches) {
            return Err(format!("{cell} is wrongly in or out of the frontier"));
        }
        for side in (0..4).filter(|_| empty) {
            for arm in [false, true] {
                let right = laid(side).is_some_and(|tile| tile.arms.contains(&((side + 2) % 4)) != arm);
                if state.areas.clash(Side::ALL[side], arm).contains(cell) != right {
                    return Err(format!("{cell}: a side {:?} with arm {arm} is judged wrongly", Side::ALL[side]));
                }
            }
        }
    }
    Ok(())
}

/// The number of wall tiles never grows; used ones leave the game.
#[test]
fn wall_tiles_never_appear_from_nowhere() {
    for seed in 0..40 {
        let play = laws::random_play(&crate::referee::castle(), seed);
        let mut before = 18;
        for state in &play.states {
            let table = &state.table;
            let held: usize = SEATS.iter().map(|seat| table.players[*seat].held().len()).sum();
            let unseen = table.unseen.len();
            assert!(held + unseen <= before, "seed {seed}");
            before = held + unseen;
            for tile in WallTile::ALL {
                let copies = table.unseen.count(tile)
                    + SEATS.iter().map(|seat| table.players[*seat].held().count(tile)).sum::<u8>();
                assert!(copies <= 2, "seed {seed}: {copies} of wall tile {tile}");
            }
            if table.phase != Phase::Over {
                assert!(table.towers.count_ones() as usize <= unseen, "seed {seed}");
            }
            assert!(SEATS.iter().all(|seat| table.players[*seat].supply() <= SUPPLY));
        }
    }
}
