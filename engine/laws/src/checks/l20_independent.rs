//! L20: actions of open seats that the game calls independent lead to the same state in any order.

use kernel::{Game, Seat, Step, ToAct};

use crate::evidence::{Evidence, Moment, Verdict};
use crate::law::Law;
use crate::play::{below, is_possible, legal_actions, state_after};

/// How many pairs of actions are tried for each two seats.
const PAIRS: usize = 4;

pub(crate) fn check<G: Game>(evidence: &Evidence<'_, G>) -> Verdict {
    let game = evidence.game;
    let mut rng = evidence.rng(Law::L20);
    for moment in evidence.moments() {
        let ToAct::Open(seats) = game.to_act(moment.state) else { continue };
        let legal: Vec<(Seat, Vec<G::Action>)> =
            seats.iter().map(|seat| (seat, legal_actions(game, moment.state, seat))).collect();
        for (index, (seat, actions)) in legal.iter().enumerate() {
            for (other, reactions) in &legal[index + 1..] {
                for _ in 0..PAIRS {
                    let chosen = (below(&mut rng, actions.len()), below(&mut rng, reactions.len()));
                    let (Some(action), Some(reaction)) = chosen else { continue };
                    commute(game, &moment, (*seat, actions[action]), (*other, reactions[reaction]))?;
                }
            }
        }
    }
    Ok(())
}

fn commute<G: Game>(game: &G, moment: &Moment<'_, G>, one: (Seat, G::Action), other: (Seat, G::Action)) -> Verdict {
    let independent = game.independent(moment.state, one, other);
    let named = format!("{} of seat {} and {} of seat {}", one.1, one.0, other.1, other.0);
    if independent != game.independent(moment.state, other, one) {
        return moment.breach(format!("{named} are independent in one order only"));
    }
    if !independent {
        return Ok(());
    }
    let both = |first: (Seat, G::Action), then: (Seat, G::Action)| {
        let between = state_after(game, moment.state, Step::Act(first.0, first.1));
        let then = Step::Act(then.0, then.1);
        is_possible(game, &between, then).then(|| state_after(game, &between, then))
    };
    match (both(one, other), both(other, one)) {
        (Some(here), Some(there)) if here == there => Ok(()),
        (Some(_), Some(_)) => {
            moment.breach(format!("{named} are called independent, but lead to another state in the other order"))
        }
        _ => moment.breach(format!("{named} are called independent, but one of them prevents the other")),
    }
}
