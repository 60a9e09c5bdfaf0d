//! Node counts: how many sequences of steps there are from the start.

use castle::Castle;

#[test]
fn node_counts_stay_the_same() {
    laws::nodes::<Castle>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/nodes.txt"));
}
