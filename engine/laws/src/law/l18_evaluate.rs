//! L18: values are chances between 0 and 1, and playouts are legal.

use kernel::Game;

use super::{Evidence, Law, Verdict};
use crate::play::legal_actions;

pub(crate) fn check<G: Game>(evidence: &Evidence<'_, G>) -> Verdict {
    let Some(probe) = &evidence.suite.evaluate else { return Ok(()) };
    let game = evidence.game;
    let mut rng = evidence.rng(Law::L18);
    for moment in evidence.sampled() {
        for seat in evidence.seats() {
            let value = (probe.evaluate)(game, moment.state, seat);
            if !(0.0..=1.0).contains(&value) {
                return moment.breach(format!("the position is worth {value} to seat {seat}, which is no chance"));
            }
            let legal = legal_actions(game, moment.state, seat);
            if legal.is_empty() {
                continue;
            }
            if let Some(action) = legal.iter().find(|a| !(probe.prior)(game, moment.state, seat, **a).is_finite()) {
                return moment.breach(format!("the prior of {action} for seat {seat} is no number"));
            }
            let choice = (probe.playout_action)(game, moment.state, seat, &legal, &mut rng);
            if !legal.contains(&choice) {
                return moment.breach(format!("a playout chooses {choice} for seat {seat}, which is not legal"));
            }
        }
    }
    Ok(())
}
