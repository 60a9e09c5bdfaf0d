//! L14: bookkeeping equals a naive recount.

use kernel::Game;

use crate::evidence::{Evidence, Verdict};
use crate::law::Law;

pub(crate) fn check<G: Game>(evidence: &Evidence<'_, G>) -> Verdict {
    let Some(recount) = &evidence.config.recount else {
        return evidence.breach("the suite has no recount; a game without bookkeeping says `.without(Law::L14)`");
    };
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
