//! States and environments of toy games: one with simultaneous choices, one with hidden cards, one with open seats.

use environments::{AnyGame, AnyState, ChoiceError, Environment, GameOf, Opponents, SavedError, SavedState};
use kernel::{Encode, Evaluate, Seat, SeatCount, ToAct, Viewer};
use laws::toys::{OpenQuarries, PrivateCards, SealedBids};
use players::{Sequential, Spec};
use session::Seed;

fn game<G: Encode + Evaluate>() -> Box<dyn AnyGame> {
    Box::new(GameOf(G::new(SeatCount::new(2), G::Options::default()).unwrap()))
}

fn games() -> Vec<Box<dyn AnyGame>> {
    vec![game::<SealedBids>(), game::<PrivateCards>(), game::<OpenQuarries>()]
}

fn choice_count(game: &dyn AnyGame) -> usize {
    game.choice_blocks().iter().map(|block| block.len).sum()
}

/// Applies the step with a number, out of all that are possible.
fn step(state: &mut dyn AnyState, number: usize) {
    match state.to_act() {
        ToAct::Nobody => panic!("the match is over"),
        ToAct::Chance => {
            let outcomes = state.chance_outcomes();
            state.enter_chance(&outcomes[number % outcomes.len()].0).unwrap();
        }
        ToAct::Seats(seats) | ToAct::Open(seats) => {
            let seat = seats.first().unwrap();
            let legal = state.legal_actions(seat);
            state.play(seat, &legal[number % legal.len()]).unwrap();
        }
    }
}

fn play_to_the_end(state: &mut dyn AnyState) {
    for number in 0.. {
        if state.to_act() == ToAct::Nobody {
            return;
        }
        step(state, number);
    }
}

#[test]
fn a_saved_state_goes_on_as_if_it_had_never_been_saved() {
    for game in games() {
        for seed in [None, Some(Seed::from_number(3))] {
            let mut state = game.initial_state(seed);
            for number in 0..1000 {
                let drawn = state.determinize(Seat::new(1), number);
                for mut one in [state.fork(), drawn] {
                    let saved = one.save();
                    assert_eq!(SavedState::parse(&saved.to_string()).unwrap(), saved);
                    let mut again = game.restore(&saved).unwrap();
                    assert_eq!((again.save(), again.steps()), (saved, one.steps()));
                    play_to_the_end(&mut *one);
                    play_to_the_end(&mut *again);
                    assert_eq!(again.save(), one.save());
                }
                if state.to_act() == ToAct::Nobody {
                    break;
                }
                step(&mut *state, number as usize);
            }
            assert_eq!(state.to_act(), ToAct::Nobody);
        }
    }
}

#[test]
fn a_saved_text_that_was_altered_is_refused() {
    let game = game::<PrivateCards>();
    let saved = game.initial_state(Some(Seed::from_number(1))).save().to_string();
    for text in ["", "hello", &saved.replace("seed", "sead"), &saved[..saved.len() - 1], &format!("{saved}\n")] {
        assert_eq!(SavedState::parse(text), Err(SavedError::NotSaved), "{text}");
    }
    let other = self::game::<SealedBids>().restore(&SavedState::parse(&saved).unwrap()).err();
    assert!(matches!(other, Some(SavedError::Load(_))));
}

#[test]
fn a_determinized_state_shows_the_seat_the_same_and_has_no_record() {
    for game in games() {
        let mut state = game.initial_state(None);
        while state.to_act() != ToAct::Nobody {
            for seat in game.seats().seats() {
                let drawn = state.determinize(seat, 5);
                let viewer = Viewer::Seat(seat);
                assert_eq!(drawn.view_json(viewer), state.view_json(viewer));
                assert_eq!(drawn.view_text(viewer), state.view_text(viewer));
                assert_eq!(drawn.legal_actions(seat), state.legal_actions(seat));
                assert!(drawn.record().is_none() && state.record().is_some());
                let from_view = game.determinize(&state.view_json(viewer).to_string(), 5).unwrap();
                assert_eq!(from_view.save(), drawn.save());
            }
            step(&mut *state, 1);
        }
    }
}

#[test]
fn what_is_not_a_view_of_the_game_is_refused() {
    for game in games() {
        for text in ["", "{}", "[1, 2]", r#"{"hello": NaN}"#] {
            let refused = game.determinize(text, 5).err();
            assert_eq!(refused, Some(SavedError::NotAView { game: game.info().id }), "{text}");
        }
    }
}

