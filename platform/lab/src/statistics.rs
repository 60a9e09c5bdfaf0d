//! Intervals and statistical tests.

use std::ops::ControlFlow;

use serde::Serialize;

/// 95 % of a normal distribution lie within this many standard deviations of its mean.
const Z: f64 = 1.959_964;

/// Wilson's 95 % interval for a share of `share` in `trials` trials.
///
/// ```
/// let [low, high] = lab::wilson(0.5, 100);
/// assert!((low - 0.404).abs() < 0.001 && (high - 0.596).abs() < 0.001);
/// ```
#[must_use]
pub fn wilson(share: f64, trials: usize) -> [f64; 2] {
    if trials == 0 {
        return [0.0, 1.0];
    }
    let n = trials as f64;
    let centre = share + Z * Z / (2.0 * n);
    let spread = Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
    let scale = 1.0 + Z * Z / n;
    [((centre - spread) / scale).max(0.0), ((centre + spread) / scale).min(1.0)]
}

/// The mean of many values and how sure it is.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Moments {
    count: u64,
    sum: f64,
    squares: f64,
}

impl Moments {
    /// Adds a value.
    pub fn add(&mut self, value: f64) {
        self.count += 1;
        self.sum += value;
        self.squares += value * value;
    }

    /// Adds `zeros` values of zero.
    pub fn add_zeros(&mut self, zeros: u64) {
        self.count += zeros;
    }

    /// How many values there are.
    #[must_use]
    pub const fn count(&self) -> u64 {
        self.count
    }

    /// Their mean; 0 if there are none.
    #[must_use]
    pub fn mean(&self) -> f64 {
        self.sum / self.count.max(1) as f64
    }

    /// The standard error of the mean; 0 with fewer than two values.
    #[must_use]
    pub fn standard_error(&self) -> f64 {
        if self.count < 2 {
            return 0.0;
        }
        let count = self.count as f64;
        let variance = (self.squares - self.sum * self.sum / count).max(0.0) / (count - 1.0);
        (variance / count).sqrt()
    }

    /// The 95 % interval of the mean, from the normal distribution: for many values.
    ///
    /// ```
    /// let mut moments = lab::Moments::default();
    /// (0..100).for_each(|value| moments.add(f64::from(value % 2)));
    /// let [low, high] = moments.interval();
    /// assert!((low - 0.4015).abs() < 0.001 && (high - 0.5985).abs() < 0.001);
    /// ```
    #[must_use]
    pub fn interval(&self) -> [f64; 2] {
        let spread = Z * self.standard_error();
        [self.mean() - spread, self.mean() + spread]
    }
}

/// The expected share of wins with an advantage in Elo.
#[must_use]
pub fn expected_share(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// A sequential probability ratio test: is the first player stronger by `elo1`, or only by `elo0`?
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    /// The advantage of the null hypothesis.
    pub elo0: f64,
    /// The advantage of the alternative hypothesis.
    pub elo1: f64,
    /// The probability of each of the two errors.
    pub error: f64,
}

/// The result of a sequential test.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Verdict {
    /// The advantage of the null hypothesis.
    pub elo0: f64,
    /// The advantage of the alternative hypothesis.
    pub elo1: f64,
    /// The logarithm of the likelihood ratio.
    pub log_likelihood_ratio: f64,
    /// Below this `elo0` is accepted.
    pub lower: f64,
    /// Above this `elo1` is accepted.
    pub upper: f64,
    /// `accepted`, `rejected` or `open`: is the first player stronger by `elo1`?
    pub stronger: &'static str,
}

impl Sprt {
    /// The verdict on the shares of the first player, one for each unit.
    ///
    /// The likelihood ratio is that of two normal distributions with the observed variance, as in the generalised test of
    /// chess programs: shares are bounded and there are many units.
    #[must_use]
    pub fn verdict(&self, shares: &[f64]) -> Verdict {
        let count = shares.len() as f64;
        let mean = shares.iter().sum::<f64>() / count.max(1.0);
        let variance = shares.iter().map(|share| (share - mean).powi(2)).sum::<f64>() / count.max(1.0);
        let [share0, share1] = [self.elo0, self.elo1].map(expected_share);
        // A player that wins everything has no variance. The lower bound is that of half a unit lost in twice as many.
        let variance = variance.max(0.125 / count.max(1.0));
        let ratio = count * (share1 - share0) * (2.0 * mean - share0 - share1) / (2.0 * variance);
        let upper = ((1.0 - self.error) / self.error).ln();
        let stronger = match ratio {
            ratio if ratio >= upper => "accepted",
            ratio if ratio <= -upper => "rejected",
            _ => "open",
        };
        Verdict { elo0: self.elo0, elo1: self.elo1, log_likelihood_ratio: ratio, lower: -upper, upper, stronger }
    }

    /// Breaks as soon as the test has an answer.
    pub(crate) fn decided(&self, shares: &[f64]) -> ControlFlow<()> {
        if self.verdict(shares).stronger == "open" { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SPRT: Sprt = Sprt { elo0: 0.0, elo1: 50.0, error: 0.05 };

    /// Shares of units of two games: `wins` of both, the rest split.
    fn units(wins: usize, losses: usize, splits: usize) -> Vec<f64> {
        [vec![1.0; wins], vec![0.0; losses], vec![0.5; splits]].concat()
    }

    #[test]
    fn a_clear_winner_is_accepted() {
        assert_eq!(SPRT.verdict(&units(60, 20, 60)).stronger, "accepted");
    }

    #[test]
    fn an_equal_is_rejected() {
        assert_eq!(SPRT.verdict(&units(150, 150, 300)).stronger, "rejected");
    }

    #[test]
    fn few_games_leave_it_open() {
        assert_eq!(SPRT.verdict(&units(3, 2, 3)).stronger, "open");
        assert_eq!(SPRT.verdict(&[]).stronger, "open");
    }

    #[test]
    fn a_player_that_wins_everything_is_accepted_soon_but_not_at_once() {
        assert_eq!(SPRT.verdict(&units(1, 0, 0)).stronger, "open");
        assert_eq!(SPRT.verdict(&units(16, 0, 0)).stronger, "accepted");
    }
}
