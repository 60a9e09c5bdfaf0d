//! The tray in front of the castles, with the current choice. The partner in a castle sees it too.
//!
//! If several tiles may be placed, the cells of the tile whose card is open are highlighted.

use kernel::Seat;
use maud::{Markup, html};
use two_castles::components::Bonus;
use two_castles::{Action, Attendant, Components, LUDWIG, Phase, ROUNDS, RoomType, Side, TURNS, Task, Tile};

use super::names::{
    attendant_name, bonus_words, card_name, castle_name, decoration_dative, kind_name, points_words, room_name,
    type_names, wants_words,
};
use super::rooms::{Emblem, card_picture, decoration, room, sign};
use super::texts::{action_label, choices, ludwigs_castles, shown_bonus};
use super::{captions, keys};
use present::Words;
use present::breakable;

use crate::scene::Scene;

/// The tray: what the viewer may choose now, or sees a partner choose, or their own tiles that are not placed yet. Its place
/// is always kept, so that nothing moves when it fills.
pub(super) fn tray(scene: &Scene<'_>) -> Markup {
    let view = scene.view;
    let Some(seat) = scene.viewer.seat() else { return row(&standing(scene)) };
    match (view.progress.phase, shown_bonus(scene)) {
        (Phase::LudwigAssigns, _) if scene.my_turn() => assigning(scene),
        (Phase::LudwigDraws, _) if !view.draws[LUDWIG].tiles.is_empty() => seen_tiles(scene, LUDWIG),
        (Phase::Choose, _) if scene.my_turn() => row(&standing(scene)),
        (_, Some((_, Task::ChooseBonus))) => bonuses(scene),
        (_, Some((castle, Task::TakeAttendant))) => attendants(scene, castle),
        (_, Some((castle, Task::DrawCards | Task::KeepCard))) => cards(scene, castle),
        (Phase::Build, _) if scene.my_turn() => placing(scene),
        (_, Some((castle, Task::DrawTiles | Task::KeepTile))) => seen_tiles(scene, castle),
        _ => waiting(scene, seat),
    }
}

/// The tiles just drawn for a castle.
fn seen_tiles(scene: &Scene<'_>, castle: usize) -> Markup {
    row(&html! {
        @for tile in scene.view.draws[castle].tiles.iter() { div.tc-offer.seen { (tile_card(scene, tile, true)) } }
    })
}

/// Where the match stands, while there is nothing to choose here.
pub(super) fn standing(scene: &Scene<'_>) -> Markup {
    let (words, progress) = (scene.words, &scene.view.progress);
    html! {
        @if progress.phase != Phase::Over {
            p.tc-standing {
                (words.with("two-castles-standing", &[
                    ("round", (progress.round + 1).into()), ("rounds", ROUNDS.into()),
                    ("turn", (progress.turn + 1).into()), ("turns", TURNS.into()),
                ]))
                " "
                (words.text(if progress.round == 0 { "two-castles-pass-left" } else { "two-castles-pass-right" }))
            }
        }
    }
}

fn assigning(scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    let (own, _) = ludwigs_castles(scene);
    let text = words.with("two-castles-for-castle", &[("castle", castle_name(words, own).into())]);
    row(&html! {
        @for tile in scene.view.draws[LUDWIG].tiles.iter() {
            (offer(scene, Action::Assign(tile), keys::tile(tile), &room(tile), &room_name(words, tile), &wants_words(words, tile), &text))
        }
    })
}

fn bonuses(scene: &Scene<'_>) -> Markup {
    let (words, components) = (scene.words, Components::get());
    let types = RoomType::ALL.into_iter().filter(|room_type| components.third_bonus(*room_type) != Bonus::Choice);
    row(&html! {
        @for room_type in types {
            (offer(scene, Action::Bonus(room_type), None, &sign(Emblem::Type(room_type), 10.0, 10.0, 80.0),
                &type_names(words, room_type), &bonus_words(words, room_type), ""))
        }
    })
}

fn attendants(scene: &Scene<'_>, castle: usize) -> Markup {
    let (words, components) = (scene.words, Components::get());
    let castle = &scene.view.castles[castle];
    row(&html! {
        @for kind in Attendant::all().filter(|kind| scene.view.attendants[kind.index()] > 0) {
            @let hangs = components.attendant(kind).decoration;
            @let wants = words.with("two-castles-attendant-wants", &[
                ("points", components.attendant_points.into()), ("decoration", decoration_dative(words, hangs).into()),
            ]);
            @let now = now(words, castle.attendant_points(components, kind).points());
            (offer(scene, Action::Take(kind), None, &decoration(hangs, 10.0, 10.0, 80.0), &attendant_name(words, kind), &wants, &now))
        }
    })
}

