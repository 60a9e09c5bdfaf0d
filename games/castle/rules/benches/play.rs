//! How fast the rules play: whole random games, and the single questions a search asks.

use castle::{Castle, Options, State};
use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use kernel::{Evaluate, Game, SeatCount, Silent, Step, ToAct, Viewer, random_step};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

fn main() {
    divan::main();
}

fn castle() -> Castle {
    Castle::new(SeatCount::new(2), Options::default()).expect("two seats are allowed")
}

/// Plays on at random until the end, or until so many tiles are left.
fn play(game: &Castle, state: &mut State, rng: &mut Xoshiro256PlusPlus, tiles_left: usize) {
    let mut actions = Vec::with_capacity(128);
    let is_enough = |state: &State| game.to_act(state) == ToAct::Chance && state.table.pile.len() <= tiles_left;
    while !is_enough(state) && random_step(game, state, &mut actions, rng) {}
}

/// A position in the middle of a game, a tile drawn.
fn middle(game: &Castle) -> State {
    let mut state = game.initial_state();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
    play(game, &mut state, &mut rng, 30);
    let draw = game.sample_chance(&state, &mut rng);
    game.apply(&mut state, Step::Chance(draw), &mut Silent);
    state
}

/// 20 games of about 60 placements each; the items are placements.
#[divan::bench]
fn random_games(bencher: Bencher<'_, '_>) {
    let game = castle();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    bencher.counter(ItemsCount::new(20_usize * 60)).bench_local(|| {
        for _ in 0..20 {
            let mut state = game.initial_state();
            play(&game, &mut state, &mut rng, 0);
            black_box(&state);
        }
    });
}

/// Whole random matches with observation and mask of the seat to act written for every decision; the items are steps.
#[divan::bench]
fn encoded_play(bencher: Bencher<'_, '_>) {
    let game = castle();
    let run = || (0..20).map(|seed| laws::encoded_play(&game, seed)).sum::<u64>();
    let steps = run();
    bencher.counter(ItemsCount::new(steps)).bench_local(run);
}

#[divan::bench]
fn clone_state(bencher: Bencher<'_, '_>) {
    let state = middle(&castle());
    bencher.bench_local(|| black_box(&state).clone());
}

#[divan::bench]
fn legal_places(bencher: Bencher<'_, '_>) {
    let game = castle();
    let state = middle(&game);
    let mut actions = Vec::with_capacity(256);
    bencher.bench_local(|| {
        actions.clear();
        game.legal_actions(black_box(&state), state.table.active, &mut actions);
        actions.len()
    });
}

#[divan::bench]
fn view(bencher: Bencher<'_, '_>) {
    let game = castle();
    let state = middle(&game);
    bencher.bench_local(|| game.view(black_box(&state), Viewer::Seat(state.table.active)));
}

#[divan::bench]
fn determinize(bencher: Bencher<'_, '_>) {
    let game = castle();
    let state = middle(&game);
    let view = game.view(&state, Viewer::Seat(state.table.active));
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(2);
    bencher.bench_local(|| game.determinize(black_box(&view), &mut rng));
}

#[divan::bench]
fn evaluate(bencher: Bencher<'_, '_>) {
    let game = castle();
    let state = middle(&game);
    bencher.bench_local(|| game.evaluate(black_box(&state), state.table.active));
}

/// From the first draw to the end by the playout policy; the items are placements.
#[divan::bench]
fn playout(bencher: Bencher<'_, '_>) {
    let game = castle();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    let mut actions = Vec::with_capacity(256);
    bencher.counter(ItemsCount::new(60_usize)).bench_local(|| {
        let mut state = game.initial_state();
        loop {
            let step = match game.to_act(&state) {
                ToAct::Nobody => break,
                ToAct::Chance => Step::Chance(game.sample_chance(&state, &mut rng)),
                ToAct::Seats(seats) | ToAct::Open(seats) => {
                    let seat = seats.first().expect("somebody is to act");
                    actions.clear();
                    game.legal_actions(&state, seat, &mut actions);
                    Step::Act(seat, game.playout_action(&state, seat, &actions, &mut rng))
                }
            };
            game.apply(&mut state, step, &mut Silent);
        }
        state
    });
}
