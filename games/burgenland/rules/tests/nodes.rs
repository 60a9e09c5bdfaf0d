//! The node counts in `nodes.txt`.

#[test]
fn node_counts_match_the_file() {
    laws::nodes::<burgenland::Burgenland>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/nodes.txt"));
}
