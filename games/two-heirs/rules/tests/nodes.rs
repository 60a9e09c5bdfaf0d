//! Node counts: they change with almost any change of a rule.

use kernel::{Game, SeatCount};
use two_heirs::{Options, TwoHeirs};

use crate::words::given;

#[test]
fn node_counts_from_the_beginning() {
    laws::nodes::<TwoHeirs>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/nodes.txt"));
}

/// The beginning is all dealing; decisions are counted from the middle of a turn.
fn count(seats: u8, position: &str, depths: &[u64]) {
    let game = TwoHeirs::new(SeatCount::new(seats), Options::default()).expect("the options fit");
    let mut table = game.initial_state();
    given(&game, &mut table, position).expect("the position can be set up");
    let counted: Vec<u64> = (1..).take(depths.len()).map(|depth| laws::count_nodes(&game, &table, depth)).collect();
    assert_eq!(counted, depths, "{position}");
}

#[test]
fn node_counts_of_a_first_turn() {
    let position = "start green; reserve tra-1 lan-2 trd-3 tra-4 lan-5 trd-6; turn south; pile 20 grey";
    count(2, position, &[3, 15, 45, 105, 615, 2340]);
}

#[test]
fn node_counts_of_a_turn_with_everything() {
    let position = "start yellow; tile 1,0 lan-7 south; tile 0,1 trd-1 south; tile -1,0 tra-3 north; \
                    tile 1,1 lan-1 open; troop south 1 1,0; troop north retinue -1,0; hand south trd-9 lan-4 tra-6; \
                    reserve tra-8 lan-2 trd-2 tra-5 lan-6 trd-7; turn south; taken; pile 12 green";
    count(2, position, &[12, 75, 595, 3556, 21944, 122410]);
}

#[test]
fn node_counts_against_heinrich() {
    let position = "start yellow; tile 1,0 tra-6 south; scaffold 1,0; hand south lan-4; heap 3; \
                    reserve tra-8 lan-2 trd-2 tra-5 lan-6 trd-7; turn south; pile 9 green";
    count(1, position, &[6, 15, 61, 212, 846, 3395]);
}
