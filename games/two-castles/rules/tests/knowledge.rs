//! What a viewer remembers when discards have come back into the supply.

use kernel::{Game, Seat, Viewer};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use two_castles::{Action, State, TileSet, TwoCastles};

use crate::table::game;

/// States of random matches with seven seats in which discards came back while piles were being passed.
fn refilled() -> Vec<State> {
    let table = game(7);
    let states = (0..40).flat_map(|seed| laws::random_play(&table, seed).states);
    let found: Vec<State> = states.filter(|state| !state.returned.is_empty()).collect();
    assert!(found.len() > 100, "it happens in some of forty matches: {} states", found.len());
    found.into_iter().step_by(9).collect()
}

/// The tiles that a seat saw being discarded and that came back.
fn came_back(state: &State, seat: Seat) -> TileSet {
    let seen = state.returned.iter().filter(|discard| discard.seen_by.contains(seat));
    seen.map(|discard| discard.piece).collect()
}

/// The tiles in piles that a seat has not held.
fn unseen_piles(table: &TwoCastles, state: &State, seat: Seat) -> TileSet {
    let view = table.view(state, Viewer::Seat(seat));
    let unseen = view.piles.iter().zip(&state.hands).filter(|(pile, _)| pile.tiles.is_none());
    unseen.flat_map(|(_, hand)| hand.iter()).collect()
}

#[test]
fn what_came_back_is_in_no_pile_that_was_dealt_before() {
    let table = game(7);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut remembered = 0;
    for state in refilled() {
        for seat in table.seats().seats() {
            let view = table.view(&state, Viewer::Seat(seat));
            let guess = table.determinize(&view, &mut rng);
            assert_eq!(table.view(&guess, Viewer::Seat(seat)), view);
            let back: TileSet = guess.returned.iter().map(|discard| discard.piece).collect();
            assert_eq!(back.len(), guess.returned.len(), "no tile came back twice");
            for state in [&state, &guess] {
                let known = came_back(state, seat);
                assert!(known.intersection(&unseen_piles(&table, state, seat)).is_empty());
                remembered += known.len();
            }
            // What others remember is guessed as well, and can be true for them.
            for other in table.seats().seats() {
                assert!(came_back(&guess, other).intersection(&unseen_piles(&table, &guess, other)).is_empty());
            }
        }
    }
    assert!(remembered > 0);
}

/// Small types keep search fast.
#[test]
fn states_and_actions_are_small() {
    assert!(size_of::<State>() <= 4096, "a state has {} bytes", size_of::<State>());
    assert!(size_of::<Action>() <= 4, "an action has {} bytes", size_of::<Action>());
}
