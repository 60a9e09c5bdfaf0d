//! The scenarios in `scenarios/*.scn`: worked examples of the rulebook and other cases.

use laws::Scenarios;
use two_heirs::TwoHeirs;

use crate::words::{expect, given};

/// The runner, with the game's own words.
pub(crate) fn runner() -> Scenarios<TwoHeirs> {
    laws::scenarios::<TwoHeirs>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/scenarios")).given(given).expect(expect)
}

/// Plays a scenario that is written in a test.
pub(crate) fn check(text: &str) {
    if let Err((line, reason)) = runner().play(text) {
        panic!("line {line}: {reason}");
    }
}

#[test]
fn all_scenarios_pass() {
    runner().run();
}
