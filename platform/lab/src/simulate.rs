//! Plays many matches between computer players, on all cores.

use contests::{Contest, Pairing, Wanted};
use machine::Threads;
use players::Spec;
use rayon::prelude::*;

use crate::summary::{Summary, Sums};

/// Plays `games` matches, on all cores. `progress` is called after every match.
///
/// # Panics
/// If there are not as many players as seats.
pub fn simulate(
    contest: &dyn Contest,
    players: &[Spec],
    games: u64,
    seed: u64,
    progress: &(dyn Fn() + Sync),
) -> Summary {
    let seating: Vec<usize> = (0..players.len()).collect();
    let one = |number| {
        let pairing = Pairing { players, seating: &seating, seed, number, machine: &Threads };
        let play = contest.play(&pairing, Wanted::default());
        progress();
        Sums::of(contest.seats(), &play.standings, play.length)
    };
    let sums = (0..games).into_par_iter().map(one).reduce(Sums::default, Sums::add);
    sums.summary(contest.info().id, players, games, seed)
}
