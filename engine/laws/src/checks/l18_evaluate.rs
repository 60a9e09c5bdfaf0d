//! L18: values are chances between 0 and 1, add up to one for two seats, and playouts are legal.

use kernel::{Game, Seat, is_duel};

use crate::evidence::{Evidence, Verdict};
use crate::law::Law;
use crate::play::legal_actions;

/// By how much the values of two seats may miss one: what rounding does.
const ROUNDING: f32 = 1e-5;

pub(crate) fn check<G: Game>(evidence: &Evidence<'_, G>) -> Verdict {
    let Some(probe) = &evidence.config.evaluate else { return Ok(()) };
    let game = evidence.game;
    let mut rng = evidence.rng(Law::L18);
    let is_duel = is_duel(game);
    for moment in evidence.sampled() {
        if is_duel {
            let [one, other] = [0, 1].map(|seat| (probe.evaluate)(game, moment.state, Seat::new(seat)));
            if (one + other - 1.0).abs() > ROUNDING {
                return moment.breach(format!("the values of the two seats are {one} and {other}: not one together"));
            }
        }
        for seat in evidence.seats() {
            let value = (probe.evaluate)(game, moment.state, seat);
            if !(0.0..=1.0).contains(&value) {
                return moment.breach(format!("the value for seat {seat} is {value}, which is not between 0 and 1"));
            }
            let legal = legal_actions(game, moment.state, seat);
            if legal.is_empty() {
                continue;
            }
            if let Some(action) = legal.iter().find(|a| !(probe.prior)(game, moment.state, seat, **a).is_finite()) {
                return moment.breach(format!("the prior of {action} for seat {seat} is not a number"));
            }
            let choice = (probe.playout_action)(game, moment.state, seat, &legal, &mut rng);
            if !legal.contains(&choice) {
                return moment.breach(format!("a playout chooses {choice} for seat {seat}, which is not legal"));
            }
        }
    }
    Ok(())
}
