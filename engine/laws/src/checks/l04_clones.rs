//! L4: steps on a clone leave the original unchanged.

use kernel::{Game, Silent};

use crate::evidence::{Evidence, Verdict};

/// How many steps are applied to the clone.
const STEPS: usize = 3;

pub(crate) fn check<G: Game>(evidence: &Evidence<'_, G>) -> Verdict {
    for moment in evidence.sampled() {
        // Compared as text: something that both share would still be equal to itself.
        let before = format!("{:?}", moment.state);
        let mut clone = moment.state.clone();
        for step in moment.play.steps[moment.step..].iter().take(STEPS) {
            evidence.game.apply(&mut clone, *step, &mut Silent);
        }
        if format!("{:?}", moment.state) != before {
            return moment.breach("the original changes when steps are applied to its clone");
        }
    }
    Ok(())
}
