//! L15: after an action that reveals nothing, nobody knows more.

use kernel::{Game, Seat, Step, Viewer};

use crate::evidence::{Evidence, Moment, Verdict};
use crate::law::Law;
use crate::play::{legal_actions, state_after};

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
            // A determinization with another view breaks law L7, not this one.
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
    let looks_the_same = |action| game.view(&state_after(game, guess, Step::Act(seat, action)), viewer) == seen;
    let legal = legal_actions(game, guess, seat);
    // A hidden action may be impossible in the guess; then another action must look the same.
    let could_be = if legal.contains(&action) { looks_the_same(action) } else { legal.into_iter().any(looks_the_same) };
    if could_be {
        return Ok(());
    }
    moment.breach(format!("reveals denies it for {action} of seat {seat}, but {viewer:?} knows more after it"))
}
