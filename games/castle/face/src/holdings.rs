//! The tiles that are left, and the pieces of a seat.

use std::sync::LazyLock;

use castle::{Action, Tile, WallTile};
use kernel::Seat;
use maud::{Markup, html};

use super::bailey::all;
use super::texts::{effect, tile_words, wall_tile_words};
use super::{captions, figures, keys, tiles};
use present::engrave::rounded;
use present::glow;

use crate::scene::Scene;

/// The kinds of tiles, each with the name of its part.
static KINDS: LazyLock<Vec<(Tile, String)>> =
    LazyLock::new(|| Tile::all().map(|kind| (kind, format!("castle-left-{}", kind.index()))).collect());

/// The tiles left in the piles by kind, the discarded ones, and the number of face-down wall tiles.
pub(super) fn supply(scene: &Scene<'_>) -> Markup {
    let (table, words) = (scene.view.table(), scene.words);
    let left = || words.with("castle-supply-left", &[("count", table.pile.len().into())]);
    let removed: Vec<(Tile, u32)> = table.removed().collect();
    let kind = |(kind, name): &(Tile, String)| {
        let count = table.pile.count(*kind);
        scene.common_part(name, count, || html! { @if count > 0 { (counted_tile(scene, *kind, count)) } })
    };
    let kinds = || KINDS.iter().map(kind).collect();
    html! {
        div.castle-supply {
            p.castle-heading id="zone-castle-left" { (scene.common_slot("castle-left", table.pile, || html! { (left()) })) }
            @if scene.aids {
                div.castle-kinds id="zone-castle-kinds" role="group" aria-labelledby="zone-castle-left" {
                    (scene.framed("castle-kinds", table.pile, kinds, all))
                }
            }
            (scene.common_part("castle-removed", &removed, || html! {
                @if !removed.is_empty() {
                    p.castle-heading { (words.text("castle-supply-removed")) }
                    div.castle-kinds role="group" aria-label=(words.text("castle-supply-removed")) {
                        @for (kind, count) in &removed { (counted_tile(scene, *kind, *count)) }
                    }
                }
            }))
            (scene.common_part("castle-supply-wall", (table.towers, table.unseen), || html! {
                p.castle-heading { (words.with("castle-supply-wall", &[("count", table.towers.count_ones().into())])) }
                div.castle-wall-tiles {
                    @for kind in WallTile::ALL {
                        @let count = table.unseen.count(kind);
                        @if count > 0 { span.castle-counted-tile { (figures::wall_tile(kind, false, &scene.caption(wall_tile_words(words, kind)).0)) span.castle-count { (count) } } }
                    }
                }
            }))
        }
    }
}

fn counted_tile(scene: &Scene<'_>, kind: Tile, count: u32) -> Markup {
    html! {
        span.castle-counted-tile {
            (tiles::picture(kind, &scene.caption(tile_words(scene.words, kind)).0))
            @if count > 1 { span.castle-count { (count) } }
        }
    }
}

/// Followers, keep and wall tiles, for a seat's panel.
pub(super) fn seat_details(scene: &Scene<'_>, seat: Seat) -> Markup {
    let (table, number) = (scene.view.table(), seat.index() + 1);
    let player = &table.players[seat];
    // What the keep counts for depends on the empty cells.
    let on_board = (player, table.laid);
    let held = (player.ready, player.fresh, may_take_second_turn(scene, seat));
    html! {
        span.castle-seat {
            (scene.common_part(&format!("castle-seat-{number}"), on_board, || pieces(scene, seat)))
            (scene.cached_part(&format!("castle-held-{number}"), held, || wall_tiles(scene, seat)))
        }
    }
}

/// May the viewer use wall tile 1 of this seat now?
fn may_take_second_turn(scene: &Scene<'_>, seat: Seat) -> bool {
    scene.viewer.is(seat) && scene.legal.contains(&Action::SecondTurn)
}

/// The wall tiles of a seat. Wall tile 1 is a hot-spot while it may be used.
fn wall_tiles(scene: &Scene<'_>, seat: Seat) -> Markup {
    let player = &scene.view.table().players[seat];
    let mut held: Vec<(WallTile, bool)> = player.ready.iter().map(|tile| (tile, false)).collect();
    held.extend(player.fresh.iter().map(|tile| (tile, true)));
    html! {
        @for (index, (tile, fresh)) in held.iter().enumerate() {
            @let copy = held[..index].iter().filter(|(other, _)| other == tile).count();
            @let usable = *tile == WallTile::SecondTurn && copy == 0 && may_take_second_turn(scene, seat);
            @let caption = captions::wall_tile(scene, *tile, *fresh);
            span.castle-own-tile data-key=(keys::wall_tile(seat, *tile, copy)) data-caption=(scene.caption(caption)) {
                @if usable { (second_turn(scene)) } @else { (figures::wall_tile(*tile, *fresh, &scene.caption(wall_tile_words(scene.words, *tile)).0)) }
            }
        }
    }
}

/// The hot-spot of wall tile 1, while it may be used.
fn second_turn(scene: &Scene<'_>) -> Markup {
    html! {
        svg.castle-wall-tile viewBox="-28 -28 56 56" role="group" aria-label=(effect(scene.words, WallTile::SecondTurn)) {
            (scene.hot(Action::SecondTurn, || html! {
                (figures::wall_tile_face(WallTile::SecondTurn))
                (glow(&rounded((-24.0, -24.0), (48.0, 48.0), 5.0)))
            }))
        }
    }
}

/// Followers in the supply, and the keep with the size of its house.
fn pieces(scene: &Scene<'_>, seat: Seat) -> Markup {
    let player = &scene.view.table().players[seat];
    let left = player.supply();
    let (followers, keep) = (captions::followers_left(scene, seat), captions::keep(scene, seat));
    html! {
        span.castle-pieces {
            span.castle-figures role="img" aria-label=(followers) data-caption=(scene.caption(followers)) {
                @for _ in 0..left { (figures::idle_follower(seat)) }
                @if left == 0 { "–" }
            }
            span.castle-keep-size role="img" aria-label=(keep) data-caption=(scene.caption(keep)) {
                (figures::keep_picture(seat))
                @match player.keep { Some(keep) => strong { (keep.size) }, None => "–" }
            }
        }
    }
}
