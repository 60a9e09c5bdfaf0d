//! Taking cards out of the opponent's castle.

use burgenland::Event;

use super::Table;

/// All great towers of red are built: three by the second seat, one by the first.
const TOWERS: [&str; 2] = ["castle 1 red WGW", "castle 2 red GWGWG"];

/// Rule: burgenland.steal.when-supply-empty
#[test]
fn a_card_no_longer_in_supply_comes_out_of_the_opponents_castle() {
    let table = Table::landed("red8", &TOWERS)
        .shows("supply red great-tower 0")
        .offers("take1 take3 take5 dice pass")
        .play("1 take5")
        .offers("build-left build-right")
        .play("1 build-left")
        .shows("castle 1 red GWGW, castle 2 red GWGW, supply red great-tower 0, turn 1")
        .offers("roll0 stop");
    assert!(table.events.iter().any(|event| matches!(event, Event::Taken { gap: false, .. })));
}

/// Rule: burgenland.steal.not-while-supply
#[test]
fn while_the_supply_has_the_card_the_opponent_is_safe() {
    Table::landed("red8", &["castle 1 red W", "castle 2 red GWGWG"])
        .shows("supply red great-tower 1")
        .offers("build-left build-right dice pass")
        .forbids("take1 take3 take5")
        .play("1 build-right")
        .shows("castle 1 red WG, castle 2 red GWGWG, supply red great-tower 0");
}

/// Rule: burgenland.steal.choice-of-copy
#[test]
fn the_taker_chooses_which_copy() {
    let table = || Table::landed("red8", &TOWERS);
    table().play("1 take1, 1 build-right").shows("castle 2 red WGWG");
    table().play("1 take3, 1 build-right").shows("castle 2 red GW.WG");
    table().play("1 take5, 1 build-right").shows("castle 2 red GWGW");
}

/// Rule: burgenland.steal.must-be-buildable
#[test]
fn what_cannot_be_built_cannot_be_taken() {
    Table::landed("red8", &["castle 1 red SWG", "castle 2 red GWGWG"])
        .shows("supply red great-tower 0")
        .offers("dice pass")
        .forbids("take1 take3 take5");
    Table::landed("red8", &["castle 1 red G", "castle 2 red GWGWG"]).offers("dice pass");
}

/// Rule: burgenland.steal.impossible-dice-only
#[test]
fn a_player_with_all_copies_can_only_take_dice() {
    Table::landed("red8", &["castle 1 red WGWGWGWGW", "castle 2 red W"])
        .shows("supply red great-tower 0")
        .offers("dice pass");
}

/// Rule: burgenland.steal.applies-to-walls
#[test]
fn walls_are_taken_in_the_same_way() {
    let walls = ["castle 1 red W", "castle 2 red WWWWWWWW"];
    Table::landed("red1", &walls)
        .shows("supply red wall 0")
        .offers("take1 take2 take3 take4 take5 take6 take7 take8 dice pass")
        .play("1 take2, 1 build-left")
        .shows("castle 1 red WW, castle 2 red W.WWWWWW");
    // On a wall-crown as well.
    Table::landed("red5", &walls)
        .allows("score take8")
        .play("1 take8, 1 build-right")
        .shows("castle 1 red WW, castle 2 red WWWWWWW");
}

#[test]
fn the_last_card_may_be_taken() {
    Table::landed("red1", &["castle 1 red WWWWWWWW", "castle 2 red W"])
        .offers("take1 dice pass")
        .play("1 take1, 1 build-left")
        .shows("castle 2 red -, counts 2 red 0, castle 1 red WWWWWWWWW");
}
