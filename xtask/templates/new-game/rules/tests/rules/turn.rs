//! The course of a turn.

use kernel::{Game, Seat, Viewer};
use new_game::{Event, FaceDown, Hand, Stone, Stones};

use super::played;

const FIRST: Seat = Seat::new(0);
const SECOND: Seat = Seat::new(1);

/// Rule: new-game.turn.draw
#[test]
fn only_the_player_sees_the_stone_drawn() {
    let (game, state) = played("* gold");
    assert_eq!(game.view(&state, Viewer::Seat(FIRST)).hand, Hand::Seen(Stone::Gold));
    assert_eq!(game.view(&state, Viewer::Seat(SECOND)).hand, Hand::Unseen);
    let event = Event::Drawn { seat: FIRST, stone: Some(Stone::Gold) };
    assert_eq!(game.redact(&event, Viewer::Seat(FIRST)), Some(event));
    assert_eq!(game.redact(&event, Viewer::Spectator), Some(Event::Drawn { seat: FIRST, stone: None }));
}

/// Rule: new-game.turn.keep-or-give
#[test]
fn a_kept_stone_lies_face_down() {
    let (game, state) = played("* gold, 1 keep");
    let mut gold = Stones::default();
    gold[Stone::Gold] = 1;
    assert_eq!(game.view(&state, Viewer::Seat(FIRST)).face_down[FIRST], FaceDown::Seen(gold));
    assert_eq!(game.view(&state, Viewer::Seat(SECOND)).face_down[FIRST], FaceDown::Unseen(1));
}

/// Rule: new-game.turn.keep-or-give
#[test]
fn a_given_stone_lies_face_up_before_the_neighbour() {
    let (game, state) = played("* black, 1 give");
    assert_eq!(game.view(&state, Viewer::Spectator).face_up[SECOND][Stone::Black], 1);
}
