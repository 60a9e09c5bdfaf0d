//! Series of games, and the speed of rules and search.

use std::time::Duration;

use contests::{Competitor, Contest as _, GameContest, OutsideError, Pairing, Wanted};
use kernel::{Game, SeatCount};
use laws::toys::PrivateCards;
use players::Sequential;

fn cards() -> GameContest<PrivateCards> {
    GameContest(PrivateCards::new(SeatCount::new(2), Default::default()).unwrap())
}

#[test]
fn a_series_is_the_same_on_any_number_of_threads() {
    let players: Vec<Competitor> = ["greedy", "mcts:20+trees=3"].map(|name| name.parse().unwrap()).to_vec();
    let series = |threads| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        pool.install(|| lab::simulate(&cards(), &players, 40, 3, |_, _| Ok::<(), OutsideError>(())).unwrap())
    };
    let alone = series(1);
    assert_eq!(alone, series(2));
    assert_eq!(alone.seats.iter().map(|seat| seat.wins).sum::<u64>() + alone.seats[0].draws, 40);
}

#[test]
fn a_single_game_of_a_series_can_be_played_again() {
    let players = ["greedy", "random"].map(|name| name.parse().unwrap());
    let [one, again, other] = [4, 4, 5].map(|number| {
        let pairing = Pairing { players: &players, seating: &[0, 1], seed: 9, number, machine: &Sequential };
        let play = cards().play(&pairing, Wanted { steps: true, clock: None }).unwrap();
        assert_eq!(play.steps.len(), play.length);
        play.steps
    });
    assert_eq!(one, again);
    assert_ne!(one, other);
}

#[test]
fn speed_is_measured_for_rules_and_search() {
    let speed = lab::bench(&cards(), Duration::from_millis(40));
    assert!(speed.games > 0 && speed.steps_per_second > speed.games_per_second);
    assert!(speed.search_per_second > 0.0 && speed.search_ratio > 0.0 && speed.search_ratio.is_finite(), "{speed:?}");
}
