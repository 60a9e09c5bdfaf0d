//! The solo opponent, where a scenario says too little.

use ::laws::random_play;
use kernel::{Game, GameOptions, SeatCount, Viewer};
use viscounts::Viscounts;
use viscounts::board::Piece;
use viscounts::event::Event;
use viscounts::opponent::OPPONENT;
use viscounts::options::Options;
use viscounts::stack::Frame;

use crate::words::calm;

fn solo(opponent: &str, mixed_in: &str) -> Viscounts {
    let options = Options::from_pairs([("opponent", opponent), ("mixed-in", mixed_in)]).expect("the options exist");
    Viscounts::new(SeatCount::new(1), options).expect("the solo game is for one")
}

/// Rule: viscounts.solo.choose-opponent, viscounts.solo.challenge
#[test]
fn four_opponents_can_be_met_one_after_another() {
    let boards = ["cleric", "builder", "noble", "cards"].map(|word| solo(word, "0").opponent_board().focus);
    for (index, focus) in boards.iter().enumerate() {
        assert!(!boards[..index].contains(focus), "each has a focus of its own");
    }
}

/// Rule: viscounts.solo.difficulty
#[test]
fn future_schemes_can_be_mixed_in() {
    for (word, mixed) in [("0", 0), ("1", 1), ("2", 2), ("3", 3)] {
        let cards = solo("cleric", word).initial_state().table.opponent;
        assert_eq!((cards.draw_left(), cards.future_left()), (7 + mixed, 6 - mixed), "{word} mixed in");
    }
    // A mixed-in scheme comes up as often as any other card of the draw pile, and which ones are mixed in stays open.
    let game = solo("cleric", "2");
    let mut state = calm(&game);
    state.table.stack.push(Frame::DrawScheme);
    let mut outcomes = Vec::new();
    game.chance_outcomes(&state, &mut outcomes);
    let (start, future) = outcomes.split_at(7);
    assert!(start.iter().all(|(_, weight)| *weight == 6) && future.iter().all(|(_, weight)| *weight == 2));
    assert_eq!(future.len(), 6);
}

/// Rule: viscounts.solo.workers-order
#[test]
fn groups_are_pushed_clockwise_from_its_viscount() {
    let game = solo("cleric", "0");
    let mut state = calm(&game);
    for piece in [0, 2, 3] {
        state.table.rings[0][piece][OPPONENT.index()] = 3;
    }
    // The viscount stands on piece B; the castle is turned so that no reward beside C, D and A asks for a draw.
    state.table.castle_turn = 2;
    state.table.stack.push(Frame::Castle(OPPONENT));
    let mut events = Vec::new();
    game.settle(&mut state, &mut events);
    let pushed: Vec<Piece> = events
        .iter()
        .filter_map(|event| if let Event::Pushed { piece, .. } = event { Some(*piece) } else { None })
        .collect();
    assert_eq!(pushed[..2], [Piece(2), Piece(3)]);
    assert!(pushed[2..].contains(&Piece(0)));
}

/// Rule: viscounts.solo.outer-path-only
#[test]
fn its_viscount_never_leaves_the_outer_path() {
    for opponent in ["cleric", "builder", "noble", "cards"] {
        let game = solo(opponent, "1");
        for state in random_play(&game, 11).states {
            assert!(state.table.players[1].viscount.is_none_or(|space| space.is_outer()));
        }
    }
}

#[test]
fn its_turn_is_told_step_by_step() {
    let game = solo("noble", "3");
    let mut state = calm(&game);
    state.table.stack = viscounts::stack::Stack::EMPTY;
    state.table.stack.push(Frame::Opponent(viscounts::stack::OpponentStep::Shift));
    game.settle(&mut state, &mut kernel::Silent);
    let mut events: Vec<Event> = Vec::new();
    let scheme = "scheme:start-8".parse().expect("the scheme exists");
    game.apply(&mut state, kernel::Step::Chance(scheme), &mut events);
    let told = |wanted: fn(&Event) -> bool| events.iter().position(wanted);
    let shown = told(|event| matches!(event, Event::SchemeShown { .. }));
    let corrupted = told(|event| matches!(event, Event::Corrupted { .. }));
    assert!(shown.is_some() && shown < corrupted, "{events:?}");
    assert!(events.iter().all(|event| game.redact(event, Viewer::Spectator).is_some()));
}
