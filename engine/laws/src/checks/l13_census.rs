//! L13: pieces move from place to place, and none appears or vanishes.
//!
//! The second half alone would hold for a census that counts nothing, or always the same. So every place that the census
//! names must change its contents in some play of the table.

use std::collections::BTreeMap;

use kernel::Game;

use crate::census::Census;
use crate::evidence::{Evidence, Verdict};
use crate::law::Law;

pub(crate) fn check<G: Game>(evidence: &Evidence<'_, G>) -> Verdict {
    let Some(census) = &evidence.config.census else {
        return evidence.breach("the suite has no census; a game without pieces says `.without(Law::L13)`");
    };
    let game = evidence.game;
    let first = census(game, &game.initial_state());
    if first.kinds().is_empty() {
        return evidence.breach("the census is empty before the first step");
    }
    // For each place, whether its contents were always those of the first state.
    let mut unchanged: BTreeMap<String, bool> = BTreeMap::new();
    for moment in evidence.moments() {
        let now = census(game, moment.state);
        if let Some(change) = difference(&first, &now) {
            return moment.breach(change);
        }
        for place in first.places().chain(now.places()) {
            let is_unchanged = unchanged.entry(place.to_owned()).or_insert(true);
            *is_unchanged &= now.is_same_at(place, &first);
        }
    }
    if let Some((place, _)) = unchanged.iter().find(|(_, is_unchanged)| **is_unchanged) {
        return evidence.breach(format!("the census always finds the same pieces in the place {place:?}"));
    }
    let mut rng = evidence.rng(Law::L13);
    for moment in evidence.sampled() {
        for viewer in evidence.viewers() {
            let guess = game.determinize(&game.view(moment.state, viewer), &mut rng);
            if let Some(change) = difference(&first, &census(game, &guess)) {
                return moment.breach(format!("in a determinization for {viewer:?}: {change}"));
            }
        }
    }
    Ok(())
}

fn difference(expected: &Census, found: &Census) -> Option<String> {
    let kinds = &expected.kinds() | &found.kinds();
    let mut totals = kinds.into_iter().map(|kind| (kind, expected.total(kind), found.total(kind)));
    let (kind, was, is) = totals.find(|(_, was, is)| was != is)?;
    Some(format!("there were {was} of {kind}, now there are {is}"))
}
