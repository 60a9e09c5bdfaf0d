//! The end of a match.

use kernel::{Game, Seat, Viewer};
use new_game::FaceDown;

use super::played;

/// Rule: new-game.end.score
#[test]
fn all_stones_count_once_they_are_turned_up() {
    let before = "* gold, 1 keep, * grey, 2 give, * grey, 1 keep, * black, 2 keep, * grey, 1 keep, * gold";
    let (game, state) = played(before);
    let spectator = game.view(&state, Viewer::Spectator);
    assert_eq!(game.score_sheet(&spectator).columns[0].total(), 1, "only what lies face up is known");
    let (game, state) = played(&format!("{before}, 2 keep"));
    let spectator = game.view(&state, Viewer::Spectator);
    assert!(matches!(spectator.face_down[Seat::new(1)], FaceDown::Seen(_)));
    let totals: Vec<i32> = game.score_sheet(&spectator).columns.iter().map(|column| column.total()).collect();
    assert_eq!(totals, [6, 1]);
}
