//! The castle in the middle: five sections in two rings, and the third ring at the king's tower.

use maud::{Markup, html};
use viscounts::action::Action;
use viscounts::board::Piece;
use viscounts::effect::Main;
use viscounts::state::Side;

use super::cards::first_legal;
use super::effects::{effect_words, sign_drawing};
use super::glyphs::Glyph;
use super::kingdom::{CENTRE, LAND, disc, land_start, turned};
use super::names::arms;
use present::engrave::{point, polar, ring_piece};
use present::glow;

use crate::scene::Scene;

/// The bands of the first and the second ring.
const RINGS: [(f32, f32); 2] = [(130.0, 186.0), (62.0, 128.0)];
/// The radius of the workers in each ring.
const WORKER_RADIUS: [f32; 2] = [158.0, 111.0];
/// The width of a worker in each ring.
const WIDTHS: [f32; 2] = [32.0, 28.0];

/// The castle with its workers and hot-spots.
pub(super) fn castle(scene: &Scene<'_>) -> Markup {
    let table = &scene.view.table;
    html! {
        circle.v-wall cx="500" cy="500" r="190" {}
        circle.v-courses cx="500" cy="500" r="190" fill="url(#hatch-stone)" {}
        circle.merlons cx="500" cy="500" r="187" {}
        @for (place, piece) in table.order.into_iter().enumerate() {
            @for ring in 0..2 { (section(scene, place, piece, ring)) }
        }
        circle.merlons cx="500" cy="500" r="128" {}
        (keep(scene))
        @for (place, piece) in table.order.into_iter().enumerate() { (spots(scene, place, piece)) }
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

/// The angle of the worker with this index.
fn stand(place: usize, ring: usize, index: usize, count: usize) -> f32 {
    let apart = [14.0_f32, 17.0][ring].min(56.0 / count as f32);
    land_start(place) + LAND / 2.0 + (index as f32 - (count as f32 - 1.0) / 2.0) * apart
}

/// One section of a ring.
fn section(scene: &Scene<'_>, place: usize, piece: Piece, ring: usize) -> Markup {
    let (words, data) = (scene.words, scene.game.data());
    let inside = workers(scene, piece, ring);
    let reward = scene.game.section_beside(&scene.view.table, piece).ring2;
    html! {
        path.v-section.inner[ring == 1] d=(outline(place, ring)) {}
        @if ring == 1 {
            (turned(land_start(place) + LAND / 2.0, 80.0, &html! {
                title { (words.with("viscounts-ring-two", &[("effect", effect_words(words, data, reward).into())])) }
                (sign_drawing(words, data, reward, 0.0, 0.0, 25.0))
            }))
        }
        @for (index, side) in inside.iter().enumerate() {
            @let (x, y) = point(CENTRE, stand(place, ring, index, inside.len()), WORKER_RADIUS[ring]);
            (worker(scene, *side, x, y, WIDTHS[ring]))
        }
    }
}

/// A worker with the arms of its side.
fn worker(scene: &Scene<'_>, side: Side, x: f32, y: f32, width: f32) -> Markup {
    let seal = arms(side);
    html! {
        g.(seal.tincture.class()) { (Glyph::Worker.place(scene.words, x, y, width * 1.35)) }
        (seal.place(x, y + width * 0.28, width * 0.42))
    }
}

/// The third ring: the number of workers of each side, and the owner of the lord.
fn keep(scene: &Scene<'_>) -> Markup {
    let (table, words, data) = (&scene.view.table, scene.words, scene.game.data());
    let sides: Vec<Side> = scene.view.sides().collect();
    let count = sides.len();
    html! {
        circle.v-keep cx="500" cy="500" r="60" {}
        circle.v-courses cx="500" cy="500" r="60" fill="url(#hatch-tiles)" {}
        g {
            title { (words.with("viscounts-ring-three", &[("effect", effect_words(words, data, data.ring3).into())])) }
            (sign_drawing(words, data, data.ring3, 500.0, 464.0, 22.0))
        }
        @for (index, side) in sides.into_iter().enumerate() {
            @let x = 500.0 + (index as f32 - (count as f32 - 1.0) / 2.0) * 26.0;
            (arms(side).place(x, 496.0, 22.0))
            text.v-number x=(x) y="528" font-size="22" { (table.third_ring[side.index()]) }
            @if table.lord == Some(side) { (Glyph::Lord.place(words, x, 546.0, 22.0)) }
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
                (glow(&ring_piece(CENTRE, (133.0, 183.0), (from, to))))
                @let (x, y) = polar(CENTRE, if clockwise { start + 62.0 } else { start + 10.0 }, 158.0);
                path.v-way d="M-12 -9L10 0L-12 9L-5 0Z" transform={ "translate(" (x) " " (y) ") rotate(" (turn) ")" } {}
            }))
        }
        @for ring in 0..2_u8 {
            @let inside = workers(scene, piece, usize::from(ring));
            @for side in scene.view.sides() {
                @if let Some(index) = inside.iter().position(|other| *other == side) {
                    @let angle = stand(place, usize::from(ring), index, inside.len());
                    (scene.hot(Action::Knock(piece, ring, side), || glow(&disc(angle, WORKER_RADIUS[usize::from(ring)], 22.0))))
                }
            }
        }
    }
}
