//! What a tournament found, computed from its results.

use std::time::Duration;

use contests::Competitor;
use serde::Serialize;

use super::rating::{Rating, ratings};
use super::result::{GameResult, shares};
use crate::statistics::{Sprt, Verdict, wilson};

/// What a tournament found.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Outcome {
    /// The game's id.
    pub game: &'static str,
    /// How many seats the table had.
    pub seats: usize,
    /// The seed of the tournament.
    pub seed: u64,
    /// How many games were played.
    pub games: usize,
    /// The players, in the order in which they were named.
    pub players: Vec<PlayerOutcome>,
    /// The verdict of the sequential test, if there was one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sprt: Option<Verdict>,
}

/// What a tournament found about one player.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PlayerOutcome {
    /// The player's name.
    pub player: String,
    /// How many seats it had, over all games.
    pub seats_taken: usize,
    /// Its mean share per unit, 0 to 1; an equal player gets one half.
    pub share: f64,
    /// 95 % interval of the share (Wilson).
    pub share_interval: [f64; 2],
    /// Mean points.
    pub mean_score: f64,
    /// Elo relative to the mean of all players, with its 95 % interval.
    pub elo: Rating,
    /// How long it thought, if that was measured; games of an earlier run are not included.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub thinking: Option<Thinking>,
}

/// How long a player thought about decisions with more than one legal action, in milliseconds of one core.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Thinking {
    /// How many decisions were timed.
    pub decisions: usize,
    /// The median.
    pub median: f64,
    /// The 95th percentile.
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

impl Outcome {
    /// Evaluates results in the order of units and seatings. `times` are the thinking times of each player.
    pub(super) fn of(
        (game, seats, seed): (&'static str, usize, u64),
        players: &[Competitor],
        sprt: Option<Sprt>,
        results: &[GameResult],
        times: Vec<Vec<Duration>>,
    ) -> Self {
        let elo = ratings(players.len(), results, seed);
        let players = players.iter().zip(times).enumerate().map(|(index, (player, times))| {
            let seats = results
                .iter()
                .flat_map(|result| result.seating.iter().zip(&result.scores))
                .filter(|(player, _)| **player == index);
            let (count, points) =
                seats.fold((0, 0_i64), |(count, points), (_, score)| (count + 1, points + i64::from(*score)));
            let shares = shares(results, index);
            let share = shares.iter().sum::<f64>() / shares.len().max(1) as f64;
            PlayerOutcome {
                player: player.to_string(),
                seats_taken: count,
                share,
                share_interval: wilson(share, shares.len() * 2),
                mean_score: points as f64 / count.max(1) as f64,
                elo: elo[index],
                thinking: Thinking::of(times),
            }
        });
        Self {
            game,
            seats,
            seed,
            games: results.len(),
            players: players.collect(),
            sprt: sprt.map(|sprt| sprt.verdict(&shares(results, 0))),
        }
    }
}
