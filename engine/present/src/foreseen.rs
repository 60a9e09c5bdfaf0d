//! What an action brings, in phrases that every game shares.

use kernel::{Contender, ForeseenOf, Game as _, ScoreColumn, ScoreItem};

use crate::face::{ActionOf, Face, LogKind, Scene};
use crate::log::step_lines;
use crate::number::signed;
use crate::sheet::contender_name;

/// What an action brings, in short phrases.
#[must_use]
pub fn foreseen_words<F: Face>(
    scene: &Scene<'_, F>,
    action: ActionOf<F>,
    foreseen: &ForeseenOf<F::Game>,
) -> Vec<String> {
    F::foreseen_words(scene, action, foreseen).unwrap_or_else(|| {
        let mut phrases = score_changes(scene, foreseen);
        phrases.extend(further_events(scene, foreseen));
        phrases
    })
}

/// The changes of the score: by source for the viewer, in sum for everyone else.
#[must_use]
pub fn score_changes<F: Face>(scene: &Scene<'_, F>, foreseen: &ForeseenOf<F::Game>) -> Vec<String> {
    let Some(after) = &foreseen.sheet else { return Vec::new() };
    let before = scene.game.score_sheet(scene.view);
    let mut phrases = Vec::new();
    for (old, new) in before.columns.iter().zip(&after.columns) {
        if scene.viewer.seat().is_some_and(|seat| new.who == Contender::Seat(seat)) {
            phrases.extend(changed_items(scene, old, new));
        } else if new.total() != old.total() {
            let name = contender_name::<F>(scene.words, scene.names, new.who);
            let points = new.total() - old.total();
            phrases
                .push(scene.words.with("foreseen-other", &[("name", name.into()), ("points", signed(points).into())]));
        }
    }
    phrases
}

fn changed_items<'a, F: Face>(
    scene: &'a Scene<'_, F>,
    old: &'a ScoreColumn,
    new: &'a ScoreColumn,
) -> impl Iterator<Item = String> + 'a {
    let phrase = |(old, new): (&ScoreItem, &ScoreItem)| {
        let points = new.points - old.points;
        let source = scene.words.text(&format!("{}-source-{}", F::Game::INFO.id, new.source));
        let args = [("points", signed(points).into()), ("count", points.abs().into()), ("source", source.into())];
        (points != 0).then(|| scene.words.with("foreseen-points", &args))
    };
    old.items.iter().zip(&new.items).filter_map(phrase)
}

/// The log lines of what happens besides the action itself, which is the first event. Scores are told by
/// [`score_changes`].
#[must_use]
pub fn further_events<F: Face>(scene: &Scene<'_, F>, foreseen: &ForeseenOf<F::Game>) -> Vec<String> {
    let further = foreseen.events.get(1..).unwrap_or_default();
    let lines = step_lines::<F>(scene.game, scene.words, scene.names, further).into_iter();
    lines.filter(|line| line.kind != LogKind::Score).map(|line| line.text).collect()
}
