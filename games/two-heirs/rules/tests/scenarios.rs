//! The worked examples of the rulebook, and every other case that is best told as a text.

use laws::Scenarios;
use two_heirs::TwoHeirs;

use crate::words::{expect, given};

/// The runner, with the game's own words.
pub(crate) fn runner() -> Scenarios<TwoHeirs> {
    laws::scenarios::<TwoHeirs>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/scenarios")).given(given).expect(expect)
}

/// Plays one scenario that stands in a test.
pub(crate) fn check(text: &str) {
    if let Err((line, reason)) = runner().play(text) {
        panic!("line {line}: {reason}");
    }
}

#[test]
fn every_scenario_goes_as_told() {
    runner().run();
}
