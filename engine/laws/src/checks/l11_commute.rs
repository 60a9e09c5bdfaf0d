//! L11: simultaneous hidden decisions lead to the same state in any order.

use kernel::{Game, Seat, Step, ToAct};

use crate::evidence::{Evidence, Moment, Verdict};
use crate::law::Law;
use crate::play::{below, legal_actions, state_after};

pub(crate) fn check<G: Game>(evidence: &Evidence<'_, G>) -> Verdict {
    let mut rng = evidence.rng(Law::L11);
    for moment in evidence.moments() {
        let ToAct::Seats(seats) = evidence.game.to_act(moment.state) else { continue };
        let seats: Vec<Seat> = seats.iter().collect();
        for pair in seats.windows(2) {
            let [first, second] = [pair[0], pair[1]].map(|seat| {
                let legal = legal_actions(evidence.game, moment.state, seat);
                below(&mut rng, legal.len()).map(|index| (seat, legal[index]))
            });
            if let (Some(first), Some(second)) = (first, second) {
                commute(evidence.game, &moment, first, second)?;
            }
        }
    }
    Ok(())
}

fn commute<G: Game>(game: &G, moment: &Moment<'_, G>, first: (Seat, G::Action), second: (Seat, G::Action)) -> Verdict {
    let both = |[(seat, action), (later, reaction)]: [(Seat, G::Action); 2]| {
        let between = state_after(game, moment.state, Step::Act(seat, action));
        if legal_actions(game, &between, later) != legal_actions(game, moment.state, later) {
            return Err(format!("{action} of seat {seat} changes what seat {later} may choose at the same time"));
        }
        Ok(state_after(game, &between, Step::Act(later, reaction)))
    };
    match (both([first, second]), both([second, first])) {
        (Ok(one), Ok(other)) if one == other => Ok(()),
        (Ok(_), Ok(_)) => moment.breach(format!(
            "{} of seat {} and {} of seat {} lead to another state in the other order",
            first.1, first.0, second.1, second.0
        )),
        (Err(reason), _) | (_, Err(reason)) => moment.breach(reason),
    }
}
