//! The keys of a log line name things that are drawn, before or after the step that it tells.

use std::collections::BTreeSet;

use kernel::{Game as _, Viewer};
use present::{Face, Language, PartCache, Scene};
use rand::{RngExt as _, SeedableRng as _};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::hidden::page;

/// Plays a random game at some tables, each step seen by a viewer drawn by lot.
///
/// # Panics
/// If a log line has a key that the viewer's page has neither before nor after the step.
pub fn check_keys<F: Face>() {
    let tables = laws::tables::<F::Game>();
    for (number, table) in tables.iter().enumerate().step_by(tables.len().div_ceil(4)) {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(number as u64);
        let game = &table.game;
        let names: Vec<String> = game.seats().seats().map(|seat| format!("N{seat}")).collect();
        let viewers: Vec<Viewer> = game.seats().seats().map(Viewer::Seat).chain([Viewer::Spectator]).collect();
        let mut state = game.initial_state();
        while let Some(step) = laws::random_step(game, &state, &mut rng) {
            let viewer = viewers[rng.random_range(0..viewers.len())];
            let mut drawn = keys_for::<F>(game, &state, viewer, &names);
            let mut events = Vec::new();
            game.apply(&mut state, step, &mut events);
            drawn.extend(keys_for::<F>(game, &state, viewer, &names));
            for event in events.iter().filter_map(|event| game.redact(event, viewer)) {
                let Some(line) = F::event_words(game, F::words(Language::German), &names, &event) else { continue };
                for key in &line.keys {
                    assert!(drawn.contains(key), "{viewer:?}: {key} is not drawn: {:?}, {event:?}", line.text);
                }
            }
        }
    }
}

/// The keys on everything that a viewer sees.
fn keys_for<F: Face>(
    game: &F::Game,
    state: &<F::Game as kernel::Game>::State,
    viewer: Viewer,
    names: &[String],
) -> BTreeSet<String> {
    let to_act = game.to_act(state);
    let mut legal = Vec::new();
    if let Some(seat) = viewer.seat()
        && to_act.seats().contains(seat)
    {
        game.legal_actions(state, seat, &mut legal);
    }
    let text = page(&Scene::<F> {
        game,
        view: &game.view(state, viewer),
        viewer,
        to_act,
        legal: &legal,
        intentions: &[],
        words: F::words(Language::German),
        names,
        aids: true,
        parts: &PartCache::default(),
    });
    let keys = text.split("data-key=\"").skip(1).filter_map(|rest| rest.split('"').next());
    keys.map(str::to_owned).collect()
}
