//! Corridors and foyers.

use two_castles::{Components, RoomType, SpecialRoom, Task};

use crate::table::{Match, castle, castle_on, game, may_place, points_of};

fn check(rooms: &str, id: &str, points: i32) {
    assert_eq!(points_of(&castle(rooms), id), points, "{rooms}");
}

/// Rule: two_castles.corridor.score
#[test]
fn a_point_for_each_room_around_with_the_decoration() {
    check("dead_end@2,0", "dead_end", 0);
    check("dead_end@2,0 pantry@3,0", "dead_end", 1);
    check("dead_end@2,0 pantry@3,0 bakery@3,1 great_hall@2,1", "dead_end", 3);
    check("dead_end@2,0 wine_room@3,0", "dead_end", 0);
    check("dead_end@2,0 wine_room@3,0 pantry@4,0", "dead_end", 0);
}

/// Rule: two_castles.corridor.throne-counts-one
#[test]
fn a_throne_room_with_the_decoration_counts_once() {
    let mirror = |rooms: &str| points_of(&castle_on("throne_food_sleeping", rooms), "hall_of_mirrors");
    assert_eq!(mirror("hall_of_mirrors@0,1"), 1, "both halves are around");
    assert_eq!(mirror("hall_of_mirrors@1,-1"), 1);
    assert_eq!(mirror("hall_of_mirrors@2,0"), 1);
    check("hall_of_mirrors@0,1", "hall_of_mirrors", 0);
}

/// Rule: two_castles.corridor.max
#[test]
fn a_corridor_scores_at_most_eight() {
    let ring =
        "pantry@2,0 bakery@3,0 crepery@4,0 vestibule@2,1 dead_end@3,1 gallery@4,1 sauna@2,2 library@3,2 great_hall@4,2";
    check(ring, "dead_end", 8);
    for seed in 0..8 {
        let table = game(5);
        for castle in &laws::random_play(&table, seed).last().castles[..5] {
            for room in castle.rooms().filter(|room| room.tile.room_type() == Some(RoomType::Corridor)) {
                assert!(castle.room_points(Components::get(), room.at).expect("it lies there").points() <= 8);
            }
        }
    }
}

/// Rule: two_castles.corridor.example
#[test]
fn the_echo_chamber_counts_torches() {
    check("echo_chamber@2,0 buttery@3,0 kitchen@3,1 parlor@2,1 wine_room@1,1 spy_room@1,-1", "echo_chamber", 4);
}

/// Rule: two_castles.corridor.bonus
#[test]
fn the_third_corridor_brings_a_foyer() {
    let mut table = Match::placing(3, castle("dead_end@-1,0 purgatory@0,-1"), "great_hall pantry");
    table.act(1, "place:left:great_hall@2,0");
    assert_eq!(table.task(), Some(Task::PlaceSpecial(SpecialRoom::GrandFoyer)));
    table.act(1, "place:left:grand_foyer@1,-1");
    assert_eq!(points_of(&table.state.castles[0], "grand_foyer"), 3);
    assert_eq!(table.acts_in(0), [2]);
}

/// Rule: two_castles.foyer.placement
#[test]
fn foyers_lie_on_any_floor() {
    let cellar = castle("dungeon@0,-1");
    for (x, y) in [(0, -2), (-1, -1), (1, -1), (-1, 0), (2, 0), (0, 1), (1, 1)] {
        assert!(may_place(&cellar, "grand_foyer", x, y), "{x},{y}");
    }
    assert!(may_place(&castle("grand_foyer@2,0"), "pantry", 2, 1), "and may be built upon");
}

/// Rule: two_castles.foyer.score
#[test]
fn a_point_for_each_room_around_a_foyer() {
    check("grand_foyer@2,0 pantry@3,0 bakery@3,1 kitchen@2,1 dungeon@1,-1 crypt@2,-1", "grand_foyer", 6);
    let ring = "pantry@2,0 bakery@3,0 crepery@4,0 vestibule@2,1 grand_foyer@3,1 gallery@4,1 sauna@2,2 library@3,2 great_hall@4,2 \
                nap_room@5,0 solar@5,1";
    check(ring, "grand_foyer", 8);
}

/// Rule: two_castles.foyer.throne-once
#[test]
fn both_halves_of_the_throne_room_count_once_for_a_foyer() {
    check("grand_foyer@0,1", "grand_foyer", 1);
    check("grand_foyer@1,-1", "grand_foyer", 1);
    check("grand_foyer@-1,0", "grand_foyer", 1);
}

/// Rule: two_castles.foyer.example
#[test]
fn a_foyer_with_five_rooms_around_scores_five() {
    check("grand_foyer@0,1 parlor@-1,0 firewood_storage@-1,1 pantry@1,1 bakery@1,2 kitchen@2,0", "grand_foyer", 5);
}
