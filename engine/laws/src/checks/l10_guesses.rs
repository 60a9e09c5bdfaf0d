//! L10: determinizations vary where something is hidden, with the right frequencies.
//!
//! Four tests. Where two states are known that a viewer cannot tell apart, determinizations must differ. A determinization
//! must not equal the true state more often than it equals another determinization: that would be a leak. In the opening,
//! what the other seats would see must have its exact frequencies (`l10_opening`). And over many random plays it must
//! have the same distribution in determinizations as in true states (`l10_distribution`).
//!
//! The right frequencies are those of random play; where decisions have hidden something, the tests are coarse.

use kernel::Game;
use rand::Rng;

use super::{l10_distribution, l10_opening};
use crate::evidence::{Breach, Evidence, Verdict};
use crate::law::Law;
use crate::play::{below, next_steps, state_after};

/// If this many determinizations are equal, they are taken to be always equal.
const EQUAL: usize = 400;
/// How much more often than expected the true state may be guessed, as a share of all guesses.
const TOLERANCE: f64 = 0.1;

pub(crate) fn check<G: Game>(evidence: &Evidence<'_, G>) -> Verdict {
    let mut rng = evidence.rng(Law::L10);
    varies(evidence, &mut rng)?;
    if guesses(evidence, &mut rng)? {
        l10_opening::check(evidence, &mut rng)?;
        l10_distribution::check(evidence, &mut rng)?;
    }
    Ok(())
}

/// Where the viewer cannot know which of two steps came last, determinizations must differ.
fn varies<G: Game>(evidence: &Evidence<'_, G>, rng: &mut impl Rng) -> Verdict {
    let game = evidence.game;
    for moment in evidence.sampled().filter(|moment| moment.step > 0) {
        let before = &moment.play.states[moment.step - 1];
        let steps = next_steps(game, before);
        let Some(index) = below(rng, steps.len()) else { continue };
        let otherwise = state_after(game, before, steps[index]);
        if otherwise == *moment.state {
            continue;
        }
        for viewer in evidence.viewers() {
            let view = game.view(moment.state, viewer);
            if game.view(&otherwise, viewer) != view {
                continue;
            }
            let guess = game.determinize(&view, rng);
            if (0..EQUAL).all(|_| game.determinize(&view, rng) == guess) {
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

/// The true state must not be guessed more often than expected. Returns whether anything is hidden at all.
fn guesses<G: Game>(evidence: &Evidence<'_, G>, rng: &mut impl Rng) -> Result<bool, Breach> {
    let game = evidence.game;
    let (mut looks, mut truths, mut repeats) = (0.0, 0.0, 0.0);
    for moment in evidence.sampled() {
        for viewer in evidence.viewers() {
            let view = game.view(moment.state, viewer);
            let [guess, again] = [(); 2].map(|()| game.determinize(&view, rng));
            let hits = [&guess, &again].map(|guess| f64::from(u8::from(guess == moment.state)));
            // Where nothing is hidden, every guess is the true state.
            if hits != [1.0, 1.0] {
                looks += 1.0;
                truths += (hits[0] + hits[1]) / 2.0;
                repeats += f64::from(u8::from(guess == again));
            }
        }
    }
    // Three standard deviations on top of the tolerance.
    if truths > repeats + TOLERANCE * looks + 3.0 * f64::sqrt(looks / 2.0) {
        evidence.breach(format!(
            "{truths} of {looks} determinizations are the true state, but only {repeats} equal another determinization"
        ))?;
    }
    Ok(looks > 0.0)
}
