//! Node counts, compared with ones counted by hand.

use kernel::{Game, SeatCount};
use laws::count_nodes;
use laws::toys::SealedBids;

#[test]
fn nodes_are_as_counted_by_hand() {
    let game = SealedBids::new(SeatCount::new(2), Default::default()).unwrap();
    let count = |depth| count_nodes(&game, &game.initial_state(), depth);
    // A prize of four; then a card of four by either of two seats; then a card of four by the other; then three prizes.
    assert_eq!([0, 1, 2, 3, 4].map(count), [1, 4, 4 * 8, 4 * 8 * 4, 4 * 8 * 4 * 3]);
    // There is no step after the end.
    assert_eq!(count_nodes(&game, laws::random_play(&game, 0).last(), 1), 0);
}

#[test]
fn the_counts_in_the_file_are_right() {
    laws::nodes::<SealedBids>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/nodes.txt"));
}
