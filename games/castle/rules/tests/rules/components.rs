//! The pieces ("Das Spielmaterial").

use castle::components::{check, read};
use castle::{
    AreaKind, Board, CELLS, Castle, Cell, Centre, Options, SEATS, SUPPLY, Side, Spot, State, Tile, Turn, WallTile,
    board, components,
};
use kernel::{Game, SeatCount, SetupError};
use proptest::prelude::*;

const TEXT: &str = include_str!("../../data/components.toml");

/// The problems, one line each.
fn in_lines(problems: &[kernel::Message]) -> String {
    let lines: Vec<String> = problems.iter().map(ToString::to_string).collect();
    assert!(lines.iter().all(|line| !line.contains('\n')), "one line each");
    lines.join("\n")
}

/// The remarks on a changed copy of the component file that can be played.
fn remarks_on(changes: &[(&str, &str)]) -> String {
    let text = changes.iter().fold(TEXT.to_owned(), |text, (from, to)| text.replacen(from, to, 1));
    in_lines(&check(&text).expect("the copy can be played"))
}

/// Where a changed copy of the component file differs from what the rulebook says.
fn not_as_the_rulebook(from: &str, to: &str) -> Vec<String> {
    let changes = kernel::box_changes(TEXT, &TEXT.replacen(from, to, 1));
    let told = changes.iter().filter(|change| change.origin == kernel::Origin::Rulebook);
    told.map(|change| change.difference.to_string()).collect()
}

/// The error for a changed copy of the component file.
fn error_of(from: &str, to: &str) -> String {
    assert!(TEXT.contains(from), "the component file has {from:?}");
    in_lines(&check(&TEXT.replacen(from, to, 1)).expect_err("the change does not add up"))
}

/// Rule: castle.component.two-players
#[test]
fn the_game_is_for_two() {
    assert_eq!(Castle::INFO.seats, &[2]);
    for seats in [1, 3, 4, 8] {
        let error = Castle::new(SeatCount::new(seats), Options::default()).err();
        assert!(matches!(error, Some(SetupError::Seats { .. })), "{seats} seats");
    }
    assert!(Castle::new(SeatCount::new(2), Options::default()).is_ok());
}

/// Rule: castle.component.wall-and-track
#[test]
fn ten_pieces_of_wall_are_one_closed_line() {
    assert_eq!(not_as_the_rulebook("wall_pieces = 10", "wall_pieces = 9"), ["pieces.wall_pieces = 9 instead of 10"]);
    // Every corner of the outline has its tower, and the runs between them lead once around the cells.
    let length: usize = components().runs.iter().map(|run| usize::from(run.cells)).sum();
    let at_wall = Cell::all().flat_map(|cell| Side::ALL.map(|side| board().neighbour(cell, side)));
    assert_eq!(length, at_wall.filter(Option::is_none).count());
    let hole =
        TEXT.replacen("\".##########\",", "\".###.######\",", 1).replacen("\"......##...\",", "\".....###...\",", 1);
    let problems = in_lines(&check(&hole).expect_err("a hole"));
    assert!(problems.contains("the wall is not one closed line"), "{problems}");
    assert!(
        error_of("point = [5, 3]", "point = [5, 2]").contains("the towers do not stand on the 14 corners of the wall")
    );
}

/// Rule: castle.component.tile-count
#[test]
fn there_are_sixty_tiles() {
    assert_eq!(Tile::all().map(|tile| u32::from(tile.kind().count)).sum::<u32>(), 60);
    let more = error_of("market = \"NW\", count = 2", "market = \"NW\", count = 3");
    assert_eq!(more, "pieces: castle_tiles is 60, the counts sum to 61");
    let one_more = ("market = \"NW\", count = 2", "market = \"NW\", count = 3");
    assert_eq!(remarks_on(&[one_more, ("castle_tiles = 60", "castle_tiles = 61")]), "");
    let told = not_as_the_rulebook("castle_tiles = 60", "castle_tiles = 61");
    assert_eq!(told, ["pieces.castle_tiles = 61 instead of 60"]);
    let many = ("market = \"NW\", count = 2", "market = \"NW\", count = 7");
    let text = TEXT.replacen(many.0, many.1, 1).replacen("castle_tiles = 60", "castle_tiles = 65", 1);
    assert_eq!(in_lines(&check(&text).expect_err("too many")), "tiles: the counts sum to 65; there are 1 to 64");
}

