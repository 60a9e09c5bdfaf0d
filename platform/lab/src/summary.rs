//! What a series of games shows about each seat.

use contests::Competitor;
use kernel::{Contender, SeatCount, Standings};
use serde::Serialize;

/// The results of a series of games.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Summary {
    /// The game's id.
    pub game: &'static str,
    /// How many games were played.
    pub games: u64,
    /// The seed of the series.
    pub seed: u64,
    /// The results of each seat.
    pub seats: Vec<SeatSummary>,
    /// The mean length of a game in steps.
    pub mean_steps: f64,
}

/// The results of one seat.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeatSummary {
    /// The seat, counted from 1.
    pub seat: usize,
    /// The name of its player.
    pub player: String,
    /// Mean score.
    pub mean: f64,
    /// Standard deviation of the score.
    pub standard_deviation: f64,
    /// Games won alone.
    pub wins: u64,
    /// Games in which first place was shared.
    pub draws: u64,
}

/// Sums in whole numbers: they do not depend on the order in which threads finish.
#[derive(Clone, Default)]
pub(crate) struct Sums {
    steps: u64,
    seats: Vec<SeatSums>,
}

#[derive(Clone, Copy, Default)]
struct SeatSums {
    score: i64,
    square: i64,
    wins: u64,
    draws: u64,
}

impl Sums {
    /// The sums of one game.
    pub(crate) fn of(table: SeatCount, standings: &Standings, steps: usize) -> Self {
        let shared = standings.winners().count() > 1;
        let seats = table.seats().map(|seat| {
            let score = i64::from(standings.of(seat).score);
            let first = u64::from(standings.winners().any(|who| who == Contender::Seat(seat)));
            let (wins, draws) = if shared { (0, first) } else { (first, 0) };
            SeatSums { score, square: score * score, wins, draws }
        });
        Self { steps: steps as u64, seats: seats.collect() }
    }

    pub(crate) fn add(mut self, other: Self) -> Self {
        if self.seats.is_empty() {
            return other;
        }
        self.steps += other.steps;
        for (mine, theirs) in self.seats.iter_mut().zip(other.seats) {
            mine.score += theirs.score;
            mine.square += theirs.square;
            mine.wins += theirs.wins;
            mine.draws += theirs.draws;
        }
        self
    }

    /// The summary of `games` games.
    pub(crate) fn summary(&self, game: &'static str, players: &[Competitor], games: u64, seed: u64) -> Summary {
        let mean = |sum: f64| if games == 0 { 0.0 } else { sum / games as f64 };
        let seats = self.seats.iter().zip(players).zip(1..).map(|((sums, player), seat)| {
            let average = mean(sums.score as f64);
            SeatSummary {
                seat,
                player: player.to_string(),
                mean: average,
                standard_deviation: (mean(sums.square as f64) - average * average).max(0.0).sqrt(),
                wins: sums.wins,
                draws: sums.draws,
            }
        });
        Summary { game, games, seed, seats: seats.collect(), mean_steps: mean(self.steps as f64) }
    }
}
