//! Every action tells what it is about and what it brings.

use kernel::{Foresee as _, Game as _, Step, ToAct, Viewer};
use present::{Face, Language, PartCache, Scene, foreseen_words};
use rand::{RngExt as _, SeedableRng as _};
use rand_xoshiro::Xoshiro256PlusPlus;

/// Plays a random game at some tables and asks about the legal actions of every decision, in both languages.
///
/// # Panics
/// If an action has no caption, or a caption or a phrase about what it brings has an unfilled placeholder.
pub fn check_about<F: Face>() {
    let tables = laws::tables::<F::Game>();
    for (number, table) in tables.iter().enumerate().step_by(tables.len().div_ceil(4)) {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(number as u64);
        let game = &table.game;
        let names: Vec<String> = game.seats().seats().map(|seat| format!("N{seat}")).collect();
        let mut state = game.initial_state();
        loop {
            let to_act = game.to_act(&state);
            let step = match to_act {
                ToAct::Nobody => break,
                ToAct::Chance => Step::Chance(game.sample_chance(&state, &mut rng)),
                ToAct::Seats(waiting) => {
                    let seat = waiting.first().expect("a seat is to act");
                    let mut legal = Vec::new();
                    game.legal_actions(&state, seat, &mut legal);
                    let view = game.view(&state, Viewer::Seat(seat));
                    for language in Language::ALL {
                        let scene = Scene::<F> {
                            game,
                            view: &view,
                            viewer: Viewer::Seat(seat),
                            to_act,
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
                        let action = legal[rng.random_range(0..legal.len())];
                        let foreseen = game.foresee(&view, seat, action, &mut rng);
                        for phrase in foreseen_words(&scene, action, &foreseen) {
                            check_phrase(&phrase, &format!("{language}, {action}"));
                        }
                    }
                    Step::Act(seat, legal[rng.random_range(0..legal.len())])
                }
            };
            game.apply(&mut state, step, &mut kernel::Silent);
        }
    }
}

fn check_phrase(text: &str, place: &str) {
    assert!(!text.trim().is_empty(), "{place}: an empty phrase");
    assert!(!text.contains(['{', '$']) && !text.contains("  "), "{place}: {text:?} has an unfilled placeholder");
}
