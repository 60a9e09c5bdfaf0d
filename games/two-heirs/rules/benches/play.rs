//! How fast the rules are: `cargo bench -p two-heirs`.

use divan::Bencher;
use divan::counter::ItemsCount;
use kernel::{Evaluate, Game, Seat, SeatCount, Silent, Step, ToAct, Viewer};
use rand::RngExt;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use two_heirs::{Action, Options, Table, TwoHeirs};

fn main() {
    divan::main();
}

fn game(seats: u8) -> TwoHeirs {
    TwoHeirs::new(SeatCount::new(seats), Options::default()).expect("the default options fit")
}

type Chooser = fn(&TwoHeirs, &Table, Seat, &[Action], &mut Xoshiro256PlusPlus) -> Action;

fn randomly(_: &TwoHeirs, _: &Table, _: Seat, legal: &[Action], rng: &mut Xoshiro256PlusPlus) -> Action {
    legal[rng.random_range(0..legal.len() as u32) as usize]
}

fn sensibly(game: &TwoHeirs, table: &Table, seat: Seat, legal: &[Action], rng: &mut Xoshiro256PlusPlus) -> Action {
    game.playout_action(table, seat, legal, rng)
}

/// Plays a game, or its first `limit` steps, and returns the number of steps.
fn play(game: &TwoHeirs, table: &mut Table, rng: &mut Xoshiro256PlusPlus, choose: Chooser, limit: u32) -> u32 {
    let mut legal = Vec::new();
    let mut steps = 0;
    while steps < limit {
        let step = match game.to_act(table) {
            ToAct::Nobody => break,
            ToAct::Chance => Step::Chance(game.sample_chance(table, rng)),
            ToAct::Seats(seats) | ToAct::Open(seats) => {
                let seat = seats.first().expect("somebody is to act");
                legal.clear();
                game.legal_actions(table, seat, &mut legal);
                Step::Act(seat, choose(game, table, seat, &legal, rng))
            }
        };
        game.apply(table, step, &mut Silent);
        steps += 1;
    }
    steps
}

/// Whole games; the items are steps.
fn whole_games(bencher: Bencher<'_, '_>, seats: u8, choose: Chooser) {
    const GAMES: u64 = 50;
    let game = game(seats);
    let run = || {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        (0..GAMES).map(|_| play(&game, &mut game.initial_state(), &mut rng, choose, u32::MAX)).sum::<u32>()
    };
    let steps = run();
    bencher.counter(ItemsCount::new(steps)).bench_local(run);
}

/// A table in the middle of a game, at the beginning of a turn or soon after.
fn midgame(seats: u8) -> (TwoHeirs, Table) {
    let game = game(seats);
    let mut table = game.initial_state();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
    play(&game, &mut table, &mut rng, sensibly, 90);
    while table.phase != two_heirs::Phase::Turn {
        play(&game, &mut table, &mut rng, sensibly, 1);
    }
    (game, table)
}

#[divan::bench(args = [2, 1])]
fn random_play(bencher: Bencher<'_, '_>, seats: u8) {
    whole_games(bencher, seats, randomly);
}

#[divan::bench(args = [2, 1])]
fn playouts(bencher: Bencher<'_, '_>, seats: u8) {
    whole_games(bencher, seats, sensibly);
}

/// Whole random matches with observation and mask of the seat to act written for every decision; the items are steps.
#[divan::bench(args = [2, 1])]
fn encoded_play(bencher: Bencher<'_, '_>, seats: u8) {
    let game = game(seats);
    let run = || (0..20).map(|seed| laws::encoded_play(&game, seed)).sum::<u64>();
    let steps = run();
    bencher.counter(ItemsCount::new(steps)).bench_local(run);
}

#[divan::bench]
fn clone(bencher: Bencher<'_, '_>) {
    let (_, table) = midgame(2);
    bencher.bench_local(|| divan::black_box(&table).clone());
}

#[divan::bench(args = [2, 1])]
fn legal_actions(bencher: Bencher<'_, '_>, seats: u8) {
    let (game, table) = midgame(seats);
    let mut legal = Vec::new();
    bencher.bench_local(|| {
        legal.clear();
        game.legal_actions(divan::black_box(&table), table.active.seat(), &mut legal);
        legal.len()
    });
}

#[divan::bench]
fn view(bencher: Bencher<'_, '_>) {
    let (game, table) = midgame(2);
    bencher.bench_local(|| game.view(divan::black_box(&table), Viewer::Seat(Seat::new(0))));
}

#[divan::bench]
fn determinize(bencher: Bencher<'_, '_>) {
    let (game, table) = midgame(2);
    let view = game.view(&table, Viewer::Seat(Seat::new(0)));
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    bencher.bench_local(|| game.determinize(divan::black_box(&view), &mut rng));
}

#[divan::bench(args = [2, 1])]
fn standings(bencher: Bencher<'_, '_>, seats: u8) {
    let game = game(seats);
    let mut table = game.initial_state();
    play(&game, &mut table, &mut Xoshiro256PlusPlus::seed_from_u64(3), sensibly, u32::MAX);
    bencher.bench_local(|| game.standings(divan::black_box(&table)));
}

#[divan::bench(args = [2, 1])]
fn evaluate(bencher: Bencher<'_, '_>, seats: u8) {
    let (game, table) = midgame(seats);
    bencher.bench_local(|| game.evaluate(divan::black_box(&table), Seat::new(0)));
}
