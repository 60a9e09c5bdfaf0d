//! The twenty bonus cards.

use std::collections::BTreeSet;

use two_castles::{Attendant, Card, CardSet};

use crate::table::{card_points, castle};

fn check(id: &str, rooms: &str, points: i32) {
    assert_eq!(card_points(&castle(rooms), id), points, "{id}: {rooms}");
}

/// Rule: two_castles.card.distinct-types
#[test]
fn different_types_regular_and_special_without_the_throne_room() {
    let seven = "pantry@-1,0 hat_room@0,1 key_room@2,0 aviary@1,1 nap_room@3,0 dead_end@4,0 dungeon@0,-1";
    check("bc_room_types", "", 0);
    check("bc_room_types", seven, 7);
    check("bc_room_types", &format!("{seven} fountain@5,0 tower@-2,0"), 9);
    check("bc_room_types", &format!("{seven} fountain@5,0 tower@-2,0 grand_foyer@1,-1 fountain@6,0"), 10);
}

/// Rule: two_castles.card.attendants
#[test]
fn four_points_for_each_attendant() {
    let mut served = castle("");
    assert_eq!(card_points(&served, "bc_attendant"), 0);
    served.add_attendant(Attendant(1));
    served.add_attendant(Attendant(1));
    assert_eq!(card_points(&served, "bc_attendant"), 8);
}

/// Rule: two_castles.card.downstairs
#[test]
fn two_points_for_each_downstairs_room() {
    check("bc_downstairs", "dungeon@0,-1 crypt@1,-1 spy_room@0,-2 dead_end@1,-2", 6);
}

/// Rule: two_castles.card.sleeping
#[test]
fn two_points_for_each_sleeping_room() {
    check("bc_sleeping", "nap_room@-1,0 solar@2,0 nursery@3,0 pantry@4,0", 6);
}

/// Rule: two_castles.card.underground
#[test]
fn a_point_for_each_room_underground_special_rooms_included() {
    check("bc_below", "dungeon@0,-1 crypt@1,-1 dead_end@0,-2 grand_foyer@1,-2 pantry@2,0", 4);
}

/// Rule: two_castles.card.high-floors
#[test]
fn a_point_for_each_room_on_the_second_floor_or_higher() {
    check("bc_high", "pantry@0,1 bakery@0,2 kitchen@0,3 fountain@0,4 nap_room@1,1 dungeon@0,-1", 3);
}

/// Rule: two_castles.card.living
#[test]
fn two_points_for_each_living_room() {
    check("bc_living", "hat_room@-1,0 parlor@2,0 salon@3,0 study@4,0 library@5,0 nap_room@6,0", 10);
}

/// Rule: two_castles.card.food
#[test]
fn two_points_for_each_food_room() {
    check("bc_food", "pantry@-1,0 bakery@2,0 nap_room@3,0", 4);
}

/// Rule: two_castles.card.height
#[test]
fn a_point_for_each_floor() {
    check("bc_height", "", 1);
    check("bc_height", "pantry@0,1 bakery@0,2 kitchen@0,3 dungeon@0,-1 nap_room@1,1", 5);
}

/// Rule: two_castles.card.width
#[test]
fn a_point_for_each_column() {
    check("bc_width", "", 2);
    check("bc_width", "pantry@-1,0 bakery@-2,0 nap_room@2,0 solar@3,0 nursery@3,1", 6);
    check("bc_width", "dungeon@0,-1 crypt@-1,-1 spy_room@-2,-1", 4);
}

/// Rule: two_castles.card.outdoor
#[test]
fn two_points_for_each_outdoor_room() {
    check("bc_outdoor", "aviary@-1,0 terrace@2,0 stables@3,0 fountain@4,0", 6);
}

/// Rule: two_castles.card.corridor
#[test]
fn two_points_for_each_corridor() {
    check("bc_corridor", "dead_end@-1,0 purgatory@2,0 great_hall@0,-1 grand_foyer@1,-1", 6);
}

/// A block of rooms that leaves out one cell or none: columns 2 to 4, floors 0 to 2.
fn block(without: &str) -> String {
    let rooms =
        "pantry@2,0 bakery@3,0 kitchen@4,0 nap_room@2,1 solar@3,1 nursery@4,1 hat_room@2,2 parlor@3,2 salon@4,2";
    rooms.split(' ').filter(|room| *room != without).collect::<Vec<_>>().join(" ")
}

/// Rule: two_castles.card.enclosed-eight
#[test]
fn three_points_for_each_room_with_eight_filled_cells_around() {
    check("bc_enclosed_8", &block(""), 3);
    check("bc_enclosed_8", &block("salon@4,2"), 0);
    // A foyer can be enclosed too, and the throne room fills two of the cells around a room above it.
    check("bc_enclosed_8", &block("").replace("solar@3,1", "grand_foyer@3,1"), 3);
    let above = "pantry@-1,0 nap_room@-1,1 solar@0,1 nursery@1,1 hat_room@-1,2 parlor@0,2 salon@1,2";
    check("bc_enclosed_8", above, 3);
    check("bc_enclosed_8", above.trim_end_matches(" salon@1,2"), 0);
}

