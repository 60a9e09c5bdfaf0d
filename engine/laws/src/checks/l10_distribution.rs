//! A part of L10: over many random plays, what other seats see has the same distribution in determinizations as in true
//! states.
//!
//! Views are compared as JSON, field by field: the values that occur, and whether numbers tend to be greater or smaller.
//! Only differences count: among them, each value must occur as often in true states as in determinizations.

use std::collections::BTreeMap;

use kernel::{Game, Viewer};
use rand::{Rng, RngExt};
use serde_json::Value;

use crate::chi_square;
use crate::evidence::{Evidence, Verdict};
use crate::play::{below, random_step, state_after};

/// How many random plays per table.
const PLAYS: usize = 130;
/// How many moments of each.
const MOMENTS: usize = 3;

pub(crate) fn check<G: Game>(evidence: &Evidence<'_, G>, rng: &mut impl Rng) -> Verdict {
    let viewers: Vec<Viewer> = evidence.viewers().collect();
    let mut places = Places::default();
    for index in 0..PLAYS {
        let length = evidence.plays[index % evidence.plays.len()].steps.len() as u32;
        let mut moments: [u32; MOMENTS] = std::array::from_fn(|_| rng.random_range(0..=length));
        moments.sort_unstable();
        look(evidence, viewers[index % viewers.len()], moments, &mut places, rng);
        places.end_play();
    }
    places.verdict().or_else(|reason| evidence.breach(format!("over {PLAYS} random plays, {reason}")))
}

/// Compares the true state with a determinization for `guesser`, at a few moments of a random play.
fn look<G: Game>(
    evidence: &Evidence<'_, G>,
    guesser: Viewer,
    moments: [u32; MOMENTS],
    places: &mut Places,
    rng: &mut impl Rng,
) {
    let game = evidence.game;
    let mut state = game.initial_state();
    let mut steps = 0;
    for moment in moments {
        while steps < moment {
            let Some(step) = random_step(game, &state, rng) else { return };
            state = state_after(game, &state, step);
            steps += 1;
        }
        let others: Vec<Viewer> = evidence.viewers().filter(|viewer| *viewer != guesser).collect();
        let Some(other) = below(rng, others.len()).map(|index| others[index]) else { return };
        let guess = game.determinize(&game.view(&state, guesser), rng);
        let [actual, guess] = [&state, &guess].map(|state| game.view(state, other));
        if actual != guess {
            let [actual, guess] = [actual, guess].map(|view| serde_json::to_value(view).unwrap_or_default());
            places.compare(&actual, &guess, "view");
        }
    }
}

/// The differences by place. A place is a path in the JSON of views; it stands for all entries of a list and all seats.
#[derive(Default)]
struct Places {
    /// How often each value occurred in true states and in guesses. One entry of each place per play.
    values: BTreeMap<String, BTreeMap<String, (u32, u32)>>,
    /// In how many more entries the true value was greater than smaller, for each play.
    tendencies: BTreeMap<String, Tendency>,
    /// The same for the current play.
    play: BTreeMap<String, f64>,
}

/// A sum over plays, and the sum of squares.
#[derive(Default)]
struct Tendency {
    sum: f64,
    squares: f64,
}

impl Places {
    fn compare(&mut self, actual: &Value, guess: &Value, place: &str) {
        match (actual, guess) {
            (Value::Object(one), Value::Object(other)) if one.keys().eq(other.keys()) => {
                for (key, value) in one {
                    self.compare(value, &other[key], &format!("{place}.{key}"));
                }
            }
            (Value::Array(one), Value::Array(other)) if one.len() == other.len() => {
                for (value, guess) in one.iter().zip(other) {
                    self.compare(value, guess, &format!("{place}[]"));
                }
            }
            _ if actual != guess => self.note(actual, guess, place),
            _ => {}
        }
    }

    fn note(&mut self, actual: &Value, guess: &Value, place: &str) {
        let first = !self.play.contains_key(place);
        let sum = self.play.entry(place.to_owned()).or_default();
        if let (Some(actual), Some(guess)) = (actual.as_f64(), guess.as_f64()) {
            *sum += (actual - guess).signum();
        }
        // Values of one play depend on each other, so only the first counts.
        if first {
            let values = self.values.entry(place.to_owned()).or_default();
            values.entry(actual.to_string()).or_default().0 += 1;
            values.entry(guess.to_string()).or_default().1 += 1;
        }
    }

    fn end_play(&mut self) {
        for (place, sum) in std::mem::take(&mut self.play) {
            let tendency = self.tendencies.entry(place).or_default();
            tendency.sum += sum;
            tendency.squares += sum * sum;
        }
    }

    fn verdict(&self) -> Result<(), String> {
        for (place, Tendency { sum, squares }) in &self.tendencies {
            // If actual and guessed values have the same distribution, every play leans either way with the same probability.
            if sum.abs() > chi_square::DEVIATIONS * squares.sqrt() {
                let size = if *sum > 0.0 { "smaller" } else { "greater" };
                return Err(format!("{place} is mostly {size} in determinizations than in true states"));
            }
        }
        for (place, values) in &self.values {
            if !chi_square::same_source(values.values().copied()) {
                return Err(format!(
                    "{place} has another distribution in determinizations (value: true, guessed): {values:?}"
                ));
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn verdict(pairs: impl IntoIterator<Item = (Value, Value)>) -> Result<(), String> {
        let mut places = Places::default();
        for (actual, guess) in pairs {
            places.compare(&actual, &guess, "view");
            places.end_play();
        }
        places.verdict()
    }

    #[test]
    fn equal_distributions_pass() {
        let pairs = (0..100).map(|n| (json!({"hand": [n % 7]}), json!({"hand": [(n + 3) % 7]})));
        assert_eq!(verdict(pairs), Ok(()));
    }

    #[test]
    fn a_tendency_is_found() {
        let pairs = (0..100).map(|n| (json!({"hand": [n]}), json!({"hand": [n + 1]})));
        assert_eq!(
            verdict(pairs),
            Err("view.hand[] is mostly greater in determinizations than in true states".to_owned())
        );
    }

    #[test]
    fn a_value_that_is_too_frequent_is_found() {
        let pairs = (0..200).map(|n| (json!(["red", "green", "blue"][n % 3]), json!(["red", "green"][n % 2])));
        assert!(verdict(pairs).unwrap_err().starts_with("view has another distribution in determinizations"));
    }

    #[test]
    fn one_play_counts_once() {
        let mut places = Places::default();
        places.compare(&json!(vec![1; 500]), &json!(vec![2; 500]), "view");
        places.end_play();
        assert_eq!(places.verdict(), Ok(()));
    }
}
