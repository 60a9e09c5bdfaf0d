//! L15: an action that reveals nothing teaches nobody anything.

use kernel::{Game, Seat, Step, Viewer};

use super::{Evidence, Law, Moment, Verdict};
use crate::play::{legal_actions, quietly_after};

pub(crate) fn check<G: Game>(evidence: &Evidence<'_, G>) -> Verdict {
    let mut rng = evidence.rng(Law::L15);
    for moment in evidence.sampled() {
        let Some(Step::Act(seat, action)) = moment.next() else { continue };
        if evidence.game.reveals(moment.state, seat, action) {
            continue;
        }
        for viewer in evidence.viewers() {
            let view = evidence.game.view(moment.state, viewer);
            let guess = evidence.game.determinize(&view, &mut rng);
            // A determinization that does not look alike is for law L7 to blame.
            if evidence.game.view(&guess, viewer) != view {
                continue;
            }
            learns_nothing(evidence.game, &moment, viewer, &guess, (seat, action))?;
        }
    }
    Ok(())
}

/// The viewer must not be able to rule out `guess` by what it sees after the action.
fn learns_nothing<G: Game>(
    game: &G,
    moment: &Moment<'_, G>,
    viewer: Viewer,
    guess: &G::State,
    (seat, action): (Seat, G::Action),
) -> Verdict {
    let seen = game.view(&moment.play.states[moment.step + 1], viewer);
    let looks_so = |action| game.view(&quietly_after(game, guess, Step::Act(seat, action)), viewer) == seen;
    let legal = legal_actions(game, guess, seat);
    // What the seat does unseen may be impossible in the guess; then another action must look the same.
    let could_be = if legal.contains(&action) { looks_so(action) } else { legal.into_iter().any(looks_so) };
    if could_be {
        return Ok(());
    }
    moment.breach(format!("{action} of seat {seat} reveals nothing, it says, but {viewer:?} sees more after it"))
}
