//! Golden matches, one for each preset and seat count.

#[test]
fn playthroughs_are_as_blessed() {
    laws::playthroughs::<two_heirs::TwoHeirs>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs"));
}
