//! How many courses the first steps can take.

use castle::Castle;

#[test]
fn node_counts_stay_the_same() {
    laws::nodes::<Castle>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/nodes.txt"));
}
