//! Who is stronger: tournaments between computer players.
//!
//! The games of a tournament come in *units*. In a unit the same luck falls for every seating: each line-up of the players
//! is played once in every rotation, so that neither the seat nor the dice favour anyone. Units are what is counted
//! as independent: intervals and tests are over units, not games.

use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::sync::Mutex;
use std::time::Duration;

use kernel::{Evaluate, Seat};
use players::Spec;
use rayon::prelude::*;
use serde::{Deserialize, Serialize};

use crate::play::{Play, play_seated};
use crate::rating::{Rating, ratings};
use crate::statistics::{Sprt, Verdict, wilson};

/// What a tournament is about.
#[derive(Clone, Debug)]
pub struct Tournament {
    /// The players, at least two.
    pub players: Vec<Spec>,
    /// At most so many games, rounded up to whole units.
    pub games: u64,
    /// The number that all luck and all players follow from.
    pub seed: u64,
    /// Stop as soon as the first two players are told apart.
    pub sprt: Option<Sprt>,
    /// Measure how long players think.
    pub times: bool,
}

/// One game of a tournament.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Played {
    /// The unit it belongs to.
    pub unit: u64,
    /// Which player sat where, by number in the tournament's list.
    pub seating: Vec<usize>,
    /// What the result was worth to each seat: 1 for a win, a share of it for a shared one.
    pub utility: Vec<f32>,
    /// The points of each seat.
    pub scores: Vec<i32>,
    /// The rank of each seat.
    pub ranks: Vec<u8>,
    /// How many steps it took.
    pub steps: usize,
}

/// What came of a tournament.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Outcome {
    /// The game's id.
    pub game: &'static str,
    /// How many seats the table had.
    pub seats: usize,
    /// The seed.
    pub seed: u64,
    /// How many games were played.
    pub games: usize,
    /// How every player fared.
    pub players: Vec<PlayerOutcome>,
    /// What the test says, if there was one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sprt: Option<Verdict>,
}

/// How one player fared.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PlayerOutcome {
    /// The player's name.
    pub player: String,
    /// In how many seats it sat, over all games.
    pub seats_taken: usize,
    /// Its share of all wins it could have had against an equal number of seats of others, 0 to 1.
    pub share: f64,
    /// 95 % interval of the share (Wilson).
    pub share_interval: [f64; 2],
    /// Mean points.
    pub mean_score: f64,
    /// Elo relative to the mean of all players, with its 95 % interval.
    pub elo: Rating,
    /// How long it thought, if that was measured: only in games that were played now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub thinking: Option<Thinking>,
}

/// How long a player thought about decisions that were a choice, in milliseconds of one core.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Thinking {
    /// How many decisions.
    pub decisions: usize,
    /// Half of them took no longer.
    pub median: f64,
    /// Of 20 decisions 19 took no longer.
    pub percentile_95: f64,
}

impl Thinking {
    fn of(mut times: Vec<Duration>) -> Option<Self> {
        times.sort_unstable();
        let last = times.len().checked_sub(1)?;
        let at = |share: f64| times[(last as f64 * share) as usize].as_secs_f64() * 1000.0;
        Some(Self { decisions: times.len(), median: at(0.5), percentile_95: at(0.95) })
    }
}

/// The seatings of one unit: every line-up of as many players as fit at the table, in every rotation.
#[must_use]
pub fn seatings(players: usize, seats: usize) -> Vec<Vec<usize>> {
    let mut all = Vec::new();
    let mut line_ups: Vec<Vec<usize>> = vec![Vec::new()];
    let size = players.min(seats);
    for player in 0..players {
        let grown: Vec<Vec<usize>> =
            line_ups.iter().filter(|line| line.len() < size).map(|line| [&line[..], &[player]].concat()).collect();
        line_ups.extend(grown);
    }
    line_ups.retain(|line| line.len() == size);
    line_ups.sort();
    for line in line_ups {
        for turn in 0..size {
            all.push((0..seats).map(|seat| line[(seat + turn) % size]).collect());
        }
    }
    all
}

/// Plays a tournament on all cores, unit after unit. `known` are games of an earlier run that need not be played again;
/// `keep` gets every new game as it is finished, in no particular order.
///
/// # Errors
/// The first error of `keep`, which ends the tournament.
///
/// # Panics
/// If there are fewer than two players.
pub fn run<G: Evaluate, E: Send>(
    game: &G,
    tournament: &Tournament,
    known: Vec<Played>,
    keep: impl Fn(&Played, &Play<G>) -> Result<(), E> + Sync,
) -> Result<Outcome, E> {
    assert!(tournament.players.len() >= 2, "a tournament has at least two players");
    let seatings = seatings(tournament.players.len(), game.seats().get());
    let units = tournament.games.div_ceil(seatings.len() as u64);
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
        let played: Result<Vec<Played>, E> = open
            .into_par_iter()
            .map(|(unit, seating)| {
                let mut thought = tournament.times.then(Vec::new);
                let play = play_seated(game, &tournament.players, seating, tournament.seed, unit, thought.as_mut());
                let mut times = times.lock().expect("no thread panics while it holds the times");
                thought.into_iter().flatten().for_each(|(player, time)| times[player].push(time));
                drop(times);
                let result = result(game, &play, unit, seating);
                keep(&result, &play)?;
                Ok(result)
            })
            .collect();
        results.extend(played?);
        first = last;
        if let Some(sprt) = &tournament.sprt {
            // What an earlier run found beyond this batch is not looked at: an interrupted tournament says the same as
            // one in a single run.
            let so_far: Vec<Played> = results.iter().filter(|result| result.unit < last).cloned().collect();
            if let ControlFlow::Break(()) = sprt.decided(&shares(&so_far, 0)) {
                results = so_far;
                break;
            }
        }
    }
    results.sort_by(|a, b| (a.unit, &a.seating).cmp(&(b.unit, &b.seating)));
    Ok(outcome(game, tournament, &results, times.into_inner().expect("no thread panicked")))
}

