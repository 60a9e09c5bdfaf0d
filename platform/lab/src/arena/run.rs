//! Plays a tournament on all cores.

use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::sync::Mutex;

use contests::{Clock, Competitor, Contest, OutsideError, Pairing, Play, Wanted};
use kernel::{Seat, SeatCount};
use machine::{Threads, processor_time};
use rayon::prelude::*;

use super::outcome::Outcome;
use super::result::{GameResult, shares};
use super::seatings::seatings;
use crate::statistics::Sprt;

/// The settings of a tournament.
#[derive(Clone, Debug)]
pub struct Tournament {
    /// The players, at least two.
    pub players: Vec<Competitor>,
    /// The greatest number of games, rounded up to whole units.
    pub games: u64,
    /// The seed of all chance steps and all players.
    pub seed: u64,
    /// Stop as soon as this test decides between the first player and the others.
    pub sprt: Option<Sprt>,
    /// Measure how long players think.
    pub times: bool,
    /// Give `keep` the steps of every game.
    pub steps: bool,
}

/// Plays a tournament on all cores, unit after unit. `known` are games of an earlier run that are not played again; `keep`
/// is called with every new game when it is finished, in no particular order.
///
/// # Errors
/// The first error of `keep` or of a player from outside, which ends the tournament.
///
/// # Panics
/// If there are fewer than two players.
pub fn run<E: From<OutsideError> + Send>(
    contest: &dyn Contest,
    tournament: &Tournament,
    known: Vec<GameResult>,
    keep: impl Fn(&GameResult, &Play) -> Result<(), E> + Sync,
) -> Result<Outcome, E> {
    assert!(tournament.players.len() >= 2, "a tournament has at least two players");
    let seatings = seatings(tournament.players.len(), contest.seats().get());
    let units = tournament.games.div_ceil(seatings.len() as u64);
    let clock = tournament.times.then_some(&processor_time as &Clock);
    let wanted = Wanted { steps: tournament.steps, clock };
    let mut results = known;
    // Games that this tournament would not have played do not count.
    results.retain(|known| known.unit < units && seatings.contains(&known.seating));
    let known: BTreeSet<(u64, Vec<usize>)> = results.iter().map(|known| (known.unit, known.seating.clone())).collect();
    let times = Mutex::new(vec![Vec::new(); tournament.players.len()]);
    // Small batches, so that a test can stop early; the answer depends on the batch size, not on the number of cores.
    const BATCH: u64 = 16;
    let mut first = 0;
    while first < units {
        let last = (first + BATCH).min(units);
        let open: Vec<(u64, &Vec<usize>)> = (first..last)
            .flat_map(|unit| seatings.iter().map(move |seating| (unit, seating)))
            .filter(|(unit, seating)| !known.contains(&(*unit, seating.to_vec())))
            .collect();
        let played: Result<Vec<GameResult>, E> = open
            .into_par_iter()
            .map(|(unit, seating)| {
                let (players, seed) = (&tournament.players[..], tournament.seed);
                let pairing = Pairing { players, seating, seed, number: unit, machine: &Threads };
                let play = contest.play(&pairing, wanted)?;
                let result = result(contest.seats(), &play, unit, seating);
                keep(&result, &play)?;
                let mut times = times.lock().expect("no thread panics while it holds the times");
                play.times.into_iter().for_each(|(player, time)| times[player].push(time));
                Ok(result)
            })
            .collect();
        results.extend(played?);
        first = last;
        if let Some(sprt) = &tournament.sprt {
            // Results of an earlier run beyond this batch are left out, so that an interrupted tournament gives the same
            // answer as one in a single run.
            let so_far: Vec<GameResult> = results.iter().filter(|result| result.unit < last).cloned().collect();
            if let ControlFlow::Break(()) = sprt.decided(&shares(&so_far, 0)) {
                results = so_far;
                break;
            }
        }
    }
    results.sort_by(|a, b| (a.unit, &a.seating).cmp(&(b.unit, &b.seating)));
    let times = times.into_inner().expect("no thread panicked");
    Ok(Outcome::of(
        (contest.info().id, contest.seats().get(), tournament.seed),
        &tournament.players,
        tournament.sprt,
        &results,
        times,
    ))
}

fn result(table: SeatCount, play: &Play, unit: u64, seating: &[usize]) -> GameResult {
    let seats: Vec<Seat> = table.seats().collect();
    GameResult {
        unit,
        seating: seating.to_vec(),
        utility: seats.iter().map(|seat| play.standings.utility(*seat)).collect(),
        scores: seats.iter().map(|seat| play.standings.of(*seat).score).collect(),
        ranks: seats.iter().map(|seat| play.standings.of(*seat).rank).collect(),
        steps: play.length,
    }
}
