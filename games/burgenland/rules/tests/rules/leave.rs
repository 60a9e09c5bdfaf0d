//! Leaving the colour of the turn.

use burgenland::Event;

use super::Table;

/// The first seat, in its turn in red on the last red field, throws a 1 and so leaves red.
fn left(given: &[&str]) -> Table {
    Table::new(&[&["crown red8", "turn 1 red"], given].concat()).play("1 roll0, * 1").shows("crown blue1")
}

/// Rule: burgenland.leave.penalty
#[test]
fn the_more_valuable_outer_card_goes_back() {
    left(&["castle 1 red WHWG"]).shows("castle 1 red WHW, supply red great-tower 4");
    left(&["castle 1 red GWHW"]).shows("castle 1 red WHW, supply red great-tower 4");
    left(&["castle 1 red SWGWH"]).shows("castle 1 red SWGW, supply red house 3");
    // Other castles are safe.
    left(&["castle 1 blue GW", "castle 2 red GW"]).shows("castle 1 blue GW, castle 2 red GW, castle 1 red -");
}

/// Rule: burgenland.leave.no-cards
#[test]
fn who_has_no_card_gives_none() {
    let table = left(&["castle 1 red -"]).shows("castle 1 red -, supply red wall 8, turn 2");
    assert!(!table.events.iter().any(|event| matches!(event, Event::CardReturned { .. })));
}

/// Rule: burgenland.leave.field-no-function
#[test]
fn the_field_reached_by_leaving_has_no_function() {
    // Onto a crown: not scored.
    Table::new(&["crown red8", "turn 1 red", "castle 1 blue WG"])
        .play("1 roll0, * 3")
        .shows("field blue3 crown, points 1 0, turn 2");
    // Onto a wall: no card, no die.
    left(&[]).shows("castle 1 blue W, dice 1 0, turn 2").offers("roll0");
}

/// Rule: burgenland.leave.turn-ends
#[test]
fn leaving_ends_the_turn_and_the_crown_stays() {
    left(&[])
        .shows("turn 2, crown blue1, colour none")
        .offers("roll0")
        .play("2 roll0, * 4")
        .shows("crown blue5, colour blue");
}

/// Rule: burgenland.leave.equal-outer-cards
#[test]
fn of_equal_outer_cards_the_owner_chooses() {
    let table = || left(&["castle 1 red WSWGW"]).waits_for("1").offers("give-left give-right");
    table().play("1 give-left").shows("castle 1 red SWGW, supply red wall 6, turn 2");
    table().play("1 give-right").shows("castle 1 red WSWG, supply red wall 6, turn 2");
    // There is no choice in a row that reads the same from both ends.
    left(&["castle 1 red WSWSW"]).shows("castle 1 red WSWS, turn 2");
    left(&["castle 1 red WW"]).shows("castle 1 red W, turn 2");
}

/// Rule: burgenland.leave.single-card
#[test]
fn a_single_card_goes_back() {
    left(&["castle 1 red W"]).shows("castle 1 red -, supply red wall 8, turn 2");
    left(&["castle 1 red G"]).shows("castle 1 red -, supply red great-tower 4, turn 2");
}

/// Rule: burgenland.leave.outer-with-gap
#[test]
fn outer_cards_are_those_of_the_whole_row() {
    left(&["castle 1 red W.H"]).shows("castle 1 red W, supply red house 3");
    left(&["castle 1 red G..SW"]).shows("castle 1 red SW, supply red great-tower 4");
    left(&["castle 1 red WW.G.H"]).shows("castle 1 red WW.G, supply red house 3");
}

/// Rule: burgenland.leave.dice-also-returned
#[test]
fn dice_of_the_throw_that_left_go_back_too() {
    Table::new(&["crown red8", "turn 1 red", "dice 1 3"])
        .play("1 roll2, * 123")
        .offers("move1 move2 move3")
        .play("1 move2")
        .shows("turn 2, dice 1 1, board 4");
}

#[test]
fn extra_dice_can_keep_the_crown_in_the_colour() {
    Table::new(&["crown red6", "turn 1 red", "dice 1 1"])
        .play("1 roll1, * 26, 1 move2")
        .shows("crown red8, turn 1, colour red")
        .allows("build-left");
}
