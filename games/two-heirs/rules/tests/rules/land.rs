//! The set Land & Industry.

use super::{check_position, game_with};
use crate::scenarios::check;

/// Rule: two_heirs.mill.points
#[test]
fn a_mill_counts_its_yellow_area() {
    check(
        "seats: 2
         given: start green; tile 4,4 lan-1 south
         expect: points 4,4 1
         given: tile 5,4 tra-5 open; tile 6,4 tra-7 north; tile 6,5 tra-9 south; tile 7,5 trd-1 open
         expect: points 4,4 5
         given: tile 3,3 trd-6 open; tile 4,5 trd-7 open
         expect: points 4,4 5",
    );
}

/// Rule: two_heirs.mine.points
#[test]
fn a_mine_counts_its_grey_area() {
    check(
        "seats: 2
         given: start green; tile 4,4 lan-2 south; tile 5,4 tra-2 open; tile 5,5 tra-4 north; tile 5,6 tra-8 south
         expect: points 4,4 4
         given: tile 3,4 lan-1 open
         expect: points 4,4 4",
    );
}

/// Rule: two_heirs.cowshed.points
#[test]
fn a_cowshed_counts_its_green_area() {
    check(
        "seats: 2
         given: start grey; tile 4,4 lan-3 north; tile 5,4 tra-1 open; tile 5,5 tra-3 south; tile 3,3 tra-6 open
         expect: points 4,4 3",
    );
}

/// Rule: two_heirs.area.several-areas
#[test]
fn only_the_largest_of_several_areas_counts() {
    // A mill on a green tile touches two yellow areas.
    let game = game_with(2, &[("lan-1", "colour", "\"green\""), ("lan-3", "colour", "\"yellow\"")]);
    let position = "start grey; tile 4,4 lan-1 south; tile 5,4 tra-5 open; tile 6,4 tra-7 open; tile 7,4 tra-9 open; \
                    tile 3,4 trd-1 open; tile 2,4 trd-6 open";
    check_position(&game, position, "points 4,4 4");
    // On a yellow tile it joins them.
    check(&format!("seats: 2\ngiven: {position}\nexpect: points 4,4 6"));
}

/// Rule: two_heirs.bakery.points
#[test]
fn a_bakery_counts_own_buildings_on_yellow() {
    check(
        "seats: 2
         given: start green; tile 4,4 lan-4 south; tile 1,1 tra-5 south; tile 7,7 tra-7 south; tile 9,9 trd-1 south
         given: tile 9,5 tra-9 north; tile 9,6 trd-9 open; tile 9,7 trd-7 south
         expect: points 4,4 4",
    );
}

/// Rule: two_heirs.smithy.points
#[test]
fn a_smithy_counts_own_buildings_on_grey() {
    check(
        "seats: 2
         given: start green; tile 4,4 lan-5 south; tile 1,1 tra-2 south; tile 7,7 trd-3 south; tile 9,9 tra-8 north
         expect: points 4,4 3",
    );
}

/// Rule: two_heirs.hut.points
#[test]
fn a_hut_counts_own_buildings_on_green() {
    check(
        "seats: 2
         given: start green; tile 4,4 lan-6 north; tile 1,1 tra-1 north; tile 7,7 trd-2 north; tile 9,9 tra-6 south
         expect: points 4,4 3",
    );
}

/// Rule: two_heirs.colour-count.self-once
#[test]
fn bakery_smithy_and_hut_count_themselves_once() {
    for tile in ["lan-4", "lan-5", "lan-6"] {
        check(&format!("seats: 2\ngiven: start green; tile 4,4 {tile} south\nexpect: points 4,4 1"));
    }
    // A bakery on a green tile counts itself and each yellow one; a hut on a yellow tile likewise.
    let game = game_with(2, &[("lan-4", "colour", "\"green\""), ("lan-6", "colour", "\"yellow\"")]);
    check_position(&game, "start grey; tile 4,4 lan-4 south; tile 5,5 lan-6 south", "points 4,4 2; points 5,5 2");
}

/// Rule: two_heirs.camp.extra-take
#[test]
fn a_field_camp_allows_another_take() {
    check(
        "seats: 2
         given: start green; tile 1,0 lan-7 south; turn south; reserve tra-1 lan-2 trd-3 tra-4 lan-5 trd-6; pile 12 grey
         1 take-tra-1
         * trd-5
         * green
         expect: crown north
         1 camp-lan-7
         expect: crown south; shield 1; tile 1,0 lan-7 open
         expect legal 1: take-lan-2 take-trd-3 take-tra-4
         1 take-lan-2
         expect: crown north; hand south tra-1 lan-2",
    );
}

/// Rule: two_heirs.camp.only-after-take
#[test]
fn a_field_camp_waits_for_the_take() {
    check(
        "seats: 2
         given: start green; tile 1,0 lan-7 south; tile 2,0 lan-8 north; turn south; reserve tra-1 lan-2
         expect illegal 1: camp-lan-7 camp-lan-8
         given: taken
         expect legal 1: camp-lan-7
         expect illegal 1: camp-lan-8",
    );
}

/// Rule: two_heirs.camp.unused-points
#[test]
fn an_unused_field_camp_is_worth_two() {
    check(
        "seats: 2
         given: start green; tile 1,0 lan-7 south
         expect: points 1,0 2
         given: troop south 1 1,0
         expect: points 1,0 4",
    );
}

/// Rule: two_heirs.camp.once, two_heirs.camp.becomes-terrain
#[test]
fn a_used_field_camp_is_open_terrain() {
    check(
        "seats: 2
         given: start green; tile 4,0 lan-8 south; tile 3,0 tra-1 south; tile 5,0 lan-4 south; troop south 1 4,0
         given: turn south; taken; reserve tra-4 lan-2 trd-3; pile 0 last 2
         expect: roads 3-0; points 4,0 4
         1 camp-lan-8
         expect: tile 4,0 lan-8 open; roads; troop south 1 4,0
         1 take-tra-4
         expect illegal 1: camp-lan-8
         expect: total south 5",
    );
}

/// Rule: two_heirs.camp.take-follows
#[test]
fn a_used_field_camp_obliges_to_take_and_camps_follow_each_other() {
    check(
        "seats: 2
         given: start green; tile 1,0 lan-7 south; turn south; taken; hand south lan-9
         given: reserve lan-2 trd-3 tra-4 lan-5; pile 0 last 2
         1 build-lan-9
         1 at0,1
         expect legal 1: camp-lan-7 camp-lan-9 end
         1 camp-lan-7
         expect illegal 1: end camp-lan-9
         1 take-lan-2
         1 camp-lan-9
         1 take-trd-3
         expect: hand south lan-2 trd-3
         expect legal 1: end",
    );
}

#[test]
fn a_field_camp_is_useless_when_nothing_is_left_to_take() {
    check(
        "seats: 2
         given: start green; tile 1,0 lan-7 south; turn south; taken; pile 0 last 2
         expect illegal 1: camp-lan-7",
    );
}
