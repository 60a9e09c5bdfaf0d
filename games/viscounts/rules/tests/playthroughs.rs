//! Whole matches, line by line: one for every preset and seat count.

use viscounts::Viscounts;

#[test]
fn playthroughs_are_as_written() {
    ::laws::playthroughs::<Viscounts>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs"));
}
