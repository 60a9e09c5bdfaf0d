//! Golden playthroughs, one for every preset.

use castle::Castle;

#[test]
fn playthroughs_stay_the_same() {
    laws::playthroughs::<Castle>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs"));
}
