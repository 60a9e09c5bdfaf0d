//! The golden matches in `playthroughs/`.

#[test]
fn golden_matches_play_as_they_did() {
    laws::playthroughs::<two_castles::TwoCastles>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs"));
}
