//! The end of the game.

use burgenland::{Burgenland, Event};
use kernel::{Contender, Game, ToAct};
use proptest::prelude::*;

use super::{SEATS, Table};

/// Rule: burgenland.end.thirty
#[test]
fn who_reaches_the_king_wins_at_once() {
    let table = Table::new(&["points 1 blue 24", "points 2 red 29", "castle 1 red WGW", "crown red2"])
        .play("1 roll0, * 1")
        .shows("points 1 30, points 2 29")
        .waits_for("nobody")
        .offers("");
    let standings = table.game.standings(&table.state);
    assert_eq!(standings.winners().collect::<Vec<_>>(), [Contender::Seat(SEATS[0])]);
    assert_eq!([standings.of(SEATS[0]).rank, standings.of(SEATS[1]).rank], [1, 2]);
    assert!(matches!(table.events.last(), Some(Event::Won { points: 30, .. })));
}

/// Rule: burgenland.end.thirty
#[test]
fn the_other_player_can_win_as_well() {
    let table = Table::new(&["points 1 blue 29", "points 2 red 25", "castle 2 red WGWG", "crown red2"])
        .play("1 roll0, * 1")
        .shows("points 1 29, points 2 36")
        .waits_for("nobody");
    assert_eq!(table.game.standings(&table.state).of(SEATS[1]).rank, 1);
    // A choice that hands over the game is a choice all the same.
    Table::landed("red5", &["points 2 red 25", "castle 2 red WGWG"]).play("1 score").waits_for("nobody");
}

/// Rule: burgenland.end.thirty
#[test]
fn twenty_nine_points_are_not_enough() {
    Table::new(&["points 1 blue 24", "castle 1 red WG", "crown red2"])
        .play("1 roll0, * 1")
        .shows("points 1 29")
        .waits_for("1");
}

proptest! {
    /// Rule: burgenland.end.no-tie
    #[test]
    fn a_step_moves_at_most_one_figure((table, indices) in laws::plays::<Burgenland>(300)) {
        let play = laws::play(&table.game, &indices);
        for pair in play.states.windows(2) {
            let moved = SEATS.iter().filter(|seat| pair[0].score(**seat) != pair[1].score(**seat)).count();
            prop_assert!(moved <= 1);
            let at_the_king = SEATS.iter().filter(|seat| pair[1].score(**seat) >= 30).count();
            prop_assert!(at_the_king <= 1);
            prop_assert_eq!(at_the_king == 1, table.game.to_act(&pair[1]) == ToAct::Nobody);
        }
    }
}
