//! The golden matches in `playthroughs/*.play`.

#[test]
fn golden_matches_come_out_as_written() {
    laws::playthroughs::<burgenland::Burgenland>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs"));
}
