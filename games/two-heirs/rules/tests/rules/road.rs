//! Roads.

use crate::scenarios::check;

/// Rule: two_heirs.road.min-two
#[test]
fn a_road_of_one_tile_is_no_road() {
    check("seats: 2\ngiven: start green; tile 1,0 tra-1 south\nexpect: roads; road points south 0");
}

/// Rule: two_heirs.road.each-separately
#[test]
fn each_road_is_scored_by_itself() {
    // Two roads of two, one for each heir: no difference between 2 and 2 is taken.
    check(
        "seats: 2
         given: start green; tile 3,0 tra-1 south; tile 4,0 lan-4 south; tile 3,2 trd-1 north; tile 4,2 lan-8 north
         expect: roads 2-0 0-2; road points south 2; road points north 2",
    );
}

/// Rule: two_heirs.road.difference
#[test]
fn the_difference_goes_to_the_heir_with_more() {
    check(
        "seats: 2
         given: start green; tile 3,0 tra-1 south; tile 4,0 lan-4 south; tile 5,0 lan-8 north; tile 6,0 trd-1 south
         expect: roads 3-1; road points south 2; road points north 0",
    );
}

/// Rule: two_heirs.road.tie
#[test]
fn an_even_road_brings_nothing() {
    check(
        "seats: 2
         given: start green; tile 3,0 tra-1 south; tile 4,0 lan-4 north; tile 5,0 lan-8 north; tile 6,0 trd-1 south
         expect: roads 2-2; road points south 0; road points north 0",
    );
}

/// Rule: two_heirs.road.open-terrain-breaks
#[test]
fn open_terrain_separates_roads() {
    check(
        "seats: 2
         given: start green; tile 3,0 tra-1 south; tile 4,0 lan-4 open; tile 5,0 lan-8 south; tile 6,0 trd-1 south
         expect: roads 2-0",
    );
}

/// Rule: two_heirs.road.crossroads-endpoint, two_heirs.road.endpoint-tile-counts
#[test]
fn four_roads_end_at_a_crossing() {
    check(
        "seats: 2
         given: start green; tile 4,4 tra-4 south; tile 4,3 tra-2 south; tile 5,4 lan-4 south
         given: tile 4,5 lan-5 north; tile 3,4 tra-1 south; tile 2,4 trd-1 south
         expect: roads 2-0 2-0 1-1 3-0; road points south 7",
    );
}

/// Rule: two_heirs.road.distinct-tiles
#[test]
fn a_loop_is_one_road_and_counts_each_tile_once() {
    // From the crossing to the east and round to its south side.
    check(
        "seats: 2
         given: start green; tile 2,2 tra-4 south; tile 3,2 lan-1 south; tile 3,3 lan-6 south; tile 2,3 tra-3 south
         expect: roads 4-0",
    );
    // A ring without end.
    check(
        "seats: 2
         given: start green; tile 2,2 tra-5 south; tile 3,2 lan-1 south; tile 3,3 lan-6 south; tile 2,3 tra-3 south
         expect: roads 4-0",
    );
}

/// Rule: two_heirs.road.skip-in-first-game
#[test]
fn roads_can_be_left_out() {
    let position = "given: start green; tile 12,0 tra-2 south; tile 12,1 trd-2 south";
    check(&format!("seats: 2\n{position}\nexpect: roads 2-0; total south 4"));
    check(&format!("seats: 2\noptions: roads=no\n{position}\nexpect: roads; total south 2"));
    use kernel::GameOptions;
    assert_eq!(two_heirs::Options::default().get("roads"), "yes");
}
