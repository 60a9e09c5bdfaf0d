//! Node counts: how many sequences of steps there are from a position.

use kernel::{Game, SeatCount, Silent};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use viscounts::Viscounts;

#[test]
fn node_counts_match_the_file() {
    ::laws::nodes::<Viscounts>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/nodes.txt"));
}

/// The first steps of a match are draws, so these counts start at the first turn of a random table.
#[test]
fn node_counts_of_the_first_turn_stay_the_same() {
    let counts: Vec<u64> = [(1, 6), (2, 6), (3, 6), (4, 6)].map(|(seats, depth)| first_turn(seats, depth)).to_vec();
    assert_eq!(counts, [104_503_u64, 66_573, 45_844, 50_449]);
}

fn first_turn(seats: u8, depth: u32) -> u64 {
    let game = Viscounts::new(SeatCount::new(seats), Default::default()).expect("the game is for one to four");
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(u64::from(seats));
    let mut state = game.initial_state();
    while state.table.round == 0 {
        let step = ::laws::random_step(&game, &state, &mut rng).expect("setup goes on");
        game.apply(&mut state, step, &mut Silent);
    }
    ::laws::count_nodes(&game, &state, depth)
}
