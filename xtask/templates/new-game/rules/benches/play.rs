//! How fast the rules are, on one core: `cargo bench -p new-game`. The throughput is in steps.

use divan::Bencher;
use divan::counter::ItemsCount;
use kernel::{Game, SeatCount, Silent, Step, ToAct};
use new_game::{NewGame, Options};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

fn main() {
    divan::main();
}

/// Plays a whole match of random decisions and returns its steps.
fn random_match(game: &NewGame, seed: u64) -> u32 {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let (mut state, mut legal, mut steps) = (game.initial_state(), Vec::new(), 0);
    loop {
        let step = match game.to_act(&state) {
            ToAct::Nobody => return steps,
            ToAct::Chance => Step::Chance(game.sample_chance(&state, &mut rng)),
            ToAct::Seats(seats) | ToAct::Open(seats) => {
                let seat = seats.first().expect("somebody is to act");
                legal.clear();
                game.legal_actions(&state, seat, &mut legal);
                Step::Act(seat, legal[rng.random_range(0..legal.len())])
            }
        };
        game.apply(&mut state, step, &mut Silent);
        steps += 1;
    }
}

#[divan::bench]
fn random_play(bencher: Bencher<'_, '_>) {
    let game = NewGame::new(SeatCount::new(2), Options::default()).expect("two seats are allowed");
    let matches = || (0..100).map(|seed| random_match(&game, seed)).sum::<u32>();
    bencher.counter(ItemsCount::new(matches())).bench(matches);
}
