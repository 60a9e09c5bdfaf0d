//! What holds during whole games, and in their events.

use castle::{
    AreaKind, Castle, Cell, Event, Follower, Keep, LaidTile, SEATS, Spot, State, Table, Tile, Turn, WallTile, board,
};
use kernel::{Game, Seat, Study as _, TextBoard as _, Viewer};
use laws::Play;

use crate::referee::{castle, sensible_play, with};

/// Sensible games with their events.
fn games() -> impl Iterator<Item = Play<Castle>> {
    let game = castle();
    (0..8).map(move |seed| {
        let mut play = Play::new(&game);
        for (step, _) in sensible_play(&game, seed) {
            play.push(&game, step);
        }
        play
    })
}

/// Rule: castle.return.only-then
#[test]
fn followers_return_only_from_a_scored_area() {
    for play in games() {
        for (pair, events) in play.states.windows(2).zip(&play.events) {
            for seat in SEATS {
                let [before, after] = [&pair[0], &pair[1]].map(|state| state.table.players[seat].supply());
                let returned =
                    |event: &&Event| matches!(event, Event::FollowerReturned { seat: of, .. } if *of == seat);
                let placed = |event: &&Event| matches!(event, Event::FollowerPlaced { seat: of, .. } if *of == seat);
                let scored = |event: &&Event| matches!(event, Event::AreaScored { .. });
                let returned = events.iter().filter(returned).count();
                assert_eq!(after, before + returned - events.iter().filter(placed).count());
                assert!(returned == 0 || events.iter().any(|event| scored(&event)));
            }
        }
    }
}

/// Rule: castle.follower.marker-not-usable
#[test]
fn never_more_than_six_followers_are_on_tiles() {
    let mut most = 0;
    for play in games() {
        for state in &play.states {
            for seat in SEATS {
                most = most.max(state.table.followers().filter(|(owner, _, _)| *owner == seat).count());
            }
        }
    }
    assert_eq!(most, 6, "all six are used, the seventh never");
}

/// Rule: castle.keep.never-removed
#[test]
fn a_keep_only_moves_to_larger_houses() {
    let mut moves = 0;
    for play in games() {
        for pair in play.states.windows(2) {
            for seat in SEATS {
                let [before, after] = [&pair[0], &pair[1]].map(|state| state.table.players[seat].keep);
                assert!(before.is_none() || after.is_some());
                if before != after {
                    moves += 1;
                    assert!(after.map(|keep| keep.size) > before.map(|keep| keep.size));
                }
            }
        }
    }
    assert!(moves > 0);
}

/// A table with tiles (kind, cell, quarter turns) and followers of the first seat (cell, spot).
fn table(tiles: &[(&str, &str, usize)], followers: &[(&str, Spot)]) -> Table {
    let mut table = castle().initial_state().table;
    let cell = |name: &str| name.parse::<Cell>().expect("a cell");
    for (tile, name, turn) in tiles {
        let tile: Tile = tile.parse().expect("a tile");
        table.pile.take(tile);
        table.laid[cell(name).index()] = Some(LaidTile::new(tile, Turn::quarters(*turn)));
    }
    for (index, (name, spot)) in followers.iter().enumerate() {
        table.players[SEATS[0]].followers[index] = Some(Follower { cell: cell(name), spot: *spot });
    }
    table
}

