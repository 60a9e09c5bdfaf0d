//! L10: determinizations vary where something is hidden, and as often as it does.
//!
//! Three looks, from sure to coarse. Where two states are known that a viewer cannot tell apart, determinizations must
//! differ. A determinization must not meet the truth more often than it meets another determinization: that would be
//! a leak. And what the other seats would see in a determinization must be distributed as what they do see: over many
//! random plays, place by place in the written view.

use std::collections::BTreeMap;

use kernel::{Game, Viewer};
use rand::{Rng, RngExt};
use serde_json::Value;

use super::{Evidence, Law, Verdict};
use crate::chi_square;
use crate::play::{below, next_steps, quietly_after, random_step};

/// How many determinizations may be alike before they are taken for always alike.
const ALIKE: usize = 400;
/// How many random plays per table are compared with what is guessed.
const PLAYS: usize = 150;
/// How much more often than chance says the truth may be met, as a share of all guesses.
const LUCK: f64 = 0.1;

pub(crate) fn check<G: Game>(evidence: &Evidence<'_, G>) -> Verdict {
    let mut rng = evidence.rng(Law::L10);
    varies(evidence, &mut rng)?;
    if guesses(evidence, &mut rng)? {
        distribution(evidence, &mut rng)?;
    }
    Ok(())
}

/// Place in the written view -> value there -> how often in truth, how often in a guess.
type Places = BTreeMap<String, BTreeMap<String, (u32, u32)>>;

/// Where the last step could have been another one for all the viewer sees, determinizations must differ.
fn varies<G: Game>(evidence: &Evidence<'_, G>, rng: &mut impl Rng) -> Verdict {
    let game = evidence.game;
    for moment in evidence.sampled().filter(|moment| moment.step > 0) {
        let before = &moment.play.states[moment.step - 1];
        let steps = next_steps(game, before);
        let Some(index) = below(rng, steps.len()) else { continue };
        let otherwise = quietly_after(game, before, steps[index]);
        if otherwise == *moment.state {
            continue;
        }
        for viewer in evidence.viewers() {
            let view = game.view(moment.state, viewer);
            if game.view(&otherwise, viewer) != view {
                continue;
            }
            let guess = game.determinize(&view, rng);
            if (0..ALIKE).all(|_| game.determinize(&view, rng) == guess) {
                return moment.breach(format!(
                    "{viewer:?} cannot know whether {} or {} came last, but all determinizations are the same",
                    moment.play.steps[moment.step - 1],
                    steps[index]
                ));
            }
        }
    }
    Ok(())
}

/// The truth must not be met more often than chance says. Answers whether anything is hidden at all.
fn guesses<G: Game>(evidence: &Evidence<'_, G>, rng: &mut impl Rng) -> Result<bool, super::Breach> {
    let game = evidence.game;
    let (mut looks, mut truths, mut repeats) = (0.0, 0.0, 0.0);
    for moment in evidence.sampled() {
        for viewer in evidence.viewers() {
            let view = game.view(moment.state, viewer);
            let [guess, again] = [(); 2].map(|()| game.determinize(&view, rng));
            let met = [&guess, &again].map(|guess| f64::from(u8::from(guess == moment.state)));
            // Where nothing is hidden there is nothing to guess.
            if met != [1.0, 1.0] {
                looks += 1.0;
                truths += (met[0] + met[1]) / 2.0;
                repeats += f64::from(u8::from(guess == again));
            }
        }
    }
    // Beside the share that luck may have, three standard deviations.
    if truths > repeats + LUCK * looks + 3.0 * f64::sqrt(looks / 2.0) {
        evidence.breach(format!(
            "{truths} of {looks} determinizations are the truth, but only {repeats} are like another determinization"
        ))?;
    }
    Ok(looks > 0.0)
}

/// What other seats see must be distributed alike in the truth and in determinizations.
fn distribution<G: Game>(evidence: &Evidence<'_, G>, rng: &mut impl Rng) -> Verdict {
    let game = evidence.game;
    let viewers: Vec<Viewer> = evidence.viewers().collect();
    let mut places = Places::new();
    for index in 0..PLAYS {
        let length = evidence.plays[index % evidence.plays.len()].steps.len();
        let mut state = game.initial_state();
        for _ in 0..rng.random_range(0..=length as u32) {
            let Some(step) = random_step(game, &state, rng) else { break };
            state = quietly_after(game, &state, step);
        }
        let guesser = viewers[index % viewers.len()];
        let guess = game.determinize(&game.view(&state, guesser), rng);
        for viewer in viewers.iter().filter(|viewer| **viewer != guesser) {
            let name = format!("view of {viewer:?}");
            let [truth, guess] = [&state, &guess].map(|state| written(&game.view(state, *viewer)));
            compare(&truth, &guess, &name, &mut places);
        }
    }
    for (place, values) in places {
        if !chi_square::same_source(values.values().copied()) {
            return evidence.breach(format!(
                "over many plays, {place} is distributed otherwise in determinizations (value: true, guessed): {values:?}"
            ));
        }
    }
    Ok(())
}

fn written(view: &impl serde::Serialize) -> Value {
    serde_json::to_value(view).unwrap_or_default()
}

/// Notes every place at which two written views differ. Where they agree there is nothing to learn.
fn compare(truth: &Value, guess: &Value, place: &str, places: &mut Places) {
    match (truth, guess) {
        (Value::Object(one), Value::Object(other)) if one.keys().eq(other.keys()) => {
            for (key, value) in one {
                compare(value, &other[key], &format!("{place}.{key}"), places);
            }
        }
        (Value::Array(one), Value::Array(other)) if one.len() == other.len() => {
            for (index, (value, guess)) in one.iter().zip(other).enumerate() {
                compare(value, guess, &format!("{place}[{index}]"), places);
            }
        }
        _ if truth != guess => {
            let mut note = |place: String, truth: String, guess: String| {
                let values = places.entry(place).or_default();
                values.entry(truth).or_default().0 += 1;
                values.entry(guess).or_default().1 += 1;
            };
            // Numbers are also compared by size: a leaning shows there long before each value has come up often enough.
            if let (Some(one), Some(other)) = (truth.as_f64(), guess.as_f64()) {
                let [mut sizes, greater] = [["smaller", "greater"], ["greater", "smaller"]];
                if one > other {
                    sizes = greater;
                }
                note(format!("{place} by size"), sizes[0].to_owned(), sizes[1].to_owned());
            }
            note(place.to_owned(), truth.to_string(), guess.to_string());
        }
        _ => {}
    }
}
