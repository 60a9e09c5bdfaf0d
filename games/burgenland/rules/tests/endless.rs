//! How long a match can be.

use burgenland::{Burgenland, Options};
use kernel::{Game, SeatCount, Silent, Step, ToAct};

use crate::rules::SEATS;

#[test]
fn two_players_who_decline_everything_never_end() {
    let game = Burgenland::new(SeatCount::new(2), Options::default()).unwrap();
    let mut state = game.initial_state();
    let mut legal = Vec::new();
    for count in 0..20_000 {
        let step = match game.to_act(&state) {
            ToAct::Chance => {
                let mut outcomes = Vec::new();
                game.chance_outcomes(&state, &mut outcomes);
                Step::Chance(outcomes[count % outcomes.len()].0)
            }
            ToAct::Seats(seats) | ToAct::Open(seats) => {
                legal.clear();
                game.legal_actions(&state, seats.first().unwrap(), &mut legal);
                let declining = ["stop", "pass", "roll0"].map(|text| text.parse().unwrap());
                let action =
                    declining.into_iter().find(|action| legal.contains(action)).expect("one can always decline");
                Step::Act(state.active, action)
            }
            ToAct::Nobody => panic!("the match is over after {count} steps"),
        };
        game.apply(&mut state, step, &mut Silent);
    }
    assert_eq!(SEATS.map(|seat| state.score(seat)), [0, 0]);
}

#[test]
fn random_play_stays_far_below_the_stated_limit() {
    // Of a million random matches, played once with a release build, the longest had 1733 steps.
    let game = Burgenland::new(SeatCount::new(2), Options::default()).unwrap();
    let longest = (0..200).map(|seed| laws::random_play(&game, seed).steps.len()).max().unwrap();
    assert!(longest < Burgenland::INFO.max_steps as usize / 20, "{longest} steps");
}
