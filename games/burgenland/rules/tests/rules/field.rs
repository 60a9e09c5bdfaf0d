//! What walls and buildings on the track offer.

use super::Table;

/// Rule: burgenland.field.wall
#[test]
fn a_wall_field_gives_a_wall_or_a_die() {
    let table = || Table::landed("red1", &[]).offers("build-left build-right dice pass");
    table().play("1 build-right").shows("castle 1 red WW, supply red wall 6, dice 1 0");
    table().play("1 dice").shows("castle 1 red W, supply red wall 7, dice 1 1, board 4");
}

/// Rule: burgenland.field.building
#[test]
fn a_building_field_gives_the_building_or_its_value_in_dice() {
    for (field, row, card, left, dice) in
        [("red6", "WS", "small-tower", 2, 2), ("red7", "WH", "house", 2, 3), ("red8", "WG", "great-tower", 3, 5)]
    {
        let table = || Table::landed(field, &[]).offers("build-left build-right dice pass");
        table().play("1 build-right").shows(&format!("castle 1 red {row}, supply red {card} {left}, dice 1 0"));
        table().play("1 dice").shows(&format!("castle 1 red W, dice 1 {dice}, board {}", 5 - dice));
    }
}

/// Rule: burgenland.field.action-optional
#[test]
fn a_field_may_be_declined() {
    for field in ["blue1", "blue4", "blue5", "blue6", "blue7", "blue8"] {
        Table::landed(field, &[])
            .allows("pass")
            .play("1 pass")
            .shows("castle 1 blue W, dice 1 0, board 5, points 1 0, points 2 0, turn 1")
            .offers("roll0 stop");
    }
}

/// Rule: burgenland.field.card-not-kept-in-hand
#[test]
fn a_card_that_fits_nowhere_is_not_offered() {
    Table::landed("red7", &["castle 1 red HWG"]).offers("dice pass").forbids("build-left build-right");
}
