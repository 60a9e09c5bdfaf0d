//! Does the heuristic know good from bad?

use kernel::{Evaluate, Game, Seat, SeatCount, Silent, Step, ToAct};
use rand::RngExt;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use two_heirs::{Action, Heir, Options, Sets, Table, TwoHeirs};

use crate::words::given;

fn game(seats: u8, options: Options) -> TwoHeirs {
    TwoHeirs::new(SeatCount::new(seats), options).expect("the options fit")
}

fn position(game: &TwoHeirs, text: &str) -> Table {
    let mut table = game.initial_state();
    given(game, &mut table, text).expect("the position can be set up");
    table
}

#[test]
fn the_playout_policy_beats_random_play() {
    let game = game(2, Options { sets: Sets::Random, ..Options::default() });
    let mut won = 0.0;
    for seed in 0..20 {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let sensible = Seat::new((seed % 2) as u8);
        let mut table = game.initial_state();
        loop {
            let step = match game.to_act(&table) {
                ToAct::Nobody => break,
                ToAct::Chance => Step::Chance(game.sample_chance(&table, &mut rng)),
                ToAct::Seats(seats) | ToAct::Open(seats) => {
                    let seat = seats.first().expect("somebody is to act");
                    let mut legal = Vec::new();
                    game.legal_actions(&table, seat, &mut legal);
                    let action = if seat == sensible {
                        game.playout_action(&table, seat, &legal, &mut rng)
                    } else {
                        legal[rng.random_range(0..legal.len() as u32) as usize]
                    };
                    Step::Act(seat, action)
                }
            };
            game.apply(&mut table, step, &mut Silent);
        }
        won += game.standings(&table).utility(sensible);
    }
    assert!(won >= 18.0, "won {won} of 20");
}

#[test]
fn a_lead_is_worth_more_the_later_it_is() {
    let game = game(2, Options::default());
    let early = "start green; turn south; tile 1,0 trd-7 south; pile 15 grey";
    let late = "start green; turn south; tile 1,0 trd-7 south; pile 0 last 1";
    let chance = |text: &str, heir: Heir| game.evaluate(&position(&game, text), heir.seat());
    assert!(chance(early, Heir::South) > 0.5 && chance(early, Heir::North) < 0.5);
    assert!(chance(late, Heir::South) > chance(early, Heir::South));
    let even = "start green; turn south; tile 1,0 lan-7 south; tile 2,0 lan-9 north; pile 15 grey";
    assert!((chance(even, Heir::South) - 0.5).abs() < 0.01);
}

#[test]
fn building_has_a_higher_prior_than_ending() {
    let game = game(2, Options::default());
    let table = position(&game, "start green; turn south; taken; hand south trd-7 tra-6; reserve lan-2 lan-5 lan-4");
    let prior = |action: Action| game.prior(&table, Heir::South.seat(), action);
    let [cathedral, site] = ["trd-7", "tra-6"].map(|tile| tile.parse().expect("there is such a tile"));
    assert!(prior(Action::Build(cathedral)) > prior(Action::Build(site)));
    assert!(prior(Action::Build(site)) > prior(Action::End));
}

#[test]
fn the_better_place_has_the_higher_prior() {
    let game = game(2, Options::default());
    let mut table =
        position(&game, "start green; turn south; taken; hand south tra-3; reserve tra-1 tra-5; tile 1,1 trd-8 open");
    let seat = Heir::South.seat();
    game.apply(&mut table, Step::Act(seat, "build-tra-3".parse().expect("an action")), &mut Silent);
    let prior = |cell: &str| game.prior(&table, seat, cell.parse().expect("an action"));
    assert!(prior("at1,0") > prior("at-1,-1"), "a market wants neighbours");
}
