//! What stands beside a castle: a counter of each type towards its bonuses, and the tiles that may come here.

use kernel::Seat;
use maud::{Markup, html};
use two_castles::{Action, LUDWIG, Phase, RoomType, Tile};

use super::names::{card_name, place_name, room_name};
use super::rooms::{Emblem, card_picture, room, sign};
use super::texts::shown_bonus;
use super::{captions, keys};
use present::{breakable, intention_words};

use crate::scene::Scene;

/// How many rooms of each type a castle has, and how many bring the next bonus. A small castle shows only the types it has.
pub(super) fn counters(scene: &Scene<'_>, castle: usize, near: bool) -> Markup {
    let built = &scene.view.castles[castle];
    let shown = RoomType::ALL.into_iter().filter(|room_type| near || built.count(*room_type) > 0);
    html! {
        ul.tc-counters {
            @for room_type in shown {
                @let count = built.count(room_type);
                @let caption = scene.caption(captions::counter(scene.words, built, room_type));
                li.next[matches!(count, 2 | 4)] data-key=(keys::counter(castle, room_type)) data-caption=(caption) {
                    svg.tc-count-sign viewBox="0 0 40 40" aria-hidden="true" focusable="false" { (sign(Emblem::Type(room_type), 0.0, 0.0, 40.0)) }
                    span aria-hidden="true" {
                        (count)
                        @match count { 0..3 => small { "/3" }, 3..5 => small { "/5" }, _ => {} }
                    }
                    span.unseen { (caption) }
                }
            }
        }
    }
}

/// The open tiles of the other builders that may come into a castle.
pub(super) fn coming(scene: &Scene<'_>, castle: usize, near: bool) -> Markup {
    html! {
        div.tc-coming {
            @for (place, tile) in tiles_for(scene, castle) {
                @let key = has_key(scene, castle, place).then(|| keys::tile(tile)).flatten();
                span.tc-coming-tile data-caption=(scene.caption(captions::tile(scene, tile))) {
                    svg viewBox="-2 -2 104 104" role="img" aria-label=(room_name(scene.words, tile)) {
                        g data-key=[key] { (room(tile)) }
                    }
                    @if near {
                        span { strong { (breakable(&room_name(scene.words, tile))) } (place_name(scene.game, scene.words, scene.names, place)) }
                    }
                }
            }
            (drawn(scene, castle))
        }
    }
}

/// What was drawn for a bonus of the castle and the viewer sees, unless it lies in the tray.
fn drawn(scene: &Scene<'_>, castle: usize) -> Markup {
    let (words, draw) = (scene.words, &scene.view.draws[castle]);
    let in_the_tray = shown_bonus(scene).is_some_and(|(shown, _)| shown == castle);
    html! {
        @if scene.view.progress.phase == Phase::Build && !in_the_tray {
            @for tile in draw.tiles.iter() {
                span.tc-coming-tile data-caption=(scene.caption(captions::tile(scene, tile))) {
                    svg viewBox="-2 -2 104 104" role="img" aria-label=(room_name(words, tile)) {
                        g data-key=[keys::tile(tile)] { (room(tile)) }
                    }
                }
            }
            @for card in &draw.cards {
                span.tc-coming-tile data-caption=(scene.caption(captions::card(words, &scene.view.castles[castle], *card))) {
                    svg viewBox="-2 -2 104 104" role="img" aria-label=(card_name(words, *card)) {
                        g data-key=(keys::card(*card)) { (card_picture(*card)) }
                    }
                }
            }
            @for (seat, action) in considered(scene, castle) {
                span.tc-coming-tile data-caption=(scene.caption(intention_words(scene, seat, action))) { (scene.arms(seat).shield()) }
            }
        }
    }
}

/// What a partner considers for a bonus of the castle, other than placing a room.
fn considered<'a>(scene: &'a Scene<'_>, castle: usize) -> impl Iterator<Item = (Seat, Action)> + 'a {
    let here = move |(seat, action): &&(Seat, Action)| {
        let bonus = scene.game.bonus_of(&scene.view.progress, *seat);
        matches!(action, Action::Bonus(_) | Action::Take(_) | Action::Keep(_))
            && bonus.is_some_and(|(at, _)| at == castle)
    };
    scene.intentions.iter().filter(here).copied()
}

/// The open tiles for a castle with the places they belong to. The viewer's own lie in the tray.
fn tiles_for(scene: &Scene<'_>, castle: usize) -> Vec<(usize, Tile)> {
    let view = scene.view;
    let mut tiles = Vec::new();
    for place in scene.game.builders(castle) {
        let [first, second] = view.picks[place];
        match scene.game.seat_at(place) {
            Some(seat) if scene.viewer.is(seat) || view.progress.phase == Phase::Choose => {}
            Some(_) => tiles.extend([first, second].into_iter().flatten().map(|tile| (place, tile))),
            None => {
                // Ludwig's tiles are for the castle on his right and on his left, in this order.
                let [left, _] = scene.game.castles_of(LUDWIG);
                tiles.extend(if castle == left { second } else { first }.map(|tile| (place, tile)));
            }
        }
    }
    tiles
}

/// Do the tiles of a place have their key beside this castle? A key may be drawn only once: beside one of the viewer's
/// castles, if both build there. Each of Ludwig's tiles lies beside one castle only.
fn has_key(scene: &Scene<'_>, castle: usize, place: usize) -> bool {
    let near = scene.game.castles_of(scene.near().index());
    let castles = scene.game.castles_of(place);
    let shown = castles.into_iter().find(|castle| near.contains(castle)).unwrap_or(castles[0]);
    castle == shown || scene.game.seat_at(place).is_none()
}
