//! A box of one's own: new tiles, copies, and tiles left out.

use kernel::{Encode, Game, SeatCount};
use two_heirs::{Components, Options, Set, TILE_NUMBERS, TileId, TileSet, TwoHeirs};

use crate::rules::edited;

/// The file with the number of tiles stated, and these edits.
fn with_tiles(count: usize, edits: &[(&str, &str, &str)]) -> String {
    edited(edits).replacen("building_tiles = 54", &format!("building_tiles = {count}"), 1)
}

/// The file with a green market in stone and grain, whose road ends nowhere.
fn with_new_market(id: &str) -> String {
    let edits = [("travel", "colours", "{ green = 4, grey = 3, yellow = 3 }"), ("market", "copies", "4")];
    let entry = format!(
        "[[tile]]\nid = \"{id}\"\nbuilding = \"market\"\ncolour = \"green\"\n\
         cost = {{ wood = 0, stone = 1, grain = 2 }}\nroad = {{ kind = \"none\", exits = [] }}\nprovenance = \"box\"\n\n"
    );
    with_tiles(55, &edits).replacen("# Land & Industry\n", &format!("{entry}# Land & Industry\n"), 1)
}

/// Three copies more of the first tile of every set: as many tiles as a box can have.
fn largest() -> String {
    let four = |building: &str| format!("\"{building}\"\ncount = 4");
    let mut edits = Vec::new();
    let (green, yellow) = ("{ green = 6, grey = 3, yellow = 3 }", "{ green = 3, grey = 3, yellow = 6 }");
    for (set, colours, tile, building, copies) in [
        ("travel", green, "tra-1", "tavern", "5"),
        ("land-industry", yellow, "lan-1", "mill", "4"),
        ("trade-church", yellow, "trd-1", "farm", "5"),
        ("war", green, "war-1", "siege-tower", "9"),
        ("craft", green, "cra-1", "basket-weaver", "5"),
        ("patrol", green, "pat-1", "watchtower", "9"),
    ] {
        edits.push((tile, "building", four(building)));
        edits.push((set, "colours", colours.to_owned()));
        edits.push((building, "copies", copies.to_owned()));
    }
    let edits: Vec<_> = edits.iter().map(|(id, key, value)| (*id, *key, value.as_str())).collect();
    with_tiles(72, &edits)
}

/// Three tiles in every set: as few as a box can have.
fn smallest() -> String {
    let mut edits: Vec<(String, &str, String)> = Vec::new();
    let built_in = Components::of_the_box();
    let kept = |tile: TileId| ["-1", "-4", "-9"].iter().any(|number| tile.to_string().ends_with(number));
    let number = |tiles: TileSet| tiles.iter().filter(|tile| kept(*tile)).count();
    for tile in TileId::printed().filter(|tile| !kept(*tile)) {
        edits.push((tile.to_string(), "building", format!("\"{}\"\ncount = 0", built_in.tile(tile).building)));
    }
    for set in Set::ALL {
        let of = |colour| number(built_in.of_set(set).and(built_in.of_colour(colour)));
        let [green, grey, yellow] = two_heirs::Colour::ALL.map(of);
        let colours = format!("{{ green = {green}, grey = {grey}, yellow = {yellow} }}");
        edits.push((set.to_string(), "colours", colours));
    }
    for building in two_heirs::Building::ALL {
        edits.push((building.to_string(), "copies", number(built_in.of_building(building)).to_string()));
    }
    let edits: Vec<_> = edits.iter().map(|(id, key, value)| (id.as_str(), *key, value.as_str())).collect();
    with_tiles(18, &edits)
}

fn check(text: &str) -> Vec<String> {
    match TwoHeirs::INFO.check_box(text) {
        Ok(remarks) => remarks.iter().map(ToString::to_string).collect(),
        Err(problems) => problems.iter().map(ToString::to_string).collect(),
    }
}

