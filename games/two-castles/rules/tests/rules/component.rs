//! What is in the box.

use std::collections::BTreeSet;

use kernel::{Game, SeatCount};
use two_castles::{
    Attendant, Card, Components, Decoration, MAX_ROOMS, Options, RoomType, SpecialRoom, Throne, Tile, TileSet,
    TwoCastles,
};

use crate::table::{Match, card_points, castle, may_place};

/// The component file with a passage changed.
fn changed(from: &str, to: &str) -> String {
    let text = TwoCastles::INFO.components.built_in();
    assert!(text.contains(from), "the file has no {from}");
    text.replacen(from, to, 1)
}

/// What does not add up in a component file, one line each.
fn check_components(text: &str) -> Result<(), Vec<String>> {
    let in_lines = |problems: Vec<kernel::Message>| problems.iter().map(ToString::to_string).collect();
    two_castles::components::check_components(text).map(drop).map_err(in_lines)
}

/// What the check says of the file with a passage changed.
fn problems(from: &str, to: &str) -> Vec<String> {
    check_components(&changed(from, to)).expect_err("the change is noticed")
}

/// Rule: two_castles.component.players
#[test]
fn for_three_to_seven_and_for_two_with_the_variant() {
    for seats in 1..=8 {
        let table = TwoCastles::new(SeatCount::new(seats), Options::default());
        assert_eq!(table.is_ok(), (2..=7).contains(&seats), "{seats} seats");
        if let Ok(table) = table {
            assert_eq!(table.has_ludwig(), seats == 2, "{seats} seats");
        }
    }
}

/// Rule: two_castles.component.regular-rooms
#[test]
fn twenty_one_rooms_of_each_of_seven_types() {
    assert_eq!(Tile::regular().count(), 147);
    for room_type in RoomType::ALL {
        assert_eq!(Tile::regular().filter(|tile| tile.room_type() == Some(room_type)).count(), 21, "{room_type:?}");
    }
    assert_eq!(check_components(TwoCastles::INFO.components.built_in()), Ok(()));
    let told = problems("id = \"nap_room\"", "id = \"nursery\"");
    assert_eq!(told, ["nursery: the id is used twice"]);
    let missing = TwoCastles::INFO.components.built_in().lines().filter(|line| !line.contains("id = \"nap_room\""));
    let told = check_components(&missing.collect::<Vec<_>>().join("\n")).expect_err("a room is missing");
    assert_eq!(told, ["sleeping rooms: found 20, expected 21"]);
}

/// Rule: two_castles.component.special-rooms
#[test]
fn forty_eight_special_tiles_of_three_kinds() {
    assert_eq!(SpecialRoom::ALL.map(SpecialRoom::id), ["fountain", "grand_foyer", "tower"]);
    let told = problems("count = 16", "count = 15");
    assert_eq!(told, ["special tiles in all: found 47, expected 48"]);
    let told = problems("faces = [\"fountain\", \"tower\"]", "faces = [\"fountain\", \"turret\"]");
    assert_eq!(told, ["special_fountain_tower: turret is no special room"]);
}

/// The most rooms and special rooms a castle can get, over all divisions of its tiles by type.
fn most_rooms() -> (usize, usize) {
    // Without: tiles drawn by bonuses. The choice for the third downstairs room is a tile, a special room or neither.
    let mut most = (0, 0);
    let mut counts = [0_usize; 7];
    divide(&mut counts, 0, 18, &mut |counts| {
        let tiles: usize = counts.iter().sum();
        let at_least = |room_type: RoomType, rooms| usize::from(counts[room_type as usize] >= rooms);
        let fifths = counts.iter().filter(|count| **count >= 5).count();
        let thirds = [RoomType::Outdoor, RoomType::Sleeping, RoomType::Corridor];
        let special = fifths + thirds.into_iter().map(|room_type| at_least(room_type, 3)).sum::<usize>();
        let choice = at_least(RoomType::Downstairs, 3);
        for (chosen_tile, chosen_special) in [(0, 0), (choice, 0), (0, choice)] {
            if tiles == 16 + at_least(RoomType::Food, 3) + chosen_tile {
                let special = special + chosen_special;
                most = (most.0.max(tiles + special), most.1.max(special));
            }
        }
    });
    most
}

/// Calls `look` with every way to have at most `left` tiles of the types from `index` on.
fn divide(counts: &mut [usize; 7], index: usize, left: usize, look: &mut impl FnMut(&[usize; 7])) {
    if index == counts.len() {
        return look(counts);
    }
    for count in 0..=left {
        counts[index] = count;
        divide(counts, index + 1, left - count, look);
    }
    counts[index] = 0;
}

/// The bound on which the size of castles rests, and the supply of special rooms.
///
/// Rule: two_castles.component.special-supply
#[test]
fn no_castle_outgrows_its_bound_and_special_rooms_never_run_out() {
    let (rooms, special) = most_rooms();
    assert_eq!(rooms, MAX_ROOMS);
    assert_eq!(special, 6);
    assert!(7 * special < 48);
}

