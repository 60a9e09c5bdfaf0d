//! The evaluation for computer players must make sense.

use ::laws::{random_play, random_step};
use kernel::{Contender, Evaluate, EventSink, Game, Seat, SeatCount, Silent, Step, ToAct};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use viscounts::Viscounts;
use viscounts::effect::Attempt;
use viscounts::event::Event;
use viscounts::state::State;

fn table(seats: u8) -> Viscounts {
    Viscounts::new(SeatCount::new(seats), Default::default()).expect("the game is for one to four")
}

/// Plays to the end; the seats of the mask follow the playout policy, the others play at random.
fn played(game: &Viscounts, seed: u64, sensible: u8, sink: &mut impl EventSink<Event>) -> State {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut state = game.initial_state();
    let mut legal = Vec::new();
    loop {
        let step = match game.to_act(&state) {
            ToAct::Seats(seats) | ToAct::Open(seats) if sensible >> seats.first().map_or(0, Seat::index) & 1 == 1 => {
                let seat = seats.first().expect("somebody acts");
                legal.clear();
                game.legal_actions(&state, seat, &mut legal);
                Step::Act(seat, game.playout_action(&state, seat, &legal, &mut rng))
            }
            _ => match random_step(game, &state, &mut rng) {
                Some(step) => step,
                None => return state,
            },
        };
        game.apply(&mut state, step, sink);
    }
}

#[test]
fn the_playout_policy_beats_random_play() {
    let game = table(2);
    let wins: f32 = (0..40)
        .map(|seed| {
            let seat = (seed % 2) as u8;
            game.standings(&played(&game, seed, 1 << seat, &mut Silent)).utility(Seat::new(seat))
        })
        .sum();
    assert!(wins >= 34.0, "{wins} of 40");
}

#[test]
fn the_evaluation_predicts_the_winner_near_the_end() {
    let game = table(3);
    let (mut right, mut all) = (0, 0);
    for seed in 0..30 {
        let play = random_play(&game, seed);
        let near = &play.states[play.states.len() * 4 / 5];
        let leader = (0..3)
            .map(Seat::new)
            .max_by(|one, other| game.evaluate(near, *one).total_cmp(&game.evaluate(near, *other)));
        let winners: Vec<Contender> = game.standings(play.last()).winners().collect();
        all += 1;
        right += usize::from(leader.is_some_and(|seat| winners.contains(&Contender::Seat(seat))));
    }
    assert!(right * 2 > all, "{right} of {all}");
}

/// The schemes print what is done if an action is impossible: the one opponent whose board is known must need it.
#[test]
fn the_cleric_cannot_always_copy() {
    let game = table(1);
    let mut events = Vec::new();
    for seed in 0..30 {
        played(&game, seed, 1, &mut events);
    }
    let copies = events.iter().filter_map(|event| match event {
        Event::Attempted { attempt: Attempt::Copy | Attempt::Focus, possible } => Some(*possible),
        _ => None,
    });
    let (done, failed): (Vec<bool>, Vec<bool>) = copies.partition(|possible| *possible);
    let share = failed.len() * 100 / (done.len() + failed.len());
    assert!((5..=25).contains(&share), "{share} % of {}", done.len() + failed.len());
}
