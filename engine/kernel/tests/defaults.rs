//! The methods of `Game` that a game need not write itself.

use kernel::{Game, Seat, SeatCount, Silent, Step, ToAct};
use laws::toys::SealedBids;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;

fn game() -> SealedBids {
    SealedBids::new(SeatCount::new(2), Default::default()).expect("the toy is for two")
}

#[test]
fn a_sampled_outcome_is_one_of_the_list() {
    let game = game();
    let state = game.initial_state();
    assert_eq!(game.to_act(&state), ToAct::Chance);
    let mut outcomes = Vec::new();
    game.chance_outcomes(&state, &mut outcomes);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut drawn: Vec<_> = (0..200).map(|_| game.sample_chance(&state, &mut rng)).collect();
    drawn.sort_unstable();
    drawn.dedup();
    assert_eq!(drawn, outcomes.iter().map(|(outcome, _)| *outcome).collect::<Vec<_>>(), "every outcome comes up");
}

#[test]
fn what_is_on_the_list_is_legal() {
    let game = game();
    let mut state = game.initial_state();
    let mut outcomes = Vec::new();
    game.chance_outcomes(&state, &mut outcomes);
    game.apply(&mut state, Step::Chance(outcomes[0].0), &mut Silent);
    let seat = Seat::new(0);
    let mut legal = Vec::new();
    game.legal_actions(&state, seat, &mut legal);
    assert!(legal.iter().all(|action| game.is_legal(&state, seat, *action)));
    game.apply(&mut state, Step::Act(seat, legal[0]), &mut Silent);
    assert!(!game.is_legal(&state, seat, legal[1]), "the seat has bid already");
}
