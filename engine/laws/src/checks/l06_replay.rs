//! L6: replaying the texts of a record gives the same states.

use kernel::{Game, GameOptions, StepOf};

use crate::evidence::{Evidence, Moment, Verdict};
use crate::play::{next_steps, state_after};

pub(crate) fn check<G: Game>(evidence: &Evidence<'_, G>) -> Verdict {
    for moment in evidence.moments().filter(|moment| moment.step == 0) {
        replay(evidence, &moment)?;
    }
    Ok(())
}

fn replay<G: Game>(evidence: &Evidence<'_, G>, start: &Moment<'_, G>) -> Verdict {
    let pairs = evidence.game.options().pairs();
    let options = G::Options::from_pairs(pairs.iter().map(|(key, value)| (*key, value.as_str())));
    let game = match options.and_then(|options| G::new(evidence.game.seats(), options)) {
        Ok(game) => game,
        Err(error) => {
            return start.breach(format!("the game cannot be set up again with the recorded options: {error}"));
        }
    };
    let mut state = game.initial_state();
    let record: Vec<String> = start.play.steps.iter().map(ToString::to_string).collect();
    for (index, text) in record.iter().enumerate() {
        let moment = Moment { step: index, ..*start };
        if state != start.play.states[index] {
            return moment.breach("the replayed state differs");
        }
        let step: StepOf<G> = match text.parse() {
            Ok(step) => step,
            Err(error) => return moment.breach(format!("the recorded step cannot be read: {error}")),
        };
        if !next_steps(&game, &state).contains(&step) {
            return moment.breach(format!("the recorded step {text} is not possible in the replay"));
        }
        state = state_after(&game, &state, step);
    }
    if state != *start.play.last() {
        return Moment { step: record.len(), ..*start }.breach("the replayed state differs");
    }
    Ok(())
}
