//! The honest toys keep every law.

use std::collections::BTreeMap;

use kernel::Game;
use laws::toys::{PrivateCards, SealedBids, private_cards, sealed_bids};
use laws::{Census, Suite};

/// Every card, wherever it is.
fn private_cards_census(_: &PrivateCards, state: &private_cards::State) -> Census {
    let mut census = BTreeMap::new();
    let sets = [state.hands, state.buried, state.played].into_iter().flat_map(|sets| sets.0);
    for card in sets.chain([state.pile]).flat_map(|cards| cards.iter()) {
        *census.entry(format!("card {card}")).or_default() += 1;
    }
    census
}

fn private_cards_recount(_: &PrivateCards, state: &private_cards::State) -> Result<(), String> {
    for (seat, played) in state.played.iter() {
        if played.sum() != i32::from(state.points[seat]) {
            return Err(format!("seat {seat} has played {played}, but has {} points", state.points[seat]));
        }
    }
    Ok(())
}

#[test]
fn private_cards_keeps_all_laws() {
    Suite::<PrivateCards>::new()
        .census(private_cards_census)
        .recount(private_cards_recount)
        .encode()
        .evaluate()
        .games(60)
        .moments(30)
        .check();
}

#[test]
fn sealed_bids_keeps_all_laws() {
    let points = |_: &SealedBids, state: &sealed_bids::State| {
        let bids_in_hand =
            state.bids.iter().zip(state.open.hands).all(|(bid, hand)| bid.is_none_or(|card| hand.contains(card)));
        if bids_in_hand { Ok(()) } else { Err("a bid is not in hand".to_owned()) }
    };
    Suite::<SealedBids>::new().recount(points).encode().evaluate().games(60).moments(30).check();
}

#[test]
fn a_preset_meets_only_the_seats_it_allows() {
    let tables: Vec<String> = laws::tables::<PrivateCards>().iter().map(ToString::to_string).collect();
    assert_eq!(
        tables,
        [
            "private-cards, preset default, seats 2",
            "private-cards, preset default, seats 3",
            "private-cards, preset six, seats 2"
        ]
    );
    assert_eq!(PrivateCards::INFO.seats, [2, 3]);
}
