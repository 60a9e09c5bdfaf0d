//! A file for each chapter of the ledger. Above each test stands the rule that it shows.

mod components;
mod end;
mod turn;

use kernel::{Game, SeatCount, StepOf};
use new_game::{Length, NewGame, Options, State};

/// A short match of two players after some steps, separated by commas, each of which must be possible.
fn played(steps: &str) -> (NewGame, State) {
    let game = game(Length::Short);
    let mut state = game.initial_state();
    for text in steps.split(", ") {
        let step: StepOf<NewGame> = text.parse().unwrap();
        assert!(laws::is_possible(&game, &state, step), "{text} is not possible");
        game.apply(&mut state, step, &mut Vec::new());
    }
    (game, state)
}

/// The rules for two players.
fn game(length: Length) -> NewGame {
    NewGame::new(SeatCount::new(2), Options { length }).unwrap()
}
