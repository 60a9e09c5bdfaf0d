//! The honest toys keep every law.

use kernel::Game;
use laws::toys::{PrivateCards, SealedBids};
use laws::{Census, Suite};

/// What the suite can be told about a toy beyond its rules.
pub(crate) trait Inspect: Game {
    /// Every card, wherever it is.
    fn census(state: &Self::State) -> Census;
    /// Bookkeeping against the bare table.
    fn recount(state: &Self::State) -> Result<(), String>;
}

impl Inspect for PrivateCards {
    fn census(state: &Self::State) -> Census {
        let mut census = Census::new();
        let sets = [state.hands, state.buried, state.played].into_iter().flat_map(|sets| sets.0);
        for card in sets.chain([state.pile]).flat_map(|cards| cards.iter()) {
            *census.entry(format!("card {card}")).or_default() += 1;
        }
        census
    }

    fn recount(state: &Self::State) -> Result<(), String> {
        let wrong = state.played.iter().find(|(seat, played)| played.sum() != i32::from(state.points[*seat]));
        wrong.map_or(Ok(()), |(seat, cards)| Err(format!("seat {seat} has played {cards}: {:?}", state.points)))
    }
}

impl Inspect for SealedBids {
    fn census(state: &Self::State) -> Census {
        // Nothing is kept of cards that were bid and prizes that were won: only the seats stay.
        Census::from([("seats".to_owned(), state.bids.len() as u64)])
    }

    fn recount(state: &Self::State) -> Result<(), String> {
        let prizes = state.open.prizes.len() + usize::from(state.open.prize != 0);
        let full = state.open.hands.iter().all(|hand| hand.is_empty() || hand.len() == prizes);
        if full { Ok(()) } else { Err(format!("{prizes} prizes are left, but hands are {:?}", state.open.hands)) }
    }
}

fn check<G: Inspect + kernel::Encode + kernel::Evaluate>() {
    Suite::<G>::new()
        .census(|_, state| G::census(state))
        .recount(|_, state| G::recount(state))
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
