//! Every action tells what it is about and what it brings.

use kernel::{Foresee as _, Game as _, Step, Viewer};
use present::{Face, Language, PartCache, Scene, foreseen_words};
use rand::SeedableRng as _;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::numbers;

/// Plays a random game at some tables and asks about the legal actions of every decision, in both languages.
///
/// # Panics
/// If an action has no caption, or a caption or a phrase about what it brings has an unfilled placeholder, or a hyphen for a
/// minus sign.
pub fn check_about<F: Face>() {
    let tables = laws::tables::<F::Game>();
    for (number, table) in tables.iter().enumerate().step_by(tables.len().div_ceil(4)) {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(number as u64);
        let game = &table.game;
        let names: Vec<String> = game.seats().seats().map(|seat| format!("N{seat}")).collect();
        let mut state = game.initial_state();
        while let Some(step) = laws::random_step(game, &state, &mut rng) {
            if let Step::Act(seat, chosen) = step {
                let mut legal = Vec::new();
                game.legal_actions(&state, seat, &mut legal);
                let view = game.view(&state, Viewer::Seat(seat));
                for language in Language::ALL {
                    let scene = Scene::<F> {
                        game,
                        view: &view,
                        viewer: Viewer::Seat(seat),
                        to_act: game.to_act(&state),
                        legal: &legal,
                        intentions: &[],
                        words: F::words(language),
                        names: &names,
                        aids: true,
                        parts: &PartCache::default(),
                    };
                    for action in &legal {
                        let about = F::about(&scene, *action);
                        let about = about.unwrap_or_else(|| panic!("{language}: nothing about {action}"));
                        about.lines().for_each(|line| check_phrase(line, &format!("{language}, {action}")));
                    }
                    let foreseen = game.foresee(&view, seat, chosen, &mut rng);
                    for phrase in foreseen_words(&scene, chosen, &foreseen) {
                        check_phrase(&phrase, &format!("{language}, {chosen}"));
                    }
                }
            }
            game.apply(&mut state, step, &mut kernel::Silent);
        }
    }
}

/// Checks that a phrase is not empty, and has no unfilled placeholder and no hyphen for a minus sign.
pub(crate) fn check_phrase(text: &str, place: &str) {
    assert!(!text.trim().is_empty(), "{place}: an empty phrase");
    assert!(!text.contains(['{', '$']) && !text.contains("  "), "{place}: {text:?} has an unfilled placeholder");
    numbers::check_text(text, place);
}
