//! The castle in the middle: five sections in two rings, and the third ring at the king's tower.

use maud::{Markup, html};
use viscounts::action::Action;
use viscounts::board::Piece;
use viscounts::effect::Main;
use viscounts::state::Side;

use super::captions;
use super::cards::first_legal;
use super::effects::sign_drawing;
use super::glyphs::Glyph;
use super::kingdom::{CENTRE, LAND, disc, land_start, standing};
use super::names::{arms, side_name};
use present::engrave::{point, polar, ring_piece, short};
use present::glow;

use crate::keys;
use crate::scene::Scene;

/// The bands of the first and the second ring.
const RINGS: [(f32, f32); 2] = [(134.0, 187.0), (58.0, 132.0)];
/// The radius of the workers in each ring.
const WORKER_RADIUS: [f32; 2] = [160.0, 111.0];
/// The size of the rewards of the second ring, and how wide they may be.
const REWARD: (f32, f32) = (28.0, 58.0);
/// The reward of the second ring stands this far from the centre or farther: outside the keep.
const REWARD_FROM: f32 = 60.0;
/// The size of a worker.
const WORKER: f32 = 43.0;

/// The castle with its workers and hot-spots.
pub(super) fn castle(scene: &Scene<'_>) -> Markup {
    let table = &scene.view.table;
    html! {
        g data-key=(keys::CASTLE) {
            circle.v-wall cx="500" cy="500" r="191" {}
            circle.v-courses cx="500" cy="500" r="191" fill="url(#hatch-stone)" {}
            circle.merlons cx="500" cy="500" r="188" {}
            @for place in 0..5 { (tower(land_start(place), 187.0, 13.0)) }
        }
        @for (place, piece) in table.order.into_iter().enumerate() {
            @for ring in 0..2 { (section(scene, place, piece, ring)) }
        }
        circle.merlons cx="500" cy="500" r="131" {}
        (keep(scene))
        @for (place, piece) in table.order.into_iter().enumerate() { (spots(scene, place, piece)) }
    }
}

/// A round tower of the wall, seen from above.
fn tower(angle: f32, radius: f32, size: f32) -> Markup {
    let (x, y) = polar(CENTRE, angle, radius);
    html! {
        circle.v-tower cx=(x) cy=(y) r=(short(size)) {}
        circle.merlons cx=(x) cy=(y) r=(short(size - 4.0)) {}
    }
}

fn outline(place: usize, ring: usize) -> String {
    let start = land_start(place);
    ring_piece(CENTRE, RINGS[ring], (start + 0.8, start + LAND - 0.8))
}

/// Everyone in a section, one entry for each worker.
fn workers(scene: &Scene<'_>, piece: Piece, ring: usize) -> Vec<Side> {
    let section = scene.view.table.rings[ring][piece.index()];
    scene.view.sides().flat_map(|side| std::iter::repeat_n(side, usize::from(section[side.index()]))).collect()
}

/// The angle of the worker with this index. Those of the second ring stand on both sides of its reward.
fn stand(place: usize, ring: usize, index: usize, count: usize) -> f32 {
    let middle = land_start(place) + LAND / 2.0;
    if ring == 0 {
        let apart = 15.0_f32.min(58.0 / count as f32);
        return middle + (index as f32 - (count as f32 - 1.0) / 2.0) * apart;
    }
    let left = count.div_ceil(2);
    let (side, nth, all) = if index < left { (-1.0, index, left) } else { (1.0, index - left, count - left) };
    middle + side * (18.0 + nth as f32 * 11.0_f32.min(12.0 / all.saturating_sub(1).max(1) as f32))
}

/// The radius of the middle of a reward: a wide sign beside the keep needs more room than one above it.
fn reward_radius(angle: f32) -> f32 {
    let (sine, cosine) = angle.to_radians().sin_cos();
    REWARD_FROM + REWARD.1 / 2.0 * sine.abs() + REWARD.0 / 2.0 * cosine.abs()
}

