//! The hand and the panel of a seat.
//!
//! A hand is secret; the tiles taken from it are public once all have chosen. To choose two tiles, the player opens their
//! cards and then takes the pair.

use kernel::Seat;
use maud::{Markup, html};
use two_castles::{Action, LUDWIG, Phase, Tile};

use super::castles::arms;
use super::names::{castle_name, points_words, room_name};
use super::rooms::room;
use super::texts::{action_label, has_chosen};
use super::tray::{hot_card, tile_card};
use super::{captions, keys};
use present::AutomatonPanel;

use crate::scene::Scene;

/// The viewer's hand until all have chosen; after that the tray shows what is left to do, and the hand's place stays free, so
/// that nothing moves.
pub(super) fn hand(scene: &Scene<'_>, seat: Seat) -> Markup {
    let (words, view) = (scene.words, scene.view);
    let picks = view.picks[seat.index()];
    let hand = view.hand();
    match view.progress.phase {
        Phase::Choose if scene.my_turn() => choosing(scene),
        Phase::Choose | Phase::LudwigDraws | Phase::LudwigAssigns | Phase::DealTiles if !hand.is_empty() => html! {
            div.tc-hand role="group" aria-label=(words.text("two-castles-hand")) data-secret="" {
                @for tile in hand.iter() {
                    div.tc-hand-card.taken[picks.contains(&Some(tile))] { (tile_card(scene, tile, true)) }
                }
            }
            div.tc-pairs {}
        },
        _ => html! { div.tc-hand {} div.tc-pairs {} },
    }
}

/// The hand as cards that can be opened, and every pair; only the pair of the two open cards is shown.
fn choosing(scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    let tiles: Vec<Tile> = scene.view.hand().iter().collect();
    html! {
        div.tc-hand.choosing role="group" aria-label=(words.text("two-castles-hand")) data-secret="" {
            @for (index, tile) in tiles.iter().enumerate() {
                details.tc-hand-card.{ "card-" (index) } {
                    summary { (tile_card(scene, *tile, true)) }
                }
            }
        }
        div.tc-pairs {
            p.tc-pairs-hint { (words.text("two-castles-choose-hint")) }
            @for (first, one) in tiles.iter().enumerate() {
                @for (second, other) in tiles.iter().enumerate().skip(first + 1) {
                    @let action = Action::Pick([*one, *other]);
                    (hot_card(scene, action, &format!("tc-pair with-{first} with-{second}"), &html! {
                        (action_label(scene, action))
                    }))
                }
            }
        }
    }
}

/// What a castle is worth, and whether it is the one that counts.
fn worth_words(scene: &Scene<'_>, castle: usize, counts: bool) -> String {
    let points = points_words(scene.words, scene.view.castles[castle].points(scene.game.components()));
    let args = [("castle", castle_name(scene.words, castle).into()), ("points", points.into())];
    scene.words.with(if counts { "two-castles-worth-counts" } else { "two-castles-worth-rest" }, &args)
}

/// The panel of King Ludwig: his crown, and both his castles.
pub(super) fn ludwig(scene: &Scene<'_>) -> Option<AutomatonPanel> {
    let panel = || AutomatonPanel { shield: arms(scene, LUDWIG), details: worths(scene, LUDWIG) };
    scene.view.with_ludwig.then(panel)
}

/// What both castles of a place are worth, the lower one marked.
fn worths(scene: &Scene<'_>, place: usize) -> Markup {
    let view = scene.view;
    let castles = view.castles_of(place);
    let points = castles.map(|castle| view.castles[castle].points(scene.game.components()));
    let lower = points[0].min(points[1]);
    html! {
        span.tc-worths {
            @for (castle, points) in castles.into_iter().zip(points) {
                span.tc-worth.counts[points == lower] data-caption=(scene.caption(worth_words(scene, castle, points == lower))) data-counts=(keys::castle(castle)) {
                    span.unseen { (castle_name(scene.words, castle)) " " }
                    (points)
                }
            }
        }
    }
}

/// Both castles of a seat with the lower one marked, the tiles it still holds, and whether it has chosen.
pub(super) fn seat_details(scene: &Scene<'_>, seat: Seat) -> Markup {
    let (words, view) = (scene.words, scene.view);
    // Chosen tiles stay in the hand while they are secret.
    let open = view.progress.phase != Phase::Choose;
    html! {
        (worths(scene, seat.index()))
        @if open {
            @for tile in view.picks[seat.index()].into_iter().flatten() {
                svg.tc-mini viewBox="0 0 100 100" role="img" aria-label=(room_name(words, tile)) {
                    title { (scene.caption(captions::tile(scene, tile))) }
                    (room(tile))
                }
            }
        }
        @if has_chosen(view, seat) { span.tc-status { (words.text("two-castles-has-chosen")) } }
    }
}