#[test]
fn choices_are_checked() {
    let game = game::<PrivateCards>();
    let mut state = game.initial_state(Some(Seed::from_number(1)));
    let seat = state.to_act().seats().first().unwrap();
    let before = state.save();
    assert!(matches!(state.play_choices(seat.opponent(), &[0]), Err(ChoiceError::Play(_))));
    assert!(matches!(state.play_choices(seat, &[]), Err(ChoiceError::Unfinished { .. })));
    let mut mask = vec![0; choice_count(&*game)];
    state.mask(seat, &[], &mut mask);
    let forbidden = mask.iter().position(|allowed| *allowed == 0).unwrap() as u16;
    let error = state.play_choices(seat, &[forbidden]).unwrap_err();
    assert_eq!(error, ChoiceError::Illegal { seat, choices: vec![forbidden] });
    assert_eq!(state.save(), before, "nothing has changed");
    let action = state.legal_actions(seat)[0].clone();
    let choices = state.choices(seat, &action).unwrap();
    assert_eq!(state.action(seat, &choices), Some(action.clone()));
    let mut other = state.fork();
    state.play_choices(seat, &choices).unwrap();
    other.play(seat, &action).unwrap();
    assert_eq!(state.save(), other.save());
}

/// What an environment shows in each step of random play, and the rewards of the matches that ended.
fn shown(game: &dyn AnyGame, opponents: Opponents, seed: u64, number: u64) -> (Vec<Vec<u8>>, Vec<Vec<f32>>, Vec<Seat>) {
    let mut one = game.environment(opponents, seed, number, &Sequential);
    let (mut seen, mut results, mut seats) = (Vec::new(), Vec::new(), Vec::new());
    let mut observation = vec![0; game.observation_slices().iter().map(|slice| slice.len).sum()];
    let mut mask = vec![0; choice_count(game)];
    let mut rewards = vec![0.0; game.seats().get()];
    for _ in 0..200 {
        one.observe(&mut observation);
        one.mask(&mut mask);
        seen.push([&observation[..], &mask[..]].concat());
        seats.push(one.seat());
        let choice = one.sample();
        assert_eq!(mask[usize::from(choice)], 1);
        let forbidden = mask.iter().position(|allowed| *allowed == 0).map(|choice| choice as u16);
        if let Some(forbidden) = forbidden {
            assert!(matches!(one.choose(forbidden), Err(ChoiceError::Illegal { .. })));
        }
        one.choose(choice).unwrap();
        if one.advance(&Sequential, &mut rewards) {
            assert!(one.chosen().is_empty());
            results.push(rewards.clone());
        } else {
            assert!(rewards.iter().all(|reward| *reward == 0.0));
        }
    }
    (seen, results, seats)
}

#[test]
fn an_environment_depends_on_its_seed_and_number_alone() {
    for game in games() {
        let first = shown(&*game, Opponents::None, 1, 2);
        assert_eq!(first, shown(&*game, Opponents::None, 1, 2));
        assert_ne!(first, shown(&*game, Opponents::None, 1, 3));
        assert_ne!(first, shown(&*game, Opponents::None, 2, 2));
        assert!(first.1.len() > 1, "several matches have ended");
        assert!(first.1.iter().all(|rewards| (rewards.iter().sum::<f32>() - 1.0).abs() < 1e-6));
    }
}

#[test]
fn computers_have_the_seats_that_they_are_given() {
    for game in games() {
        let [first, second] = [0, 1].map(Seat::new);
        let (_, _, seats) = shown(&*game, Opponents::At(vec![Some(Spec::Greedy), None]), 1, 1);
        assert!(seats.iter().all(|seat| *seat == second));
        // The learner has the first seat in the first match, and the other one in the next.
        let (_, results, seats) = shown(&*game, Opponents::AllOthers(Spec::Random), 1, 0);
        assert!(results.len() > 1);
        assert_eq!(seats[0], first);
        assert!(seats.contains(&second));
    }
}

#[test]
#[should_panic(expected = "a choice was checked")]
fn nothing_goes_on_without_a_choice() {
    let game = game::<SealedBids>();
    let mut one: Box<dyn Environment> = game.environment(Opponents::None, 1, 1, &Sequential);
    one.advance(&Sequential, &mut [0.0; 2]);
}
