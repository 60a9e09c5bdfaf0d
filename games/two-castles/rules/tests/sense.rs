//! Evaluation, priors and playouts make sense.

use kernel::{Encode, Evaluate, Game, Seat, Silent, Step, ToAct};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use two_castles::{Action, Cell, Components, SpecialRoom, State, TwoCastles};

use crate::table::{Match, castle, game, seat};

/// A match in which the guided seats follow the playout policy and the others play at random.
fn play(table: &TwoCastles, guided: impl Fn(Seat) -> bool, seed: u64) -> State {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut state = table.initial_state();
    loop {
        let step = match table.to_act(&state) {
            ToAct::Seats(seats) | ToAct::Open(seats) if guided(seats.first().expect("someone acts")) => {
                let seat = seats.first().expect("someone acts");
                let mut legal = Vec::new();
                table.legal_actions(&state, seat, &mut legal);
                Some(Step::Act(seat, table.playout_action(&state, seat, &legal, &mut rng)))
            }
            _ => laws::random_step(table, &state, &mut rng),
        };
        let Some(step) = step else { return state };
        table.apply(&mut state, step, &mut Silent);
    }
}

fn mean_points(seats: u8, guided: bool) -> i32 {
    let table = game(seats);
    let castles = (0..6).flat_map(|seed| {
        let state = play(&table, |_| guided, seed);
        state.castles[..table.places()].iter().map(|castle| castle.points(Components::get())).collect::<Vec<_>>()
    });
    let castles: Vec<i32> = castles.collect();
    castles.iter().sum::<i32>() / castles.len() as i32
}

#[test]
fn playouts_build_far_better_castles_than_random_play() {
    for seats in [2, 4, 7] {
        let (guided, random) = (mean_points(seats, true), mean_points(seats, false));
        assert!(guided > random + 20, "{seats} seats: {guided} against {random} points");
    }
}

#[test]
fn the_playout_policy_beats_random_play() {
    let table = game(4);
    let wins: f32 =
        (0..12).map(|seed| table.standings(&play(&table, |own| own == seat(2), seed)).utility(seat(2))).sum();
    // Partners share castles, so the neighbours gain too; random play would win three of twelve.
    assert!(wins > 4.0, "{wins} of 12");
}

#[test]
fn a_better_castle_is_worth_more_to_its_builders_and_less_to_others() {
    let table = Match::dealt(5, &[]);
    let mut better = table.state.clone();
    better.castles[1].place(Components::get(), SpecialRoom::Fountain.tile(), Cell::new(2, 0));
    for number in 1..=5 {
        let [before, after] = [&table.state, &better].map(|state| table.game.evaluate(state, seat(number)));
        // The second castle lies between seats 2 and 3.
        let gains = number == 2 || number == 3;
        assert_eq!(after > before, gains, "seat {number}: {before} then {after}");
    }
}

#[test]
fn values_add_up_to_about_one() {
    for seats in 3..=7 {
        let table = Match::dealt(seats, &[]);
        let total: f32 = (1..=seats).map(|number| table.game.evaluate(&table.state, seat(number))).sum();
        assert!((0.9..1.1).contains(&total), "{seats} seats: {total}");
    }
}

/// The legal action with the highest prior, the first of several.
fn highest_prior(table: &Match, number: u8) -> String {
    let prior = |action: &Action| table.game.prior(&table.state, seat(number), *action);
    let legal = table.legal(seat(number));
    let best = legal.iter().rev().max_by(|one, other| prior(one).total_cmp(&prior(other)));
    best.expect("something is legal").to_string()
}

#[test]
fn priors_prefer_what_scores() {
    // Between two corridors the pantry scores four.
    let gap = castle("dead_end@2,0 bakery@3,0 kitchen@4,0 purgatory@4,1 great_hall@2,1");
    let table = Match::placing(3, gap, "pantry nap_room");
    assert_eq!(highest_prior(&table, 1), "place:left:pantry@3,1");
    // The third outdoor room brings a fountain.
    let two = castle("aviary@-1,0 terrace@2,0");
    let table = Match::placing(3, two, "stables pantry");
    assert!(highest_prior(&table, 1).starts_with("place:left:stables@"));
    // The attendant with the most decorations.
    let mut table = Match::placing(3, castle("hat_room@-1,0 salon@2,0 breakfast_nook@3,0"), "parlor pantry");
    table.act(1, "place:left:parlor@0,1");
    assert_eq!(highest_prior(&table, 1), "take:attendant_painter");
}

#[test]
fn choices_that_are_no_action_are_told_apart() {
    let (table, seat) = (game(4), Seat::new(0));
    let choices = |text: &str| table.choices(seat, text.parse().unwrap());
    for text in ["pick:pantry+nap_room", "place:right:tower@-23,0", "wait:left", "keep:bc_living"] {
        assert_eq!(table.action(seat, &choices(text)).map(|action| action.to_string()).as_deref(), Some(text));
    }
    let mut pair = choices("pick:pantry+nap_room").to_vec();
    pair.reverse();
    assert_eq!(table.action(seat, &pair), None, "the lower tile comes first");
    let (corner, aside) = (choices("place:left:tower@0,23"), choices("place:left:tower@-23,0"));
    assert_eq!(table.action(seat, &[corner[0], aside[1], corner[2]]), None, "no castle reaches that far");
    assert_eq!(table.action(seat, &[TwoCastles::choice_count() as u16]), None);
}
