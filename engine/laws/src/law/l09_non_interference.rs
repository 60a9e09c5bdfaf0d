//! L9: states that look alike to a viewer give that viewer the same of everything.
//!
//! Legal actions are part of "everything", but law L8 compares them already on the same pairs of states.

use kernel::{Game, StepOf, Viewer};

use super::twins::{self, Came};
use super::{Evidence, Law, Moment, Verdict};
use crate::play::{after, below, legal_actions, next_steps};

/// How many other steps are tried in place of the one taken.
const SIBLINGS: usize = 4;

pub(crate) fn check<G: Game>(evidence: &Evidence<'_, G>) -> Verdict {
    twins::each(evidence, Law::L9, |twin| {
        let legal = twin.viewer.seat().map(|seat| legal_actions(evidence.game, twin.truth, seat)).unwrap_or_default();
        let seen = channels(evidence, twin.viewer, twin.view, &legal);
        let otherwise = channels(evidence, twin.viewer, twin.other_view, &legal);
        if let Some(((name, bytes), (_, other))) = seen.iter().zip(&otherwise).find(|(one, other)| one != other) {
            let [one, other] = [bytes, other].map(|bytes| String::from_utf8_lossy(bytes));
            return twin.breach(format!("the {name} of {:?} tells alike states apart:\n{one}\n{other}", twin.viewer));
        }
        let Some(Came { events, other_events, .. }) = &twin.came else { return Ok(()) };
        let (heard, otherwise) = (hears(evidence, events, twin.viewer), hears(evidence, other_events, twin.viewer));
        if heard != otherwise {
            return twin.breach(format!("{:?} hears what it cannot see: {heard:?} or {otherwise:?}", twin.viewer));
        }
        Ok(())
    })?;
    let mut rng = evidence.rng(Law::L9);
    for moment in evidence.sampled() {
        let Some(step) = moment.next() else { continue };
        let steps = next_steps(evidence.game, moment.state);
        for _ in 0..SIBLINGS {
            if let Some(index) = below(&mut rng, steps.len()) {
                sibling(evidence, &moment, step, steps[index])?;
            }
        }
    }
    Ok(())
}

/// Everything a viewer gets of a state, by name.
fn channels<G: Game>(
    evidence: &Evidence<'_, G>,
    viewer: Viewer,
    view: &G::View,
    legal: &[G::Action],
) -> Vec<(&'static str, Vec<u8>)> {
    let (suite, game) = (evidence.suite, evidence.game);
    let mut channels = vec![
        ("view", json(view).into_bytes()),
        ("text board", view.to_string().into_bytes()),
        ("score sheet", json(&game.score_sheet(view)).into_bytes()),
    ];
    if let Some(encode) = &suite.encode {
        channels.push(("tensor", (encode.observe)(game, view).into_iter().flat_map(f32::to_le_bytes).collect()));
    }
    channels
        .extend(suite.observers.iter().map(|one| (one.name, (one.observe)(game, viewer, view, legal).into_bytes())));
    channels
}

/// Everything a viewer hears of some events.
fn hears<G: Game>(evidence: &Evidence<'_, G>, events: &[G::Event], viewer: Viewer) -> Vec<String> {
    let mut heard = Vec::new();
    for event in events.iter().filter_map(|event| evidence.game.redact(event, viewer)) {
        heard.push(json(&event));
        heard.extend(
            evidence.suite.listeners.iter().map(|(name, listen)| format!("{name}: {}", listen(evidence.game, &event))),
        );
    }
    heard
}

/// Another step in place of the one taken: where a viewer sees no difference though there is one, it must hear none.
fn sibling<G: Game>(evidence: &Evidence<'_, G>, moment: &Moment<'_, G>, step: StepOf<G>, other: StepOf<G>) -> Verdict {
    let game = evidence.game;
    let truth = &moment.play.states[moment.step + 1];
    let mut events = Vec::new();
    let otherwise = after(game, moment.state, other, &mut events);
    // Different steps with the same result leave nothing to hide: to hear which of them it was is no harm.
    if *truth == otherwise {
        return Ok(());
    }
    for viewer in evidence.viewers() {
        if game.view(truth, viewer) != game.view(&otherwise, viewer) {
            continue;
        }
        let heard = hears(evidence, &moment.play.events[moment.step], viewer);
        let otherwise = hears(evidence, &events, viewer);
        if heard != otherwise {
            return moment.breach(format!(
                "{viewer:?} cannot see whether it was {step} or {other}, but hears {heard:?} or {otherwise:?}"
            ));
        }
    }
    Ok(())
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).unwrap_or_else(|error| format!("no JSON: {error}"))
}