/// Rule: castle.final.order
#[test]
fn the_final_scoring_runs_in_order() {
    let tiles = [("A01", "d5", 0), ("A02", "g6", 0), ("A03", "h10", 0), ("C02", "c1", 0)];
    let quarter = Spot::NorthWest;
    let mut table = table(&tiles, &[("d5", quarter), ("g6", quarter), ("h10", quarter), ("c1", Spot::North)]);
    table.players[SEATS[0]].ready = WallTile::ALL.into_iter().collect();
    table.players[SEATS[0]].keep = Some(Keep { cell: Cell::new(0), spot: quarter, size: 2 });
    let last: Tile = "A03".parse().expect("a tile");
    for (tile, count) in table.pile.iter() {
        (0..count).filter(|_| tile != last).for_each(|_| table.pile.take(tile));
    }
    let game = castle();
    let mut play = Play::new(&game);
    play.states = vec![State::of_table(board(), table)];
    for step in ["* A03", "1 a4n", "1 none"] {
        play.push(&game, step.parse().expect("a step"));
    }
    let stage = |event: &Event| match event {
        Event::WallCleared { wall_tiles } => format!("{wall_tiles} wall tiles cleared"),
        Event::KeepsCompared { points, .. } => format!("keep {points}"),
        Event::CourtyardScored { points, .. } => format!("courtyard {points}"),
        Event::UnfinishedScored { tile, points, .. } => format!("wall tile {tile}: {points}"),
        Event::FivePoints { points, .. } => format!("wall tile 9: {points}"),
        Event::GameOver { totals } => format!("over {totals:?}"),
        other => format!("{other:?}"),
    };
    let told: Vec<String> = play.events.last().expect("there are steps").iter().map(stage).collect();
    let right = [
        "13 wall tiles cleared",
        "keep 71",
        "courtyard 8",
        "wall tile 4: 2",
        "wall tile 5: 2",
        "wall tile 6: 1",
        "wall tile 9: 5",
        "over [89, 0]",
    ];
    assert_eq!(told, right);
}

/// Rule: castle.final.sixteen-empty
#[test]
fn sixteen_cells_stay_empty_and_one_for_every_removed_tile() {
    for play in games() {
        let table = &play.last().table;
        let removed: u32 = table.removed().map(|(_, count)| count).sum();
        assert_eq!(table.empty_cells().len(), 16 + removed as usize);
    }
}

#[test]
fn events_explain_every_point() {
    for play in games() {
        let mut totals = [0; 2];
        for event in play.events.iter().flatten() {
            let (owner, points): (Option<Seat>, u16) = match event {
                Event::AreaScored { area, owner, per_tile, points, doubled_by, .. } => {
                    let rate = match area.kind {
                        AreaKind::Path if area.fountains > 0 => 2,
                        AreaKind::Path | AreaKind::House => 1,
                        AreaKind::Tower => 2,
                        AreaKind::Courtyard => panic!("courtyards are not scored in a turn"),
                    };
                    assert_eq!(*per_tile, if doubled_by.is_some() { 2 * rate } else { rate });
                    assert_eq!(*points, owner.map_or(0, |_| u16::from(area.tiles) * per_tile));
                    assert_eq!(usize::from(area.tiles), area.cells.len() + area.starts.len());
                    (*owner, *points)
                }
                Event::KeepsCompared { owner, region, points, .. } => {
                    assert_eq!(usize::from(*points), owner.map_or(0, |_| region.len()));
                    (*owner, *points)
                }
                Event::CourtyardScored { area, owner, per_market, points, .. } => {
                    assert_eq!(*points, owner.map_or(0, |_| u16::from(area.markets) * per_market));
                    (*owner, *points)
                }
                Event::UnfinishedScored { seat, area, per_tile, points, .. } => {
                    assert_eq!(*points, u16::from(area.tiles) * per_tile);
                    (Some(*seat), *points)
                }
                Event::FivePoints { seat, points } => (Some(*seat), *points),
                _ => continue,
            };
            if let Some(seat) = owner {
                totals[seat.index()] += points;
            }
        }
        assert_eq!(totals, SEATS.map(|seat| play.last().table.players[seat].score));
    }
}

#[test]
fn views_keep_their_areas_when_serialised() {
    let game = castle();
    for play in games().take(2) {
        for state in play.states.iter().step_by(17) {
            let view = game.view(state, Viewer::Seat(SEATS[1]));
            let text = serde_json::to_string(&view).expect("a view can be written");
            let back: castle::View = serde_json::from_str(&text).expect("and read");
            assert_eq!(back, view);
            let mut legal = [Vec::new(), Vec::new()];
            game.legal_actions(view.state(), state.table.active, &mut legal[0]);
            game.legal_actions(back.state(), state.table.active, &mut legal[1]);
            assert_eq!(legal[0], legal[1]);
        }
    }
}

