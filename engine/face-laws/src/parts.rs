//! A part that is left out because the audience already has it is unchanged.

use std::collections::BTreeMap;

use kernel::{Game as _, Viewer};
use present::{Face, Language, PartCache, Scene, Zone};
use rand::{RngExt as _, SeedableRng as _};
use rand_xoshiro::Xoshiro256PlusPlus;

/// The numbers of parts that were left out and drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// Parts that the audience already had.
    pub left_out: usize,
    /// Parts that were drawn.
    pub drawn: usize,
}

/// Plays a random game at some tables. One audience, mostly with the same viewer, gets every step and keeps what is drawn.
/// What it has must equal a complete drawing.
///
/// # Panics
/// If a part was left out although it has changed.
pub fn check<F: Face>() -> Counts {
    let tables = laws::tables::<F::Game>();
    let mut counts = Counts::default();
    for (number, table) in tables.iter().enumerate().step_by(tables.len().div_ceil(4)) {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(number as u64);
        let game = &table.game;
        let mut names: Vec<String> = game.seats().seats().map(|seat| format!("N{seat}")).collect();
        let (mut state, mut cache, mut kept) = (game.initial_state(), PartCache::default(), BTreeMap::new());
        let mut viewer = Viewer::Spectator;
        loop {
            let to_act = game.to_act(&state);
            if rng.random_ratio(1, 4) {
                viewer = to_act.seats().first().map_or(viewer, Viewer::Seat);
            }
            if rng.random_ratio(1, 50) {
                names[0].push('x');
            }
            let mut legal = Vec::new();
            if let Some(seat) = viewer.seat() {
                game.legal_actions(&state, seat, &mut legal);
            }
            let view = game.view(&state, viewer);
            let (words, aids) = (F::words(Language::German), rng.random_ratio(9, 10));
            let (legal, names, intentions) = (&legal, &names, &[]);
            cache = PartCache::after(cache);
            let parts = &PartCache::default();
            let scene = Scene::<F> { game, view: &view, viewer, to_act, legal, intentions, words, names, aids, parts };
            let whole = zones(&scene);
            let sparse = zones(&Scene { parts: &cache, ..scene });
            assert_eq!(frames(&whole), frames(&sparse), "{table}: the frames differ");
            for (fresh, part) in parts_of(&whole).zip(parts_of(&sparse)) {
                let fresh = fresh.html.as_ref().expect("with an empty cache everything is drawn");
                match &part.html {
                    Some(html) => assert_eq!(html, fresh, "{table}: two drawings of {} differ", part.key),
                    None => {
                        assert_eq!(
                            kept.get(&part.key),
                            Some(fresh),
                            "{table}: {} was left out but has changed",
                            part.key
                        );
                    }
                }
                counts.left_out += usize::from(part.html.is_none());
                counts.drawn += usize::from(part.html.is_some());
            }
            kept = parts_of(&whole).map(|part| (part.key.clone(), part.html.clone().unwrap_or_default())).collect();
            let Some(step) = laws::random_step(game, &state, &mut rng) else { break };
            game.apply(&mut state, step, &mut Vec::new());
        }
    }
    counts
}

/// All zones that may have parts.
fn zones<F: Face>(scene: &Scene<'_, F>) -> Vec<Zone> {
    [Some(scene.board()), scene.hand(), Some(scene.supply())].into_iter().flatten().collect()
}

fn frames(zones: &[Zone]) -> Vec<&[String]> {
    zones.iter().map(Zone::frame).collect()
}

fn parts_of(zones: &[Zone]) -> impl Iterator<Item = &present::Part> {
    zones.iter().flat_map(Zone::parts)
}