fn game(text: &str, seats: u8) -> TwoHeirs {
    let components = Box::leak(Box::new(Components::parse(text).expect("the file adds up")));
    TwoHeirs::with_components(SeatCount::new(seats), Options::default(), components).expect("the options fit")
}

#[test]
fn every_number_of_a_tile_is_one_id() {
    let ids: Vec<String> = (0..TILE_NUMBERS).map(|index| TileId::new(index).to_string()).collect();
    assert_eq!([&ids[0], &ids[53], &ids[54], &ids[57], &ids[71]], ["tra-1", "pat-9", "tra-10", "lan-10", "pat-12"]);
    for (index, id) in ids.iter().enumerate() {
        let tile: TileId = id.parse().expect("every id can be read");
        assert_eq!((tile.index(), tile.set().code()), (index, &id[..3]));
    }
    for strange in ["tra-0", "tra-01", "tra-13", "tra-100", "tra-", "tra-1 ", "bur-1"] {
        assert!(strange.parse::<TileId>().is_err(), "{strange:?} is no tile");
    }
}

#[test]
fn a_new_tile_is_drawn_with_those_of_its_set() {
    for id in ["tra-10", "tra-12"] {
        let text = with_new_market(id);
        assert_eq!(TwoHeirs::INFO.check_box(&text), Ok(Vec::new()));
        let game = game(&text, 2);
        let tile: TileId = id.parse().expect("a box of one's own can have it");
        assert_eq!(game.components().tile(tile).cost, [0, 1, 2]);
        assert!(game.initial_state().unseen.contains(tile));
        assert_eq!(game.initial_state().unseen.len(), 28);
    }
    // What it changes is told, with what the rulebook says.
    let built_in = TwoHeirs::INFO.components.built_in();
    let changes = kernel::box_changes(built_in, &with_new_market("tra-10"));
    let told: Vec<String> = changes.iter().map(|change| change.difference.to_string()).collect();
    assert!(told.contains(&"tile tra-10 is new".to_owned()), "{told:?}");
    let counts = changes.iter().find(|change| change.difference.to_string().starts_with("counts.building_tiles"));
    assert_eq!(counts.map(|change| change.origin), Some(kernel::Origin::Rulebook), "{told:?}");
}

#[test]
fn what_cannot_be_played_is_told_with_its_line() {
    let told = check(&with_new_market("tra-13"));
    assert!(
        told[0].contains("\"tra-13\" is no tile: use tra, lan, trd, war, cra or pat, then - and 1 to 12"),
        "{told:?}"
    );
    assert!(told.iter().all(|told| told.starts_with("line ")), "{told:?}");
    let told = check(&with_new_market("tra-10").replacen("building_tiles = 55", "building_tiles = 54", 1));
    assert!(told[0].ends_with("counts.building_tiles: 55 expected, 54 found"), "{told:?}");
    let told = check(&with_new_market("lan-10"));
    assert!(told.iter().any(|told| told.ends_with("tile lan-10: a market does not belong to the set land-industry")));
    let five = largest().replacen("count = 4", "count = 5", 1);
    let told = check(&five);
    assert_eq!(told.len(), 1, "{told:?}");
    assert!(
        told[0].ends_with("tile tra-1: with its copies there are more than 12 tiles in the set travel"),
        "{told:?}"
    );
    assert!(told[0].starts_with("line "), "{told:?}");
    let told = check(&smallest().replacen("id = \"tra-1\"\n", "id = \"tra-1\"\ncount = 0\n", 1));
    assert!(told.iter().any(|told| told.ends_with("set travel: tiles: 2 found, at least 3 needed")), "{told:?}");
    // A printed tile is left out by its count, not by its entry.
    let built_in = TwoHeirs::INFO.components.built_in();
    let (start, end) = (built_in.find("[[tile]]\nid = \"tra-2\""), built_in.find("[[tile]]\nid = \"tra-3\""));
    let without = format!("{}{}", &built_in[..start.expect("an entry")], &built_in[end.expect("an entry")..]);
    assert!(check(&without).contains(&"tile tra-2 is missing: printed pieces keep their ids".to_owned()));
}

