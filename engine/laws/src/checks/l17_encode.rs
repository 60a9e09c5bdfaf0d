//! L17: every action has its own index, and observations contain only numbers.

use std::collections::BTreeMap;

use kernel::Game;

use crate::evidence::{Evidence, Verdict};

pub(crate) fn check<G: Game>(evidence: &Evidence<'_, G>) -> Verdict {
    let Some(probe) = &evidence.config.encode else { return Ok(()) };
    let game = evidence.game;
    let count = (probe.action_count)(game);
    let mut owners: BTreeMap<usize, G::Action> = BTreeMap::new();
    for action in &evidence.actions {
        let index = (probe.action_index)(game, *action);
        if index >= count {
            return evidence.breach(format!("{action} has index {index}, but there are {count} actions"));
        }
        if let Some(owner) = owners.insert(index, *action) {
            return evidence.breach(format!("{action} and {owner} both have index {index}"));
        }
        if (probe.action_at)(game, index) != Some(*action) {
            return evidence.breach(format!("{action} has index {index}, but at that index is another action"));
        }
    }
    if (probe.action_at)(game, count).is_some() {
        return evidence.breach(format!("there is an action at index {count}, beyond the last"));
    }
    for moment in evidence.sampled() {
        for viewer in evidence.viewers() {
            let numbers = (probe.observe)(game, &game.view(moment.state, viewer));
            if let Some(place) = numbers.iter().position(|number| !number.is_finite()) {
                return moment
                    .breach(format!("number {place} of the observation for {viewer:?} is {}", numbers[place]));
            }
        }
    }
    Ok(())
}