#[test]
fn a_garbled_view_is_refused() {
    let game = castle();
    let play = laws::random_play(&game, 5);
    let view = game.view(&play.states[60], Viewer::Spectator);
    let text = serde_json::to_string(&view).expect("a view can be written");
    for (from, to) in [
        ("\"cell\":\"c1\"", "\"cell\":\"z99\""),
        ("\"cell\":\"c1\"", "\"cell\":\"c2\""),
        ("\"tile\":\"A02\"", "\"tile\":\"A09\""),
        ("\"towers\":[12", "\"towers\":[2"),
        ("\"active\":", "\"active\":7"),
        ("\"score\":0", "\"score\":65535"),
        ("\"newest\":\"", "\"newest\":\"e3\",\"old\":\""),
        ("{\"place\":{\"tile\":\"D02\"}}", "\"second-turn\""),
        ("[\"h4\",\"ne\"]", "[\"h4\",\"s\"]"),
    ] {
        assert!(text.contains(from), "{text}");
        assert!(serde_json::from_str::<castle::View>(&text.replacen(from, to, 1)).is_err(), "{from}");
    }
}

/// A path that leaves a plaza and comes back to it counts the plaza's tile once, whichever tile is laid last.
#[test]
fn a_loop_is_counted_once_when_a_table_is_rebuilt() {
    let ring = [("E01", "g9", 1), ("F01", "h9", 3), ("D09", "h10", 3), ("D01", "g10", 0)];
    let mut table = table(&ring, &[("h9", Spot::North)]);
    let cells = ring.map(|(_, cell, _)| cell.parse().expect("a cell"));
    for newest in [None].into_iter().chain(cells.map(Some)) {
        table.newest = newest;
        let state = State::of_table(board(), table);
        let path = state.areas.area(state.areas.stand(SEATS[0], 0));
        assert_eq!((path.kind(), path.count(), path.open()), (AreaKind::Path, 4, 1), "{newest:?}");
    }
}

#[test]
fn hopeless_cells_take_no_tile_of_the_piles() {
    let game = with(castle::Options::default());
    let mut found = 0;
    for play in games().take(3) {
        for state in play.states.iter().step_by(11) {
            let hopeless = game.hopeless_cells(state);
            found += hopeless.len();
            for (tile, _) in state.table.pile.iter() {
                for turn in castle::Turn::ALL {
                    assert!((game.fitting_cells(state, tile, turn) & hopeless).is_empty());
                }
            }
        }
    }
    assert!(found > 0, "some cells become hopeless");
}

#[test]
fn a_view_lists_every_area_once() {
    for play in games().take(2) {
        let view = castle().view(play.last(), Viewer::Spectator);
        let areas = view.all_areas();
        for cell in Cell::all() {
            let parts = view.table().laid[cell.index()].iter().flat_map(|laid| &laid.orientation().parts);
            for part in parts {
                let holding = areas.iter().filter(|area| area.extent.contains(cell, part.spot()));
                assert_eq!(holding.count(), 1, "{cell}-{}", part.spot());
            }
        }
    }
}

#[test]
fn the_text_board_fits_a_terminal() {
    let game = castle();
    for play in games().take(2) {
        for state in &play.states {
            let text = game.view(state, Viewer::Spectator).english_board();
            assert!(text.is_ascii());
            assert!(text.lines().all(|line| line.len() <= 100), "{text}");
        }
    }
}

/// What reports count: the points of each wall tile 9 that a player holds at the end. What other wall tiles bring belongs to areas.
///
/// Rule: castle.effect.9-five-points
#[test]
fn wall_tile_9_is_credited_with_its_points() {
    let game = castle();
    let mut state = State::of_table(board(), table(&[], &[]));
    state.table.players[SEATS[0]].ready = WallTile::ALL.into_iter().collect();
    state.table.players[SEATS[1]].fresh = [WallTile::KeepPlusTwo, WallTile::FivePoints].into_iter().collect();
    let mut credited = Vec::new();
    game.piece_points(&state, &mut |piece, points| credited.push((piece.to_owned(), points)));
    assert_eq!(credited, [("9".to_owned(), 5), ("9".to_owned(), 5)]);
}
