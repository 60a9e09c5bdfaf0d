//! The player that looks one step ahead.

use kernel::{Evaluate, Seat, Silent, Step, ToAct};
use rand::SeedableRng;

use crate::advice::Advice;
use crate::machine::Machine;
use crate::player::{Generator, Player, determinized};

/// How many determinizations each action is tried on.
const SAMPLES: u32 = 8;

/// Tries every action on a few determinizations, draws the chance steps that follow, and takes the action whose outcome
/// the game's own evaluation rates highest.
#[derive(Clone, Debug)]
pub struct Greedy {
    rng: Generator,
}

impl Greedy {
    /// A greedy player; the same seed gives the same choices.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self { rng: Generator::seed_from_u64(seed) }
    }
}

impl<G: Evaluate> Player<G> for Greedy {
    fn advise(&mut self, game: &G, view: &G::View, seat: Seat, _: &dyn Machine) -> Vec<Advice<G::Action>> {
        let (first, legal) = determinized(game, view, seat, &mut self.rng);
        let mut values = vec![0.0; legal.len()];
        for sample in 0..SAMPLES {
            let state = if sample == 0 { first.clone() } else { game.determinize(view, &mut self.rng) };
            // Every action gets the same random numbers, so that chance does not decide between them.
            let rng = self.rng.clone();
            for (action, value) in legal.iter().zip(&mut values) {
                self.rng = rng.clone();
                *value += outcome(game, state.clone(), seat, *action, &mut self.rng);
            }
        }
        Advice::ranked(legal.into_iter().zip(values).map(|(action, value)| (action, value / SAMPLES as f32)))
    }
}

/// The value for `seat` after the action and the chance steps that follow it.
fn outcome<G: Evaluate>(game: &G, mut state: G::State, seat: Seat, action: G::Action, rng: &mut Generator) -> f32 {
    game.apply(&mut state, Step::Act(seat, action), &mut Silent);
    while game.to_act(&state) == ToAct::Chance {
        let chance = game.sample_chance(&state, rng);
        game.apply(&mut state, Step::Chance(chance), &mut Silent);
    }
    value(game, &state, seat)
}

/// The result if the game is over, else the game's own estimate.
fn value<G: Evaluate>(game: &G, state: &G::State, seat: Seat) -> f32 {
    match game.to_act(state) {
        ToAct::Nobody => game.standings(state).utility(seat),
        ToAct::Seats(_) | ToAct::Open(_) | ToAct::Chance => game.evaluate(state, seat),
    }
}
