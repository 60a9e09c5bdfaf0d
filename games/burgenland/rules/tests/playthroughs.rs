//! The golden playthroughs in `playthroughs/*.play`.

#[test]
fn golden_playthroughs_match() {
    laws::playthroughs::<burgenland::Burgenland>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs"));
}
