//! Golden files: whole matches line by line, and node counts.

use viscounts::Viscounts;

#[test]
fn playthroughs_are_as_written() {
    laws::playthroughs::<Viscounts>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs"));
}

#[test]
fn node_counts_are_as_written() {
    laws::nodes::<Viscounts>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/nodes.txt"));
}
