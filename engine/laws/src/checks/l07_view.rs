//! L7: a determinization of a view has the same view.

use kernel::Game;

use crate::evidence::{Evidence, Verdict};
use crate::law::Law;

pub(crate) fn check<G: Game>(evidence: &Evidence<'_, G>) -> Verdict {
    let game = evidence.game;
    let mut rng = evidence.rng(Law::L7);
    for moment in evidence.sampled() {
        for viewer in evidence.viewers() {
            let view = game.view(moment.state, viewer);
            let again = game.view(&game.determinize(&view, &mut rng), viewer);
            if again != view {
                return moment.breach(format!("{viewer:?} sees {view:?}, but in a determinization of it {again:?}"));
            }
        }
    }
    Ok(())
}
