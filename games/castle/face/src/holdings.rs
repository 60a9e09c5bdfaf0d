//! The tiles that are left, and the pieces of a seat.

use castle::{Action, SUPPLY, Tile, WallTile};
use kernel::Seat;
use maud::{Markup, html};

use super::texts::{effect, tile_words};
use super::{figures, tiles};
use present::engrave::rounded;
use present::glow;

use crate::scene::Scene;

/// The tiles left in the piles by kind, the discarded ones, and the number of face-down wall tiles.
pub(super) fn supply(scene: &Scene<'_>) -> Markup {
    let (table, words) = (scene.view.table(), scene.words);
    let left: Vec<(Tile, u32)> = table.pile.iter().collect();
    let removed: Vec<(Tile, u32)> = table.removed().collect();
    html! {
        div.castle-supply {
            @if scene.aids {
                (kinds(scene, &words.with("castle-supply-left", &[("count", table.pile.len().into())]), &left))
            } @else {
                p.castle-heading { (words.with("castle-supply-left", &[("count", table.pile.len().into())])) }
            }
            @if !removed.is_empty() { (kinds(scene, &words.text("castle-supply-removed"), &removed)) }
            p.castle-heading { (words.with("castle-supply-wall", &[("count", table.towers.count_ones().into())])) }
            div.castle-wall-tiles {
                @for kind in WallTile::ALL {
                    @let count = table.unseen.count(kind);
                    @if count > 0 { span.castle-counted-tile { (figures::wall_tile(words, kind, false)) span.castle-count { (count) } } }
                }
            }
        }
    }
}

fn kinds(scene: &Scene<'_>, heading: &str, kinds: &[(Tile, u32)]) -> Markup {
    html! {
        p.castle-heading { (heading) }
        div.castle-kinds role="group" aria-label=(heading) {
            @for (kind, count) in kinds {
                span.castle-counted-tile {
                    (tiles::picture(*kind, &tile_words(scene.words, *kind)))
                    @if *count > 1 { span.castle-count { (count) } }
                }
            }
        }
    }
}

/// The drawn tile, and the seat's wall tiles with their effects.
pub(super) fn hand(scene: &Scene<'_>, seat: Seat) -> Markup {
    let (table, words) = (scene.view.table(), scene.words);
    let player = &table.players[seat];
    let drawn = table.drawn().filter(|_| table.active == seat);
    html! {
        div.castle-hand {
            @if let Some(drawn) = drawn {
                div.castle-drawn-tile { (tiles::picture(drawn, &tile_words(words, drawn))) p { (tile_words(words, drawn)) } }
            }
            (pieces(scene, seat))
            @if !player.held().is_empty() {
                ul.castle-held {
                    @for (tiles, fresh) in [(player.ready, false), (player.fresh, true)] {
                        @for (index, tile) in tiles.iter().enumerate() {
                            li {
                                // If there are two equal ones, the first is the hot-spot.
                                @if tile == WallTile::SecondTurn && index == 0 && !fresh && scene.legal.contains(&Action::SecondTurn) {
                                    (second_turn(scene))
                                } @else {
                                    (figures::wall_tile(words, tile, fresh))
                                }
                                span {
                                    (effect(words, tile))
                                    @if fresh { " " span.castle-fresh { (words.text("castle-fresh")) } }
                                }
                            }
                        }
                    }
                }
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
    let (table, words) = (scene.view.table(), scene.words);
    let player = &table.players[seat];
    let left = player.supply();
    let followers = words.with("castle-followers-left", &[("count", left.into()), ("all", SUPPLY.into())]);
    let keep = words.with("castle-keep-size", &[("size", player.keep.map_or(0, |keep| keep.size).into())]);
    html! {
        span.castle-pieces {
            span.castle-figures role="img" aria-label=(followers) title=(followers) {
                @for _ in 0..left { (figures::idle_follower(seat)) }
                @if left == 0 { "–" }
            }
            span.castle-keep-size role="img" aria-label=(keep) title=(keep) {
                (figures::keep_picture(seat))
                @match player.keep { Some(keep) => strong { (keep.size) }, None => "–" }
            }
        }
    }
}

/// Followers, keep and wall tiles, for a seat's panel.
pub(super) fn seat_details(scene: &Scene<'_>, seat: Seat) -> Markup {
    let player = &scene.view.table().players[seat];
    html! {
        span.castle-seat {
            (pieces(scene, seat))
            @for (tiles, fresh) in [(player.ready, false), (player.fresh, true)] {
                @for tile in tiles.iter() { (figures::wall_tile(scene.words, tile, fresh)) }
            }
        }
    }
}
