//! Notation: everything written can be read back, and nothing else is accepted.

use std::str::FromStr;

use burgenland::{Action, Burgenland, Castle, Chance, FieldId, Options, Slot, Throw};
use kernel::{Encode, Game, NotationError, SeatCount, TextBoard as _, Viewer};
use proptest::prelude::*;

/// Asserts that each text is parsed and written back unchanged.
fn reads<T: FromStr<Err = NotationError> + ToString>(texts: &[&str]) {
    for text in texts {
        match text.parse::<T>() {
            Ok(thing) => assert_eq!(thing.to_string(), *text),
            Err(error) => panic!("{error}"),
        }
    }
}

/// Asserts that none of the texts is accepted.
fn refuses<T: FromStr<Err = NotationError> + ToString>(texts: &[&str]) {
    for text in texts {
        assert!(text.parse::<T>().is_err(), "{text:?} is accepted");
    }
}

#[test]
fn actions() {
    reads::<Action>(&[
        "roll0",
        "roll5",
        "move1",
        "move6",
        "build-left",
        "build-right",
        "build2",
        "build31",
        "take1",
        "take32",
    ]);
    reads::<Action>(&["dice", "score", "pass", "give-left", "give-right", "stop"]);
    refuses::<Action>(&[
        "", "roll", "roll6", "roll-1", "roll00", "move0", "move7", "build1", "build32", "build+2", "build02",
    ]);
    refuses::<Action>(&[
        "take0",
        "take33",
        "take+1",
        "take01",
        "Dice",
        "stop ",
        " stop",
        "give",
        "build",
        "take",
        "roll\u{0660}",
    ]);
}

#[test]
fn chance() {
    reads::<Chance>(&["blue", "yellow", "red", "first1", "first2", "1", "6", "46", "112356", "666666"]);
    refuses::<Chance>(&["", "0", "7", "64", "1111111", "first", "first0", "first3", "green", "4 6", "+1"]);
}

#[test]
fn fields_castles_slots_and_throws() {
    reads::<FieldId>(&["blue1", "yellow8", "red3"]);
    refuses::<FieldId>(&["blue0", "blue9", "blue", "blue01", "1"]);
    reads::<Castle>(&["-", "W", "GWHWS", "W..W", "H.S", &format!("W{}W", ".".repeat(30))]);
    refuses::<Castle>(&["", ".", "W.", ".W", "X", "w", "GH", "WSGW", "W W", &format!("W{}W", ".".repeat(31))]);
    reads::<Slot>(&["1", "9", "10", "32"]);
    refuses::<Slot>(&["", "0", "33", "01", "+1"]);
    reads::<Throw>(&["3", "111111", "123456"]);
    refuses::<Throw>(&["", "31", "0", "1234566"]);
}

#[test]
fn an_error_says_what_is_allowed() {
    let error = "jump".parse::<Action>().unwrap_err().to_string();
    assert!(error.starts_with("\"jump\" is no action: use roll0, move4"), "{error}");
    let error = "64".parse::<Throw>().unwrap_err().to_string();
    assert_eq!(error, "\"64\" is no throw: use one to six dice from 1 to 6 in ascending order, as in 46");
}

#[test]
fn the_weights_of_a_throw_add_up() {
    let game = Burgenland::new(SeatCount::new(2), Options::default()).unwrap();
    for (extra, outcomes) in [6, 21, 56, 126, 252, 462].into_iter().enumerate() {
        let mut state = game.initial_state();
        state.phase = burgenland::Phase::Throw { extra: extra as u8 };
        let mut listed = Vec::new();
        game.chance_outcomes(&state, &mut listed);
        assert_eq!(listed.len(), outcomes);
        assert_eq!(listed.iter().map(|(_, weight)| weight).sum::<u32>(), 6_u32.pow(extra as u32 + 1));
        assert!(listed.is_sorted());
    }
}

#[test]
fn every_choice_is_an_action() {
    let game = Burgenland::new(SeatCount::new(2), Options::default()).unwrap();
    let seat = kernel::Seat::new(0);
    for choice in 0..Burgenland::choice_count() as u16 {
        let action = game.action(seat, &[choice]).expect("every choice is an action");
        assert_eq!(*game.choices(seat, action), [choice]);
        assert_eq!(action.to_string().parse(), Ok(action));
    }
    assert_eq!(game.action(seat, &[Burgenland::choice_count() as u16]), None);
}

#[test]
fn an_observation_is_seen_from_the_viewers_side() {
    let observe = |given: &[&str], seat: u8| {
        let table = crate::rules::Table::new(given);
        let mut bytes = vec![0; Burgenland::observation_len()];
        table.game.observe(&table.game.view(&table.state, Viewer::Seat(kernel::Seat::new(seat))), &mut bytes);
        // Who begins is agreed on for the match, not mirrored in the given position.
        bytes.split_off(3)
    };
    let mine = observe(&["castle 1 red WG", "dice 1 2", "points 1 blue 7", "turn 1"], 0);
    let yours = observe(&["castle 2 red WG", "dice 2 2", "points 2 blue 7", "turn 2"], 1);
    assert_eq!(mine, yours);
    assert_ne!(mine, observe(&["castle 1 red WG", "dice 1 2", "points 1 blue 7", "turn 1"], 1));
}

#[test]
fn the_text_board_is_at_most_a_hundred_columns_wide() {
    let longest = format!("W{}W", ".".repeat(30));
    let rows = [format!("castle 1 red {longest}"), format!("castle 2 red {longest}")];
    let table = crate::rules::Table::new(&[&rows[0], &rows[1]]);
    let board = table.game.view(&table.state, Viewer::Spectator).english_board();
    assert!(board.is_ascii());
    assert!(board.lines().all(|line| line.len() <= 100 && line.trim_end() == line), "{board}");
}

proptest! {
    #[test]
    fn whatever_is_read_is_written_back(text in "[a-z]{0,6}-?[a-z0-9.WSHG-]{0,8}") {
        if let Ok(action) = text.parse::<Action>() { prop_assert_eq!(action.to_string(), text.clone()); }
        if let Ok(chance) = text.parse::<Chance>() { prop_assert_eq!(chance.to_string(), text.clone()); }
        if let Ok(castle) = text.parse::<Castle>() { prop_assert_eq!(castle.to_string(), text.clone()); }
        if let Ok(field) = text.parse::<FieldId>() { prop_assert_eq!(field.to_string(), text.clone()); }
    }

    #[test]
    fn no_text_makes_a_reader_panic(text in any::<String>()) {
        let _ = (text.parse::<Action>(), text.parse::<Chance>(), text.parse::<Castle>(), text.parse::<FieldId>());
        let table = crate::rules::Table::new(&[]);
        let mut state = table.state;
        let _ = table.game.arrange(&mut state, &text);
        let _ = (Burgenland::INFO.check_components)(&text);
    }
}
