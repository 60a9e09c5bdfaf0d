//! Plays many matches between computer players, on all cores.

use contests::{Competitor, Contest, OutsideError, Pairing, Play, Wanted};
use machine::Threads;
use rayon::prelude::*;

use crate::summary::{Summary, Sums};

/// Plays `games` matches, on all cores. `keep` is called with the number of every match and the match when it is finished, in
/// no particular order.
///
/// # Errors
/// The first error of `keep` or of a player from outside.
///
/// # Panics
/// If there are not as many players as seats.
pub fn simulate<E: From<OutsideError> + Send>(
    contest: &dyn Contest,
    players: &[Competitor],
    games: u64,
    seed: u64,
    keep: impl Fn(u64, &Play) -> Result<(), E> + Sync,
) -> Result<Summary, E> {
    let seating: Vec<usize> = (0..players.len()).collect();
    let one = |number| -> Result<Sums, E> {
        let pairing = Pairing { players, seating: &seating, seed, number, machine: &Threads };
        let play = contest.play(&pairing, Wanted::default())?;
        keep(number, &play)?;
        Ok(Sums::of(contest.seats(), &play.standings, play.length))
    };
    let add = |one: Sums, other: Sums| Ok(one.add(other));
    let sums = (0..games).into_par_iter().map(one).try_reduce(Sums::default, add)?;
    Ok(sums.summary(contest.info().id, players, games, seed))
}
