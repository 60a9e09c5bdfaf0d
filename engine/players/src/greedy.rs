//! The player that looks one step ahead.

use kernel::{Evaluate, Game, Seat, Silent, Step, ToAct};
use rand::SeedableRng;

use crate::{Advice, Generator, Player, legal_actions};

/// How many imagined tables each action is tried on.
const SAMPLES: u32 = 8;

/// Tries every action once on a few imagined tables, lets chance fall, and takes the one whose outcome the game's own
/// evaluation likes best.
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
    fn advise(&mut self, game: &G, view: &G::View, seat: Seat) -> Vec<Advice<G::Action>> {
        let (first, legal) = legal_actions(game, view, seat, &mut self.rng);
        let mut values = vec![0.0; legal.len()];
        for sample in 0..SAMPLES {
            let table = if sample == 0 { first.clone() } else { game.determinize(view, &mut self.rng) };
            // Every action meets the same luck, so that luck does not choose between them.
            let luck = self.rng.clone();
            for (action, value) in legal.iter().zip(&mut values) {
                self.rng = luck.clone();
                *value += outcome(game, table.clone(), seat, *action, &mut self.rng);
            }
        }
        Advice::ranked(legal.into_iter().zip(values).map(|(action, value)| (action, value / SAMPLES as f32)))
    }
}

/// What the table is worth to `seat` after the action and the chance that follows from it.
fn outcome<G: Evaluate>(game: &G, mut state: G::State, seat: Seat, action: G::Action, rng: &mut Generator) -> f32 {
    game.apply(&mut state, Step::Act(seat, action), &mut Silent);
    while game.to_act(&state) == ToAct::Chance {
        let chance = game.sample_chance(&state, rng);
        game.apply(&mut state, Step::Chance(chance), &mut Silent);
    }
    value(game, &state, seat)
}

/// The result if the game is over, else the game's own estimate.
fn value<G: Evaluate + Game>(game: &G, state: &G::State, seat: Seat) -> f32 {
    match game.to_act(state) {
        ToAct::Nobody => game.standings(state).utility(seat),
        ToAct::Seats(_) | ToAct::Chance => game.evaluate(state, seat),
    }
}
