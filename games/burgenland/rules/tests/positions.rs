//! Positions laid out by hand use only the pieces of the box.

use crate::rules::Table;

/// The error for words that cannot be laid out after `given`.
fn refused(given: &[&str], words: &str) -> String {
    let table = Table::new(given);
    let mut state = table.state;
    let error = table.game.arrange(&mut state, words).unwrap_err();
    assert_eq!(state, table.state, "{words} changed the table");
    error
}

#[test]
fn cards_and_dice_come_out_of_the_supply() {
    Table::new(&["castle 1 red GWHWS", "castle 2 red -"])
        .shows("supply red wall 7, supply red great-tower 3, supply red house 2");
    Table::new(&["castle 1 red GWHWS", "castle 1 red W"]).shows("supply red wall 7, supply red great-tower 4");
    Table::new(&["dice 1 2", "dice 2 1"]).shows("dice 1 2, dice 2 1, board 2");
}

#[test]
fn points_of_several_colours_add_up_and_each_counts_as_one_scoring() {
    let table = Table::new(&["points 1 red 5", "points 1 blue 7"]);
    assert_eq!(table.state.scorings[kernel::Seat::new(0)].0, [1, 0, 1]);
    let table = table.shows("points 1 12");
    let mut state = table.state;
    table.game.arrange(&mut state, "points 1 red 0").expect("known words");
    assert_eq!(state.scorings[kernel::Seat::new(0)].0, [1, 0, 0]);
}

#[test]
fn a_turn_can_be_laid_out_from_its_middle() {
    Table::new(&["crown red4", "turn 2 red"]).shows("colour red, turn 2").offers("roll0 stop");
    Table::new(&["crown red4", "turn 2 red", "crown blue1"]).shows("colour none").offers("roll0");
}

#[test]
fn what_cannot_be_is_refused_with_a_reason() {
    assert_eq!(refused(&["castle 1 red HWH"], "castle 2 red HWH"), "the two red castles need 4 of 3 house cards");
    let five_towers = "the two red castles need 5 of 4 great-tower cards";
    assert_eq!(refused(&["castle 1 red GWGWGWG"], "castle 2 red G"), five_towers);
    assert_eq!(refused(&["dice 1 3"], "dice 2 3"), "seat 2 cannot hold 3 extra dice: 2 are left");
    assert_eq!(refused(&["points 1 red 20"], "points 1 blue 10"), "with so many points seat 1 would have won");
    assert_eq!(refused(&["crown blue1"], "turn 1 red"), "the crown stands on blue1, so nobody can go on in red");
    assert_eq!(refused(&[], "castle 3 red W"), "no seat \"3\": use 1 or 2");
    assert_eq!(refused(&[], "dice 1 many"), "\"many\" is no number from 0 to 255");
    assert_eq!(refused(&[], "moat"), "\"moat\" is not understood: use castle, dice, points, crown or turn");
    assert!(refused(&[], "castle 1 red HG").contains("buildings never stand side by side"));
}