/// Rule: castle.component.feature-kinds
#[test]
fn every_part_is_path_tower_house_or_courtyard() {
    for tile in Tile::all() {
        for turn in Turn::ALL {
            let parts = &tile.turned(turn).parts;
            let spots: u32 = parts.iter().map(|part| part.spots.count_ones()).sum();
            assert_eq!(spots, 4 + tile.kind().arms.count_ones(), "{tile}: every quarter and arm is in one part");
            for part in parts {
                let on_arms = part.all_spots().all(|spot| !spot.is_quarter());
                assert_eq!(on_arms, part.kind == AreaKind::Path, "{tile}");
            }
        }
    }
    assert!(
        error_of("quads = \"TTTT\", arms = \"\"", "quads = \"TTXT\", arms = \"\"")
            .starts_with("tile A01: quads \"TTXT\"")
    );
}

/// Rule: castle.component.market
#[test]
fn markets_lie_on_courtyards() {
    let with_market = Tile::all().filter(|tile| tile.kind().market.is_some());
    let mut count = 0;
    for tile in with_market {
        let part = tile.turned(Turn::ALL[0]).parts.iter().find(|part| part.market).expect("a part has the market");
        assert_eq!(part.kind, AreaKind::Courtyard, "{tile}");
        count += tile.kind().count;
    }
    assert_eq!(count, 12);
    let message = error_of(
        "centre = \"none\", fountain = \"\", market = \"SE\"",
        "centre = \"none\", fountain = \"\", market = \"NE\"",
    );
    assert_eq!(message, "tile A10: the market in quarter NE does not lie on a courtyard");
}

/// Rule: castle.component.plaza-splits
#[test]
fn a_plaza_cuts_the_path_into_three() {
    let mut count = 0;
    for tile in Tile::all().filter(|tile| tile.kind().centre == Centre::Square) {
        let paths = tile.turned(Turn::ALL[0]).parts.iter().filter(|part| part.kind == AreaKind::Path).count();
        assert_eq!(paths, 3, "{tile}");
        count += 1;
    }
    assert_eq!(count, 8);
    let two = error_of("arms = \"NEW\", centre = \"square\"", "arms = \"NE\", centre = \"square\"");
    assert_eq!(two, "tile E01: 2 arms do not go with its centre");
}

/// Rule: castle.component.fountain-does-not-split
#[test]
fn a_fountain_leaves_the_path_whole() {
    let with_fountain: Vec<Tile> = Tile::all().filter(|tile| tile.kind().fountain != 0).collect();
    assert_eq!(with_fountain.len(), 8);
    for tile in with_fountain {
        let paths: Vec<_> = tile.turned(Turn::ALL[0]).parts.iter().filter(|part| part.kind == AreaKind::Path).collect();
        assert_eq!(paths.len(), 1, "{tile}");
        assert!(paths[0].fountain, "{tile}");
    }
}

/// Rule: castle.component.decoration-meaningless
#[test]
fn pictures_of_people_and_animals_are_not_read() {
    let decorated = TEXT.replace("arms = \"\",", "arms = \"\", animals = [\"goat\"], people = 3,");
    assert_ne!(decorated, TEXT);
    assert_eq!(read(&decorated).as_ref(), Ok(components()));
}

