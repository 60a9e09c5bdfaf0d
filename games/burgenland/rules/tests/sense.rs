//! The evaluation for computer players must make sense.

use burgenland::{Action, Burgenland, Options};
use kernel::{Evaluate, Game, SeatCount, Silent, Step, ToAct};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::rules::{SEATS, Table};

/// The first seat's probability of winning.
fn chance(given: &[&str]) -> f32 {
    let table = Table::new(given);
    let [one, two] = SEATS.map(|seat| table.game.evaluate(&table.state, seat));
    assert!((one + two - 1.0).abs() < 1e-5, "{one} + {two}");
    one
}

#[test]
fn better_positions_get_higher_values() {
    let even = chance(&[]);
    assert!((0.45..0.6).contains(&even), "{even}");
    assert!(chance(&["points 1 red 10"]) > even);
    assert!(chance(&["castle 1 red WGWHW"]) > even);
    assert!(chance(&["castle 2 red WGWHW"]) < even);
    assert!(chance(&["dice 1 3"]) > even);
    assert!(chance(&["turn 2"]) < even);
    // Ten points ahead weigh more near the king.
    assert!(chance(&["points 1 red 29", "points 2 red 19"]) > chance(&["points 1 red 10"]));
}

/// The action with the highest prior.
fn favourite(table: &Table) -> String {
    let mut legal: Vec<Action> = Vec::new();
    table.game.legal_actions(&table.state, table.state.active, &mut legal);
    let prior = |action: &Action| table.game.prior(&table.state, table.state.active, *action);
    legal.into_iter().max_by(|one, other| prior(one).total_cmp(&prior(other))).unwrap().to_string()
}

#[test]
fn priors_follow_common_sense() {
    // A great tower is worth more than its dice; it goes where the castle stays open.
    assert_eq!(favourite(&Table::landed("red8", &["castle 1 red SWHW"])), "build-right");
    // A scoring that wins the game is not declined.
    assert_eq!(favourite(&Table::landed("red5", &["castle 1 red GW", "points 1 blue 26"])), "score");
    // One that would lose it is.
    assert_ne!(favourite(&Table::landed("red5", &["castle 2 red GW", "points 2 blue 26"])), "score");
    // A wall that joins two parts counts more than one at the end.
    assert_eq!(favourite(&Table::landed("red1", &["castle 1 red WGW.WHW"])), "build4");
    // The best theft breaks the opponent's castle in the middle.
    assert_eq!(favourite(&Table::landed("red8", &["castle 1 red WGW", "castle 2 red GWGWG"])), "take3");
    // Of several dice the one that scores.
    assert_eq!(favourite(&Table::new(&["castle 1 yellow GWG", "dice 1 2"]).play("1 roll2, * 136")), "move3");
}

#[test]
fn the_playout_policy_beats_random_play() {
    let game = Burgenland::new(SeatCount::new(2), Options::default()).unwrap();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut legal = Vec::new();
    let mut wins = 0;
    for index in 0..40 {
        let sensible = SEATS[index % 2];
        let mut state = game.initial_state();
        loop {
            let step = match game.to_act(&state) {
                ToAct::Nobody => break,
                ToAct::Chance => Step::Chance(game.sample_chance(&state, &mut rng)),
                ToAct::Seats(seats) | ToAct::Open(seats) => {
                    let seat = seats.first().unwrap();
                    legal.clear();
                    game.legal_actions(&state, seat, &mut legal);
                    let blind = legal[rng.random_range(0..legal.len() as u32) as usize];
                    let chosen =
                        if seat == sensible { game.playout_action(&state, seat, &legal, &mut rng) } else { blind };
                    Step::Act(seat, chosen)
                }
            };
            game.apply(&mut state, step, &mut Silent);
        }
        wins += u32::from(game.standings(&state).of(sensible).rank == 1);
    }
    assert!(wins >= 36, "{wins} of 40");
}
