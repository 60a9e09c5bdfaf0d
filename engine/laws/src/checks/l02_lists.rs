//! L2: lists are stable and have no duplicates, `is_legal` agrees with them, actions are drawn from them, and chance is drawn with
//! the listed weights.

use std::collections::{BTreeMap, BTreeSet};

use kernel::{Game, Seat, ToAct};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::chi_square::{self, Cell};
use crate::evidence::{Evidence, Moment, Verdict};
use crate::law::Law;
use crate::play::{below, chance_outcomes, legal_actions};

/// How many actions that were legal at another time are tried for each seat.
const OTHER_ACTIONS: usize = 6;
/// How many actions are drawn for each seat.
const ACTION_DRAWS: usize = 4;
/// How many draws are compared with the weights.
const DRAWS: u32 = 400;
/// At how many moments of a table these draws are made.
const DRAWN_MOMENTS: usize = 12;

pub(crate) fn check<G: Game>(evidence: &Evidence<'_, G>) -> Verdict {
    let mut rng = evidence.rng(Law::L2);
    for moment in evidence.moments() {
        actions(evidence, &moment, &mut rng)?;
        if evidence.game.to_act(moment.state) == ToAct::Chance {
            outcomes(evidence, &moment)?;
        }
    }
    let chance = evidence.sampled().filter(|moment| evidence.game.to_act(moment.state) == ToAct::Chance);
    for moment in chance.take(DRAWN_MOMENTS) {
        draws(evidence, &moment, &mut rng)?;
    }
    Ok(())
}

/// An action is drawn from the list, whatever was in the memory before.
fn drawn_otherwise<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    legal: &[G::Action],
    rng: &mut Xoshiro256PlusPlus,
) -> Option<String> {
    let mut memory = legal.to_vec();
    for _ in 0..ACTION_DRAWS {
        let place = below(&mut rng.clone(), legal.len())?;
        let drawn = game.sample_action(state, seat, &mut memory, rng);
        if drawn != legal[place] {
            return Some(format!("seat {seat} draws {drawn} instead of {}, number {place} of its list", legal[place]));
        }
    }
    None
}

fn actions<G: Game>(evidence: &Evidence<'_, G>, moment: &Moment<'_, G>, rng: &mut Xoshiro256PlusPlus) -> Verdict {
    let game = evidence.game;
    for seat in evidence.seats() {
        let legal = legal_actions(game, moment.state, seat);
        let different: BTreeSet<_> = legal.iter().collect();
        if different.len() < legal.len() {
            return moment.breach(format!("the legal list of seat {seat} has duplicates: {legal:?}"));
        }
        let mut again = legal.clone();
        game.legal_actions(moment.state, seat, &mut again);
        if again.get(legal.len()..) != Some(&legal[..]) || again[..legal.len()] != legal[..] {
            return moment.breach(format!("asked again, the legal list of seat {seat} is not appended unchanged"));
        }
        if let Some(action) = legal.iter().find(|action| !game.is_legal(moment.state, seat, **action)) {
            return moment.breach(format!("{action} of seat {seat} is listed, but is_legal denies it"));
        }
        if let Some(reason) = drawn_otherwise(game, moment.state, seat, &legal, rng) {
            return moment.breach(reason);
        }
        for _ in 0..OTHER_ACTIONS {
            let Some(index) = below(rng, evidence.actions.len()) else { break };
            let action = evidence.actions[index];
            if game.is_legal(moment.state, seat, action) && !different.contains(&action) {
                return moment.breach(format!("is_legal allows {action} of seat {seat}, which is not listed"));
            }
        }
    }
    Ok(())
}

fn outcomes<G: Game>(evidence: &Evidence<'_, G>, moment: &Moment<'_, G>) -> Verdict {
    let outcomes = chance_outcomes(evidence.game, moment.state);
    if let Some(pair) = outcomes.windows(2).find(|pair| pair[0].0 >= pair[1].0) {
        return moment.breach(format!("outcome {} is listed before {}", pair[0].0, pair[1].0));
    }
    if let Some((outcome, _)) = outcomes.iter().find(|(_, weight)| *weight == 0) {
        return moment.breach(format!("outcome {outcome} has no weight"));
    }
    if outcomes.iter().map(|(_, weight)| u64::from(*weight)).sum::<u64>() > u64::from(u32::MAX) {
        return moment.breach("the weights together are more than a u32 holds");
    }
    if chance_outcomes(evidence.game, moment.state) != outcomes {
        return moment.breach("asked again, the outcomes are listed differently");
    }
    Ok(())
}

fn draws<G: Game>(evidence: &Evidence<'_, G>, moment: &Moment<'_, G>, rng: &mut Xoshiro256PlusPlus) -> Verdict {
    let outcomes = chance_outcomes(evidence.game, moment.state);
    let total: f64 = outcomes.iter().map(|(_, weight)| f64::from(*weight)).sum();
    let mut drawn: BTreeMap<G::Chance, u32> = outcomes.iter().map(|(outcome, _)| (*outcome, 0)).collect();
    for _ in 0..DRAWS {
        let outcome = evidence.game.sample_chance(moment.state, rng);
        match drawn.get_mut(&outcome) {
            Some(count) => *count += 1,
            None => return moment.breach(format!("sample_chance draws {outcome}, which is not listed")),
        }
    }
    let cells = outcomes.iter().map(|(outcome, weight)| Cell {
        observed: f64::from(drawn[outcome]),
        expected: f64::from(*weight) / total * f64::from(DRAWS),
    });
    if !chi_square::fits(cells) {
        return moment.breach(format!("{DRAWS} draws do not fit the weights: drawn {drawn:?}, listed {outcomes:?}"));
    }
    Ok(())
}
