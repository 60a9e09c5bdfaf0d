//! Every room, throne room, royal attendant and bonus card, outside of a match.

use maud::{Markup, html};
use two_castles::{Attendant, Card, Components, SpecialRoom, Throne};

use super::names::{attendant_name, card_name, room_name, throne_name};
use super::rooms::{card_picture, decoration, room, throne_room};
use present::{PrintedPiece, Words};

/// All pieces in the order of the component file.
pub(super) fn printed(words: &Words) -> Vec<PrintedPiece> {
    let components = Components::get();
    let square = |body: &Markup| html! { svg viewBox="-2 -2 104 104" aria-hidden="true" focusable="false" { (body) } };
    let rooms = components.regular().chain(SpecialRoom::ALL.map(SpecialRoom::tile)).map(|tile| PrintedPiece {
        id: tile.to_string(),
        name: room_name(words, tile),
        drawing: square(&room(tile)),
    });
    let thrones = Throne::all().map(|throne| PrintedPiece {
        id: throne.to_string(),
        name: throne_name(words, throne),
        drawing: html! { svg viewBox="-2 -2 204 104" aria-hidden="true" focusable="false" { (throne_room(Some(throne))) } },
    });
    let attendants = Attendant::all().map(|attendant| PrintedPiece {
        id: attendant.to_string(),
        name: attendant_name(words, attendant),
        drawing: html! {
            svg viewBox="0 0 40 40" aria-hidden="true" focusable="false" {
                circle.tc-attendant cx="20" cy="20" r="18" {}
                (decoration(components.attendant(attendant).decoration, 5.0, 5.0, 30.0))
            }
        },
    });
    let cards = Card::all().map(|card| PrintedPiece {
        id: card.to_string(),
        name: card_name(words, card),
        drawing: square(&card_picture(card)),
    });
    rooms.chain(thrones).chain(attendants).chain(cards).collect()
}
