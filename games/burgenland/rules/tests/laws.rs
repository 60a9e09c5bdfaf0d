//! The law suite, for every preset.

use burgenland::{Burgenland, Card, Chance, Colour, Phase, State};
use kernel::Game as _;

use crate::naive;
use crate::rules::SEATS;

#[test]
fn the_encoding_is_documented() {
    laws::encoding::<Burgenland>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/encoding.md"));
}

#[test]
fn every_law_holds() {
    laws::Suite::<Burgenland>::new()
        .census(census)
        .recount(naive::recount)
        .encode()
        .evaluate()
        .foresee()
        .symmetric(|game| game.options().first.seat().is_none(), moved_on)
        .games(8)
        .check();
}

/// L22: with every seat moved on by one, the other seat begins.
fn moved_on(_: &Burgenland, outcome: Chance) -> Chance {
    match outcome {
        Chance::First(seat) => Chance::First(seat.opponent()),
        other => other,
    }
}

/// L13: every card and every extra die, wherever it is. A card just taken is in the hand of the active seat.
fn census(game: &Burgenland, state: &State) -> laws::Census {
    let mut pieces = laws::Census::new();
    for colour in Colour::ALL {
        for card in Card::ALL {
            let kind = format!("{colour} {card}");
            for seat in SEATS {
                pieces.add(&kind, format!("castles of {seat}"), state.castles[seat][colour].copies(card).len());
            }
            let in_hand = state.phase == Phase::Place
                && state.crown.colour() == colour
                && game.track().kind(state.crown).card() == Some(card);
            pieces.add(&kind, "supply", state.supply[colour][card].into());
            pieces.add(&kind, "hand", in_hand.into());
        }
    }
    for seat in SEATS {
        pieces.add("extra die", format!("dice of {seat}"), state.extra_dice[seat].into());
    }
    pieces.add("extra die", "board", state.board_dice.into());
    pieces
}
