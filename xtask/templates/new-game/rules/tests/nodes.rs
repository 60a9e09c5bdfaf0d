//! The node counts in `nodes.txt`.

#[test]
fn as_many_positions_as_counted() {
    laws::nodes::<new_game::NewGame>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/nodes.txt"));
}
