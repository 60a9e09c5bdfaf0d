//! Extra dice.

use burgenland::Event;

use super::Table;

/// Rule: burgenland.dice.instead-of-card
#[test]
fn dice_may_be_taken_instead_of_a_card() {
    for (field, dice) in [("blue1", 1), ("blue6", 2), ("blue7", 3), ("blue8", 5)] {
        Table::landed(field, &[]).play("1 dice").shows(&format!("dice 1 {dice}, castle 1 blue W, board {}", 5 - dice));
    }
}

/// Rule: burgenland.dice.shortfall-from-opponent
#[test]
fn missing_dice_are_taken_from_the_opponent() {
    // A house is worth three: one lies on the board, two come from the opponent.
    let table = Table::landed("blue7", &["dice 2 3", "dice 1 1"]).play("1 dice").shows("board 0, dice 2 1, dice 1 4");
    assert!(matches!(table.events.last(), Some(Event::DiceTaken { board: 1, opponent: 2, .. })));
    // As long as the board has enough, the opponent keeps theirs.
    Table::landed("blue6", &["dice 2 3"]).play("1 dice").shows("board 0, dice 2 3, dice 1 2");
}

/// Rule: burgenland.dice.shortfall-total
#[test]
fn where_there_are_no_more_dice_the_player_makes_do() {
    Table::landed("blue7", &["dice 2 1", "dice 1 4"])
        .shows("board 0")
        .play("1 dice")
        .shows("board 0, dice 2 0, dice 1 5");
}

/// Rule: burgenland.dice.own-die-never-taken
#[test]
fn the_opponents_own_die_is_never_taken() {
    Table::landed("blue8", &["dice 2 2", "dice 1 3"])
        .play("1 dice, 1 stop")
        .shows("dice 2 0, dice 1 5")
        .offers("roll0")
        .play("2 roll0, * 6")
        .shows("crown yellow6");
}

/// Rule: burgenland.dice.option-even-if-card-impossible
#[test]
fn dice_are_offered_where_the_card_does_not_fit() {
    Table::landed("blue7", &["castle 1 blue H"]).offers("dice pass").play("1 dice").shows("dice 1 3");
    // With all five in hand there is none to take.
    Table::landed("blue7", &["castle 1 blue H", "dice 1 5"]).offers("pass");
}

/// Rule: burgenland.dice.roll-with-own
#[test]
fn any_number_of_held_dice_may_be_thrown_too() {
    Table::new(&["dice 1 3"]).offers("roll0 roll1 roll2 roll3").forbids("roll4");
    Table::new(&["dice 1 3"]).play("1 roll2, * 136").offers("move1 move3 move6");
}

/// Rule: burgenland.dice.choose-one
#[test]
fn exactly_one_of_the_dice_moves_the_crown() {
    let table =
        || Table::new(&["dice 1 3"]).play("1 roll3, * 2446").offers("move2 move4 move6").forbids("move1 pass stop");
    table().play("1 move2").shows("crown yellow2");
    table().play("1 move4").shows("crown yellow4");
    table().play("1 move6").shows("crown yellow6");
}

/// Rule: burgenland.dice.spent-after-roll
#[test]
fn thrown_dice_go_back_whether_used_or_not() {
    // One die of the three is used; both extra dice go back.
    Table::new(&["dice 1 3"])
        .play("1 roll2, * 125")
        .shows("dice 1 1, board 4")
        .play("1 move1")
        .shows("dice 1 1, board 4");
    Table::new(&["dice 1 3"]).play("1 roll2, * 555").shows("dice 1 1, board 4");
    Table::new(&["dice 1 3"]).play("1 roll0, * 5").shows("dice 1 3, board 2");
}

/// Rule: burgenland.dice.spent-available-again
#[test]
fn thrown_dice_can_be_taken_again_on_the_field_reached() {
    Table::new(&["crown blue2", "dice 1 4"])
        .play("1 roll4, * 11256, 1 move6, 1 dice")
        .shows("crown blue8, dice 1 5, board 0");
}

/// Rule: burgenland.dice.gained-usable-same-turn
#[test]
fn dice_just_taken_can_be_thrown_in_the_same_turn() {
    Table::landed("blue1", &[])
        .play("1 dice")
        .offers("roll0 roll1 stop")
        .play("1 roll1, * 35, 1 move3")
        .shows("crown blue4");
}
