//! The cases in `scenarios/*.scn`.

use new_game::{NewGame, State};

#[test]
fn every_scenario_comes_out_as_told() {
    laws::scenarios::<NewGame>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/scenarios")).expect(check).run();
}

/// Checks one fact in the game's own words: `turns 3`.
fn check(_game: &NewGame, state: &State, fact: &str) -> Result<(), String> {
    let found = match fact.split_once(' ') {
        Some(("turns", _)) => format!("turns {}", state.turns),
        _ => return Err(format!("{fact:?} is not understood")),
    };
    if found == fact { Ok(()) } else { Err(format!("expected {fact}, found {found}")) }
}
