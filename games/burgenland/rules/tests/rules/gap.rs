//! Gaps: what they split, and how they are closed.

use super::Table;

/// Rule: burgenland.gap.created
#[test]
fn a_card_taken_from_inside_leaves_a_gap() {
    let table = || Table::landed("red7", &["castle 1 red W", "castle 2 red HWHWH"]);
    table().play("1 take3, 1 build-left").shows("castle 2 red HW.WH");
    // From an end it leaves none.
    table().play("1 take1, 1 build-left").shows("castle 2 red WHWH");
    table().play("1 take5, 1 build-left").shows("castle 2 red HWHW");
    // A gap that comes to lie at the end vanishes.
    let table = Table::landed("red7", &["castle 1 red W", "castle 2 red H.WHWH"]);
    table.play("1 take1, 1 build-left").shows("castle 2 red WHWH");
}

/// Rule: burgenland.gap.only-better-part-scores
#[test]
fn only_the_better_part_counts() {
    Table::new(&["castle 1 red WS.WGW"]).shows("counts 1 red 7");
    Table::new(&["castle 1 red WGW.WS"]).shows("counts 1 red 7");
    Table::new(&["castle 1 red WS.WGW", "crown red2"]).play("1 roll0, * 1").shows("points 1 6");
}

/// Rule: burgenland.gap.several
#[test]
fn of_several_parts_the_best_counts() {
    Table::new(&["castle 1 red WS.WGW.WH"]).shows("counts 1 red 7");
    Table::new(&["castle 1 red WGW.WS.WH"]).shows("counts 1 red 7");
    Table::new(&["castle 1 red WS..WH.WGW"]).shows("counts 1 red 7");
}

/// Rule: burgenland.gap.closing
#[test]
fn a_gap_is_closed_by_the_rules_of_building() {
    // A wall always, a building only between walls.
    Table::landed("red1", &["castle 1 red WH.SW"])
        .allows("build3")
        .play("1 build3")
        .shows("castle 1 red WHWSW, counts 1 red 8");
    Table::landed("red8", &["castle 1 red WH.SW"]).forbids("build3");
    Table::landed("red8", &["castle 1 red WW.SW"]).forbids("build3");
    Table::landed("red8", &["castle 1 red WH.WW"]).forbids("build3");
    Table::landed("red8", &["castle 1 red W.W"])
        .allows("build2")
        .play("1 build2")
        .shows("castle 1 red WGW, counts 1 red 7");
}

/// Rule: burgenland.gap.wide
#[test]
fn a_wide_gap_is_filled_slot_by_slot() {
    Table::landed("red1", &["castle 1 red W..W"])
        .offers("build-left build-right build2 build3 dice pass")
        .play("1 build3")
        .shows("castle 1 red W.WW, counts 1 red 2");
    // A slot that touches no card must wait.
    Table::landed("red1", &["castle 1 red W...W"]).forbids("build3").allows("build2 build4");
    // A building there needs a wall only where it touches a card.
    Table::landed("red8", &["castle 1 red W..H"])
        .offers("build-left build2 dice pass")
        .play("1 build2")
        .shows("castle 1 red WG.H");
    // The castle may still grow outside.
    Table::landed("red1", &["castle 1 red W..W"]).play("1 build-left").shows("castle 1 red WW..W");
}