/// Rooms on the ten cells around the throne room.
const RING: &str = "pantry@-1,0 bakery@2,0 kitchen@-1,1 nap_room@0,1 solar@1,1 nursery@2,1 dungeon@0,-1 crypt@1,-1 \
                    dead_end@-1,-1 purgatory@2,-1";

/// Rule: two_castles.card.enclosed-eight-throne
#[test]
fn the_throne_room_is_enclosed_by_ten_cells() {
    check("bc_enclosed_8", RING, 3);
    check("bc_enclosed_8", RING.trim_end_matches(" purgatory@2,-1"), 0);
}

/// Rule: two_castles.card.enclosed-four
#[test]
fn two_points_for_each_room_with_four_filled_edges() {
    let cross = "pantry@2,0 bakery@3,0 kitchen@4,0 nap_room@2,1 solar@3,1 nursery@4,1 hat_room@3,2";
    check("bc_enclosed_4", cross, 2);
    check("bc_enclosed_4", cross.trim_end_matches(" hat_room@3,2"), 0);
    check("bc_enclosed_4", &cross.replace("solar@3,1", "grand_foyer@3,1"), 2);
}

/// Rule: two_castles.card.enclosed-four-throne
#[test]
fn the_throne_room_is_enclosed_by_six_edges() {
    let six = "pantry@-1,0 bakery@2,0 nap_room@0,1 solar@1,1 dungeon@0,-1 crypt@1,-1";
    check("bc_enclosed_4", six, 2);
    check("bc_enclosed_4", six.trim_end_matches(" crypt@1,-1"), 0);
}

/// Rule: two_castles.card.utility
#[test]
fn two_points_for_each_utility_room() {
    check("bc_utility", "key_room@-1,0 sauna@2,0 kennel@3,0 pantry@4,0", 6);
}

/// Rule: two_castles.card.special
#[test]
fn two_points_for_each_special_room_the_throne_room_included() {
    check("bc_special", "", 2);
    check("bc_special", "fountain@-1,0 grand_foyer@2,0 pantry@3,0", 6);
}

/// Rule: two_castles.card.throne-variety
#[test]
fn two_points_for_each_different_regular_type_at_the_throne_room() {
    // Four types and a special room on six cells.
    check("bc_throne_variety", "pantry@-1,0 bakery@2,0 nap_room@0,1 fountain@1,1 dungeon@0,-1 dead_end@1,-1", 8);
    check("bc_throne_variety", "pantry@-1,0 bakery@2,0", 2);
}

/// Rule: two_castles.card.throne-variety-spaces
#[test]
fn corner_cells_are_not_marked() {
    check("bc_throne_variety", "pantry@-1,0 nap_room@-1,1", 2);
    check("bc_throne_variety", "pantry@2,0 dead_end@2,-1 hat_room@2,1", 2);
}

/// Rule: two_castles.card.around-throne
#[test]
fn a_point_for_each_filled_cell_around_the_throne_room() {
    check("bc_throne_ring", "", 0);
    check(
        "bc_throne_ring",
        "pantry@-1,0 kitchen@-1,1 nap_room@0,1 solar@1,1 dungeon@0,-1 crypt@1,-1 dead_end@2,-1 bakery@-2,0",
        7,
    );
    check("bc_throne_ring", RING, 10);
}

/// Rule: two_castles.card.types-with-five
#[test]
fn four_points_for_each_type_with_five_rooms() {
    let five = "hat_room@-1,0 parlor@-2,0 salon@-3,0 study@-4,0 library@-5,0";
    let six = "nap_room@2,0 solar@3,0 nursery@4,0 tasso_room@5,0 puppy_room@6,0 bunk_room@7,0";
    check("bc_types_with_5", five, 4);
    check("bc_types_with_5", &format!("{five} {six} pantry@8,0 bakery@9,0 kitchen@10,0 brewery@11,0"), 8);
    let fountains = "fountain@2,0 fountain@3,0 fountain@4,0 fountain@5,0 fountain@6,0";
    check("bc_types_with_5", fountains, 0);
}

/// Rule: two_castles.card.types-with-three
#[test]
fn two_points_for_each_type_with_three_rooms() {
    let four_types = "hat_room@-1,0 parlor@-2,0 salon@-3,0 nap_room@2,0 solar@3,0 nursery@4,0 tasso_room@5,0 pantry@6,0 \
                      bakery@7,0 kitchen@8,0 dungeon@0,-1 crypt@1,-1 spy_room@0,-2 key_room@9,0 sauna@10,0";
    check("bc_types_with_3", four_types, 8);
    check("bc_types_with_3", "fountain@2,0 fountain@3,0 fountain@4,0", 0);
}

/// Rule: two_castles.card.count-twenty
#[test]
fn there_are_twenty_different_cards() {
    let ids: BTreeSet<String> = Card::all().map(|card| card.to_string()).collect();
    assert_eq!(ids.len(), 20);
    assert_eq!(CardSet::ALL.len(), 20);
}
