//! The golden playthroughs in `playthroughs/`.

#[test]
fn golden_playthroughs_match() {
    laws::playthroughs::<two_castles::TwoCastles>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs"));
}
