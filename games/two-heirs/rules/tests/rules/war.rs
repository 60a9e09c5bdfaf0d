//! The set War.

use crate::scenarios::check;

/// South has a tower beside a robber castle of the north and holds another; the retinue stands where it can be built.
const POSITION: &str = "seats: 2
    options: sets=travel+land-industry+war
    given: start green; tile 1,0 war-3 south; tile 1,1 tra-8 north; turn south; taken; hand south war-1; reserve lan-2\n";

/// Rule: two_heirs.siege-tower.destroy
#[test]
fn two_siege_towers_destroy_a_building() {
    check(&format!(
        "{POSITION}
         expect: total north 4
         1 build-war-1
         1 at0,1
         expect only 1: destroy-tra-8 spare
         1 destroy-tra-8
         expect: tile 1,1 tra-8 open; total north 0
         expect legal 1: end"
    ));
}

/// Rule: two_heirs.siege-tower.timing
#[test]
fn sparing_a_building_loses_the_chance() {
    check(&format!(
        "{POSITION}
         1 build-war-1
         1 at0,1
         1 spare
         expect: tile 1,1 tra-8 north
         expect illegal 1: destroy-tra-8
         1 end
         given: turn south; taken
         expect illegal 1: destroy-tra-8"
    ));
    // Building something else beside the same building triggers nothing.
    check(&format!(
        "{POSITION}
         given: tile 2,1 war-5 south; hand south tra-6
         1 build-tra-6
         1 at0,1
         expect illegal 1: destroy-tra-8 spare"
    ));
}

/// Rule: two_heirs.siege-tower.single-and-points
#[test]
fn a_single_siege_tower_does_nothing() {
    // Diagonally beside the castle it is no second tower.
    check(&format!(
        "{POSITION}
         1 build-war-1
         1 at0,-1
         expect illegal 1: destroy-tra-8 spare
         expect legal 1: end
         expect: points 0,-1 0; points 1,0 0"
    ));
}

#[test]
fn own_buildings_and_open_terrain_are_no_targets() {
    check(
        "seats: 2
         options: sets=travel+land-industry+war
         given: start green; tile 1,0 war-3 south; tile 1,1 tra-8 south; turn south; taken; hand south war-1; reserve lan-2
         1 build-war-1
         1 at0,1
         expect illegal 1: destroy-tra-8 spare",
    );
}

/// Rule: two_heirs.siege-tower.several-targets
#[test]
fn several_buildings_may_be_destroyed_and_later_towers_trigger_again() {
    let position = format!(
        "{POSITION}
         given: tile -1,2 war-5 south; tile 0,2 tra-4 north
         1 build-war-1
         1 at0,1
         expect only 1: destroy-tra-8 destroy-tra-4 spare\n"
    );
    check(&format!(
        "{position}
         1 destroy-tra-4
         expect only 1: destroy-tra-8 spare
         1 destroy-tra-8
         expect: tile 1,1 tra-8 open; tile 0,2 tra-4 open
         expect legal 1: end"
    ));
    check(&format!(
        "{position}
         1 spare
         1 end
         given: turn south; taken; hand south war-2; reserve tra-7; troop south 1 1,0
         1 build-war-2
         1 at2,1
         expect only 1: destroy-tra-8 spare"
    ));
}

/// Rule: two_heirs.siege-tower.troops-stay
#[test]
fn troops_stay_on_what_is_destroyed() {
    check(&format!(
        "{POSITION}
         given: troop north 1 1,1
         1 build-war-1
         1 at0,1
         1 destroy-tra-8
         expect: troop north 1 1,1; access north wood 1 stone 2 grain 0"
    ));
}

/// Rule: two_heirs.fortress.points
#[test]
fn a_fortress_counts_own_towers_and_fortresses() {
    check(
        "seats: 2
         options: sets=travel+land-industry+war
         given: start green; tile 3,0 war-7 south
         expect: points 3,0 1
         given: tile 5,0 war-8 south; tile 7,0 war-1 south; tile 9,0 war-2 south; tile 11,0 war-3 north; tile 13,0 war-9 open
         expect: points 3,0 4; points 5,0 4; points 7,0 0",
    );
}
