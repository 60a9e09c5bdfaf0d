//! The toy games keep every law.

use kernel::Game;
use laws::toys::{OpenQuarries, PrivateCards, SealedBids, private_cards};
use laws::{Census, Law, Suite};

/// What a toy provides for the suite beyond its rules.
pub(crate) trait Inspect: Game {
    /// The suite for a game `G` that contains the toy's state.
    fn inspected<G: Game>(suite: Suite<G>, toy_state: fn(&G::State) -> &Self::State) -> Suite<G>;
}

impl Inspect for PrivateCards {
    fn inspected<G: Game>(suite: Suite<G>, toy_state: fn(&G::State) -> &Self::State) -> Suite<G> {
        suite.census(move |_, state| census(toy_state(state))).recount(move |_, state| recount(toy_state(state)))
    }
}

/// Every card, wherever it is.
fn census(state: &private_cards::State) -> Census {
    let mut census = Census::new();
    for (place, sets) in [("hand", state.hands), ("buried", state.buried), ("played", state.played)] {
        for (seat, cards) in sets.iter() {
            cards.iter().for_each(|card| census.add(card, format!("{place} of {seat}"), 1));
        }
    }
    state.pile.iter().for_each(|card| census.add(card, "pile", 1));
    census
}

/// The points against the cards played.
fn recount(state: &private_cards::State) -> Result<(), String> {
    let wrong = state.played.iter().find(|(seat, played)| played.sum() != i32::from(state.points[*seat]));
    wrong.map_or(Ok(()), |(seat, cards)| Err(format!("seat {seat} has played {cards}: {:?}", state.points)))
}

impl Inspect for SealedBids {
    fn inspected<G: Game>(suite: Suite<G>, toy_state: fn(&G::State) -> &Self::State) -> Suite<G> {
        // The state keeps nothing of cards that were bid and prizes that were won.
        suite.without(Law::L13).recount(move |_, state| {
            let open = &toy_state(state).open;
            let prizes = open.prizes.len() + usize::from(open.prize != 0);
            let full = open.hands.iter().all(|hand| hand.is_empty() || hand.len() == prizes);
            if full { Ok(()) } else { Err(format!("{prizes} prizes are left, but hands are {:?}", open.hands)) }
        })
    }
}

impl Inspect for OpenQuarries {
    fn inspected<G: Game>(suite: Suite<G>, _: fn(&G::State) -> &Self::State) -> Suite<G> {
        // The state keeps nothing of stones that were broken, and nothing that could be recounted.
        suite.without(Law::L13).without(Law::L14)
    }
}

fn check<G: Inspect + kernel::Encode + kernel::Evaluate>() {
    G::inspected(Suite::<G>::new(), |state| state)
        .observe("number of legal actions", |_, _, _, legal| legal.len().to_string())
        .listen("event for programmers", |_, event| format!("{event:?}"))
        .encode()
        .evaluate()
        .exact_guesses()
        .games(30)
        .moments(15)
        .check();
}

#[test]
fn private_cards_keeps_all_laws() {
    check::<PrivateCards>();
}

#[test]
fn sealed_bids_keeps_all_laws() {
    check::<SealedBids>();
    Suite::<SealedBids>::new().only(Law::L22).encode().symmetric(|_| true, |_, outcome| outcome).check();
}

#[test]
fn open_quarries_keeps_all_laws() {
    check::<OpenQuarries>();
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
}
