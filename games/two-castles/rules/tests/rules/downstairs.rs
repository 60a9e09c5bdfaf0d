//! Downstairs rooms.

use two_castles::{SpecialRoom, Task};

use crate::table::{Match, castle, points_of, seat};

fn check(rooms: &str, id: &str, points: i32) {
    assert_eq!(points_of(&castle(rooms), id), points, "{rooms}");
}

/// Rule: two_castles.downstairs.score
#[test]
fn points_as_printed_for_each_wanted_room_of_the_column() {
    check("jewel_room@1,-1", "jewel_room", 0);
    check("jewel_room@1,-1 hat_room@1,1", "jewel_room", 1);
    check("jewel_room@1,-1 hat_room@1,1 nap_room@1,2 parlor@1,3", "jewel_room", 2);
    check("jewel_room@1,-1 hat_room@0,1", "jewel_room", 0);
    // Two points for each special room: here the throne room and a fountain.
    check("armory@1,-1 fountain@1,1", "armory", 4);
}

/// Rule: two_castles.downstairs.column-scope
#[test]
fn above_and_below_without_itself_and_over_gaps() {
    check("dungeon@1,-1 dead_end@1,-2", "dungeon", 1);
    check("crypt@1,-1 spy_room@1,-2 pit_of_despair@1,-3", "crypt", 2);
    check("crypt@1,-1 spy_room@1,-2 pit_of_despair@1,-3", "spy_room", 2);
    // Column 2 has a gap at floor -1.
    check("jewel_room@1,-1 dungeon@1,-2 snake_pit@2,-2 hat_room@2,0", "snake_pit", 1);
}

/// Rule: two_castles.downstairs.throne-in-column
#[test]
fn the_throne_room_counts_once_in_either_of_its_columns() {
    check("armory@0,-1", "armory", 2);
    check("armory@1,-1", "armory", 2);
    check("dungeon@1,-1 armory@2,-1", "armory", 0);
}

/// Rule: two_castles.downstairs.unlimited
#[test]
fn there_is_no_limit_for_a_downstairs_room() {
    let six = "quiet_room@1,-1 nap_room@1,1 solar@1,2 nursery@1,3 tasso_room@1,4 puppy_room@1,5 bunk_room@1,6";
    check(six, "quiet_room", 6);
    // The throne room above and five foyers below.
    let six = "venus_grotto@1,-1 grand_foyer@1,-2 grand_foyer@1,-3 grand_foyer@1,-4 grand_foyer@1,-5 grand_foyer@1,-6";
    check(six, "venus_grotto", 12);
}

/// Rule: two_castles.downstairs.example
#[test]
fn the_laboratory_with_two_utility_rooms_in_its_column_scores_two() {
    check("laboratory@0,-1 key_room@0,1 taxidermy_showroom@0,2 sauna@0,3 kennel@1,1", "laboratory", 2);
}

/// Rule: two_castles.downstairs.bonus
#[test]
fn the_third_downstairs_room_brings_the_bonus_of_another_type() {
    let cases = [
        ("food", Task::DrawTiles),
        ("living", Task::TakeAttendant),
        ("utility", Task::DrawCards),
        ("outdoor", Task::PlaceSpecial(SpecialRoom::Fountain)),
        ("sleeping", Task::PlaceSpecial(SpecialRoom::Tower)),
        ("corridor", Task::PlaceSpecial(SpecialRoom::GrandFoyer)),
    ];
    let mut table = Match::placing(3, castle("dungeon@0,-1 crypt@1,-1"), "spy_room pantry");
    table.act(1, "place:left:spy_room@0,-2");
    assert_eq!(table.bonus(), Some((1, Task::ChooseBonus)));
    let legal: Vec<String> = table.legal(seat(1)).iter().map(ToString::to_string).collect();
    assert_eq!(legal, cases.map(|(id, _)| format!("bonus:{id}")));
    for (id, task) in cases {
        let mut table = table.clone();
        table.act(1, &format!("bonus:{id}"));
        assert_eq!(table.task(), Some(task), "{id}");
    }
    assert!(!table.is_legal(1, "bonus:downstairs"));
}
