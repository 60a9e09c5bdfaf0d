//! The law suite, for every number of seats.

use laws::{Census, Suite};
use two_castles::{Attendant, State, TwoCastles};

#[test]
fn the_encoding_is_documented() {
    laws::encoding::<TwoCastles>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/encoding.md"));
}

/// Not L22: tiles are dealt to one seat after the other, and Ludwig does not move on.
#[test]
fn every_law_holds_at_every_table() {
    Suite::<TwoCastles>::new()
        .census(census)
        .recount(crate::naive::recount())
        .encode()
        .evaluate()
        .foresee()
        .games(3)
        .check();
}

/// Where all tiles, cards, throne rooms and attendants are.
fn census(game: &TwoCastles, state: &State) -> Census {
    let mut census = Census::new();
    let castles = &state.castles[..game.places()];
    // Until they are turned up, the chosen tiles of a seat are still in its hand.
    let picked = state.picks.iter().enumerate().filter(|(place, _)| match game.seat_at(*place) {
        Some(seat) => !state.progress.committed.contains(seat),
        None => true,
    });
    state.supply.iter().for_each(|tile| census.add(tile, "supply", 1));
    state.drawn.iter().flat_map(|drawn| drawn.iter()).for_each(|tile| census.add(tile, "drawn", 1));
    state.hands.iter().flat_map(|hand| hand.iter()).for_each(|tile| census.add(tile, "hands", 1));
    let picked = picked.flat_map(|(_, picks)| picks.iter().filter_map(|tile| tile.some()));
    picked.for_each(|tile| census.add(tile, "picks", 1));
    state.discards.iter().for_each(|discarded| census.add(discarded.piece, "discards", 1));
    let rooms = castles.iter().flat_map(|castle| castle.rooms().map(|room| room.tile));
    rooms.filter(|tile| tile.is_regular()).for_each(|tile| census.add(tile, "castles", 1));
    state.deck.iter().for_each(|card| census.add(card, "deck", 1));
    state.drawn_cards.iter().flat_map(|cards| cards.iter()).for_each(|card| census.add(card, "drawn cards", 1));
    state.card_discards.iter().for_each(|discarded| census.add(discarded.piece, "card discards", 1));
    castles.iter().flat_map(|castle| castle.cards()).for_each(|card| census.add(card, "cards of castles", 1));
    for kind in Attendant::all() {
        let taken: u8 = castles.iter().map(|castle| castle.attendants(kind)).sum();
        census.add(kind, "castles", taken.into());
        census.add(kind, "attendants", state.attendants[kind.index()].into());
    }
    census
}
