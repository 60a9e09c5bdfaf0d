//! The rules in our own words, with drawn examples.

use kernel::Game as _;
use maud::{Markup, html};
use two_castles::components::Bonus;
use two_castles::{
    Attendant, Card, Castle, Cell, Components, Decoration, Placed, RoomType, SpecialRoom, Throne, Tile, TwoCastles,
};

use super::castles;
use super::names::{attendant_name, bonus_words, card_name, decoration_name, room_name, type_names};
use super::rooms::{Emblem, decoration, room, sign, throne_room};
use present::{Words, breakable};

pub(super) fn page(words: &'static Words) -> Markup {
    let text = |key: &str| words.text(key);
    html! {
        article.rules lang=(words.language().tag()) {
            p.rules-lead { (text("two-castles-rules-lead")) }
            h2 { (text("two-castles-rules-aim")) }
            p { (text("two-castles-rules-aim-text")) }
            h2 { (text("two-castles-rules-turn")) }
            p { (text("two-castles-rules-turn-text")) }
            p { (text("two-castles-rules-order-text")) }
            h2 { (text("two-castles-rules-place")) }
            p { (text("two-castles-rules-place-text")) }
            @if let Some(castle) = example_castle() {
                figure {
                    (castles::example(words, &castle, &text("two-castles-rules-place-example")))
                    figcaption { (text("two-castles-rules-place-example")) }
                }
            }
            h2 { (text("two-castles-rules-rooms")) }
            p { (text("two-castles-rules-rooms-text")) }
            ul.tc-types {
                @for room_type in RoomType::ALL { li { (type_row(words, room_type)) } }
            }
            details.tc-all-rooms {
                summary { (words.with("two-castles-rules-all-rooms", &[("count", Components::get().regular().count().into())])) }
                @for room_type in RoomType::ALL {
                    h3 { (type_names(words, room_type)) }
                    ul {
                        @for tile in Components::get().regular().filter(|tile| tile.room_type() == Some(room_type)) {
                            li { (tile_picture(tile)) (breakable(&room_name(words, tile))) }
                        }
                    }
                }
            }
            h2 { (text("two-castles-rules-special")) }
            p { (text("two-castles-rules-special-text")) }
            figure.tc-example-row {
                @for kind in SpecialRoom::ALL { (tile_picture(kind.tile())) }
                svg.tc-throne-picture viewBox="-2 -2 204 104" aria-hidden="true" focusable="false" { (throne_room(Some(Throne(4)))) }
                figcaption { (text("two-castles-rules-special-example")) }
            }
            h2 { (text("two-castles-rules-bonus")) }
            p { (text("two-castles-rules-bonus-text")) }
            h3 { (text("two-castles-cards")) }
            ul.tc-card-list {
                @for card in Card::all() {
                    li { (card_name(words, card)) ": " (words.with("two-castles-each", &[("points", Components::get().card(card).points.into())])) }
                }
            }
            h2 { (text("two-castles-rules-attendants")) }
            p { (text("two-castles-rules-attendants-text")) }
            ul.tc-stock {
                @for kind in Attendant::all() {
                    @let hangs = Components::get().attendant(kind).decoration;
                    li { (decoration_picture(hangs)) (attendant_name(words, kind)) ": " (decoration_name(words, hangs)) }
                }
            }
            h2 { (text("two-castles-rules-end")) }
            p { (text("two-castles-rules-end-text")) }
            h2 { (text("two-castles-rules-two")) }
            p { (text("two-castles-rules-two-text")) }
        }
    }
}

/// A type with one of its tiles, its scoring rule, and the bonus of the third room.
fn type_row(words: &Words, room_type: RoomType) -> Markup {
    let example = Tile((room_type as usize * Tile::PER_TYPE) as u8);
    html! {
        (tile_picture(example))
        div {
            strong { (type_names(words, room_type)) } ": "
            (words.text(match room_type {
                RoomType::Food => "two-castles-rules-food",
                RoomType::Living => "two-castles-rules-living",
                RoomType::Utility => "two-castles-rules-utility",
                RoomType::Outdoor => "two-castles-rules-outdoor",
                RoomType::Sleeping => "two-castles-rules-sleeping",
                RoomType::Corridor => "two-castles-rules-corridor",
                RoomType::Downstairs => "two-castles-rules-downstairs",
            }))
            p.tc-third {
                (words.with("two-castles-rules-third", &[("bonus", bonus_words(words, room_type).into())]))
                @if let Bonus::Special(kind) = Components::get().third_bonus(room_type) {
                    " "
                    svg.tc-mini viewBox="0 0 40 40" aria-hidden="true" focusable="false" { (sign(Emblem::Kind(kind), 0.0, 0.0, 40.0)) }
                }
            }
        }
    }
}

fn tile_picture(tile: Tile) -> Markup {
    html! { svg.tc-tile viewBox="-2 -2 104 104" aria-hidden="true" focusable="false" { (room(tile)) } }
}

fn decoration_picture(hangs: Decoration) -> Markup {
    html! {
        svg.tc-mini viewBox="0 0 36 36" aria-hidden="true" focusable="false" { (decoration(hangs, 0.0, 0.0, 36.0)) }
    }
}

/// A small castle in which every room scores; the words under it explain how. None if another box does not allow it.
fn example_castle() -> Option<Castle> {
    castle(
        4,
        &[
            ("kitchen", -1, 0),
            ("dining_room", -1, 1),
            ("hat_room", 2, 0),
            ("flower_garden", 0, 1),
            ("wine_cellar", -1, -1),
            ("echo_chamber", 1, -1),
        ],
    )
}

/// A castle with these rooms: ids of tiles with column and floor.
fn castle(throne: u8, rooms: &[(&str, i8, i8)]) -> Option<Castle> {
    let components = Components::get();
    let tile = |id: &str| components.tile(id).expect("printed tiles keep their ids");
    let rooms: Vec<Placed> = rooms.iter().map(|(id, x, y)| Placed { tile: tile(id), at: Cell::new(*x, *y) }).collect();
    let castle = Castle::from_rooms(Throne(throne), &rooms).ok();
    debug_assert!(castle.is_some() || !TwoCastles::INFO.components.is_built_in(), "the example is a legal castle");
    castle
}

pub(super) fn provenance(words: &Words) -> Markup {
    html! {
        ul.provenance {
            li { (words.text("two-castles-provenance-rulebook")) }
            li { (words.text("two-castles-provenance-public")) }
            li { (words.text("two-castles-provenance-reconstructed")) }
        }
    }
}
