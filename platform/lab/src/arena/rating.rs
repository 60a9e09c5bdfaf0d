//! Elo ratings from the results of many games.

use players::Generator;
use rand::{RngExt, SeedableRng};
use serde::Serialize;

use super::result::GameResult;

/// The strength of a player, relative to the mean of all players of a tournament.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Rating {
    /// Elo.
    pub elo: f64,
    /// 95 % interval, by bootstrap over units.
    pub interval: [f64; 2],
}

/// Ratings are cut off here: beyond it, one player wins nearly every game.
const LIMIT: f64 = 1200.0;

/// How many bootstrap samples the intervals come from.
const RESAMPLES: usize = 200;

/// The ratings of all players by the Bradley-Terry model, over all pairs of seats of all games: a better rank is a win.
pub(super) fn ratings(players: usize, results: &[GameResult], seed: u64) -> Vec<Rating> {
    let units = results.iter().map(|result| result.unit).max().map_or(0, |unit| unit as usize + 1);
    let mut by_unit: Vec<Vec<&GameResult>> = vec![Vec::new(); units];
    for result in results {
        by_unit[result.unit as usize].push(result);
    }
    by_unit.retain(|unit| !unit.is_empty());
    let best = fit(players, results.iter());
    let mut rng = Generator::seed_from_u64(seed);
    let mut samples: Vec<Vec<f64>> = vec![Vec::with_capacity(RESAMPLES); players];
    for _ in 0..RESAMPLES {
        let drawn = (0..by_unit.len()).map(|_| rng.random_range(0..by_unit.len() as u32) as usize);
        let drawn: Vec<&GameResult> = drawn.flat_map(|unit| by_unit[unit].iter().copied()).collect();
        for (player, elo) in fit(players, drawn.into_iter()).into_iter().enumerate() {
            samples[player].push(elo);
        }
    }
    let interval = |mut drawn: Vec<f64>| {
        drawn.sort_by(f64::total_cmp);
        [drawn[RESAMPLES / 40], drawn[RESAMPLES - 1 - RESAMPLES / 40]]
    };
    best.into_iter().zip(samples).map(|(elo, drawn)| Rating { elo, interval: interval(drawn) }).collect()
}

/// The Elo of every player by the usual fixed-point iteration. One drawn game between every two players is added, so that
/// the rating of a player that never lost is finite.
fn fit<'a>(players: usize, results: impl Iterator<Item = &'a GameResult>) -> Vec<f64> {
    let mut won = vec![vec![0.5; players]; players];
    for result in results {
        for (left, player) in result.seating.iter().enumerate() {
            for (right, other) in result.seating.iter().enumerate().skip(left + 1) {
                if player == other {
                    continue;
                }
                let share = match result.ranks[left].cmp(&result.ranks[right]) {
                    std::cmp::Ordering::Less => 1.0,
                    std::cmp::Ordering::Equal => 0.5,
                    std::cmp::Ordering::Greater => 0.0,
                };
                won[*player][*other] += share;
                won[*other][*player] += 1.0 - share;
            }
        }
    }
    let mut strength = vec![1.0_f64; players];
    for _ in 0..200 {
        for player in 0..players {
            let others = (0..players).filter(|other| *other != player);
            let (wins, games) = others.fold((0.0, 0.0), |(wins, games), other| {
                let played = won[player][other] + won[other][player];
                (wins + won[player][other], games + played / (strength[player] + strength[other]))
            });
            strength[player] = wins / games;
        }
    }
    let elo: Vec<f64> = strength.iter().map(|strength| (400.0 * strength.log10()).clamp(-LIMIT, LIMIT)).collect();
    let mean = elo.iter().sum::<f64>() / players as f64;
    elo.into_iter().map(|elo| elo - mean).collect()
}
