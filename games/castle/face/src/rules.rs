//! The rules in our own words, with drawn examples.

use castle::{AreaKind, Castle, Cell, LaidTile, SEATS, Side, Spot, Tile, Turn, WallTile};
use kernel::{Game, Seat};
use maud::{Markup, html};

use super::figures;
use super::texts::{effect, kind_name, wall_tile_words};
use super::tiles::{SIZE, standing_place, tile};
use present::Words;

/// A tile of an example: column, row, kind, turn.
type Laid = (u8, u8, &'static str, char);
/// A follower of an example: column, row, spot, seat.
type Standing = (u8, u8, Spot, Seat);

pub(super) fn page(words: &'static Words) -> Markup {
    let text = |key: &str| words.text(key);
    let [black, white] = SEATS;
    html! {
        article.rules lang=(words.language().tag()) {
            p.rules-lead { (text("castle-rules-lead")) }
            h2 { (text("castle-rules-aim")) }
            p { (text("castle-rules-aim-text")) }
            figure { (parts(words)) figcaption { (text("castle-rules-aim-example")) } }
            h2 { (text("castle-rules-turn")) }
            ol {
                li { (text("castle-rules-turn-place")) }
                li { (text("castle-rules-turn-follower")) }
                li { (text("castle-rules-turn-score")) }
                li { (text("castle-rules-turn-wall")) }
            }
            h2 { (text("castle-rules-place")) }
            p { (text("castle-rules-place-text")) }
            figure {
                (example(&[(0, 0, "C03", 'n'), (1, 0, "A04", 'e'), (0, 1, "F03", 'n'), (1, 1, "D07", 's')], &[]))
                figcaption { (text("castle-rules-place-example")) }
            }
            h2 { (text("castle-rules-follower")) }
            p { (text("castle-rules-follower-text")) }
            figure { (roles(words)) }
            h2 { (text("castle-rules-score")) }
            p { (text("castle-rules-score-text")) }
            h3 { (text("castle-rules-path")) }
            p { (text("castle-rules-path-text")) }
            figure {
                (example(
                    &[(0, 0, "B01", 'e'), (1, 0, "C02", 'e'), (2, 0, "E01", 's')],
                    &[(0, 0, Spot::East, black)],
                ))
                figcaption { (text("castle-rules-path-example")) }
            }
            h3 { (text("castle-rules-tower")) }
            p { (text("castle-rules-tower-text")) }
            figure {
                (example(
                    &[(0, 0, "A07", 'w'), (1, 0, "A08", 'e')],
                    &[(1, 0, Spot::NorthWest, white)],
                ))
                figcaption { (text("castle-rules-tower-example")) }
            }
            h3 { (text("castle-rules-house")) }
            p { (text("castle-rules-house-text")) }
            p { (text("castle-rules-keep-text")) }
            h3 { (text("castle-rules-courtyard")) }
            p { (text("castle-rules-courtyard-text")) }
            figure {
                (example(
                    &[(0, 0, "A03", 'n'), (1, 0, "A06", 'n'), (0, 1, "A05", 'n')],
                    &[(0, 0, Spot::SouthEast, white)],
                ))
                figcaption { (text("castle-rules-courtyard-example")) }
            }
            h2 { (text("castle-rules-wall")) }
            p { (text("castle-rules-wall-text")) }
            ul.castle-held {
                @for kind in WallTile::ALL { li { (figures::wall_tile(kind, false, &wall_tile_words(words, kind))) span { (effect(words, kind)) } } }
            }
            h2 { (text("castle-rules-end")) }
            p { (text("castle-rules-end-text")) }
        }
    }
}

/// One tile for each kind of part, with its name.
fn parts(words: &Words) -> Markup {
    let tiles =
        [("C02", AreaKind::Path), ("A01", AreaKind::Tower), ("A02", AreaKind::House), ("A03", AreaKind::Courtyard)];
    html! {
        svg.castle-example viewBox="0 0 600 150" aria-hidden="true" focusable="false" {
            @for (index, (id, kind)) in tiles.into_iter().enumerate() {
                @let left = index as f32 * 150.0 + 25.0;
                (tile(known(id), Turn::ALL[0], (left, 6.0)))
                text.castle-caption x=(left + 50.0) y="138" { (kind_name(words, kind)) }
            }
        }
    }
}

/// The four roles, with their names.
fn roles(words: &Words) -> Markup {
    html! {
        svg.castle-example viewBox="0 0 600 100" aria-hidden="true" focusable="false" {
            @for (index, kind) in AreaKind::ALL.into_iter().enumerate() {
                @let left = index as f32 * 150.0 + 75.0;
                g transform={ "translate(" (left) " 36) scale(1.3)" } { (figures::follower(SEATS[index % 2], kind, (0.0, 0.0))) }
                text.castle-caption x=(left) y="90" { (words.with("castle-role", &[("kind", kind.name().into())])) }
            }
        }
    }
}

fn known(id: &str) -> Tile {
    Tile::from_id(id).expect("printed tiles keep their ids")
}

/// A few tiles with followers on them; nothing if the tiles or the wall of another box do not allow it.
fn example(tiles: &[Laid], followers: &[Standing]) -> Markup {
    let inside = tiles.iter().all(|(x, y, ..)| Cell::at((*x).into(), (*y).into()).is_some());
    if !inside || !paths_meet(tiles) {
        debug_assert!(!Castle::INFO.components.is_built_in(), "an example breaks the rules: {tiles:?}");
        return html! {};
    }
    let width = tiles.iter().map(|(x, ..)| x + 1).max().unwrap_or(1);
    let height = tiles.iter().map(|(_, y, ..)| y + 1).max().unwrap_or(1);
    let laid = |&(x, y, id, turn): &Laid| {
        (
            Cell::at(x.into(), y.into()).expect("the examples lie in the corner"),
            known(id),
            Turn::from_letter(turn).expect("a turn"),
        )
    };
    html! {
        svg.castle-example.tiles-only viewBox={ "-4 -4 " (f32::from(width) * SIZE + 8.0) " " (f32::from(height) * SIZE + 8.0) } aria-hidden="true" focusable="false" {
            @for (cell, kind, turn) in tiles.iter().map(laid) {
                (tile(kind, turn, super::tiles::corner(cell)))
            }
            @for (x, y, spot, seat) in followers {
                @for (cell, kind, turn) in tiles.iter().filter(|tile| (tile.0, tile.1) == (*x, *y)).map(laid) {
                    @let laid = LaidTile::new(kind, turn);
                    @if let Some(index) = laid.orientation().part_at(*spot) {
                        @let part = &laid.orientation().parts[index];
                        (figures::follower(*seat, part.kind, standing_place(laid, cell, part)))
                    }
                }
            }
        }
    }
}

/// Do the paths of an example go on from tile to tile?
fn paths_meet(tiles: &[Laid]) -> bool {
    let arms = |&(_, _, id, turn): &Laid| known(id).turned(Turn::from_letter(turn).expect("a turn")).arms;
    let arm = |tile: &Laid, side: Side| arms(tile) & (1 << side.index()) != 0;
    tiles.iter().all(|tile| {
        [Side::East, Side::South].into_iter().all(|side| {
            let (dx, dy) = side.step();
            let beyond = tiles.iter().find(|other| (other.0, other.1) == (tile.0 + dx as u8, tile.1 + dy as u8));
            beyond.is_none_or(|beyond| arm(tile, side) == arm(beyond, side.opposite()))
        })
    })
}

pub(super) fn provenance(words: &Words) -> Markup {
    html! {
        ul.provenance {
            li { (words.text("castle-provenance-rulebook")) }
            li { (words.text("castle-provenance-public")) }
            li { (words.text("castle-provenance-reconstructed")) }
            li { (words.text("castle-provenance-box")) }
        }
    }
}
