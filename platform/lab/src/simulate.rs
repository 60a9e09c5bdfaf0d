//! Plays many games between computer players, on all cores.

use kernel::Evaluate;
use players::Spec;
use rayon::prelude::*;

use crate::contest::Contest;
use crate::play::play;
use crate::summary::{Summary, Sums};

/// Plays `games` games, on all cores. `progress` is called after every game.
///
/// # Panics
/// If there are not as many players as seats.
pub fn simulate<G: Evaluate>(
    contest: Contest<'_, G>,
    specs: &[Spec],
    games: u64,
    seed: u64,
    progress: &(dyn Fn() + Sync),
) -> Summary {
    let sums = total(games, &|number| {
        let play = play(contest, specs, seed, number);
        progress();
        Sums::of(contest.game, &play.standings, play.steps.len())
    });
    sums.summary(G::INFO.id, specs, games, seed)
}

/// The sums of all games. It knows no game, so that it is compiled once.
fn total(games: u64, play: &(dyn Fn(u64) -> Sums + Sync)) -> Sums {
    (0..games).into_par_iter().map(play).reduce(Sums::default, Sums::add)
}
