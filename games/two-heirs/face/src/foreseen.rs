//! What an action brings, in short phrases.

use kernel::ForeseenOf;
use two_heirs::{Action, Phase, TwoHeirs};

use super::names::resources;
use present::{further_events, score_changes};

use crate::scene::Scene;

pub(super) fn foreseen_words(scene: &Scene<'_>, action: Action, foreseen: &ForeseenOf<TwoHeirs>) -> Vec<String> {
    let (words, table) = (scene.words, &scene.view.table);
    let next = |key: &str| vec![words.text(key)];
    match action {
        Action::Build(_) => return next("two-heirs-then-build"),
        Action::Extend(_) => return next("two-heirs-then-extend"),
        Action::Move(_) | Action::Deploy => return next("two-heirs-then-go"),
        _ => {}
    }
    let mut phrases = score_changes(scene, foreseen);
    if let Some(after) = &foreseen.view {
        let heir = table.active;
        let (old, new) = (scene.view.access(heir), after.access(heir));
        // At the end of a turn the reserve changes for the other heir too: what counts is the next own turn.
        let own_turn = after.table.active == heir && after.table.phase != Phase::Over;
        if own_turn && table.reach(heir) != after.table.reach(heir) {
            phrases.push(words.with("two-heirs-then-reach", &[("count", after.table.reach(heir).into())]));
        }
        if own_turn && old != new {
            phrases.push(words.with("two-heirs-then-access", &[("resources", resources(words, new).into())]));
        }
        if own_turn && after.table.discounts > table.discounts {
            phrases.push(words.text("two-heirs-then-discount"));
        }
        match after.table.phase {
            Phase::Refill => phrases.push(words.text("two-heirs-then-refill")),
            Phase::Siege => phrases.push(words.text("two-heirs-then-siege")),
            Phase::Discard => phrases.push(words.text("two-heirs-then-discard")),
            _ => {}
        }
    }
    phrases.extend(further_events(scene, foreseen));
    phrases
}
