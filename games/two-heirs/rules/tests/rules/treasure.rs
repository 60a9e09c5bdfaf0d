//! Treasures and how they are lost.

use super::{check_position, game_with};
use crate::scenarios::check;

/// Heinrich's building with a treasure lies at 5,5; the human stands at 5,6 and plays a tile where told.
fn lays(treasure: &str, around: &str, tile: &str, cell: &str, place: &str) {
    check(&format!(
        "seats: 1
         given: start green; heap 0; tile 5,5 trd-3 north; treasure {treasure} 5,5; tile 5,6 trd-5 open
         given: troop south retinue 5,6; turn south; taken; hand south {tile}
         given: {around}
         expect: treasure {treasure} 5,5
         1 extend-{tile}
         1 at{cell}
         expect: treasure {treasure} {place}"
    ));
}

/// Rule: two_heirs.solo.treasure-removal, two_heirs.solo.treasure-vertical
#[test]
fn two_tiles_of_the_colour_in_the_column_remove_a_treasure() {
    lays("tre-01", "tile 5,2 tra-1 open", "tra-3", "5,7", "removed");
    // One is not enough, another colour does not help, and neither does a tile in the row.
    lays("tre-01", "tile 4,2 tra-1 open", "tra-3", "5,7", "5,5");
    lays("tre-01", "tile 5,2 tra-1 open", "tra-5", "5,7", "5,5");
    lays("tre-01", "tile 5,2 tra-1 open", "tra-3", "6,5", "5,5");
    // The removed treasure is worth nothing.
    check(
        "seats: 1
         given: start green; heap 0; tile 5,5 trd-3 north; treasure tre-01 5,5; tile 5,2 tra-1 open; tile 5,6 trd-5 open
         given: troop south retinue 5,6; turn south; taken; hand south tra-3
         expect: total north 5
         1 extend-tra-3
         1 at5,7
         expect: treasures 0; total north 0",
    );
}

#[test]
fn the_tile_under_the_treasure_does_not_count() {
    // The quarry under the treasure is grey itself.
    lays("tre-02", "tile 7,7 tra-1 open", "tra-8", "5,7", "removed");
    check(
        "seats: 1
         given: start green; heap 0; tile 5,5 trd-3 north; treasure tre-02 5,5; tile 4,6 trd-7 open; tile 5,7 tra-1 open
         given: troop south retinue 4,6; turn south; taken; hand south tra-8
         1 extend-tra-8
         1 at5,6
         expect: treasure tre-02 5,5",
    );
}

/// Rule: two_heirs.solo.treasure-horizontal
#[test]
fn two_tiles_of_the_colour_in_the_row_remove_a_treasure() {
    lays("tre-04", "tile 9,5 tra-1 open", "tra-3", "4,5", "removed");
    lays("tre-04", "tile 9,9 tra-1 open", "tra-3", "4,5", "5,5");
    lays("tre-04", "tile 9,5 tra-1 open", "tra-3", "5,7", "5,5");
}

/// Rule: two_heirs.solo.treasure-pattern
#[test]
fn tiles_in_the_pattern_remove_a_treasure() {
    // tre-08 wants the two lower corners, as the human sees them.
    lays("tre-08", "tile 4,6 tra-1 open", "tra-3", "6,6", "removed");
    lays("tre-08", "tile 4,4 tra-1 open", "tra-3", "6,6", "5,5");
    lays("tre-07", "tile 4,6 tra-1 open", "tra-3", "6,6", "5,5");
    // tre-10 wants south and west; the south is there already.
    lays("tre-10", "tile 9,9 tra-1 open", "tra-3", "4,5", "removed");
    lays("tre-09", "tile 9,9 tra-1 open", "tra-3", "4,5", "5,5");
}

/// Rule: two_heirs.solo.treasure-brown
#[test]
fn brown_stands_for_any_colour() {
    for tile in ["tra-1", "tra-2", "tra-5"] {
        lays("tre-08", "tile 4,6 trd-9 open", tile, "6,6", "removed");
    }
    let game = game_with(1, &[("tre-01", "colour", "\"any\"")]);
    let treasure = game.components().treasure("tre-01".parse().expect("there is such a treasure"));
    let mut table = kernel::Game::initial_state(&game);
    let position = "start green; tile 5,5 trd-3 north; tile 5,6 trd-9 open; tile 5,2 tra-1 south";
    crate::words::given(&game, &mut table, position).expect("the position can be set up");
    assert!(treasure.is_met(&table.landscape, two_heirs::PlotId::new(1)));
    check_position(&game, position, "total north 30");
}

/// Rule: two_heirs.solo.treasure-immediate
#[test]
fn a_treasure_whose_condition_is_met_never_stays() {
    check(
        "seats: 1
         given: start green; turn south; taken; pile 0 last 3; heap 2; reserve trd-8; tile 0,1 tra-1 open
         1 end
         * tre-01
         expect: treasure tre-01 removed; heap 1; treasures 1
         expect: troop north 2 0,-1
         expect to act: 1",
    );
}

/// Rule: two_heirs.solo.treasure-automatic
#[test]
fn tiles_of_either_side_meet_conditions() {
    // Heinrich's own new building is the second green tile in the column of his treasure.
    check(
        "seats: 1
         given: start grey; turn south; taken; pile 0 last 3; heap 0; reserve trd-7
         given: tile 0,5 trd-3 north; treasure tre-01 0,5; tile 0,3 tra-1 south
         expect: treasure tre-01 0,5
         1 end
         expect: tile 0,-1 trd-7 north; treasure tre-01 removed",
    );
    // A building of the human's counts like open terrain.
    check(
        "seats: 1
         given: start green; heap 0; tile 5,5 trd-3 north; treasure tre-01 5,5; tile 5,2 tra-1 north; tile 5,6 trd-5 open
         given: troop south retinue 5,6; turn south; taken; hand south trd-2; reserve lan-4
         1 build-trd-2
         1 at5,7
         expect: treasure tre-01 removed",
    );
}
