//! L10: determinizations vary where something is hidden, and as often as it does.
//!
//! Four looks. Where two states are known that a viewer cannot tell apart, determinizations must differ. A
//! determinization must not meet the truth more often than it meets another determinization: that would be a leak. In
//! the opening, what the other seats would see must have its exact frequencies (`l10_opening`). And over many random
//! plays it must be distributed in determinizations as it is in truth (`l10_distribution`).
//!
//! The right frequencies are those of random play, but only coarsely where decisions have hidden something.

use kernel::Game;
use rand::Rng;

use super::{Evidence, Law, Verdict, l10_distribution, l10_opening};
use crate::play::{below, next_steps, quietly_after};

/// How many determinizations may be alike before they are taken for always alike.
const ALIKE: usize = 400;
/// How much more often than chance says the truth may be met, as a share of all guesses.
const LUCK: f64 = 0.1;

pub(crate) fn check<G: Game>(evidence: &Evidence<'_, G>) -> Verdict {
    let mut rng = evidence.rng(Law::L10);
    varies(evidence, &mut rng)?;
    if guesses(evidence, &mut rng)? {
        l10_opening::check(evidence, &mut rng)?;
        l10_distribution::check(evidence, &mut rng)?;
    }
    Ok(())
}

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
