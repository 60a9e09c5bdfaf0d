//! A part of L10: over many random plays, what other seats see is distributed in determinizations as it is in truth.
//!
//! Views are compared as they are written down, place by place: the values that come up there, and whether numbers tend
//! to be greater or smaller. What agrees says nothing; where truth and guess differ, either must be as often here as
//! there.

use std::collections::BTreeMap;

use kernel::{Game, Viewer};
use rand::{Rng, RngExt};
use serde_json::Value;

use super::{Evidence, Verdict};
use crate::chi_square;
use crate::play::{below, quietly_after, random_step};

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

/// Looks at a few moments of a random play through the eyes of a guesser.
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
            state = quietly_after(game, &state, step);
            steps += 1;
        }
        let others: Vec<Viewer> = evidence.viewers().filter(|viewer| *viewer != guesser).collect();
        let Some(other) = below(rng, others.len()).map(|index| others[index]) else { return };
        let guess = game.determinize(&game.view(&state, guesser), rng);
        let [truth, guess] = [&state, &guess].map(|state| game.view(state, other));
        if truth != guess {
            let [truth, guess] = [truth, guess].map(|view| serde_json::to_value(view).unwrap_or_default());
            places.compare(&truth, &guess, "view");
        }
    }
}

/// What was found at the places of written views. A place stands for all entries of a list and for all seats.
#[derive(Default)]
struct Places {
    /// How often each value came up: in truth, in a guess. One entry of each place per play.
    values: BTreeMap<String, BTreeMap<String, (u32, u32)>>,
    /// By how many entries the truth was greater, play by play.
    leanings: BTreeMap<String, Leaning>,
    /// The same in the play under way.
    play: BTreeMap<String, f64>,
}

/// A sum over plays, and the sum of squares.
#[derive(Default)]
struct Leaning {
    sum: f64,
    squares: f64,
}

impl Places {
    fn compare(&mut self, truth: &Value, guess: &Value, place: &str) {
        match (truth, guess) {
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
            _ if truth != guess => self.note(truth, guess, place),
            _ => {}
        }
    }

    fn note(&mut self, truth: &Value, guess: &Value, place: &str) {
        let first = !self.play.contains_key(place);
        let lean = self.play.entry(place.to_owned()).or_default();
        if let (Some(truth), Some(guess)) = (truth.as_f64(), guess.as_f64()) {
            *lean += (truth - guess).signum();
        }
        // Things seen in one play belong together, so they do not count as many.
        if first {
            let values = self.values.entry(place.to_owned()).or_default();
            values.entry(truth.to_string()).or_default().0 += 1;
            values.entry(guess.to_string()).or_default().1 += 1;
        }
    }

    fn end_play(&mut self) {
        for (place, lean) in std::mem::take(&mut self.play) {
            let leaning = self.leanings.entry(place).or_default();
            leaning.sum += lean;
            leaning.squares += lean * lean;
        }
    }

    fn verdict(&self) -> Result<(), String> {
        for (place, Leaning { sum, squares }) in &self.leanings {
            // Where truth and guess could as well be exchanged, every play leans either way with the same chance.
            if sum.abs() > chi_square::DEVIATIONS * squares.sqrt() {
                let size = if *sum > 0.0 { "smaller" } else { "greater" };
                return Err(format!("{place} is mostly {size} in determinizations than in truth"));
            }
        }
        for (place, values) in &self.values {
            if !chi_square::same_source(values.values().copied()) {
                return Err(format!("{place} is otherwise in determinizations (value: true, guessed): {values:?}"));
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
        for (truth, guess) in pairs {
            places.compare(&truth, &guess, "view");
            places.end_play();
        }
        places.verdict()
    }

    #[test]
    fn either_way_is_fine() {
        let pairs = (0..100).map(|n| (json!({"hand": [n % 7]}), json!({"hand": [(n + 3) % 7]})));
        assert_eq!(verdict(pairs), Ok(()));
    }

    #[test]
    fn a_leaning_is_found() {
        let pairs = (0..100).map(|n| (json!({"hand": [n]}), json!({"hand": [n + 1]})));
        assert_eq!(verdict(pairs), Err("view.hand[] is mostly greater in determinizations than in truth".to_owned()));
    }

    #[test]
    fn a_word_too_often_is_found() {
        let pairs = (0..200).map(|n| (json!(["red", "green", "blue"][n % 3]), json!(["red", "green"][n % 2])));
        assert!(verdict(pairs).unwrap_err().starts_with("view is otherwise in determinizations"));
    }

    #[test]
    fn one_play_counts_once() {
        let mut places = Places::default();
        places.compare(&json!(vec![1; 500]), &json!(vec![2; 500]), "view");
        places.end_play();
        assert_eq!(places.verdict(), Ok(()));
    }
}