#[test]
fn copies_have_the_first_free_numbers() {
    let text = with_new_market("tra-11").replacen("building_tiles = 55", "building_tiles = 57", 1);
    let text = text.replacen("copies = 4", "copies = 6", 1).replacen("green = 4", "green = 6", 1);
    let text = text.replacen("id = \"tra-3\"\n", "id = \"tra-3\"\ncount = 3\n", 1);
    let game = game(&text, 2);
    let cost = |id: &str| game.components().tile(id.parse().expect("a tile")).cost;
    assert_eq!(["tra-10", "tra-11", "tra-12"].map(cost), [[2, 0, 1], [0, 1, 2], [2, 0, 1]]);
    assert_eq!(game.components().of_set(Set::Travel).len(), 12);
}

#[test]
fn a_tile_left_out_keeps_its_id_but_is_not_played_with() {
    let edits = [
        ("tra-3", "building", "\"market\"\ncount = 0"),
        ("travel", "colours", "{ green = 2, grey = 3, yellow = 3 }"),
        ("market", "copies", "2"),
    ];
    let text = with_tiles(53, &edits);
    let game = game(&text, 2);
    let tile: TileId = "tra-3".parse().expect("a tile");
    let components = game.components();
    assert!(components.known().contains(tile) && !components.of_set(Set::Travel).contains(tile));
    assert!(!game.initial_state().unseen.contains(tile));
    let [choice] = *game.choices(kernel::Seat::new(0), two_heirs::Action::Take(tile)) else { panic!("one choice") };
    assert_eq!(game.action(kernel::Seat::new(0), &[choice]), Some(two_heirs::Action::Take(tile)));
    let [choice] = *game.choices(kernel::Seat::new(0), two_heirs::Action::Take(TileId::new(54))) else { panic!() };
    assert_eq!(game.action(kernel::Seat::new(0), &[choice]), None, "this box has no tra-10");
}

/// The pile ends sooner or later, and with it the match; all the rest stays as it is.
#[test]
fn the_largest_and_the_smallest_box_are_played_to_the_end() {
    for (text, in_play) in [(largest(), 36), (smallest(), 9)] {
        assert_eq!(TwoHeirs::INFO.check_box(&text), Ok(Vec::new()));
        for seats in [1, 2] {
            let game = game(&text, seats);
            for seed in 0..20 {
                let play = laws::random_play(&game, seed);
                let piles = play.states.iter().map(|table| usize::from(table.pile));
                assert_eq!(piles.max(), Some(in_play - 7));
                assert!(play.steps.len() <= TwoHeirs::INFO.max_steps as usize);
                let last = play.states.last().expect("a match has states");
                assert_eq!((last.pile, last.unseen.len()), (0, 1), "only the start tile was never seen");
            }
        }
    }
}

/// Tiles that touch only over corners make the widest landscape.
#[test]
fn the_widest_landscape_of_the_largest_box_fits() {
    use kernel::{TextBoard as _, Viewer};
    let game = game(&largest(), 2);
    let mut table = game.initial_state();
    let mut position = "start green; turn south".to_owned();
    for (tile, x) in game.components().in_play(two_heirs::SetChoice::FIRST_GAME).iter().zip(1..36) {
        position += &format!("; tile {},{x} {tile} south", -x);
    }
    crate::words::given(&game, &mut table, &position).expect("the position can be set up");
    assert_eq!(table.landscape.plots().len(), two_heirs::MAX_PLOTS);
    let view = game.view(&table, Viewer::Spectator);
    let board = view.english_board();
    assert!(board.lines().all(|line| line.len() <= 100), "{board}");
    let mut bytes = vec![0; TwoHeirs::observation_len()];
    game.observe(&view, &mut bytes);
    assert!(bytes.contains(&71), "the farthest column is 36 more than 35");
}
