//! L1: every seat to act has a legal action, and no other seat has one.

use kernel::{Game, SeatSet, ToAct};

use crate::evidence::{Evidence, Verdict};
use crate::play::{chance_outcomes, legal_actions};

pub(crate) fn check<G: Game>(evidence: &Evidence<'_, G>) -> Verdict {
    let game = evidence.game;
    for moment in evidence.moments() {
        let waiting = game.to_act(moment.state);
        if matches!(waiting, ToAct::Seats(SeatSet::EMPTY) | ToAct::Open(SeatSet::EMPTY)) {
            return moment.breach("the set of seats to act is empty");
        }
        if waiting == ToAct::Chance && chance_outcomes(game, moment.state).is_empty() {
            return moment.breach("a chance step is to come, but there is no outcome");
        }
        for seat in waiting.seats().iter() {
            if seat.index() >= game.seats().get() {
                return moment.breach(format!("seat {seat} is to act, but is not at the table"));
            }
        }
        for seat in evidence.seats() {
            let legal = legal_actions(game, moment.state, seat);
            match (waiting.seats().contains(seat), legal.first()) {
                (true, None) => return moment.breach(format!("seat {seat} is to act but has no legal action")),
                (false, Some(action)) => {
                    return moment.breach(format!("seat {seat} is not to act but could {action}"));
                }
                _ => {}
            }
        }
    }
    Ok(())
}
