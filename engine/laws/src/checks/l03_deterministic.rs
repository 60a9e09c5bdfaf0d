//! L3: the same step on the same state gives the same state and the same events.

use kernel::Game;

use crate::evidence::{Evidence, Verdict};
use crate::play::{after, state_after};

pub(crate) fn check<G: Game>(evidence: &Evidence<'_, G>) -> Verdict {
    for moment in evidence.moments() {
        let Some(step) = moment.next() else { continue };
        let mut events = Vec::new();
        let state = after(evidence.game, moment.state, step, &mut events);
        if state != moment.play.states[moment.step + 1] {
            return moment.breach(format!("{step} leads to another state the second time"));
        }
        if events != moment.play.events[moment.step] {
            return moment.breach(format!("{step} makes other events the second time"));
        }
        if state_after(evidence.game, moment.state, step) != state {
            return moment.breach(format!("{step} leads to another state if events are not collected"));
        }
    }
    Ok(())
}
