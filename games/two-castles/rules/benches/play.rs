//! How fast the rules are: steps of random play, clones, legal actions, views, determinizations.

use divan::{Bencher, black_box};
use kernel::{Evaluate, Game, GameOptions, SeatCount, Silent, Step, ToAct, Viewer};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use two_castles::{Action, Options, Phase, State, TwoCastles};

fn main() {
    divan::main();
}

fn table(seats: u8) -> TwoCastles {
    TwoCastles::new(SeatCount::new(seats), Options::from_pairs([]).unwrap()).unwrap()
}

fn step(
    game: &TwoCastles,
    state: &State,
    legal: &mut Vec<Action>,
    rng: &mut Xoshiro256PlusPlus,
) -> Option<Step<Action, two_castles::Chance>> {
    match game.to_act(state) {
        ToAct::Nobody => None,
        ToAct::Chance => Some(Step::Chance(game.sample_chance(state, rng))),
        ToAct::Seats(seats) | ToAct::Open(seats) => {
            let seat = seats.iter().nth(rng.random_range(0..seats.len() as u32) as usize)?;
            legal.clear();
            game.legal_actions(state, seat, legal);
            Some(Step::Act(seat, legal[rng.random_range(0..legal.len() as u32) as usize]))
        }
    }
}

/// A whole match; returns the number of steps.
fn play(game: &TwoCastles, legal: &mut Vec<Action>, rng: &mut Xoshiro256PlusPlus) -> u32 {
    let mut state = game.initial_state();
    let mut steps = 0;
    while let Some(next) = step(game, &state, legal, rng) {
        game.apply(&mut state, next, &mut Silent);
        steps += 1;
    }
    black_box(&state);
    steps
}

/// The state at the first moment of the last turn that is in the given phase.
fn late(game: &TwoCastles, fits: impl Fn(Phase) -> bool) -> State {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    let mut legal = Vec::new();
    let mut state = game.initial_state();
    while !(state.progress.round == 1 && state.progress.turn == 3 && fits(state.progress.phase)) {
        let next = step(game, &state, &mut legal, &mut rng).expect("the match gets there");
        game.apply(&mut state, next, &mut Silent);
    }
    state
}

/// Whole random matches. Items are steps, so the report shows steps per second.
#[divan::bench(args = [2, 3, 4, 5, 6, 7])]
fn random_steps(bencher: Bencher<'_, '_>, seats: u8) {
    let game = table(seats);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut legal = Vec::new();
    let matches = 200;
    let mean = (0..matches).map(|_| play(&game, &mut legal, &mut rng)).sum::<u32>() / matches;
    bencher.counter(divan::counter::ItemsCount::new(mean)).bench_local(|| play(&game, &mut legal, &mut rng));
}

/// Whole random matches with observation and mask of the seat to act written for every decision; the items are steps.
#[divan::bench(args = [4, 7])]
fn encoded_play(bencher: Bencher<'_, '_>, seats: u8) {
    let game = table(seats);
    let run = || (0..20).map(|seed| laws::encoded_play(&game, seed)).sum::<u64>();
    let steps = run();
    bencher.counter(divan::counter::ItemsCount::new(steps)).bench_local(run);
}

#[divan::bench]
fn clone_seven_seats(bencher: Bencher<'_, '_>) {
    let game = table(7);
    let state = late(&game, |phase| phase == Phase::Build);
    bencher.bench_local(|| black_box(&state).clone());
}

#[divan::bench]
fn legal_actions_choose(bencher: Bencher<'_, '_>) {
    legal_actions(bencher, |phase| phase == Phase::Choose);
}

#[divan::bench]
fn legal_actions_place(bencher: Bencher<'_, '_>) {
    legal_actions(bencher, |phase| phase == Phase::Build);
}

fn legal_actions(bencher: Bencher<'_, '_>, fits: impl Fn(Phase) -> bool) {
    let game = table(4);
    let state = late(&game, fits);
    let seat = game.to_act(&state).seats().first().unwrap();
    let mut legal = Vec::new();
    bencher.bench_local(|| {
        legal.clear();
        game.legal_actions(black_box(&state), seat, &mut legal);
        legal.len()
    });
}

/// A whole match of the playout policy.
#[divan::bench(args = [2, 4, 7])]
fn playout(bencher: Bencher<'_, '_>, seats: u8) {
    let game = table(seats);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut legal = Vec::new();
    bencher.bench_local(|| {
        let mut state = game.initial_state();
        loop {
            let next = match game.to_act(&state) {
                ToAct::Nobody => return state,
                ToAct::Chance => Step::Chance(game.sample_chance(&state, &mut rng)),
                ToAct::Seats(seats) | ToAct::Open(seats) => {
                    let seat = seats.first().expect("someone acts");
                    legal.clear();
                    game.legal_actions(&state, seat, &mut legal);
                    Step::Act(seat, game.playout_action(&state, seat, &legal, &mut rng))
                }
            };
            game.apply(&mut state, next, &mut Silent);
        }
    });
}

#[divan::bench]
fn evaluate_choose(bencher: Bencher<'_, '_>) {
    evaluate(bencher, |phase| phase == Phase::Choose);
}

#[divan::bench]
fn evaluate_place(bencher: Bencher<'_, '_>) {
    evaluate(bencher, |phase| phase == Phase::Build);
}

fn evaluate(bencher: Bencher<'_, '_>, fits: impl Fn(Phase) -> bool) {
    let game = table(4);
    let state = late(&game, fits);
    let seat = game.seats().seats().next().unwrap();
    bencher.bench_local(|| game.evaluate(black_box(&state), seat));
}

#[divan::bench]
fn standings(bencher: Bencher<'_, '_>) {
    let game = table(4);
    let state = late(&game, |phase| phase == Phase::Build);
    bencher.bench_local(|| game.standings(black_box(&state)));
}

#[divan::bench]
fn view(bencher: Bencher<'_, '_>) {
    let game = table(4);
    let state = late(&game, |phase| phase == Phase::Choose);
    let seat = game.seats().seats().next().unwrap();
    bencher.bench_local(|| game.view(black_box(&state), Viewer::Seat(seat)));
}

#[divan::bench]
fn determinize(bencher: Bencher<'_, '_>) {
    let game = table(4);
    let state = late(&game, |phase| phase == Phase::Choose);
    let seat = game.seats().seats().next().unwrap();
    let view = game.view(&state, Viewer::Seat(seat));
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    bencher.bench_local(|| game.determinize(black_box(&view), &mut rng));
}
