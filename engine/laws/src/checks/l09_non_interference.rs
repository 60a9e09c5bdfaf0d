//! L9: states with the same view for a viewer show and tell that viewer the same.
//!
//! Legal actions are not compared here: law L8 does it on the same pairs of states.

use kernel::{Game, StepOf, TextBoard as _, Viewer};

use super::pairs::{self, Came};
use crate::evidence::{Evidence, Moment, Verdict};
use crate::law::Law;
use crate::play::{after, below, legal_actions, next_steps};

/// How many other steps are tried in place of the one taken.
const SIBLINGS: usize = 4;

pub(crate) fn check<G: Game>(evidence: &Evidence<'_, G>) -> Verdict {
    pairs::each(evidence, Law::L9, |pair| {
        let legal = pair.viewer.seat().map(|seat| legal_actions(evidence.game, pair.actual, seat)).unwrap_or_default();
        let seen = channels(evidence, pair.viewer, pair.view, &legal);
        let otherwise = channels(evidence, pair.viewer, pair.other_view, &legal);
        if let Some(((name, bytes), (_, other))) = seen.iter().zip(&otherwise).find(|(one, other)| one != other) {
            let [one, other] = [bytes, other].map(|bytes| String::from_utf8_lossy(bytes));
            return pair.breach(format!(
                "the {name} of {:?} differs between two states with the same view:\n{one}\n{other}",
                pair.viewer
            ));
        }
        let Some(Came { events, other_events, .. }) = &pair.came else { return Ok(()) };
        let (messages, otherwise) =
            (messages_of(evidence, events, pair.viewer), messages_of(evidence, other_events, pair.viewer));
        if messages != otherwise {
            return pair.breach(format!("{:?} is told what it cannot see: {messages:?} or {otherwise:?}", pair.viewer));
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

/// Everything that a viewer is shown of a state, by name.
fn channels<G: Game>(
    evidence: &Evidence<'_, G>,
    viewer: Viewer,
    view: &G::View,
    legal: &[G::Action],
) -> Vec<(&'static str, Vec<u8>)> {
    let (config, game) = (evidence.config, evidence.game);
    let mut channels = vec![
        ("view", json(view).into_bytes()),
        ("text board", view.english_board().into_bytes()),
        ("score sheet", json(&game.score_sheet(view)).into_bytes()),
    ];
    if let Some(encode) = &config.encode {
        channels.push(("observation", encode.observation(game, view)));
    }
    channels
        .extend(config.observers.iter().map(|one| (one.name, (one.observe)(game, viewer, view, legal).into_bytes())));
    channels
}

/// Everything that a viewer is told of some events.
fn messages_of<G: Game>(evidence: &Evidence<'_, G>, events: &[G::Event], viewer: Viewer) -> Vec<String> {
    let mut messages = Vec::new();
    for event in events.iter().filter_map(|event| evidence.game.redact(event, viewer)) {
        messages.push(json(&event));
        messages.extend(
            evidence.config.listeners.iter().map(|(name, listen)| format!("{name}: {}", listen(evidence.game, &event))),
        );
    }
    messages
}

/// Compares the step with another one: if the views after both are the same, the events must be too.
fn sibling<G: Game>(evidence: &Evidence<'_, G>, moment: &Moment<'_, G>, step: StepOf<G>, other: StepOf<G>) -> Verdict {
    let game = evidence.game;
    let actual = &moment.play.states[moment.step + 1];
    let mut events = Vec::new();
    let otherwise = after(game, moment.state, other, &mut events);
    // Different steps with the same result hide nothing: a viewer may be told which of them it was.
    if *actual == otherwise {
        return Ok(());
    }
    for viewer in evidence.viewers() {
        if game.view(actual, viewer) != game.view(&otherwise, viewer) {
            continue;
        }
        let messages = messages_of(evidence, &moment.play.events[moment.step], viewer);
        let otherwise = messages_of(evidence, &events, viewer);
        if messages != otherwise {
            return moment.breach(format!(
                "{viewer:?} cannot see whether it was {step} or {other}, but is told {messages:?} or {otherwise:?}"
            ));
        }
    }
    Ok(())
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).unwrap_or_else(|error| format!("no JSON: {error}"))
}
