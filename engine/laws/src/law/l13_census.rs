//! L13: no piece appears or vanishes.

use kernel::Game;

use super::{Evidence, Law, Verdict};
use crate::suite::Census;

pub(crate) fn check<G: Game>(evidence: &Evidence<'_, G>) -> Verdict {
    let Some(census) = &evidence.suite.census else { return Ok(()) };
    let game = evidence.game;
    let expected = census(game, &game.initial_state());
    for moment in evidence.moments() {
        if let Some(change) = difference(&expected, &census(game, moment.state)) {
            return moment.breach(change);
        }
    }
    let mut rng = evidence.rng(Law::L13);
    for moment in evidence.sampled() {
        for viewer in evidence.viewers() {
            let guess = game.determinize(&game.view(moment.state, viewer), &mut rng);
            if let Some(change) = difference(&expected, &census(game, &guess)) {
                return moment.breach(format!("in a determinization for {viewer:?}: {change}"));
            }
        }
    }
    Ok(())
}

fn difference(expected: &Census, found: &Census) -> Option<String> {
    let kinds = expected.keys().chain(found.keys());
    let count = |census: &Census, kind| census.get(kind).copied().unwrap_or(0);
    let changed = kinds.map(|kind| (kind, count(expected, kind), count(found, kind))).find(|(_, was, is)| was != is);
    changed.map(|(kind, was, is)| format!("there were {was} of {kind}, now there are {is}"))
}
