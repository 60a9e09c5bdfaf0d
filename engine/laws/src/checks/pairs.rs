//! Pairs of states with the same view for a viewer.

use kernel::{Game, StepOf, Viewer};

use crate::evidence::{Evidence, Moment, Verdict};
use crate::law::Law;
use crate::play::{after, is_possible};

/// For how many steps of the play a pair is followed.
const PLAY_ON: usize = 2;

/// Two states with the same view for one viewer: the true one and a determinization.
pub(crate) struct Pair<'a, G: Game> {
    pub(crate) moment: &'a Moment<'a, G>,
    pub(crate) viewer: Viewer,
    pub(crate) view: &'a G::View,
    pub(crate) other_view: &'a G::View,
    pub(crate) actual: &'a G::State,
    pub(crate) other: &'a G::State,
    /// The step that led to both from the pair before, if there was one.
    pub(crate) came: Option<Came<G>>,
}

/// A step that was taken in both states, with its events in each.
pub(crate) struct Came<G: Game> {
    pub(crate) step: StepOf<G>,
    pub(crate) events: Vec<G::Event>,
    pub(crate) other_events: Vec<G::Event>,
}

/// Calls `check` with pairs of states: the true one and a determinization, and both after the same further steps, as long
/// as these are possible in both and the views stay the same.
pub(crate) fn each<G: Game>(
    evidence: &Evidence<'_, G>,
    law: Law,
    mut check: impl FnMut(&Pair<'_, G>) -> Verdict,
) -> Verdict {
    let game = evidence.game;
    let mut rng = evidence.rng(law);
    for moment in evidence.sampled() {
        for viewer in evidence.viewers() {
            let mut actual = moment.state.clone();
            let mut view = game.view(&actual, viewer);
            let mut other = game.determinize(&view, &mut rng);
            let mut came = None;
            let mut steps = moment.play.steps[moment.step..].iter().take(PLAY_ON);
            loop {
                let other_view = game.view(&other, viewer);
                // A determinization with another view breaks law L7, not this one; a difference that a step makes is
                // what the step has revealed.
                if other_view != view {
                    break;
                }
                let pair = Pair {
                    moment: &moment,
                    viewer,
                    view: &view,
                    other_view: &other_view,
                    actual: &actual,
                    other: &other,
                    came,
                };
                check(&pair)?;
                // Nothing is hidden: the two stay the same.
                if other == actual {
                    break;
                }
                let Some(step) = steps.next().copied().filter(|step| is_possible(game, &other, *step)) else { break };
                let (mut events, mut other_events) = (Vec::new(), Vec::new());
                actual = after(game, &actual, step, &mut events);
                other = after(game, &other, step, &mut other_events);
                view = game.view(&actual, viewer);
                came = Some(Came { step, events, other_events });
            }
        }
    }
    Ok(())
}

impl<G: Game> Pair<'_, G> {
    /// The verdict that the law is broken by this pair.
    pub(crate) fn breach(&self, reason: impl Into<String>) -> Verdict {
        match &self.came {
            None => self.moment.breach(reason),
            Some(Came { step, .. }) => self.moment.breach(format!("{} (later, after {step})", reason.into())),
        }
    }
}
