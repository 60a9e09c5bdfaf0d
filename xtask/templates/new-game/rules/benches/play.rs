//! How fast the rules are, on one core: `cargo bench -p new-game`. The throughput is in steps.

use divan::Bencher;
use divan::counter::ItemsCount;
use kernel::{Game, SeatCount, random_step};
use new_game::{NewGame, Options};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

fn main() {
    divan::main();
}

/// Plays a whole match of random decisions and returns its steps.
fn random_match(game: &NewGame, seed: u64) -> u32 {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let (mut state, mut legal, mut steps) = (game.initial_state(), Vec::new(), 0);
    while random_step(game, &mut state, &mut legal, &mut rng) {
        steps += 1;
    }
    steps
}

#[divan::bench]
fn random_play(bencher: Bencher<'_, '_>) {
    let game = NewGame::new(SeatCount::new(2), Options::default()).expect("two seats are allowed");
    let matches = || (0..100).map(|seed| random_match(&game, seed)).sum::<u32>();
    bencher.counter(ItemsCount::new(matches())).bench(matches);
}