/// One section of a ring.
fn section(scene: &Scene<'_>, place: usize, piece: Piece, ring: u8) -> Markup {
    let band = usize::from(ring);
    let inside = workers(scene, piece, band);
    let reward = scene.game.section_beside(&scene.view.table, piece).ring2;
    let before = |index: usize| inside[..index].iter().filter(|other| **other == inside[index]).count();
    html! {
        g data-key=(keys::section(piece, ring)) {
            title { (scene.caption(captions::section(scene, piece, ring))) }
            path.v-section.inner[ring == 1] d=(outline(place, band)) {}
            @if ring == 1 {
                @let angle = land_start(place) + LAND / 2.0;
                (standing(angle, reward_radius(angle), &sign_drawing(scene.game.data(), reward, (0.0, 0.0), REWARD.0, REWARD.1)))
            }
        }
        @for (index, side) in inside.iter().enumerate() {
            @let (x, y) = point(CENTRE, stand(place, band, index, inside.len()), WORKER_RADIUS[band]);
            (worker(scene, *side, &keys::worker(*side, piece, band, before(index)), x, y))
        }
    }
}

/// A worker with the arms of its side.
fn worker(scene: &Scene<'_>, side: Side, key: &str, x: f32, y: f32) -> Markup {
    let seal = arms(side);
    html! {
        g data-key=(key) transform={ "translate(" (short(x)) " " (short(y)) ")" } {
            title { (scene.caption(side_name(scene, side))) }
            g.(seal.tincture.class()) { (Glyph::Worker.place(0.0, 0.0, WORKER)) }
            (seal.place(0.0, 8.0, 13.0))
        }
    }
}

/// The third ring: the number of workers of each side, and the owner of the lord.
fn keep(scene: &Scene<'_>) -> Markup {
    let (table, data) = (&scene.view.table, scene.game.data());
    let sides: Vec<Side> = scene.view.sides().collect();
    let count = sides.len();
    html! {
        g data-key=(keys::KEEP) {
            title { (scene.caption(captions::keep(scene))) }
            circle.v-keep cx="500" cy="500" r="57" {}
            circle.v-courses cx="500" cy="500" r="57" fill="url(#hatch-tiles)" {}
            circle.merlons cx="500" cy="500" r="54" {}
            (sign_drawing(data, data.ring3, (500.0, 464.0), 22.0, 40.0))
            @for (index, side) in sides.into_iter().enumerate() {
                @let x = 500.0 + (index as f32 - (count as f32 - 1.0) / 2.0) * 25.0;
                (arms(side).place(x, 494.0, 21.0))
                text.v-number x=(short(x)) y="527" font-size="25" { (table.third_ring[side.index()]) }
                @if table.lord == Some(side) { (Glyph::Lord.place(x, 541.0, 22.0)) }
            }
        }
    }
}

/// The hot-spots in the sections beside a piece.
fn spots(scene: &Scene<'_>, place: usize, piece: Piece) -> Markup {
    let table = &scene.view.table;
    let start = land_start(place);
    let here = table.players[scene.near().index()].viscount;
    let stands_here = here.is_some_and(|space| space.piece() == piece && !space.is_outer());
    let mut whole = vec![Action::Section(piece), Action::Push(piece)];
    if stands_here {
        whole.extend([Action::Main(Main::Workers, false), Action::Main(Main::Workers, true)]);
    }
    html! {
        @if let Some(action) = first_legal(scene, &whole) { (scene.hot(action, || glow(&outline(place, 0)))) }
        @for clockwise in [false, true] {
            @let (from, to) = if clockwise { (start + 37.0, start + 70.0) } else { (start + 2.0, start + 35.0) };
            @let turn = if clockwise { start + 60.0 } else { start + 192.0 };
            (scene.hot(Action::Step(piece, clockwise), || html! {
                (glow(&ring_piece(CENTRE, (137.0, 184.0), (from, to))))
                @let (x, y) = polar(CENTRE, if clockwise { start + 62.0 } else { start + 10.0 }, 160.0);
                path.v-way d="M-12 -9L10 0L-12 9L-5 0Z" transform={ "translate(" (x) " " (y) ") rotate(" (turn) ")" } {}
            }))
        }
        @for ring in 0..2_u8 {
            @let inside = workers(scene, piece, usize::from(ring));
            @for side in scene.view.sides() {
                @if let Some(index) = inside.iter().position(|other| *other == side) {
                    @let angle = stand(place, usize::from(ring), index, inside.len());
                    (scene.hot(Action::Knock(piece, ring, side), || glow(&disc(angle, WORKER_RADIUS[usize::from(ring)], 23.0))))
                }
            }
        }
    }
}
