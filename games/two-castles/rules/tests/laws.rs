//! The law suite, for every number of seats.

use laws::{Census, Suite};
use two_castles::{Attendant, State, TwoCastles};

#[test]
fn every_law_holds_at_every_table() {
    Suite::<TwoCastles>::new().census(census).recount(crate::naive::recount()).encode().evaluate().games(3).check();
}

/// Where all tiles, cards, throne rooms and attendants are.
fn census(game: &TwoCastles, state: &State) -> Census {
    let mut census = Census::new();
    let mut count = |piece: String, pieces: u64| *census.entry(piece).or_default() += pieces;
    let castles = &state.castles[..game.places()];
    // Until they are turned up, the chosen tiles of a seat are still in its hand.
    let picked = state.picks.iter().enumerate().filter(|(place, _)| match game.seat_at(*place) {
        Some(seat) => !state.progress.committed.contains(seat),
        None => true,
    });
    let tiles = state
        .supply
        .iter()
        .chain(state.drawn.iter())
        .chain(state.hands.iter().flat_map(|hand| hand.iter()))
        .chain(picked.flat_map(|(_, picks)| picks.iter().filter_map(|tile| tile.some())))
        .chain(state.discards.iter().map(|discarded| discarded.piece))
        .chain(castles.iter().flat_map(|castle| castle.rooms().map(|room| room.tile)).filter(|tile| tile.is_regular()));
    tiles.for_each(|tile| count(tile.to_string(), 1));
    let cards = state.deck.iter().chain(state.drawn_cards.iter());
    let cards = cards.chain(state.card_discards.iter().map(|discarded| discarded.piece));
    let cards: Vec<_> = cards.chain(castles.iter().flat_map(|castle| castle.cards().collect::<Vec<_>>())).collect();
    cards.iter().for_each(|card| count(card.to_string(), 1));
    for kind in Attendant::all() {
        let taken: u8 = castles.iter().map(|castle| castle.attendants(kind)).sum();
        count(kind.to_string(), u64::from(taken + state.attendants[kind.index()]));
    }
    census
}
