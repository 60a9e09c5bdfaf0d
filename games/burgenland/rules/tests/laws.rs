//! The law suite, for every preset.

use burgenland::{Burgenland, Card, Colour, Phase, State};

use crate::naive;
use crate::rules::SEATS;

#[test]
fn every_law_holds() {
    laws::Suite::<Burgenland>::new().census(census).recount(naive::recount).encode().evaluate().games(8).check();
}

/// L13: every card and every extra die, wherever it is. A card just taken is in the hand of the active seat.
fn census(game: &Burgenland, state: &State) -> laws::Census {
    let mut pieces = laws::Census::new();
    for colour in Colour::ALL {
        for card in Card::ALL {
            let built: usize = SEATS.iter().map(|seat| state.castles[*seat][colour].copies(card).len()).sum();
            let in_hand = state.phase == Phase::Place
                && state.crown.colour() == colour
                && game.track().kind(state.crown).card() == Some(card);
            let count = built as u64 + u64::from(state.supply[colour][card]) + u64::from(in_hand);
            pieces.insert(format!("{colour} {card}"), count);
        }
    }
    let held: u8 = SEATS.iter().map(|seat| state.extra_dice[*seat]).sum();
    pieces.insert("extra dice".to_owned(), u64::from(held + state.board_dice));
    pieces
}