fn result<G: Evaluate>(game: &G, play: &Play<G>, unit: u64, seating: &[usize]) -> Played {
    let seats: Vec<Seat> = game.seats().seats().collect();
    Played {
        unit,
        seating: seating.to_vec(),
        utility: seats.iter().map(|seat| play.standings.utility(*seat)).collect(),
        scores: seats.iter().map(|seat| play.standings.of(*seat).score).collect(),
        ranks: seats.iter().map(|seat| play.standings.of(*seat).rank).collect(),
        steps: play.steps.len(),
    }
}

/// How `player` did against the others in every unit: a half is what an equal would get, whatever the game's own automaton
/// takes from both; with two seats and no automaton it is the plain share of wins.
fn shares(results: &[Played], player: usize) -> Vec<f64> {
    let last = results.iter().map(|result| result.unit).max().map_or(0, |unit| unit + 1);
    // What was won, and with how many seats: by the player, and by the others.
    let mut sums = vec![[(0.0, 0.0); 2]; last as usize];
    for result in results {
        for (other, worth) in result.seating.iter().zip(&result.utility) {
            let (won, seats) = &mut sums[result.unit as usize][usize::from(*other != player)];
            *won += f64::from(*worth);
            *seats += 1.0;
        }
    }
    let table = results.first().map_or(0, |result| result.seating.len()).max(2) as f64;
    let share = |[(mine, my_seats), (others, other_seats)]: [(f64, f64); 2]| {
        let share = 0.5 + (mine / my_seats - others / other_seats) * table / 4.0;
        share.is_finite().then(|| share.clamp(0.0, 1.0))
    };
    sums.into_iter().filter_map(share).collect()
}

fn outcome<G: Evaluate>(game: &G, tournament: &Tournament, results: &[Played], times: Vec<Vec<Duration>>) -> Outcome {
    let elo = ratings(tournament.players.len(), results, tournament.seed);
    let players = tournament.players.iter().zip(times).enumerate().map(|(index, (spec, times))| {
        let seats = results
            .iter()
            .flat_map(|result| result.seating.iter().zip(&result.scores))
            .filter(|(player, _)| **player == index);
        let (count, points) =
            seats.fold((0, 0_i64), |(count, points), (_, score)| (count + 1, points + i64::from(*score)));
        let shares = shares(results, index);
        let share = shares.iter().sum::<f64>() / shares.len().max(1) as f64;
        PlayerOutcome {
            player: spec.to_string(),
            seats_taken: count,
            share,
            share_interval: wilson(share, shares.len() * 2),
            mean_score: points as f64 / count.max(1) as f64,
            elo: elo[index],
            thinking: Thinking::of(times),
        }
    });
    Outcome {
        game: G::INFO.id,
        seats: game.seats().get(),
        seed: tournament.seed,
        games: results.len(),
        players: players.collect(),
        sprt: tournament.sprt.map(|sprt| sprt.verdict(&shares(results, 0))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played(unit: u64, seating: &[usize], utility: &[f32]) -> Played {
        let seats = seating.len();
        Played {
            unit,
            seating: seating.to_vec(),
            utility: utility.to_vec(),
            scores: vec![0; seats],
            ranks: vec![1; seats],
            steps: 1,
        }
    }

    #[test]
    fn with_two_seats_it_is_the_share_of_wins() {
        let results =
            [played(0, &[0, 1], &[1.0, 0.0]), played(0, &[1, 0], &[0.5, 0.5]), played(1, &[0, 1], &[0.0, 1.0])];
        assert_eq!(shares(&results, 0), [0.75, 0.0]);
        assert_eq!(shares(&results, 1), [0.25, 1.0]);
    }

    #[test]
    fn what_the_automaton_wins_speaks_for_nobody() {
        let results =
            [played(0, &[0, 1], &[0.0, 0.0]), played(0, &[1, 0], &[0.0, 0.0]), played(1, &[0, 1], &[1.0, 0.0])];
        assert_eq!(shares(&results, 0), [0.5, 1.0]);
    }

    #[test]
    fn an_equal_gets_a_half_at_every_table() {
        // Three seats, both line-ups of a pair: each seat wins once.
        let three = [[0, 0, 1], [0, 1, 1]].map(|seating| {
            [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]].map(|utility| played(0, &seating, &utility))
        });
        assert_eq!(shares(&three.concat(), 0), [0.5]);
        // Alone against the automaton, each in turn.
        assert_eq!(shares(&[played(0, &[0], &[1.0]), played(0, &[1], &[1.0])], 0), [0.5]);
        assert_eq!(shares(&[played(0, &[0], &[1.0]), played(0, &[1], &[0.0])], 0), [1.0]);
    }
}
