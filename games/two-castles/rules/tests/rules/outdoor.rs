//! Outdoor rooms and fountains.

use two_castles::{Components, SpecialRoom, Task};

use crate::table::{Match, castle, may_place, points_of};

fn check(rooms: &str, id: &str, points: i32) {
    assert_eq!(points_of(&castle(rooms), id), points, "{rooms}");
}

/// Rule: two_castles.outdoor.score
#[test]
fn a_point_for_each_wanted_room_anywhere() {
    check("aviary@-1,0", "aviary", 0);
    check("aviary@-1,0 key_room@2,0", "aviary", 1);
    check("aviary@-1,0 key_room@2,0 sauna@3,0 pantry@4,0 kennel@5,0", "aviary", 3);
    check("guardhouse@-1,0 dungeon@1,-1 crypt@1,-2", "guardhouse", 2);
}

/// Rule: two_castles.outdoor.unlimited
#[test]
fn there_is_no_limit_for_an_outdoor_room() {
    let seven =
        "terrace@-1,0 nap_room@2,0 solar@3,0 nursery@4,0 tasso_room@5,0 puppy_room@6,0 rabbit_room@7,0 bunk_room@8,0";
    check(seven, "terrace", 7);
}

/// Rule: two_castles.outdoor.example
#[test]
fn the_grand_balcony_counts_sleeping_rooms() {
    check("grand_balcony@-1,0 nap_room@2,0 solar@3,0 nursery@4,0 tasso_room@5,0 pantry@6,0", "grand_balcony", 4);
}

/// Rule: two_castles.outdoor.special-includes-throne
#[test]
fn the_throne_room_counts_for_outdoor_rooms() {
    check("biergarten@-1,0", "biergarten", 1);
    check("biergarten@-1,0 fountain@2,0 fountain@3,0", "biergarten", 3);
}

/// Rule: two_castles.outdoor.bonus
#[test]
fn the_third_outdoor_room_brings_a_fountain() {
    let mut table = Match::placing(3, castle("aviary@-1,0 terrace@2,0"), "stables pantry");
    table.act(1, "place:left:stables@3,0");
    assert_eq!(table.task(), Some(Task::PlaceSpecial(SpecialRoom::Fountain)));
    let legal: Vec<String> = table.legal(crate::table::seat(1)).iter().map(ToString::to_string).collect();
    assert_eq!(legal, ["-2,0", "4,0", "0,1", "1,1"].map(|at| format!("place:left:fountain@{at}")));
    table.act(1, "place:left:fountain@0,1");
    check_fountain(&table.state.castles[0]);
    assert_eq!(table.acts_in(0), [2]);
}

fn check_fountain(castle: &two_castles::Castle) {
    assert_eq!(points_of(castle, "fountain"), 5);
}

/// Rule: two_castles.fountain.placement
#[test]
fn fountains_lie_on_the_ground_floor_or_higher() {
    let cellar = castle("dungeon@0,-1");
    assert!(may_place(&cellar, "fountain", -1, 0) && may_place(&cellar, "fountain", 0, 1));
    assert!(!may_place(&cellar, "fountain", 1, -1) && !may_place(&cellar, "fountain", 0, -2));
}

/// Rule: two_castles.fountain.score
#[test]
fn a_fountain_is_always_worth_five() {
    check_fountain(&castle("fountain@-1,0"));
    check_fountain(&castle("pantry@2,0 bakery@2,1 fountain@2,2 nap_room@3,0"));
    let two = castle("fountain@-1,0 fountain@2,0");
    assert_eq!(two.points(Components::get()), 10);
}

/// Rule: two_castles.fountain.nothing-above
#[test]
fn nothing_lies_above_a_fountain() {
    let built = castle("fountain@-1,0 pantry@-2,0 bakery@-2,1");
    for id in ["nap_room", "aviary", "dead_end", "tower", "fountain", "grand_foyer"] {
        assert!(!may_place(&built, id, -1, 1), "{id}");
    }
}