fn cards(scene: &Scene<'_>, index: usize) -> Markup {
    let (words, components) = (scene.words, Components::get());
    let castle = &scene.view.castles[index];
    row(&html! {
        @for card in &scene.view.draws[index].cards {
            @let points = components.card(*card).points;
            @let each = words.with("two-castles-each", &[("points", points.into())]);
            @let now = now(words, castle.card_points(components, *card).points());
            (offer(scene, Action::Keep(*card), Some(keys::card(*card)), &card_picture(*card), &card_name(words, *card), &each, &now))
        }
    })
}

/// The seat's chosen tiles that are public and not placed yet.
fn waiting(scene: &Scene<'_>, seat: Seat) -> Markup {
    let view = scene.view;
    let is_open = !matches!(view.progress.phase, Phase::Choose | Phase::LudwigAssigns | Phase::LudwigDraws);
    let picks: Vec<Tile> = view.picks[seat.index()].into_iter().flatten().filter(|_| is_open).collect();
    html! {
        @if picks.is_empty() {
            (row(&standing(scene)))
        } @else {
            div.tc-tray role="group" aria-label=(scene.words.text("two-castles-picks")) {
                @for tile in picks { div.tc-offer.seen { (tile_card(scene, tile, true)) } }
            }
        }
    }
}

fn now(words: &Words, points: i32) -> String {
    words.with("two-castles-now", &[("points", points_words(words, points).into())])
}

fn row(body: &Markup) -> Markup {
    html! { div.tc-tray { (body) } }
}

/// One of several things to take: a picture with its name, its effect, and its current points.
fn offer(
    scene: &Scene<'_>,
    action: Action,
    key: Option<String>,
    picture: &Markup,
    name: &str,
    text: &str,
    note: &str,
) -> Markup {
    let card = html! {
        svg.tc-tile viewBox="0 0 100 100" aria-hidden="true" focusable="false" { g data-key=[key] { (picture) } }
        span.tc-offer-text {
            strong { (breakable(name)) }
            span { (text) }
            @if !note.is_empty() { em { (note) } }
        }
    };
    if scene.my_turn() {
        return hot_card(scene, action, "tc-offer", &card);
    }
    let by = scene.intentions.iter().find(|(_, intended)| *intended == action).map(|(seat, _)| *seat);
    html! {
        div.tc-offer.seen.intended[by.is_some()] data-caption=(scene.caption(captions::about(scene, action))) {
            (card)
            @if let Some(seat) = by { (scene.arms(seat).shield()) }
        }
    }
}

/// The tiles to be placed, and the option to let the partner go first.
fn placing(scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    let tiles = choices(scene);
    // Ludwig's tile has its key beside the castle.
    let own = scene.viewer.seat().map_or([None; 2], |seat| scene.view.picks[seat.index()]);
    let drawn = |tile: Tile| scene.view.draws.iter().any(|draw| draw.tiles.contains(tile));
    let keyed = |tile: Tile| own.contains(&Some(tile)) || drawn(tile);
    row(&html! {
        @for (index, tile) in tiles.iter().enumerate() {
            details.tc-choice.{ "of-" (index) } name="two-castles-tile" open=[(index == 0).then_some("")] {
                summary { (tile_card(scene, *tile, keyed(*tile))) }
            }
        }
        @for action in Side::BOTH.map(Action::Wait) { (offer(scene, action, None, &html! {
            path.f-masonry.s d="M26 8H74V16H70Q70 36 55 50Q70 64 70 84H74V92H26V84H30Q30 64 45 50Q30 36 30 16H26Z" {}
            path.f-gold d="M36 84Q38 70 50 64Q62 70 64 84ZM38 30H62Q58 42 50 48Q42 42 38 30Z" {}
        }, &words.text("two-castles-group-wait"), &action_label(scene, action), "")) }
    })
}

/// A tile with its name and its scoring rule.
pub(super) fn tile_card(scene: &Scene<'_>, tile: Tile, keyed: bool) -> Markup {
    let words = scene.words;
    let key = keyed.then(|| keys::tile(tile)).flatten();
    html! {
        svg.tc-tile viewBox="-2 -2 104 104" aria-hidden="true" focusable="false" {
            g data-key=[key] { (room(tile)) }
        }
        span.tc-offer-text data-caption=(scene.caption(captions::tile(scene, tile))) {
            strong { (breakable(&room_name(words, tile))) }
            span.tc-kind { (breakable(&kind_name(words, tile))) }
            span { (breakable(&wants_words(words, tile))) }
        }
    }
}

/// A hot-spot in HTML: a card, a tile or a line of text, shown if the action is legal. [`Scene::hot`] is for drawings.
pub(super) fn hot_card(scene: &Scene<'_>, action: Action, class: &str, body: &Markup) -> Markup {
    if !scene.legal.contains(&action) {
        return html! {};
    }
    scene.note_hot(action);
    html! {
        div.hot.(class) data-action=(action) tabindex="0" role="button" aria-label=(action_label(scene, action)) { (body) }
    }
}
