//! A part that is left out because the audience already has it is unchanged, and one that is taken from the drawing for another
//! audience looks the same.

use std::borrow::Cow;
use std::collections::BTreeMap;

use kernel::{Game as _, Seat, Viewer};
use present::{CommonParts, Content, Face, Language, Part, PartCache, Scene, Zone};
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

/// Plays a random game at some tables. Two audiences, mostly with the same viewers, get every step and keep what is drawn; what
/// looks the same to both is drawn once. What they have must equal a complete drawing. (That one still has a part which was away in
/// between, whoever sends the drawings sees by what surrounds it.)
///
/// # Panics
/// If a part was left out although it has changed, or was drawn for one audience and looks different to the other.
pub fn check<F: Face>() -> Counts {
    let tables = laws::tables::<F::Game>();
    let mut counts = Counts::default();
    for (number, table) in tables.iter().enumerate().step_by(tables.len().div_ceil(4)) {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(number as u64);
        let game = &table.game;
        let mut names: Vec<String> = game.seats().seats().map(|seat| format!("N{seat}")).collect();
        let (mut state, mut audiences) = (game.initial_state(), [Audience::of_spectators(), Audience::of_spectators()]);
        loop {
            let to_act = game.to_act(&state);
            if rng.random_ratio(1, 4) {
                let viewer = to_act.seats().first().map_or(audiences[0].viewer, Viewer::Seat);
                audiences[0].viewer = viewer;
            }
            if rng.random_ratio(1, 10) {
                let seats: Vec<Seat> = game.seats().seats().collect();
                let seat = seats.get(rng.random_range(0..=seats.len()));
                audiences[1].viewer = seat.map_or(Viewer::Spectator, |seat| Viewer::Seat(*seat));
            }
            if rng.random_ratio(1, 50) {
                names[0].push('x');
            }
            let (words, aids, names, intentions) = (F::words(Language::German), rng.random_ratio(9, 10), &names, &[]);
            let mut common = CommonParts::default();
            for audience in &mut audiences {
                let viewer = audience.viewer;
                let mut legal = Vec::new();
                if let Some(seat) = viewer.seat() {
                    game.legal_actions(&state, seat, &mut legal);
                }
                let (view, legal) = (&game.view(&state, viewer), &legal);
                audience.cache = PartCache::after(std::mem::take(&mut audience.cache), common);
                let parts = &PartCache::default();
                let scene = Scene::<F> { game, view, viewer, to_act, legal, intentions, words, names, aids, parts };
                let whole = zones(&scene);
                let sparse = zones(&Scene { parts: &audience.cache, ..scene });
                for (whole, sparse) in whole.iter().zip(&sparse) {
                    compare(&table.to_string(), whole, sparse, &audience.kept, &mut counts);
                }
                whole.iter().for_each(|zone| audience.kept.remember(zone));
                common = audience.cache.take_common();
            }
            let Some(step) = laws::random_step(game, &state, &mut rng) else { break };
            game.apply(&mut state, step, &mut Vec::new());
        }
    }
    counts
}

/// Some who see the same.
struct Audience {
    viewer: Viewer,
    cache: PartCache,
    kept: Kept,
}

impl Audience {
    fn of_spectators() -> Self {
        Self { viewer: Viewer::Spectator, cache: PartCache::default(), kept: Kept::default() }
    }
}

/// What an audience has of every part.
#[derive(Default)]
struct Kept {
    html: BTreeMap<String, String>,
    /// What surrounds the parts of a part.
    frames: BTreeMap<String, Vec<String>>,
}

impl Kept {
    /// Keeps the parts of a complete drawing.
    fn remember(&mut self, zone: &Zone) {
        for part in zone.parts() {
            self.html.extend(html(part).map(|html| (part.key.clone(), html)));
            if let Content::Zone(inside) = &part.content {
                self.frames.extend(frame(inside).map(|frame| (part.key.clone(), frame)));
                self.remember(inside);
            }
        }
    }
}

/// What surrounds the parts of a zone.
fn frame(zone: &Zone) -> Option<Vec<String>> {
    Some(zone.frame()?.map(str::to_owned).collect())
}

/// Compares a drawing in which parts were left out with a complete one, and what was left out with what was `kept`.
fn compare(table: &str, whole: &Zone, sparse: &Zone, kept: &Kept, counts: &mut Counts) {
    assert_eq!(frame(whole), frame(sparse), "{table}: the frames differ");
    for (fresh, part) in whole.parts().iter().zip(sparse.parts()) {
        compare_part(table, fresh, &part.content, kept, counts);
    }
}

fn compare_part(table: &str, fresh: &Part, drawn: &Content, kept: &Kept, counts: &mut Counts) {
    let key = &fresh.key;
    match (&fresh.content, drawn) {
        (Content::Kept | Content::Parts(_), _) => panic!("with an empty cache everything is drawn"),
        (_, Content::Kept) => {
            counts.left_out += count(fresh);
            assert_eq!(kept.html.get(key).cloned(), html(fresh), "{table}: {key} was left out but has changed");
        }
        (Content::Zone(whole), Content::Zone(sparse)) => compare(table, whole, sparse, kept, counts),
        (Content::Zone(whole), Content::Parts(sparse)) => {
            assert_eq!(
                kept.frames.get(key),
                frame(whole).as_ref(),
                "{table}: the frame of {key} was left out but has changed"
            );
            let drawn = |key: &str| sparse.iter().find(|part| part.key == key).map(|part| &part.content);
            for fresh in whole.parts() {
                compare_part(table, fresh, drawn(&fresh.key).unwrap_or(&Content::Kept), kept, counts);
            }
        }
        (whole, drawn) => {
            counts.drawn += count(fresh);
            assert_eq!(whole, drawn, "{table}: two drawings of {key} differ");
        }
    }
}

/// The number of parts in a part that have none themselves.
fn count(part: &Part) -> usize {
    match &part.content {
        Content::Zone(zone) => zone.parts().iter().map(count).sum(),
        Content::Parts(parts) => parts.iter().map(count).sum(),
        Content::Kept | Content::Html(_) => 1,
    }
}

fn html(part: &Part) -> Option<String> {
    part.html().map(Cow::into_owned)
}

/// All zones that may have parts.
fn zones<F: Face>(scene: &Scene<'_, F>) -> Vec<Zone> {
    let zones = [Some(scene.board()), scene.hand(), Some(scene.supply())].into_iter().flatten();
    zones.chain(scene.game.seats().seats().map(|seat| scene.seat_details(seat))).collect()
}
