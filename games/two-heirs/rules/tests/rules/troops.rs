//! Moving troops.

use crate::scenarios::check;

/// Rule: two_heirs.move.optional
#[test]
fn nobody_has_to_move() {
    check(
        "seats: 2
         given: start green; tile 1,0 trd-7 open; turn south; taken; reserve tra-1
         expect legal 1: move-retinue end
         1 end
         expect to act: 2",
    );
}

/// Rule: two_heirs.move.step
#[test]
fn a_troop_steps_onto_a_tile_without_troops() {
    check(
        "seats: 2
         given: start green; tile 1,0 trd-7 open; tile 1,1 tra-8 north; tile 0,1 tra-1 south; tile 2,0 trd-8 open
         given: tile -1,-1 trd-9 open; troop north 1 -1,-1; turn south
         1 move-retinue
         expect only 1: at1,0 at1,1 at0,1
         1 at1,1
         expect: troop south retinue 1,1",
    );
}

/// Rule: two_heirs.move.deploy
#[test]
fn a_troop_is_deployed_next_to_an_own_one() {
    check(
        "seats: 2
         given: start green; tile 1,0 trd-7 open; tile 2,0 trd-8 open; tile 0,1 trd-9 open; troop north 1 0,1
         given: turn south
         1 deploy
         expect only 1: at1,0
         1 at1,0
         expect: troop south 1 1,0; troop south 2 reserve
         1 deploy
         expect only 1: at2,0",
    );
}

/// Rule: two_heirs.move.withdraw
#[test]
fn a_troop_withdraws_into_the_reserve() {
    check(
        "seats: 2
         given: start green; tile 1,0 trd-7 open; troop south 2 1,0; turn south
         expect: reach south 2
         1 withdraw-2
         expect: troop south 2 reserve; reach south 3",
    );
}

/// Rule: two_heirs.move.retinue-never-withdraws
#[test]
fn the_retinue_stays_in_the_landscape() {
    check(
        "seats: 2
         given: start green; tile 1,0 trd-7 open; troop south 2 1,0; turn south
         expect legal 1: withdraw-2
         expect illegal 1: withdraw-retinue withdraw-1",
    );
}

/// Rule: two_heirs.move.x-marker
#[test]
fn moved_troops_are_marked_until_the_turn_ends() {
    check(
        "seats: 2
         given: start green; tile 1,0 trd-7 open; turn south; taken
         1 move-retinue
         1 at1,0
         expect: moved retinue; not moved 1; not moved 2
         1 end
         expect: not moved retinue; not moved 1; not moved 2",
    );
}

/// Rule: two_heirs.move.x-no-other-effect
#[test]
fn the_mark_changes_neither_reach_nor_resources() {
    check(
        "seats: 2
         given: start green; tile 1,0 trd-8 open; turn south; reserve tra-1 lan-4 tra-5
         given: moved 1; moved 2; moved retinue
         expect: reach south 3; access south wood 2 stone 0 grain 2",
    );
}

/// Rule: two_heirs.move.reach-changes-at-once
#[test]
fn reach_follows_every_deployment_and_withdrawal() {
    check(
        "seats: 2
         given: start green; tile 1,0 trd-8 open; tile 0,1 tra-9 south; troop south 2 0,1; turn south
         given: reserve tra-1 lan-4 tra-5; hand south tra-2
         expect: reach south 2
         expect legal 1: take-tra-1 take-lan-4
         expect illegal 1: take-tra-5
         1 withdraw-2
         expect: reach south 3
         expect legal 1: take-tra-5
         1 deploy
         1 at1,0
         expect: reach south 2
         expect illegal 1: take-tra-5",
    );
}

/// Rule: two_heirs.move.combine-options
#[test]
fn moves_of_all_kinds_combine() {
    check(
        "seats: 2
         given: start green; tile 1,0 trd-8 open; tile 0,1 tra-9 south; troop south 2 0,1; turn south
         1 move-retinue
         1 at1,0
         1 withdraw-2
         1 deploy
         1 at0,1
         expect: troop south retinue 1,0; troop south 1 0,1; troop south 2 reserve",
    );
}

/// Rule: two_heirs.move.deployed-counts-as-moved
#[test]
fn deploying_and_withdrawing_are_moves() {
    check(
        "seats: 2
         given: start green; tile 1,0 trd-8 open; tile 2,0 tra-9 south; troop south 2 1,0; turn south
         1 withdraw-2
         expect: moved 2
         1 deploy
         1 at1,0
         expect: troop south 1 1,0; moved 1
         expect illegal 1: move-1 withdraw-1 deploy",
    );
}
