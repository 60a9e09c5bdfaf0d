//! L14: bookkeeping equals a naive recount.

use kernel::Game;

use super::{Evidence, Law, Verdict};

pub(crate) fn check<G: Game>(evidence: &Evidence<'_, G>) -> Verdict {
    let Some(recount) = &evidence.suite.recount else { return Ok(()) };
    let game = evidence.game;
    for moment in evidence.moments() {
        if let Err(reason) = recount(game, moment.state) {
            return moment.breach(reason);
        }
    }
    let mut rng = evidence.rng(Law::L14);
    for moment in evidence.sampled() {
        for viewer in evidence.viewers() {
            if let Err(reason) = recount(game, &game.determinize(&game.view(moment.state, viewer), &mut rng)) {
                return moment.breach(format!("in a determinization for {viewer:?}: {reason}"));
            }
        }
    }
    Ok(())
}
