//! The solo opponent: rules that a scenario cannot express.

use ::laws::random_play;
use kernel::{Contender, Game, GameOptions, SeatCount, ToAct, Viewer};
use viscounts::Viscounts;
use viscounts::board::Piece;
use viscounts::event::Event;
use viscounts::options::Options;
use viscounts::stack::{Frame, OpponentStep, Stack};
use viscounts::state::OPPONENT;

use crate::words::{calm, given};

const OPPONENTS: [&str; 4] = ["cleric", "builder", "noble", "cards"];

fn solo(opponent: &str, mixed_in: &str) -> Viscounts {
    let options = Options::from_pairs([("opponent", opponent), ("mixed-in", mixed_in)]).expect("the options exist");
    Viscounts::new(SeatCount::new(1), options).expect("the solo game is for one")
}

/// What an opponent does that can afford everything and whose scheme names its focus.
fn focus_action(opponent: &str) -> &'static str {
    let game = solo(opponent, "0");
    let mut state = calm(&game);
    for words in ["goods 2 ink 9 stone 9 gold 9", "deeds 2 1 0", "schemes row start-7 - -"] {
        given(&game, &mut state, words).expect("known words");
    }
    state.table.stack = Stack::EMPTY;
    state.table.stack.push(Frame::Opponent(OpponentStep::Last));
    let mut events: Vec<Event> = Vec::new();
    game.settle(&mut state, &mut events);
    let action = |event: &Event| match event {
        Event::Copied { who: Contender::Automaton, .. } => Some("copies a manuscript"),
        Event::Built { who: Contender::Automaton, .. } => Some("builds"),
        Event::WorkersPlaced { who: Contender::Automaton, .. } => Some("places workers"),
        Event::Flipped { who: Contender::Automaton, .. } => Some("turns over a card"),
        _ => None,
    };
    events.iter().find_map(action).unwrap_or("does nothing")
}

/// Rule: viscounts.solo.choose-opponent
#[test]
fn each_of_four_opponents_has_its_own_focus() {
    assert_eq!(focus_action("cleric"), "copies a manuscript");
    assert_eq!(focus_action("builder"), "builds");
    assert_eq!(focus_action("noble"), "places workers");
    assert_eq!(focus_action("cards"), "turns over a card");
    assert!(Options::from_pairs([("opponent", "merchant")]).is_err(), "there is no fifth opponent");
}

/// Rule: viscounts.solo.challenge
#[test]
fn all_four_opponents_can_be_faced_one_after_another() {
    for (opponent, seed) in OPPONENTS.into_iter().zip(0..) {
        let game = solo(opponent, "0");
        let play = random_play(&game, seed);
        assert_eq!(game.to_act(play.last()), ToAct::Nobody, "the match against {opponent} ends");
        assert_eq!(game.standings(play.last()).winners().count(), 1, "{opponent}: a tie is a loss");
        assert_eq!(game.opponent_board().id, opponent);
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
    for opponent in OPPONENTS {
        let game = solo(opponent, "1");
        for state in random_play(&game, 11).states {
            assert!(state.table.players[1].viscount.is_none_or(|space| space.is_outer()));
        }
    }
}

#[test]
fn its_turn_is_reported_step_by_step() {
    let game = solo("noble", "3");
    let mut state = calm(&game);
    state.table.stack = Stack::EMPTY;
    state.table.stack.push(Frame::Opponent(OpponentStep::Shift));
    game.settle(&mut state, &mut kernel::Silent);
    let mut events: Vec<Event> = Vec::new();
    let scheme = "scheme:start-7".parse().expect("the scheme exists");
    game.apply(&mut state, kernel::Step::Chance(scheme), &mut events);
    let told = |wanted: fn(&Event) -> bool| events.iter().position(wanted);
    let shown = told(|event| matches!(event, Event::SchemeShown { .. }));
    let corrupted = told(|event| matches!(event, Event::Corrupted { .. }));
    assert!(shown.is_some() && shown < corrupted, "{events:?}");
    assert!(events.iter().all(|event| game.redact(event, Viewer::Spectator).is_some()));
}
