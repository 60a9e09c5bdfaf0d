//! How fast the rules are, on one core.
//!
//! ```text
//! cargo bench -p burgenland
//! ```
//!
//! `random_play` is whole matches of uniformly random decisions, the list of legal actions of every decision included; its
//! items are steps, so its throughput is steps per second. The others look at one position in the middle of a match.
//! Take the fastest column: the others tell of the machine's other work.

use burgenland::{Burgenland, Chance, Options, Phase, State};
use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use kernel::{Encode, Evaluate, Game, SeatCount, Viewer, random_step};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

fn main() {
    divan::main();
}

fn game() -> Burgenland {
    Burgenland::new(SeatCount::new(2), Options::default()).expect("two seats are right")
}

fn generator() -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(1)
}

/// A position after some 300 random steps in which a field waits for a decision.
fn midgame(game: &Burgenland) -> State {
    let (mut state, mut legal, mut rng) = (game.initial_state(), Vec::new(), generator());
    let mut steps = 0;
    while steps < 300 || state.phase != Phase::Field {
        assert!(random_step(game, &mut state, &mut legal, &mut rng), "the match ended too early");
        steps += 1;
    }
    state
}

/// Whole matches, each with its own seed; the same ones in every sample.
const MATCHES: u64 = 200;

#[divan::bench(sample_count = 20)]
fn random_play(bencher: Bencher<'_, '_>) {
    let game = game();
    let mut legal = Vec::new();
    let mut play = || {
        let mut steps = 0_u64;
        for seed in 0..MATCHES {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
            let mut state = game.initial_state();
            while random_step(&game, &mut state, &mut legal, &mut rng) {
                steps += 1;
            }
        }
        steps
    };
    let steps = play();
    bencher.counter(ItemsCount::new(steps)).bench_local(play);
}

/// Whole random matches with observation and mask of the seat to act written for every decision; the items are steps.
#[divan::bench]
fn encoded_play(bencher: Bencher<'_, '_>) {
    let game = game();
    let run = || (0..20).map(|seed| laws::encoded_play(&game, seed)).sum::<u64>();
    let steps = run();
    bencher.counter(ItemsCount::new(steps)).bench_local(run);
}

#[divan::bench]
fn clone(bencher: Bencher<'_, '_>) {
    let state = midgame(&game());
    #[expect(clippy::clone_on_copy, reason = "what search calls is the clone")]
    bencher.bench_local(|| black_box(&state).clone());
}

#[divan::bench]
fn legal_actions(bencher: Bencher<'_, '_>) {
    let game = game();
    let state = midgame(&game);
    let mut legal = Vec::new();
    bencher.bench_local(|| {
        legal.clear();
        game.legal_actions(black_box(&state), state.active, &mut legal);
        legal.len()
    });
}

#[divan::bench(args = [0, 1, 5])]
fn throw(bencher: Bencher<'_, '_>, extra: u8) {
    let game = game();
    let state = State { phase: Phase::Throw { extra }, ..midgame(&game) };
    let mut rng = generator();
    bencher.bench_local(|| -> Chance { game.sample_chance(black_box(&state), &mut rng) });
}

#[divan::bench]
fn view(bencher: Bencher<'_, '_>) {
    let game = game();
    let state = midgame(&game);
    bencher.bench_local(|| game.view(black_box(&state), Viewer::Spectator));
}

#[divan::bench]
fn determinize(bencher: Bencher<'_, '_>) {
    let game = game();
    let view = game.view(&midgame(&game), Viewer::Spectator);
    let mut rng = generator();
    bencher.bench_local(|| game.determinize(black_box(&view), &mut rng));
}

#[divan::bench]
fn evaluate(bencher: Bencher<'_, '_>) {
    let game = game();
    let state = midgame(&game);
    bencher.bench_local(|| game.evaluate(black_box(&state), state.active));
}

#[divan::bench]
fn playout_action(bencher: Bencher<'_, '_>) {
    let game = game();
    let state = midgame(&game);
    let mut legal = Vec::new();
    game.legal_actions(&state, state.active, &mut legal);
    let mut rng = generator();
    bencher.bench_local(|| game.playout_action(black_box(&state), state.active, &legal, &mut rng));
}

#[divan::bench]
fn observe(bencher: Bencher<'_, '_>) {
    let game = game();
    let view = game.view(&midgame(&game), Viewer::Spectator);
    let mut bytes = vec![0; Burgenland::observation_len()];
    bencher.bench_local(|| game.observe(black_box(&view), &mut bytes));
}
