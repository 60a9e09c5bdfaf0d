//! What is in the box.

use std::collections::BTreeSet;

use kernel::{Game, SeatCount};
use two_castles::{
    Attendant, Card, Components, Decoration, MAX_ROOMS, Options, RoomType, SpecialRoom, Throne, Tile, TwoCastles,
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
        "rooms: provenance \"hearsay\" is none of rulebook, public, reconstructed",
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
