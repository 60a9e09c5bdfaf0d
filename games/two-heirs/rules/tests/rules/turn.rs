//! The turn, the royal protocol, taking and the hand.

use crate::scenarios::check;

/// Rule: two_heirs.turn.alternate
#[test]
fn heirs_take_turns() {
    check(
        "seats: 2
         * blue
         * tra-1
         * lan-2
         * trd-3
         * tra-4
         * lan-5
         * trd-6
         * green
         * yellow
         expect to act: 2
         2 take-tra-1
         * tra-5
         * green
         2 end
         expect to act: 1
         1 take-lan-2
         * trd-2
         * grey
         1 end
         expect to act: 2",
    );
}

/// Rule: two_heirs.turn.actions-any-order, two_heirs.take.any-time
#[test]
fn everything_is_open_from_the_beginning_of_a_turn() {
    let position = "seats: 2
        given: start green; tile 1,0 trd-7 open; turn south; hand south lan-9 trd-1
        given: reserve tra-1 lan-2 trd-3 tra-4 lan-5 trd-6; pile 12 grey
        expect legal 1: take-tra-1 build-lan-9 extend-lan-9 move-retinue deploy
        expect illegal 1: end\n";
    // Take first.
    check(&format!(
        "{position}
         1 take-tra-1
         * trd-5
         * green
         expect legal 1: build-lan-9 extend-lan-9 move-retinue deploy end"
    ));
    // Take after a build and a move.
    check(&format!(
        "{position}
         1 build-lan-9
         1 at0,1
         1 move-retinue
         1 at1,0
         expect legal 1: take-tra-1 take-lan-2 take-trd-3 build-trd-1 deploy"
    ));
}

/// Rule: two_heirs.turn.take-once
#[test]
fn one_tile_is_taken_each_turn() {
    check(
        "seats: 2
         given: start green; turn south; reserve tra-1 lan-2 trd-3 tra-4 lan-5 trd-6; pile 12 grey
         expect illegal 1: end
         1 take-tra-1
         * trd-5
         * green
         expect illegal 1: take-lan-2 take-trd-3 take-tra-4
         expect legal 1: end",
    );
}

/// Rule: two_heirs.turn.b-and-c-split
#[test]
fn building_and_moving_may_be_interleaved() {
    check(
        "seats: 2
         given: start green; tile 1,0 trd-7 open; turn south; hand south lan-9 trd-1
         given: reserve tra-1 lan-2 trd-3 tra-4 lan-5 trd-6; pile 12 grey
         1 build-lan-9
         1 at0,1
         1 move-retinue
         1 at1,0
         1 take-tra-1
         * trd-5
         * green
         1 deploy
         1 at0,1
         1 build-trd-1
         1 at2,0
         1 end
         expect: tile 0,1 lan-9 south; tile 2,0 trd-1 south; hand south tra-1
         expect to act: 2",
    );
}

/// Rule: two_heirs.turn.troop-once
#[test]
fn a_troop_moves_once_a_turn() {
    check(
        "seats: 2
         given: start green; tile 1,0 trd-7 open; tile 2,0 trd-8 open; turn south; taken
         1 move-retinue
         1 at1,0
         expect illegal 1: move-retinue
         1 end
         given: turn south
         expect legal 1: move-retinue",
    );
}

/// Rule: two_heirs.reach.formula, two_heirs.reach.may-differ
#[test]
fn reach_is_troops_in_the_reserve_and_one() {
    check(
        "seats: 2
         given: start green; tile 1,0 trd-7 open; tile 0,1 trd-8 open; turn south
         expect: reach south 3; reach north 3
         given: troop south 1 1,0
         expect: reach south 2; reach north 3
         given: troop south 2 0,1
         expect: reach south 1; reach north 3",
    );
}

/// Rule: two_heirs.reach.two-uses
#[test]
fn a_reached_tile_is_to_take_or_to_use() {
    check(
        "seats: 2
         given: start green; turn south; hand south trd-3; reserve tra-1 lan-2 tra-5 tra-4 lan-5 trd-6; pile 12 grey
         expect legal 1: take-tra-5 build-trd-3
         expect: access south wood 2 stone 1 grain 1
         1 build-trd-3
         1 at0,1
         expect: place 1 tra-1; place 2 lan-2; place 3 tra-5
         expect legal 1: take-tra-5",
    );
}