/// Rule: castle.component.wall-tile-count
#[test]
fn there_are_nine_wall_tiles_twice() {
    let game = Castle::new(SeatCount::new(2), Options::default()).expect("two seats");
    let unseen = game.initial_state().table.unseen;
    assert_eq!(unseen.len(), 18);
    assert!(WallTile::ALL.iter().all(|tile| unseen.count(*tile) == 2));
    let three = error_of("majority = false, count = 2", "majority = false, count = 3");
    assert_eq!(
        three,
        "pieces: wall_tiles is 18, the counts sum to 19\nwall tiles: the counts sum to 19; there are 18 at most"
    );
    let fewer =
        [("majority = false, count = 2", "majority = false, count = 1"), ("wall_tiles = 18", "wall_tiles = 17")];
    assert_eq!(remarks_on(&fewer), "");
    let seven = ("effect = \"five-points\",", "effect = \"five-points\", points = 7,");
    assert_eq!(remarks_on(&[seven]), "");
    assert_eq!(not_as_the_rulebook(seven.0, seven.1), ["wall_tiles.kinds 9: points is new"]);
    assert_eq!(
        error_of("effect = \"second-turn\",", "effect = \"second-turn\", points = 7,"),
        "wall tile 1: points is 7; 7, 8 and 9 have 0 to 9, the others none"
    );
}

/// Rule: castle.component.player-pieces
#[test]
fn everybody_has_seven_followers_and_a_keep() {
    assert_eq!(castle::components::FOLLOWERS, 7);
    assert_eq!(
        error_of("followers_per_player = 7", "followers_per_player = 8"),
        "pieces: followers_per_player is 8, the rulebook says 7"
    );
    assert_eq!(
        error_of("keeps_per_player = 1", "keeps_per_player = 2"),
        "pieces: keeps_per_player is 2, the rulebook says 1"
    );
}

/// Rule: castle.component.board-fields
#[test]
fn the_wall_encloses_76_cells() {
    assert_eq!(CELLS, 60 + 16);
    assert_eq!(components().grid.len(), 76);
    assert_eq!(error_of("\"......##...\"", "\"......###..\""), "board: the rows have 77 cells, the rulebook needs 76");
}

/// Rule: castle.component.start-fields
#[test]
fn start_fields_lie_at_the_wall() {
    assert_eq!(board().starts().len(), 7);
    for (cell, start) in board().starts() {
        assert_eq!(board().neighbour(*cell, start.side), None, "{} is part of the wall", start.id);
    }
    let market = board().starts().iter().find(|(_, start)| start.market.is_some()).expect("one has a market");
    assert!(market.1.halves.contains(&AreaKind::Courtyard));
    assert_eq!(remarks_on(&[("market = 0", "market = -1")]), "starts: no start field has a market");
    let inside = error_of("cell = [7, 3], side = \"N\"", "cell = [7, 4], side = \"N\"");
    assert_eq!(inside, "start field S2: side N of cell [7, 4] is not at the wall");
}

/// Rule: castle.component.corner-towers
#[test]
fn corner_towers_cover_two_fields() {
    let towers = board().towers();
    assert_eq!(towers.len(), 14);
    assert_eq!(towers[0].fields, [0, 1]);
    assert!(towers.iter().all(|tower| tower.fields[1] == tower.fields[0] + 1));
    let fields: Vec<u16> = (0..100).filter(|field| board().tower_at(*field).is_some()).collect();
    assert_eq!(fields.len(), 28, "no two towers share a field");
    assert!(fields.contains(&33));
    let moved = [
        ("fields = [32, 33]", "fields = [31, 32]"),
        ("first = 21, last = 31", "first = 21, last = 30"),
        ("first = 34, last = 39", "first = 33, last = 39"),
    ];
    assert_eq!(remarks_on(&moved), "track: no corner tower has field 33");
}

/// Rule: castle.setup.wall-numbers-consecutive
#[test]
fn the_track_runs_from_0_to_99_without_a_gap() {
    let mut next = 0;
    for (tower, run) in components().towers.iter().zip(&components().runs) {
        for field in tower.fields.into_iter().chain(run.first..=run.last) {
            assert_eq!(field, next);
            next += 1;
        }
    }
    assert_eq!(next, 100);
    let gap = error_of("first = 21, last = 31", "first = 21, last = 30");
    assert_eq!(gap, "track: the run from tower 19/20: its fields 21 to 30 leave a gap or overlap");
}

