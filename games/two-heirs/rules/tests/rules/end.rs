//! The last round and the winner.

use crate::scenarios::check;

/// Rule: two_heirs.end.one-more-turn-each
#[test]
fn each_heir_has_one_more_turn() {
    check(
        "seats: 2
         given: start green; turn north; reserve tra-1 lan-2 trd-3 tra-4 lan-5 trd-6; pile 1 grey
         2 take-tra-1
         * trd-8
         expect: turns left 3
         2 end
         expect to act: 1
         1 take-lan-2
         expect to act: 1
         1 end
         expect to act: 2
         2 take-trd-3
         expect to act: 2
         2 end
         expect to act: nobody",
    );
}

/// Rule: two_heirs.end.empty-places-ignored
#[test]
fn empty_places_do_not_shorten_the_reach() {
    check(
        "seats: 2
         given: start green; turn south; reserve - lan-2 - tra-4 lan-5 trd-6; pile 0 last 2
         expect: reach south 3
         expect legal 1: take-lan-2 take-tra-4 take-lan-5
         expect illegal 1: take-trd-6
         expect: access south wood 1 stone 3 grain 0",
    );
}

/// Rule: two_heirs.end.shield-still-moves
#[test]
fn the_shield_still_moves_and_leaves_a_gap() {
    check(
        "seats: 2
         given: start green; turn south; reserve tra-1 lan-2 trd-3 tra-4 lan-5 trd-6; pile 0 last 2
         1 take-lan-2
         expect: shield 2; crown north; place 0 empty; place 2 empty
         expect to act: 1",
    );
}

/// Rule: two_heirs.end.no-tile-to-take
#[test]
fn with_an_empty_reserve_the_take_is_skipped() {
    check(
        "seats: 2
         given: start green; turn south; pile 0 last 2
         expect only 1: end
         1 end
         expect to act: 2
         expect: crown north
         2 end
         expect to act: nobody",
    );
}

/// Rule: two_heirs.end.winner
#[test]
fn more_points_win() {
    check(
        "seats: 2
         given: start green; tile 1,0 trd-7 south; tile 2,0 lan-7 north; turn south; taken; pile 0 last 1
         1 end
         expect to act: nobody
         expect score 1: 5
         expect score 2: 2
         expect rank 1: 1
         expect rank 2: 2",
    );
}

/// Rule: two_heirs.end.tie-reserve-troops
#[test]
fn troops_in_the_reserve_break_a_tie() {
    check(
        "seats: 2
         given: start green; tile 1,0 lan-7 south; tile 2,0 lan-9 north; troop south 1 0,0; turn south; taken; pile 0 last 1
         1 end
         expect score 1: 2
         expect score 2: 2
         expect rank 1: 2
         expect rank 2: 1",
    );
}

/// Rule: two_heirs.end.tie-still
#[test]
fn tied_heirs_are_both_first() {
    check(
        "seats: 2
         given: start green; tile 1,0 lan-7 south; tile 2,0 lan-9 north; turn south; taken; pile 0 last 1
         1 end
         expect to act: nobody
         expect rank 1: 1
         expect rank 2: 1",
    );
}
