//! Throne rooms.

use two_castles::Components;

use crate::table::castle_on;

fn check(throne: &str, rooms: &str, points: i32) {
    let castle = castle_on(throne, rooms);
    assert_eq!(castle.throne_points(Components::get()).points(), points, "{throne}: {rooms}");
}

/// Rule: two_castles.throne.score
#[test]
fn two_points_for_each_wanted_place_with_a_wanted_type() {
    check("throne_living_corridor", "", 0);
    check("throne_living_corridor", "hat_room@-1,0", 2);
    check("throne_living_corridor", "hat_room@-1,0 dead_end@2,0", 4);
    check("throne_living_corridor", "nap_room@-1,0 pantry@2,0", 0);
    check("throne_living_corridor", "hat_room@0,1 dead_end@1,1", 0);
    check("throne_corridor_downstairs", "dead_end@0,-1 dungeon@1,-1", 4);
    check("throne_food_sleeping", "pantry@-1,0 nap_room@0,1", 4);
    check("throne_utility_sleeping", "key_room@1,1 nap_room@2,0", 4);
}

/// Rule: two_castles.throne.type-to-space
#[test]
fn either_type_in_either_place() {
    check("throne_living_corridor", "dead_end@-1,0 hat_room@2,0", 4);
    check("throne_living_corridor", "hat_room@-1,0 parlor@2,0", 4);
    check("throne_living_corridor", "dead_end@-1,0 purgatory@2,0", 4);
}

/// Rule: two_castles.throne.examples
#[test]
fn throne_rooms_with_both_places_filled_score_four() {
    check("throne_living_sleeping", "hat_room@0,1 nap_room@1,1", 4);
    check("throne_utility_food", "key_room@-1,0 pantry@2,0", 4);
}