/// Rule: castle.effect.numbering
#[test]
fn wall_tiles_have_their_numbers() {
    let effects = [
        "second-turn",
        "tower-double",
        "house-double",
        "unfinished-path",
        "unfinished-tower",
        "unfinished-house",
        "markets-four",
        "keep-plus-two",
        "five-points",
    ];
    for (number, effect) in (1..).zip(effects) {
        assert_eq!(WallTile::from_number(number).map(WallTile::effect), Some(effect));
    }
    assert_eq!(WallTile::from_number(0), None);
    assert_eq!(WallTile::from_number(10), None);
    let swapped = error_of("effect = \"tower-double\"", "effect = \"house-double\"");
    assert_eq!(swapped, "wall tile 2: effect is \"house-double\", the rulebook says \"tower-double\"");
}

/// Rule: castle.place.inside-wall
#[test]
fn cells_outside_the_wall_do_not_exist() {
    assert_eq!(Cell::all().len(), 76);
    for (x, y) in [(5, 0), (0, 5), (-1, 3), (11, 3), (6, 10), (5, 9)] {
        assert_eq!(Cell::at(x, y), None, "[{x}, {y}]");
    }
    assert!("f1".parse::<Cell>().is_err());
    assert_eq!("a1".parse::<Cell>().ok(), Cell::at(0, 0));
    // An occupied cell is no longer offered.
    let game = Castle::new(SeatCount::new(2), Options::default()).expect("two seats");
    let play = laws::random_play(&game, 3);
    for (state, step) in play.states.iter().zip(&play.steps) {
        if let kernel::Step::Act(_, castle::Action::Place { cell, .. }) = step {
            assert_eq!(state.table.laid[cell.index()], None);
        }
    }
}

/// Rule: castle.place.no-half-offset
#[test]
fn a_place_is_a_whole_cell() {
    for text in ["d4.5e", "d4", "d4ee", "de", "4e", "d04e", "d+4e", "D4e"] {
        assert!(text.parse::<castle::Action>().is_err(), "{text}");
    }
    assert_eq!("d4e".parse::<castle::Action>().map(|action| action.to_string()).as_deref(), Ok("d4e"));
}

#[test]
fn quarters_join_unless_a_path_runs_between_them() {
    // HTTH with a path from north to south: house to the west, tower to the east.
    let parts = &"C07".parse::<Tile>().expect("a tile").turned(Turn::ALL[0]).parts;
    let shown: Vec<_> = parts.iter().map(|part| (part.kind, part.all_spots().collect::<Vec<_>>())).collect();
    assert_eq!(
        shown,
        [
            (AreaKind::House, vec![Spot::NorthWest, Spot::SouthWest]),
            (AreaKind::Tower, vec![Spot::NorthEast, Spot::SouthEast]),
            (AreaKind::Path, vec![Spot::North, Spot::South]),
        ]
    );
}

#[test]
fn a_broken_file_gives_an_error_of_one_line() {
    let problems = check("game = 3").expect_err("not a component file");
    assert_eq!(problems.len(), 1);
    assert!(problems[0].to_string().starts_with("line 1: "), "{problems:?}");
    let missing = TEXT.replacen("quads = \"TTTT\", ", "", 1);
    let problems = check(&missing).expect_err("a field is missing");
    assert!(problems[0].to_string().contains("quads"), "{problems:?}");
}

#[test]
fn the_state_is_small() {
    assert!(size_of::<State>() <= 2048, "{} bytes", size_of::<State>());
    assert!(size_of::<castle::Action>() <= 4);
    assert_eq!(SEATS.len() * SUPPLY, 12);
    assert!(size_of::<Board>() > 0);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(120))]

    /// The check answers for any changed copy.
    #[test]
    fn a_garbled_file_never_panics(at in 0..TEXT.len(), cut in 0_usize..40, put in "[0-9A-Z\"#.,\\[\\]-]{0,12}") {
        let end = (at + cut).min(TEXT.len());
        prop_assume!(TEXT.is_char_boundary(at) && TEXT.is_char_boundary(end));
        let text = format!("{}{put}{}", &TEXT[..at], &TEXT[end..]);
        if let Err(problems) = check(&text) {
            prop_assert!(!problems.is_empty());
        }
    }
}
