//! Playing tiles: building, resources, and open terrain with its discount.

use crate::scenarios::check;

/// Rule: two_heirs.play.two-ways
#[test]
fn a_tile_is_built_or_laid_face_down() {
    let position = "seats: 2
        given: start green; turn south; taken; hand south trd-3; reserve tra-5
        expect legal 1: build-trd-3 extend-trd-3\n";
    check(&format!("{position}\n1 build-trd-3\n1 at0,1\nexpect: tile 0,1 trd-3 south; hand south; discounts 0"));
    check(&format!("{position}\n1 extend-trd-3\n1 at0,1\nexpect: tile 0,1 trd-3 open; hand south; discounts 1"));
}

/// Rule: two_heirs.build.several, two_heirs.resource.not-consumed
#[test]
fn several_buildings_are_built_with_the_same_resources() {
    check(
        "seats: 2
         given: start green; turn south; taken; hand south tra-6 lan-9; reserve lan-2
         expect: access south wood 1 stone 1 grain 0
         1 build-tra-6
         1 at0,1
         1 build-lan-9
         1 at1,1
         expect: tile 0,1 tra-6 south; tile 1,1 lan-9 south; access south wood 1 stone 1 grain 0",
    );
}

/// Rule: two_heirs.build.cost-access
#[test]
fn a_missing_resource_forbids_building() {
    check(
        "seats: 2
         given: start green; turn south; taken; hand south trd-1 tra-3; reserve tra-5
         expect: access south wood 1 stone 0 grain 1
         expect illegal 1: build-trd-1 build-tra-3
         given: reserve tra-5 tra-1
         expect legal 1: build-tra-3
         expect illegal 1: build-trd-1",
    );
}

/// Rule: two_heirs.build.place-adjacent-to-troop
#[test]
fn building_sites_are_the_empty_cells_around_own_troops() {
    check(
        "seats: 2
         given: start green; tile 1,0 trd-7 open; turn south; taken; hand south trd-1; reserve lan-2
         1 build-trd-1
         expect only 1: at0,-1 at1,-1 at1,1 at0,1 at-1,1 at-1,0 at-1,-1",
    );
    // A troop next door opens its own cells, none of them twice; the other heir's troops open nothing.
    check(
        "seats: 2
         given: start green; tile 1,0 trd-7 open; tile 5,5 trd-8 open; troop south 1 1,0; troop north 1 5,5
         given: turn south; taken; hand south trd-1; reserve lan-2
         1 build-trd-1
         expect only 1: at0,-1 at1,-1 at1,1 at0,1 at-1,1 at-1,0 at-1,-1 at2,-1 at2,0 at2,1",
    );
}

#[test]
fn without_an_empty_cell_nothing_is_played() {
    check(
        "seats: 2
         given: start green; turn south; hand south trd-1; reserve lan-2; taken
         given: tile 0,-1 tra-1 open; tile 1,-1 tra-2 open; tile 1,0 tra-3 open; tile 1,1 tra-4 open
         given: tile 0,1 tra-5 open; tile -1,1 tra-6 open; tile -1,0 tra-7 open
         expect legal 1: build-trd-1 extend-trd-1
         given: tile -1,-1 tra-8 open
         expect illegal 1: build-trd-1 extend-trd-1",
    );
}

/// Rule: two_heirs.build.roads-need-not-match
#[test]
fn roads_need_not_match() {
    // The tavern's road meets the roadless side of the cathedral, and vice versa.
    check(
        "seats: 2
         given: start green; tile 1,1 trd-7 south; turn south; taken; hand south tra-1; reserve lan-2 lan-5 tra-5
         1 build-tra-1
         expect legal 1: at0,1 at1,0
         1 at0,1
         expect: tile 0,1 tra-1 south; roads",
    );
}

/// Rule: two_heirs.resource.sources-combine
#[test]
fn reserve_troops_and_producers_pay_together() {
    // Cathedral: wood under the retinue, stone in the reserve and from a quarry, grain from a farm.
    check(
        "seats: 2
         given: start green; tile 5,0 trd-3 south; tile 6,0 trd-1 south; turn south; taken; hand south trd-7
         given: reserve lan-2
         expect: access south wood 1 stone 2 grain 1
         expect legal 1: build-trd-7",
    );
}

/// Rule: two_heirs.resource.king, two_heirs.resource.example-king
#[test]
fn each_tile_in_reach_gives_its_resource_and_stays() {
    check(
        "seats: 2
         given: start green; tile 5,0 trd-8 open; troop south retinue 5,0; turn south; hand south lan-7
         given: reserve lan-2 tra-5 tra-1 tra-4
         expect: access south wood 1 stone 2 grain 1
         1 build-lan-7
         1 at5,1
         expect: place 1 lan-2; place 2 tra-5; place 3 tra-1; place 4 tra-4",
    );
    // The three tiles in reach alone.
    check(
        "seats: 2
         given: start green; troop north retinue beside; reserve lan-2 tra-5 tra-1 tra-4
         expect: access north wood 1 stone 1 grain 1",
    );
}