/// Rule: two_castles.component.thrones
#[test]
fn seven_throne_rooms_which_are_special_rooms() {
    let ids: BTreeSet<&str> = Throne::all().map(|throne| Components::get().throne(throne).id.as_str()).collect();
    assert_eq!(ids.len(), 7);
    assert_eq!(castle("").special_rooms(), 1);
    assert_eq!(card_points(&castle(""), "bc_special"), 2);
}

/// Rule: two_castles.component.throne-two-wide
#[test]
fn a_throne_room_covers_two_cells() {
    let bare = castle("");
    assert_eq!(bare.tile_at(two_castles::Cell::new(0, 0)), Some(Tile::THRONE));
    assert_eq!(bare.tile_at(two_castles::Cell::new(1, 0)), Some(Tile::THRONE));
    for (x, y) in [(-1, 0), (2, 0), (0, 1), (1, 1), (0, -1), (1, -1)] {
        assert!(may_place(&bare, "dead_end", x, y), "{x},{y}");
    }
    for (x, y) in [(0, 0), (1, 0), (-1, 1), (2, 1), (3, 0), (-1, -1), (2, -1)] {
        assert!(!may_place(&bare, "dead_end", x, y), "{x},{y}");
    }
}

/// Rule: two_castles.component.other-pieces
#[test]
fn attendants_cards_figures_overviews_and_a_pad() {
    assert_eq!(problems("attendants = 28", "attendants = 27").len(), 2);
    assert_eq!(problems("\nbonus_cards = 20", "\nbonus_cards = 19").len(), 2);
    assert_eq!(problems("castle_meeples = 7", "castle_meeples = 6").len(), 2);
    assert_eq!(problems("reference_cards = 7", "reference_cards = 8"), ["counts.reference_cards: found 8, expected 7"]);
    assert_eq!(problems("score_pads = 1", "score_pads = 0"), ["counts.score_pads: found 0, expected 1"]);
    assert_eq!(Card::COUNT, 20);
}

/// Rule: two_castles.component.attendant-kinds
#[test]
fn four_kinds_of_attendants_seven_of_each() {
    let ids: Vec<String> = Attendant::all().map(|kind| kind.to_string()).collect();
    assert_eq!(ids, ["attendant_painter", "attendant_knight", "attendant_fire_eater", "attendant_cosmetician"]);
    assert_eq!(Match::new(3).state.attendants, [7; 4]);
    assert_eq!(
        problems("deco = \"painting\"\ncount = 7", "deco = \"painting\"\ncount = 6"),
        ["royal attendants in all: found 27, expected 28", "attendant_painter: found 6, expected 7"]
    );
}

/// Rule: two_castles.component.decorations
#[test]
fn rooms_show_one_of_four_decorations_or_none() {
    let of = |decoration| Tile::regular().filter(|tile| Components::get().face(*tile).decoration == decoration).count();
    assert_eq!(Decoration::ALL.map(|decoration| of(Some(decoration))), [31, 31, 32, 32]);
    assert_eq!(of(None), 21);
    let told = problems("deco = \"torch\"", "deco = \"lantern\"");
    assert_eq!(told, ["buttery: decoration \"lantern\" is none of torch, swords, painting, mirror, none"]);
}

/// Corrections that do not add up are told in plain words, never by a panic.
#[test]
fn a_corrected_file_is_checked_in_plain_words() {
    let check = |from, to, expected: &str| assert_eq!(problems(from, to), [expected]);
    check(
        "pattern = \"left_right\"",
        "pattern = \"leftright\"",
        "pantry: a food room cannot want corridor by leftright",
    );
    check(
        "target = \"corridor\"",
        "target = \"cellar\"",
        "breakfast_nook: a food room cannot want cellar by above_below",
    );
    check("points = 2, target", "points = 0, target", "breakfast_nook: 0 points are out of range");
    check(
        "levels = \"anywhere\"",
        "levels = \"everywhere\"",
        "corridor: levels \"everywhere\" is none of ground_or_above, below_ground, anywhere",
    );
    check(
        "id = \"throne_living_corridor\"",
        "id = \"Throne\"",
        "\"Throne\": an id has only the characters a-z, 0-9 and _",
    );
    check(
        "positions = [\"left\", \"right\"]",
        "positions = [\"left\", \"left\"]",
        "throne_living_corridor: it must have two different positions, not left, left",
    );
    check("rule = \"per_row\"", "rule = \"per_floor\"", "bc_height: there is no such rule as \"per_floor\"");
    check(
        "provenance = \"public\"",
        "provenance = \"hearsay\"",
        "rooms: provenance \"hearsay\" is none of rulebook, public, reconstructed, box",
    );
    check(
        "effect = \"take_attendant\"",
        "effect = \"take_two\"",
        "the third bonus of living rooms: \"take_two\" is not understood",
    );
    let told = check_components("format = 1\ncounts = 3").expect_err("the file is no component file");
    assert_eq!(told.len(), 1);
    assert!(told[0].starts_with("line "), "{told:?}");
    assert!(check_components("").is_err());
    assert!(check_components("[[").is_err());
}

