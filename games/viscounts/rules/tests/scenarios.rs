//! The scenarios in `scenarios/*.scn`, a file per chapter.

use ::laws::Scenarios;
use viscounts::Viscounts;

use crate::words::{expect, given};

/// The scenario runner with this game's words.
pub(crate) fn runner() -> Scenarios<Viscounts> {
    ::laws::scenarios::<Viscounts>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/scenarios")).given(given).expect(expect)
}

#[test]
fn all_scenarios_pass() {
    runner().run();
}
