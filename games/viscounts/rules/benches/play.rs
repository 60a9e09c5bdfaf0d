//! How fast the rules are: random play with two seats, and the single questions a search asks.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use kernel::{Game, Seat, SeatCount, ToAct, Viewer, random_step};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use viscounts::Viscounts;
use viscounts::state::State;

fn main() {
    divan::main();
}

fn table(seats: u8) -> Viscounts {
    Viscounts::new(SeatCount::new(seats), Default::default()).expect("the game is for one to four")
}

/// A state in the middle of a match, with seat 1 or 2 to act.
fn middle(game: &Viscounts) -> State {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(8);
    let mut state = game.initial_state();
    let mut legal = Vec::new();
    for _ in 0..300 {
        random_step(game, &mut state, &mut legal, &mut rng);
    }
    while game.to_act(&state) == ToAct::Chance {
        random_step(game, &mut state, &mut legal, &mut rng);
    }
    state
}

/// Steps of random play; the rate shown is steps per second.
#[divan::bench(args = [1, 2, 3, 4])]
fn random_play(bencher: Bencher<'_, '_>, seats: u8) {
    const STEPS: usize = 10_000;
    let game = table(seats);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut legal = Vec::with_capacity(128);
    let mut state = game.initial_state();
    bencher.counter(ItemsCount::new(STEPS)).bench_local(|| {
        for _ in 0..STEPS {
            if !random_step(&game, &mut state, &mut legal, &mut rng) {
                state = game.initial_state();
            }
        }
    });
}

/// Whole random matches with observation and mask of the seat to act written for every decision; the items are steps.
#[divan::bench(args = [2, 4])]
fn encoded_play(bencher: Bencher<'_, '_>, seats: u8) {
    let game = table(seats);
    let run = || (0..20).map(|seed| laws::encoded_play(&game, seed)).sum::<u64>();
    let steps = run();
    bencher.counter(ItemsCount::new(steps)).bench_local(run);
}

#[divan::bench]
fn clone(bencher: Bencher<'_, '_>) {
    let state = middle(&table(2));
    bencher.bench_local(|| *black_box(&state));
}

#[divan::bench]
fn legal_actions(bencher: Bencher<'_, '_>) {
    let game = table(2);
    let state = middle(&game);
    let seat = game.to_act(&state).seats().first().expect("somebody acts");
    let mut legal = Vec::with_capacity(128);
    bencher.bench_local(|| {
        legal.clear();
        game.legal_actions(black_box(&state), seat, &mut legal);
    });
}

#[divan::bench]
fn view(bencher: Bencher<'_, '_>) {
    let game = table(2);
    let state = middle(&game);
    bencher.bench_local(|| game.view(black_box(&state), Viewer::Seat(Seat::new(0))));
}

#[divan::bench]
fn determinize(bencher: Bencher<'_, '_>) {
    let game = table(2);
    let view = game.view(&middle(&game), Viewer::Seat(Seat::new(0)));
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(2);
    bencher.bench_local(|| game.determinize(black_box(&view), &mut rng));
}
