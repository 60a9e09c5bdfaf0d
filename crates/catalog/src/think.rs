//! Computer players, as far as there are any: `random`, and `greedy`, which looks one step ahead.
//!
//! Both get the seat's view and nothing else.

use kernel::{Evaluate, Seat, Silent, Step, ToAct};
use rand::RngExt;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// Weakest first.
pub(crate) const LEVELS: &[&str] = &["random", "greedy"];

/// How often an action is tried, each time with other hidden cards and other dice.
const TRIES: usize = 12;

/// The action a player of the given level takes. The seat is to act.
pub(crate) fn choose<G: Evaluate>(game: &G, view: &G::View, seat: Seat, level: &str, seed: u64) -> G::Action {
    if level == "greedy" {
        return rank(game, view, seat, seed)[0].0;
    }
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut legal = Vec::new();
    game.legal_actions(&game.determinize(view, &mut rng), seat, &mut legal);
    legal[rng.random_range(0..legal.len() as u32) as usize]
}

/// Every legal action with the mean chance to win right after it, best first.
pub(crate) fn rank<G: Evaluate>(game: &G, view: &G::View, seat: Seat, seed: u64) -> Vec<(G::Action, f32)> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut legal = Vec::new();
    game.legal_actions(&game.determinize(view, &mut rng), seat, &mut legal);
    let mut ranked: Vec<(G::Action, f32)> = Vec::with_capacity(legal.len());
    for action in legal {
        let mut sum = 0.0;
        for _ in 0..TRIES {
            let mut state = game.determinize(view, &mut rng);
            game.apply(&mut state, Step::Act(seat, action), &mut Silent);
            while game.to_act(&state) == ToAct::Chance {
                let outcome = game.sample_chance(&state, &mut rng);
                game.apply(&mut state, Step::Chance(outcome), &mut Silent);
            }
            sum += match game.to_act(&state) {
                ToAct::Nobody => game.standings(&state).utility(seat),
                _ => game.evaluate(&state, seat),
            };
        }
        ranked.push((action, sum / TRIES as f32));
    }
    // Stable: equally good actions stay in the game's own order.
    ranked.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    ranked
}
