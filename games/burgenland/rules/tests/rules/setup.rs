//! Before the first throw.

use burgenland::{Card, Colour, First, Options, Start};
use kernel::{Game, GameOptions, Viewer};

use super::{SEATS, Table};

/// Rule: burgenland.setup.crown-start
#[test]
fn the_crown_starts_at_the_end_of_any_zone() {
    for (start, field) in [(Start::Blue, "blue8"), (Start::Yellow, "yellow8"), (Start::Red, "red8")] {
        let table = Table::with(Options { start, ..Options::default() }, &[]);
        table.shows(&format!("crown {field}, field {field} great-tower")).waits_for("1");
    }
    for colour in Colour::ALL {
        let drawn = Table::with(Options::default(), &[]).waits_for("chance").play(&format!("* {colour}"));
        drawn.shows(&format!("crown {colour}8")).waits_for("1");
    }
}

/// Rule: burgenland.setup.crown-start
#[test]
fn nobody_sees_the_crown_before_its_zone_is_drawn() {
    let table = Table::with(Options::default(), &[]);
    assert_eq!(table.game.view(&table.state, Viewer::Spectator).crown, None);
    let table = table.play("* red");
    assert_eq!(table.game.view(&table.state, Viewer::Spectator).crown, Some("red8".parse().unwrap()));
}

/// Rule: burgenland.setup.markers-on-zero
#[test]
fn both_figures_start_on_zero() {
    Table::new(&[]).shows("points 1 0, points 2 0");
}

/// Rule: burgenland.setup.twelve-open-stacks
#[test]
fn everyone_sees_the_twelve_stacks() {
    let table = Table::landed("red1", &[]).play("1 build-left");
    for viewer in [Viewer::Seat(SEATS[0]), Viewer::Seat(SEATS[1]), Viewer::Spectator] {
        let view = table.game.view(&table.state, viewer);
        assert_eq!(
            Colour::ALL.map(|colour| Card::ALL.map(|card| view.supply[colour][card])),
            [[7, 3, 3, 4], [7, 3, 3, 4], [6, 3, 3, 4]]
        );
    }
}

/// Rule: burgenland.setup.extra-dice-on-board
#[test]
fn all_extra_dice_start_on_the_board() {
    Table::new(&[]).shows("board 5, dice 1 0, dice 2 0");
}

/// Rule: burgenland.setup.own-die
#[test]
fn the_own_die_is_always_there() {
    // Both players can throw, no matter who holds the extra dice.
    Table::new(&["dice 2 5"]).offers("roll0");
    Table::new(&["dice 1 5", "turn 2"]).offers("roll0");
    // A throw does not use it up.
    Table::new(&[]).play("1 roll0, * 1, 1 pass").allows("roll0").play("1 roll0, * 1, 1 pass").allows("roll0");
}

/// Rule: burgenland.setup.starting-walls
#[test]
fn each_castle_starts_as_a_wall() {
    let table = Table::new(&[]);
    for seat in SEATS {
        assert_eq!(table.state.castles[seat].0.map(|castle| castle.to_string()), ["W", "W", "W"]);
    }
    table.shows("supply blue wall 7, supply yellow wall 7, supply red wall 7");
}

/// Rule: burgenland.setup.starting-player
#[test]
fn the_first_player_is_agreed_or_drawn() {
    let table = |first| Table::with(Options { start: Start::Blue, first, ..Options::default() }, &[]);
    table(First::One).waits_for("1");
    table(First::Two).waits_for("2");
    table(First::Random).waits_for("chance").play("* first1").waits_for("1");
    table(First::Random).play("* first2").waits_for("2");
    assert_eq!(Options::default().first, First::One);
}

/// Rule: burgenland.setup.starting-player
#[test]
fn the_zone_is_drawn_before_the_first_seat() {
    let all_drawn = Options { start: Start::Random, first: First::Random, ..Options::default() };
    let active = |table: &Table| table.game.view(&table.state, Viewer::Spectator).active;
    let table = Table::with(all_drawn, &[]);
    assert_eq!(active(&table), None, "nobody knows yet who begins");
    let table = table.play("* yellow").waits_for("chance");
    assert_eq!(active(&table), None);
    let table = table.play("* first2").waits_for("2");
    assert_eq!(active(&table), Some(kernel::Seat::new(1)));
}

#[test]
fn options_read_back_and_bad_ones_are_refused_with_a_reason() {
    let options = Options::from_pairs([("start", "red"), ("first", "random"), ("track", "alternative")]).unwrap();
    assert_eq!(Options::from_pairs(options.pairs().iter().map(|(key, value)| (*key, value.as_str()))), Ok(options));
    let error = Options::from_pairs([("start", "green")]).unwrap_err();
    assert_eq!(error.to_string(), "option start cannot be \"green\": use blue, yellow, red or random");
}
