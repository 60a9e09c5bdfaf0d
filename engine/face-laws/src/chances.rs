//! Whoever plays with the printed pieces is asked what was drawn: while the match waits for chance there is a question, and
//! every possible outcome has a button with a unique label.

use std::collections::{BTreeMap, BTreeSet};

use kernel::{Game, Step, Viewer};
use present::{ChanceOf, Face, Language, PartCache, Scene, outcome_buttons};
use rand::SeedableRng as _;
use rand_xoshiro::Xoshiro256PlusPlus;
use roxmltree::Document;

use crate::about::check_phrase;
use crate::scenes::check_sentence;

/// Plays a random game at every table. At each chance step one of the viewers is asked, in both languages.
///
/// # Panics
/// If a question is not a full sentence that ends with a question mark, if a label or a heading is empty or has an unfilled
/// placeholder, if two outcomes have the same label, or if the buttons differ from the outcomes.
pub fn check_chances<F: Face>() {
    for (number, table) in laws::tables::<F::Game>().iter().enumerate() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(number as u64);
        let game = &table.game;
        let names: Vec<String> = game.seats().seats().map(|seat| format!("N{seat}")).collect();
        let viewers: Vec<Viewer> = game.seats().seats().map(Viewer::Seat).chain([Viewer::Spectator]).collect();
        let mut state = game.initial_state();
        let mut asked = 0;
        while let Some(step) = laws::random_step(game, &state, &mut rng) {
            if let Step::Chance(_) = step {
                let mut outcomes = Vec::new();
                game.chance_outcomes(&state, &mut outcomes);
                let outcomes: Vec<ChanceOf<F>> = outcomes.into_iter().map(|(outcome, _)| outcome).collect();
                let viewer = viewers[asked % viewers.len()];
                let view = game.view(&state, viewer);
                for language in Language::ALL {
                    let scene = Scene::<F> {
                        game,
                        view: &view,
                        viewer,
                        to_act: game.to_act(&state),
                        legal: &[],
                        intentions: &[],
                        words: F::words(language),
                        names: &names,
                        aids: true,
                        parts: &PartCache::default(),
                    };
                    check_question(&scene, &outcomes, &format!("{table}, {viewer:?}, {language}, before {step}"));
                }
                asked += 1;
            }
            game.apply(&mut state, step, &mut kernel::Silent);
        }
    }
}

/// Checks the question of one chance step and its answers.
fn check_question<F: Face>(scene: &Scene<'_, F>, outcomes: &[ChanceOf<F>], place: &str) {
    let prompt = F::chance_prompt(scene);
    check_sentence(&prompt, place);
    assert!(prompt.ends_with('?'), "{place}: {prompt:?} does not ask what was drawn");
    let labels: Vec<String> = outcomes.iter().map(|outcome| F::outcome_label(scene, *outcome)).collect();
    labels.iter().for_each(|label| check_phrase(label, place));
    let different: BTreeSet<&String> = labels.iter().collect();
    assert_eq!(different.len(), labels.len(), "{place}: two outcomes have the same label: {labels:?}");
    let headings = outcomes.iter().filter_map(|outcome| F::outcome_group(scene, *outcome));
    headings.for_each(|heading| check_phrase(&heading, place));

    let buttons = outcome_buttons(scene, outcomes).into_string();
    let buttons = Document::parse(&buttons).unwrap_or_else(|error| panic!("{place}: {error}"));
    let buttons = buttons.descendants().filter(|node| node.has_tag_name("button"));
    let drawn: BTreeMap<String, String> = buttons
        .map(|node| (node.attribute("data-action").unwrap_or_default(), node.text().unwrap_or_default()))
        .map(|(outcome, label)| (outcome.to_owned(), label.trim_end().to_owned()))
        .collect();
    let expected: BTreeMap<String, String> = outcomes.iter().map(ToString::to_string).zip(labels).collect();
    assert_eq!(drawn, expected, "{place}: the buttons differ from the outcomes");
}