/// Rule: two_heirs.resource.troops, two_heirs.resource.example-troops
#[test]
fn each_troop_gives_the_resource_under_it() {
    check(
        "seats: 2
         given: start yellow; tile 1,0 tra-3 south; troop south 1 1,0; turn south
         expect: access south wood 1 stone 0 grain 1",
    );
}

/// Rule: two_heirs.resource.troop-on-foreign-building
#[test]
fn a_troop_uses_an_opposing_building_too() {
    check(
        "seats: 2
         given: start yellow; tile 1,0 tra-8 north; turn south
         expect: access south wood 0 stone 0 grain 1
         1 move-retinue
         1 at1,0
         expect: access south wood 0 stone 1 grain 0",
    );
}

/// Rule: two_heirs.resource.access-can-be-lost
#[test]
fn access_is_lost_with_its_source() {
    check(
        "seats: 2
         given: start green; tile 1,0 trd-8 open; turn south; taken; hand south tra-6; reserve lan-2
         expect legal 1: build-tra-6
         1 move-retinue
         1 at1,0
         expect: access south wood 0 stone 2 grain 0
         expect illegal 1: build-tra-6",
    );
}

/// Rule: two_heirs.terrain.place
#[test]
fn open_terrain_is_free_and_goes_next_to_a_troop() {
    check(
        "seats: 2
         given: start green; tile 1,0 trd-8 open; turn south; taken; hand south trd-7
         expect: access south wood 1 stone 0 grain 0
         expect illegal 1: build-trd-7
         1 extend-trd-7
         expect only 1: at0,-1 at1,-1 at1,1 at0,1 at-1,1 at-1,0 at-1,-1",
    );
}

/// Rule: two_heirs.terrain.unowned
#[test]
fn open_terrain_belongs_to_nobody() {
    check(
        "seats: 2
         given: start yellow; turn south; taken; hand south trd-7
         1 extend-trd-7
         1 at0,1
         expect: tile 0,1 trd-7 open; total south 0; total north 0
         1 move-retinue
         1 at0,1
         expect: access south wood 1 stone 0 grain 0; total south 0",
    );
}

/// Rule: two_heirs.terrain.discount
#[test]
fn open_terrain_pays_one_resource_of_one_building() {
    check(
        "seats: 2
         given: start green; turn south; taken; hand south trd-1 lan-9 tra-5
         expect illegal 1: build-trd-1 build-lan-9
         1 extend-tra-5
         1 at0,1
         expect: discounts 1
         expect legal 1: build-trd-1 build-lan-9
         1 build-trd-1
         1 at1,1
         expect: discounts 0
         expect illegal 1: build-lan-9",
    );
}

#[test]
fn a_discount_that_is_not_needed_is_kept() {
    check(
        "seats: 2
         given: start green; turn south; taken; hand south trd-1 lan-9 tra-5; reserve lan-2
         1 extend-tra-5
         1 at0,1
         1 build-trd-1
         1 at1,1
         expect: discounts 1",
    );
}

/// Rule: two_heirs.terrain.discount-order-and-expiry
#[test]
fn a_discount_counts_afterwards_and_lapses_with_the_turn() {
    check(
        "seats: 2
         given: start green; turn south; taken; hand south trd-1 tra-5
         expect illegal 1: build-trd-1
         1 extend-tra-5
         1 at0,1
         expect legal 1: build-trd-1
         1 end
         expect: discounts 0
         given: turn south; taken
         expect illegal 1: build-trd-1",
    );
}

/// Rule: two_heirs.terrain.discount-stacking
#[test]
fn discounts_stack_unless_agreed_otherwise() {
    let position = "given: start green; turn south; taken; hand south lan-4 lan-9 tra-5 tra-7
        1 extend-tra-5
        1 at0,1
        expect illegal 1: build-lan-4
        1 extend-tra-7
        1 at1,1
        expect: discounts 2; access south wood 1 stone 0 grain 0\n";
    check(&format!("seats: 2\n{position}\nexpect legal 1: build-lan-4\n1 build-lan-4\n1 at1,0\nexpect: discounts 0"));
    check(&format!("seats: 2\noptions: stack-discounts=no\n{position}\nexpect illegal 1: build-lan-4"));
    // Without stacking both still serve two different buildings.
    check(&format!(
        "seats: 2\noptions: stack-discounts=no\n{position}
         1 build-lan-9
         1 at1,0
         expect: discounts 1"
    ));
}
