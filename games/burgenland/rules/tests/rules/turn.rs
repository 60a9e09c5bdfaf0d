//! Throwing, moving, staying in one colour, stopping.

use burgenland::{Event, Options, Start};
use kernel::{Evaluate, Game};

use super::{SEATS, Table};

/// Rule: burgenland.turn.roll-and-move
#[test]
fn the_crown_moves_clockwise_by_the_die() {
    for (die, field) in [(1, "yellow1"), (2, "yellow2"), (3, "yellow3"), (4, "yellow4"), (5, "yellow5"), (6, "yellow6")]
    {
        Table::new(&["crown blue8"]).play(&format!("1 roll0, * {die}")).shows(&format!("crown {field}"));
    }
    // Around the ring.
    Table::new(&["crown red6"]).play("1 roll0, * 5").shows("crown blue3");
    Table::new(&["crown red8"]).play("1 roll0, * 6").shows("crown blue6");
}

/// Rule: burgenland.turn.field-decides
#[test]
fn only_the_field_where_the_crown_stops_counts() {
    // Past a crown and a wall to the wall-crown: neither scored nor built on the way.
    Table::new(&["castle 1 yellow WHW", "crown yellow1"])
        .play("1 roll0, * 4")
        .shows("crown yellow5, points 1 0, castle 1 yellow WHW, dice 1 0")
        .offers("score build-left build-right dice pass");
}

/// Rule: burgenland.turn.repeat-rolling
#[test]
fn a_player_may_throw_again_and_again() {
    Table::new(&[])
        .play("1 roll0, * 1, 1 build-left")
        .offers("roll0 stop")
        .play("1 roll0, * 1, 1 build-left")
        .offers("roll0 stop")
        .play("1 roll0, * 4, 1 build-right")
        .shows("castle 1 yellow WWWS, crown yellow6, turn 1")
        .offers("roll0 stop");
}

/// Rule: burgenland.turn.at-least-one-roll
#[test]
fn a_turn_starts_with_a_throw() {
    Table::new(&[]).offers("roll0").forbids("stop");
    Table::new(&["dice 1 2"]).offers("roll0 roll1 roll2").forbids("stop");
}

/// Rule: burgenland.turn.one-colour-only
#[test]
fn the_first_landing_fixes_the_colour() {
    Table::new(&["crown blue7"])
        .shows("colour none")
        .play("1 roll0, * 1, 1 pass")
        .shows("crown blue8, colour blue")
        .play("1 roll0, * 1")
        .shows("crown yellow1, turn 2");
    Table::new(&["crown blue7"]).play("1 roll0, * 2, 1 pass").shows("crown yellow1, colour yellow");
}

/// Rule: burgenland.turn.first-roll-never-penalised
#[test]
fn the_first_throw_may_change_the_colour() {
    Table::new(&["castle 1 blue WG", "crown blue8"])
        .play("1 roll0, * 3")
        .shows("crown yellow3, castle 1 blue WG, turn 1, colour yellow")
        .offers("roll0 stop");
}

/// Rule: burgenland.turn.stop-voluntarily
#[test]
fn stopping_costs_nothing() {
    Table::landed("blue1", &["castle 1 blue WG"])
        .play("1 pass, 1 stop")
        .shows("castle 1 blue WG, turn 2, colour none, crown blue1, board 5")
        .offers("roll0");
}

/// Rule: burgenland.advice.small-steps
#[test]
fn stopping_early_holds_the_opponent_in_a_colour() {
    // From the second field of a zone no die leads out of it, so throwing again would be safe. Stopping here forces the
    // opponent to play in this colour anyway.
    for die in 1..=6 {
        Table::landed("yellow2", &[])
            .play("1 dice")
            .allows("stop")
            .play(&format!("1 stop, 2 roll0, * {die}"))
            .shows("colour yellow, turn 2");
    }
}

/// Rule: burgenland.advice.small-steps
#[test]
fn a_computer_player_stops_where_throwing_on_costs_more_than_it_gives() {
    // On the last field every die leaves the colour.
    let table = Table::new(&["castle 1 blue GWW", "crown blue8", "turn 1 blue"]);
    let prior = |action: &str| table.game.prior(&table.state, SEATS[0], action.parse().unwrap());
    assert!(prior("stop") > prior("roll0"));
    // On the first field no die does.
    let table = Table::new(&["castle 1 blue GWW", "crown blue1", "turn 1 blue"]);
    let prior = |action: &str| table.game.prior(&table.state, SEATS[0], action.parse().unwrap());
    assert!(prior("roll0") > prior("stop"));
}

#[test]
fn a_throw_of_one_value_moves_at_once() {
    let table = Table::new(&["dice 1 2"]).play("1 roll2, * 444").shows("crown yellow4");
    let [.., Event::Thrown { throw, extra, .. }, Event::CrownMoved { value, .. }] = table.events[..] else {
        panic!("{:?}", table.events)
    };
    assert_eq!((throw.to_string().as_str(), extra, value), ("444", 2, 4));
}

#[test]
fn seats_that_are_not_to_act_have_nothing_to_do() {
    let table = Table::with(Options { start: Start::Red, ..Options::default() }, &[]);
    let mut legal = Vec::new();
    table.game.legal_actions(&table.state, SEATS[1], &mut legal);
    assert!(legal.is_empty());
}
