//! The set Trade & Church.

use two_heirs::{Building, Colour, Components};

use super::edited;
use crate::scenarios::check;

/// Rule: two_heirs.resource.trade-church-buildings, two_heirs.farm.access
#[test]
fn a_farm_gives_grain_without_a_troop() {
    check(
        "seats: 2
         given: start green; tile 5,5 trd-1 south
         expect: access south wood 1 stone 0 grain 1; access north wood 1 stone 0 grain 0",
    );
    check(
        "seats: 2
         given: start green; tile 5,5 trd-1 south; tile 7,7 trd-9 south; tile 9,9 trd-4 south
         expect: access south wood 1 stone 0 grain 2; points 9,9 6",
    );
}

/// Rule: two_heirs.sawmill.access
#[test]
fn a_sawmill_gives_wood() {
    check("seats: 2\ngiven: start grey; tile 5,5 trd-2 south\nexpect: access south wood 1 stone 1 grain 0");
}

/// Rule: two_heirs.quarry.access
#[test]
fn a_quarry_gives_stone() {
    check("seats: 2\ngiven: start green; tile 5,5 trd-3 north\nexpect: access north wood 1 stone 1 grain 0");
}

/// Rule: two_heirs.producer.with-troop
#[test]
fn a_troop_on_a_producer_makes_two() {
    check(
        "seats: 2
         given: start green; tile 5,5 trd-1 south; troop south 1 5,5
         expect: access south wood 1 stone 0 grain 2
         given: troop south 1 reserve; troop north 1 5,5
         expect: access south wood 1 stone 0 grain 1; access north wood 1 stone 0 grain 1",
    );
}

/// Rule: two_heirs.producer.with-troop-colour
#[test]
fn producers_lie_on_the_colour_they_give() {
    let components = Components::of_the_box();
    for (building, colour) in
        [(Building::Farm, Colour::Yellow), (Building::Sawmill, Colour::Green), (Building::Quarry, Colour::Grey)]
    {
        let tiles = components.of_building(building);
        assert!(!tiles.is_empty());
        assert!(tiles.iter().all(|tile| components.tile(tile).colour == colour), "{building}");
    }
    let wrong = edited(&[("trd-1", "colour", "\"grey\""), ("trd-3", "colour", "\"yellow\"")]);
    let faults = Components::check(&wrong).expect_err("a grey farm");
    assert_eq!(faults[0].to_string(), "tile trd-1: a farm lies on yellow, not on grey");
}

/// Rule: two_heirs.producer.no-points
#[test]
fn producers_bring_no_points() {
    check(
        "seats: 2
         given: start green; tile 5,5 trd-1 south; tile 7,7 trd-2 south; tile 9,9 trd-3 south; troop south 1 5,5
         expect: points 5,5 0; points 7,7 0; points 9,9 0; total south 0",
    );
}

/// Rule: two_heirs.trading-post.points
#[test]
fn a_trading_post_counts_the_producer_it_shows() {
    check(
        "seats: 2
         given: start green; tile 5,5 trd-4 south
         expect: points 5,5 0
         given: tile 7,7 trd-1 south; tile 8,8 trd-2 south
         expect: points 5,5 3
         given: tile 9,9 trd-5 south; tile 11,11 trd-6 south
         expect: points 9,9 3; points 11,11 0",
    );
    // An opposing farm does not count.
    check("seats: 2\ngiven: start green; tile 5,5 trd-4 south; tile 7,7 trd-1 north\nexpect: points 5,5 0");
}

/// Rule: two_heirs.cathedral.points
#[test]
fn a_cathedral_is_worth_five() {
    check("seats: 2\ngiven: start green; tile 5,5 trd-7 north\nexpect: points 5,5 5; total north 5");
}
