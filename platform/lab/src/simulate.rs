//! Plays many games between computer players, on all cores.

use kernel::Evaluate;
use players::Spec;
use rayon::prelude::*;

use crate::play::play;
use crate::summary::{Summary, Sums};

/// Plays `games` games, on all cores. `progress` is called after every game.
///
/// # Panics
/// If there are not as many players as seats.
pub fn simulate<G: Evaluate>(game: &G, specs: &[Spec], games: u64, seed: u64, progress: &(dyn Fn() + Sync)) -> Summary {
    let sums = (0..games)
        .into_par_iter()
        .map(|number| {
            let play = play(game, specs, seed, number);
            progress();
            Sums::of(game, &play.standings, play.steps.len())
        })
        .reduce(Sums::default, Sums::add);
    sums.summary(G::INFO.id, specs, games, seed)
}
