//! The evaluation for computer players must make sense.

use castle::{Action, Castle, SEATS, State};
use kernel::{Evaluate, Game, Silent, Step, ToAct};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use crate::referee::castle;

/// Plays a game, each decision made by `choose` of the seat.
fn played(
    game: &Castle,
    seed: u64,
    choose: impl Fn(&State, usize, &[Action], &mut Xoshiro256PlusPlus) -> Action,
) -> State {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut state = game.initial_state();
    let mut legal = Vec::new();
    loop {
        let step = match game.to_act(&state) {
            ToAct::Nobody => return state,
            ToAct::Chance => Step::Chance(game.sample_chance(&state, &mut rng)),
            ToAct::Seats(seats) | ToAct::Open(seats) => {
                let seat = seats.first().expect("one seat acts");
                legal.clear();
                game.legal_actions(&state, seat, &mut legal);
                Step::Act(seat, choose(&state, seat.index(), &legal, &mut rng))
            }
        };
        game.apply(&mut state, step, &mut Silent);
    }
}

#[test]
fn the_playout_policy_beats_random_play_and_the_prior_beats_the_policy() {
    let game = castle();
    let policy = |state: &State, seat: usize, legal: &[Action], rng: &mut Xoshiro256PlusPlus| {
        game.playout_action(state, SEATS[seat], legal, rng)
    };
    let prior = |state: &State, seat: usize, legal: &[Action], _: &mut Xoshiro256PlusPlus| {
        let value = |action: &Action| game.prior(state, SEATS[seat], *action);
        *legal.iter().max_by(|first, second| value(first).total_cmp(&value(second))).expect("something is legal")
    };
    let (mut over_chance, mut over_policy) = (0.0, 0.0);
    for seed in 0..20 {
        let seat = (seed % 2) as usize;
        let end = played(&game, seed, |state, active, legal, rng| {
            if active == seat { policy(state, active, legal, rng) } else { legal[seed as usize * 7 % legal.len()] }
        });
        over_chance += game.standings(&end).utility(SEATS[seat]);
        let end = played(&game, seed, |state, active, legal, rng| {
            if active == seat { prior(state, active, legal, rng) } else { policy(state, active, legal, rng) }
        });
        over_policy += game.standings(&end).utility(SEATS[seat]);
    }
    assert!(over_chance >= 19.0, "{over_chance} of 20");
    assert!(over_policy >= 17.0, "{over_policy} of 20");
}

#[test]
fn more_points_are_better() {
    let game = castle();
    let mut state = laws::random_play(&game, 4).states[90].clone();
    let before = SEATS.map(|seat| game.evaluate(&state, seat));
    assert!((before[0] + before[1] - 1.0).abs() < 1e-4, "one player's hope is the other's fear");
    state.table.players[SEATS[0]].score += 10;
    assert!(game.evaluate(&state, SEATS[0]) > before[0]);
    assert!(game.evaluate(&state, SEATS[1]) < before[1]);
}

#[test]
fn the_evaluation_predicts_the_winner() {
    let game = castle();
    let mut right = 0;
    let mut moments = 0;
    for play in (0..20).map(|seed| laws::random_play(&game, seed)) {
        let end = game.standings(play.last());
        let late = play.states.iter().filter(|state| state.table.pile.len() == 8).step_by(2);
        for state in late {
            moments += 1;
            let hope = game.evaluate(state, SEATS[0]) > 0.5;
            right += i32::from(hope == (end.utility(SEATS[0]) > 0.5));
        }
    }
    assert!(right * 10 >= moments * 7, "{right} of {moments}");
}