/// The figures stand in the order of the component file, one below each throne room; the others are not used.
///
/// Rule: two_castles.setup.castle-figures
#[test]
fn a_figure_of_its_own_stands_below_each_throne_room() {
    let printed = ["Schloss Mespelbrunn", "Burg Hohenzollern", "Schloss Lichtenstein", "Schloss Neuschwanstein"];
    for seats in 2..=7 {
        let table = Match::new(seats).lay_thrones();
        let with_throne = |castle: &usize| table.state.castles[*castle].throne().is_some();
        let figures: Vec<&str> = (0..table.state.castles.len())
            .filter(with_throne)
            .map(|castle| Components::get().figure(castle).de.as_str())
            .collect();
        assert_eq!(figures.len(), table.game.places(), "{seats} seats");
        assert_eq!(figures.iter().collect::<BTreeSet<_>>().len(), figures.len(), "{figures:?}");
        let known = figures.len().min(printed.len());
        assert_eq!(figures[..known], printed[..known]);
    }
}

/// The component file with new food rooms, whose number is stated.
fn with_new_rooms(count: usize) -> String {
    let room = |number| {
        format!(
            "  {{ id = \"new_{number}\", en = \"New\", de = \"Neu\", deco = \"torch\", points = 2, target = \"living\", \
             pattern = \"left_right\", de_provenance = \"box\" }},\n"
        )
    };
    let rooms: String = (1..=count).map(room).collect();
    let text = changed("]\nliving = [", &format!("{rooms}]\nliving = ["));
    text.replacen("regular_rooms = 147", &format!("regular_rooms = {}", 147 + count), 1)
}

#[test]
fn three_new_rooms_of_a_type_are_added() {
    for count in 1..=3 {
        assert_eq!(check_components(&with_new_rooms(count)), Ok(()));
    }
    let told = check_components(&with_new_rooms(4)).expect_err("there is no room for a fourth");
    assert!(told.contains(&"new_4: with it there are more than 24 food rooms".to_owned()), "{told:?}");
    let told = check_components(&with_new_rooms(1).replacen("regular_rooms = 148", "regular_rooms = 147", 1));
    assert_eq!(told, Err(vec!["counts.regular_rooms: found 147, expected 148".to_owned()]));
}

#[test]
fn rooms_are_copied_or_left_out() {
    let counted = |id: &str, count: u8, rooms: usize| {
        let text = changed(&format!("id = \"{id}\","), &format!("id = \"{id}\", count = {count},"));
        check_components(&text.replacen("regular_rooms = 147", &format!("regular_rooms = {rooms}"), 1))
    };
    assert_eq!(counted("pantry", 0, 146), Ok(()));
    assert_eq!(counted("pantry", 4, 150), Ok(()));
    let told = counted("pantry", 5, 151).expect_err("there is no room for a fifth");
    assert!(told.contains(&"pantry: with it there are more than 24 food rooms".to_owned()), "{told:?}");
    // The copies have ids of their own.
    let text = with_new_rooms(1).replacen("id = \"new_1\"", "id = \"pantry_2\"", 1);
    let text = text.replacen("id = \"pantry\",", "id = \"pantry\", count = 2,", 1);
    let told = check_components(&text.replacen("regular_rooms = 148", "regular_rooms = 149", 1));
    assert_eq!(told, Err(vec!["pantry_2: the id is used twice".to_owned()]));
    // Seven players need enough of them.
    let food = TwoCastles::INFO.components.built_in().replacen("{ id = ", "{ count = 0, id = ", 8);
    let told = check_components(&food.replacen("regular_rooms = 147", "regular_rooms = 139", 1));
    assert_eq!(told, Err(vec!["counts.regular_rooms: 139 rooms are too few, use at least 140".to_owned()]));
    let food = TwoCastles::INFO.components.built_in().replacen("{ id = ", "{ count = 0, id = ", 7);
    assert_eq!(check_components(&food.replacen("regular_rooms = 147", "regular_rooms = 140", 1)), Ok(()));
}

#[test]
fn the_numbers_of_new_rooms_come_after_all_printed_ones() {
    let added = (Tile::FIRST_ADDED..Tile::NUMBERS).map(|number| Tile(number as u8));
    let types: Vec<Option<RoomType>> = added.clone().map(Tile::room_type).collect();
    let expected: Vec<_> = RoomType::ALL.into_iter().flat_map(|room_type| [Some(room_type); 3]).collect();
    assert_eq!(types, expected);
    let set: TileSet = Tile::regular().chain(added.clone()).collect();
    assert_eq!((set.len(), set.iter().last()), (147 + 21, added.max()));
    assert!(!Tile::THRONE.is_regular() && !Tile::NONE.is_regular() && Tile::THRONE.room_type().is_none());
    assert_eq!(Components::get().tile_with_number(Tile::FIRST_ADDED), None, "the printed box has none");
}

/// A castle has room for one bonus of each kind and the choice.
#[test]
fn no_bonus_is_there_more_often_than_castles_have_room_for() {
    let told = problems("effect = \"choose_other_third_bonus\"", "effect = \"take_attendant\"");
    assert_eq!(told, ["third bonuses: take_attendant is there 2 times, at most 1"]);
}
