//! Many games between computer players.

use kernel::{Contender, Evaluate, Seat};
use players::Spec;
use rayon::prelude::*;
use serde::Serialize;

use crate::play::play;

/// What came of a series of games.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Summary {
    /// The game's id.
    pub game: &'static str,
    /// How many games were played.
    pub games: u64,
    /// The seed of the series.
    pub seed: u64,
    /// What each seat reached.
    pub seats: Vec<SeatSummary>,
    /// How long a game lasts, in steps.
    pub mean_steps: f64,
}

/// What one seat reached.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeatSummary {
    /// The seat, counted from 1.
    pub seat: usize,
    /// Who played it.
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
struct Sums {
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
    fn add(mut self, other: Self) -> Self {
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
}

/// Plays `games` games, on all cores. `progress` hears of every finished game.
///
/// # Panics
/// If there are not as many players as seats.
pub fn simulate<G: Evaluate>(game: &G, specs: &[Spec], games: u64, seed: u64, progress: &(dyn Fn() + Sync)) -> Summary {
    let sums = (0..games)
        .into_par_iter()
        .map(|number| {
            let play = play(game, specs, seed, number);
            progress();
            let shared = play.standings.winners().count() > 1;
            let seats = game.seats().seats().map(|seat| {
                let standing = play.standings.of(seat);
                let score = i64::from(standing.score);
                let first = u64::from(play.standings.winners().any(|who| who == Contender::Seat(seat)));
                let (wins, draws) = if shared { (0, first) } else { (first, 0) };
                SeatSums { score, square: score * score, wins, draws }
            });
            Sums { steps: play.steps.len() as u64, seats: seats.collect() }
        })
        .reduce(Sums::default, Sums::add);
    let mean = |sum: f64| if games == 0 { 0.0 } else { sum / games as f64 };
    let seat_summary = |(index, sums): (usize, &SeatSums)| {
        let average = mean(sums.score as f64);
        SeatSummary {
            seat: index + 1,
            player: specs[Seat::new(index as u8).index()].to_string(),
            mean: average,
            standard_deviation: (mean(sums.square as f64) - average * average).max(0.0).sqrt(),
            wins: sums.wins,
            draws: sums.draws,
        }
    };
    Summary {
        game: G::INFO.id,
        games,
        seed,
        seats: sums.seats.iter().enumerate().map(seat_summary).collect(),
        mean_steps: mean(sums.steps as f64),
    }
}