/// Rule: two_heirs.reach.shrinks-and-minimum
#[test]
fn deploying_shortens_the_reach_to_one_at_least() {
    check(
        "seats: 2
         given: start green; tile 1,0 trd-7 open; tile 0,1 trd-8 open; turn south
         given: reserve tra-1 lan-2 trd-3 tra-4 lan-5 trd-6; pile 12 grey
         1 deploy
         1 at1,0
         expect: reach south 2
         1 deploy
         1 at0,1
         expect: reach south 1
         expect legal 1: take-tra-1
         expect illegal 1: take-lan-2 deploy",
    );
}

/// Rule: two_heirs.take.from-reach
#[test]
fn only_reached_tiles_come_into_the_hand() {
    check(
        "seats: 2
         given: start green; tile 1,0 trd-7 open; troop south 1 1,0; turn south
         given: reserve tra-1 lan-2 trd-3 tra-4 lan-5 trd-6; pile 12 grey
         expect legal 1: take-tra-1 take-lan-2
         expect illegal 1: take-trd-3 take-tra-4 take-lan-5 take-trd-6
         1 take-lan-2
         expect: hand south lan-2",
    );
}

/// Rule: two_heirs.take.shield-moves-and-flips, two_heirs.take.refill-old-shield-place
/// Rule: two_heirs.take.crown-signals-taken
#[test]
fn the_shield_moves_to_the_gap_and_its_old_place_is_filled() {
    check(
        "seats: 2
         given: start green; turn south; reserve tra-1 lan-2 trd-3 tra-4 lan-5 trd-6; pile 20 grey
         1 take-trd-3
         expect: shield 3; crown north; place 3 empty
         expect to act: chance
         * tra-2
         expect: place 0 tra-2; pile 19
         * green
         expect: crown north
         expect to act: 1
         1 extend-trd-3
         1 at0,1
         expect: crown north
         1 end
         expect: crown north
         2 take-tra-4
         expect: crown south; shield 4",
    );
}

/// Rule: two_heirs.take.changes-own-reach
#[test]
fn after_the_take_reach_is_counted_anew() {
    check(
        "seats: 2
         given: start green; turn south; reserve tra-1 lan-2 trd-3 tra-5 lan-4 trd-6; pile 12 grey
         expect: access south wood 2 stone 2 grain 0
         1 take-tra-1
         * lan-5
         * green
         expect: access south wood 1 stone 2 grain 1",
    );
}

/// Rule: two_heirs.take.last-tile-triggers-end, two_heirs.end.finish-turn
#[test]
fn the_last_tile_lets_the_turn_go_on() {
    check(
        "seats: 2
         given: start green; tile 1,0 trd-7 open; turn south; reserve tra-1 lan-2 trd-3 tra-4 lan-5 trd-6; pile 1 grey
         1 take-tra-1
         * trd-8
         expect: pile 0; turns left 3
         expect to act: 1
         expect legal 1: extend-tra-1 move-retinue deploy end",
    );
}

/// Rule: two_heirs.hand.limit-three, two_heirs.hand.discard-choice
#[test]
fn surplus_tiles_go_into_the_box_at_the_end_of_the_turn() {
    check(
        "seats: 2
         given: start green; turn south; hand south tra-2 lan-3 trd-4
         given: reserve tra-1 lan-2 trd-3 tra-4 lan-5 trd-6; pile 12 grey
         1 take-tra-1
         * lan-8
         * green
         expect: hand south tra-1 tra-2 lan-3 trd-4
         expect legal 1: extend-lan-3 end
         1 end
         expect only 1: discard-tra-1 discard-tra-2 discard-lan-3 discard-trd-4
         1 discard-lan-3
         expect: hand south tra-1 tra-2 trd-4; boxed lan-3
         expect to act: 2",
    );
}

#[test]
fn two_surplus_tiles_are_two_choices() {
    check(
        "seats: 2
         given: start green; turn south; taken; hand south tra-1 tra-2 lan-3 trd-4 trd-5
         1 end
         1 discard-tra-1
         expect to act: 1
         1 discard-trd-5
         expect: hand south tra-2 lan-3 trd-4
         expect to act: 2",
    );
}
