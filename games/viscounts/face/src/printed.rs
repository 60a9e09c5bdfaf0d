//! Every card and every manuscript, outside of a match.

use maud::html;
use present::{PrintedPiece, Words};
use viscounts::card::Card;
use viscounts::components::components;

use super::cards::{face, manuscript_face, ribbon_class};
use super::names::{card_name, ribbon_words, tile_words};

/// Townsfolk, heroes and starting cards, then the manuscripts.
pub(super) fn printed(words: &Words) -> Vec<PrintedPiece> {
    let data = components();
    let cards = (0..data.cards.len() as u8).map(Card).map(|card| PrintedPiece {
        id: data.cards[card.index()].id.clone(),
        name: card_name(words, data, card).to_owned(),
        drawing: html! { div.v-card { (face(words, data, card)) } },
    });
    let manuscripts = data.manuscripts.iter().enumerate().map(|(tile, info)| PrintedPiece {
        id: info.id.clone(),
        name: format!("{}: {}", ribbon_words(words, info.ribbon), tile_words(words, data, tile)),
        drawing: html! { div class={ "v-tile " (ribbon_class(info.ribbon)) } { (manuscript_face(words, data, tile)) } },
    });
    cards.chain(manuscripts).collect()
}
