//! L19: what an action brings is foreseen from the view alone, and is what then happens.

use kernel::{ForeseenOf, Game, Viewer, try_action};
use rand::RngExt as _;

use crate::evidence::{Evidence, Verdict};
use crate::law::Law;
use crate::play::{generator, legal_actions};

/// How many actions of a decision are tried.
const ACTIONS: usize = 6;

pub(crate) fn check<G: Game>(evidence: &Evidence<'_, G>) -> Verdict {
    let Some(foresee) = evidence.config.foresee else { return Ok(()) };
    let game = evidence.game;
    let mut rng = evidence.rng(Law::L19);
    for moment in evidence.sampled() {
        for seat in game.to_act(moment.state).seats().iter() {
            let view = game.view(moment.state, Viewer::Seat(seat));
            let seeds: [u64; 2] = rng.random();
            let guesses = seeds.map(|seed| game.determinize(&view, &mut generator(seed)));
            // A determinization with another view breaks law L7, not this one.
            if guesses.iter().any(|guess| game.view(guess, Viewer::Seat(seat)) != view) {
                continue;
            }
            let legal = legal_actions(game, moment.state, seat);
            let every = legal.len().div_ceil(ACTIONS).max(1);
            for action in legal.into_iter().step_by(every) {
                let [one, other] = seeds.map(|seed| foresee(game, &view, seat, action, &mut generator(seed)));
                if one != other {
                    return moment.breach(format!("what {action} of seat {seat} brings depends on what is hidden"));
                }
                for state in [moment.state, &guesses[0], &guesses[1]] {
                    let actual = try_action(game, state.clone(), seat, action);
                    if let Some(reason) = difference::<G>(&one, &actual) {
                        return moment.breach(format!("{action} of seat {seat}: {reason}"));
                    }
                }
            }
        }
    }
    Ok(())
}

/// What was foreseen and does not happen, or happens and was not foreseen although nothing surprises.
fn difference<G: Game>(foreseen: &ForeseenOf<G>, actual: &ForeseenOf<G>) -> Option<String> {
    let complete = foreseen.view.is_some();
    let fits = if complete { foreseen.events == actual.events } else { actual.events.starts_with(&foreseen.events) };
    if !fits {
        return Some(format!("foreseen {:?}, but {:?} happens", foreseen.events, actual.events));
    }
    if foreseen.sheet.is_some() && foreseen.sheet != actual.sheet {
        return Some(format!("foreseen the score {:?}, but it is {:?}", foreseen.sheet, actual.sheet));
    }
    if complete && foreseen.view != actual.view {
        return Some("what the actor then knows is not what was foreseen".to_owned());
    }
    if foreseen.to_act.is_some() && foreseen.to_act != actual.to_act {
        return Some(format!("foreseen that {:?} acts, but it is {:?}", foreseen.to_act, actual.to_act));
    }
    None
}
