//! Sizes, serialisation and the text board.

use kernel::{Encode, Game, GameOptions, Seat, SeatCount, TextBoard as _, Viewer};
use two_heirs::{Action, First, Options, Table, TwoHeirs, View};

#[test]
fn a_state_fits_into_a_kibibyte() {
    assert!(size_of::<Table>() <= 1024, "{} bytes", size_of::<Table>());
    assert!(size_of::<Action>() <= 4, "{} bytes", size_of::<Action>());
}

#[test]
fn a_view_can_be_serialised_and_read_back() {
    for (_, options) in TwoHeirs::presets().into_iter().take(5) {
        let game = TwoHeirs::new(SeatCount::new(2), options).expect("every preset is for two");
        let play = laws::random_play(&game, 3);
        for state in play.states.iter().step_by(17) {
            let view = game.view(state, Viewer::Spectator);
            let text = serde_json::to_string(&view).expect("a view can be written");
            assert_eq!(serde_json::from_str::<View>(&text).expect("and read"), view);
        }
    }
}

#[test]
fn the_text_board_is_ascii_and_at_most_a_hundred_columns_wide() {
    for seats in [1, 2] {
        let game = TwoHeirs::new(SeatCount::new(seats), Options::default()).expect("the options fit");
        for seed in 0..8 {
            for state in laws::random_play(&game, seed).states {
                let board = game.view(&state, Viewer::Spectator).english_board();
                for line in board.lines() {
                    assert!(line.is_ascii() && line.len() <= 100, "{} columns: {line}", line.len());
                }
            }
        }
    }
}

#[test]
fn the_widest_landscape_fits_into_the_text_board() {
    let game = TwoHeirs::new(SeatCount::new(2), Options::default()).expect("the options fit");
    let mut table = game.initial_state();
    let mut position = "start green; turn south".to_owned();
    for (tile, x) in game.components().in_play(two_heirs::SetChoice::FIRST_GAME).iter().zip(1..=26) {
        position += &format!("; tile {},{x} {tile} south", -x);
    }
    crate::words::given(&game, &mut table, &position).expect("the position can be set up");
    let board = game.view(&table, Viewer::Spectator).english_board();
    assert!(board.lines().all(|line| line.len() <= 100), "{board}");
    assert!(
        board.lines().filter(|line| line.contains("Gs") || line.contains("Rs") || line.contains("Ys")).count() == 26
    );
}

#[test]
fn options_that_do_not_go_together_are_refused() {
    let options = Options { first: First::SeatTwo, ..Options::default() };
    let error = TwoHeirs::new(SeatCount::new(1), options).expect_err("the human begins");
    assert!(error.to_string().contains("the human always begins"), "{error}");
    let error = TwoHeirs::new(SeatCount::new(3), Options::default()).expect_err("three heirs");
    assert_eq!(error.to_string(), "two-heirs is not for 3 seats: use 1 or 2");
    let error = Options::from_pairs([("sets", "travel+war")]).expect_err("two sets");
    assert!(error.to_string().contains("3 different of travel"), "{error}");
}

#[test]
fn every_choice_or_pair_of_choices_names_one_action() {
    let game = TwoHeirs::new(SeatCount::new(2), Options::default()).expect("the options fit");
    let count = TwoHeirs::choice_count() as u16;
    for seat in [Seat::new(0), Seat::new(1)] {
        let mut named = 0;
        let pairs = (0..count).flat_map(|first| (0..count).map(move |second| vec![first, second]));
        for choices in (0..count).map(|choice| vec![choice]).chain(pairs) {
            let Some(action) = game.action(seat, &choices) else { continue };
            assert_eq!(*game.choices(seat, action), *choices);
            assert_eq!(action.to_string().parse(), Ok(action));
            named += 1;
        }
        assert_eq!(named, 6 * 54 + 2 * 3 + 3 + 71 * 71);
    }
    assert_eq!(game.action(Seat::new(0), &[count]), None);
}
