//! Pairs of states that look alike to a viewer.

use kernel::{Game, StepOf, Viewer};

use super::{Evidence, Law, Moment, Verdict};
use crate::play::{after, is_possible};

/// How many steps of the play twins are followed.
const PLAY_ON: usize = 2;

/// Two states with equal views for one viewer: the truth, and another that the viewer cannot tell from it.
pub(crate) struct Twin<'a, G: Game> {
    pub(crate) moment: &'a Moment<'a, G>,
    pub(crate) viewer: Viewer,
    pub(crate) view: &'a G::View,
    pub(crate) other_view: &'a G::View,
    pub(crate) truth: &'a G::State,
    pub(crate) other: &'a G::State,
    /// How both were reached from the pair before, if the play has gone on.
    pub(crate) came: Option<Came<G>>,
}

/// The step that led to both, with its events in both.
pub(crate) struct Came<G: Game> {
    pub(crate) step: StepOf<G>,
    pub(crate) events: Vec<G::Event>,
    pub(crate) other_events: Vec<G::Event>,
}

/// Shows `look` pairs of alike states: a determinization beside the truth, and both after the same further steps as
/// long as they can be taken in both and the viewer still sees no difference.
pub(crate) fn each<G: Game>(
    evidence: &Evidence<'_, G>,
    law: Law,
    mut look: impl FnMut(&Twin<'_, G>) -> Verdict,
) -> Verdict {
    let game = evidence.game;
    let mut rng = evidence.rng(law);
    for moment in evidence.sampled() {
        for viewer in evidence.viewers() {
            let mut truth = moment.state.clone();
            let mut view = game.view(&truth, viewer);
            let mut other = game.determinize(&view, &mut rng);
            let mut came = None;
            let mut steps = moment.play.steps[moment.step..].iter().take(PLAY_ON);
            loop {
                let other_view = game.view(&other, viewer);
                // A determinization that does not look alike is for law L7 to blame; a difference that comes with a step
                // is what the step has shown.
                if other_view != view {
                    break;
                }
                let twin = Twin {
                    moment: &moment,
                    viewer,
                    view: &view,
                    other_view: &other_view,
                    truth: &truth,
                    other: &other,
                    came,
                };
                look(&twin)?;
                // Nothing is hidden: the two would stay the same.
                if other == truth {
                    break;
                }
                let Some(step) = steps.next().copied().filter(|step| is_possible(game, &other, *step)) else { break };
                let (mut events, mut other_events) = (Vec::new(), Vec::new());
                truth = after(game, &truth, step, &mut events);
                other = after(game, &other, step, &mut other_events);
                view = game.view(&truth, viewer);
                came = Some(Came { step, events, other_events });
            }
        }
    }
    Ok(())
}

impl<G: Game> Twin<'_, G> {
    /// The law is broken by these two.
    pub(crate) fn breach(&self, reason: impl Into<String>) -> Verdict {
        match &self.came {
            None => self.moment.breach(reason),
            Some(Came { step, .. }) => {
                self.moment.breach(format!("{} (playing on from there, after {step})", reason.into()))
            }
        }
    }
}
