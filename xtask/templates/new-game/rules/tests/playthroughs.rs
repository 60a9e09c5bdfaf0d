//! The golden matches in `playthroughs/*.play`.

#[test]
fn golden_matches_come_out_as_written() {
    laws::playthroughs::<new_game::NewGame>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs"));
}
