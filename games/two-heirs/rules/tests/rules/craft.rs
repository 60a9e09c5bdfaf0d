//! The set Craft.

use super::{check_position, game_with};
use crate::scenarios::check;

/// Rule: two_heirs.basketry.points
#[test]
fn a_basket_weaver_pairs_green_with_yellow() {
    check(
        "seats: 2
         options: sets=travel+land-industry+craft
         given: start grey; tile 5,5 cra-1 south; tile 5,4 tra-1 open; tile 6,5 tra-3 north
         expect: points 5,5 0
         given: tile 5,6 tra-5 south
         expect: points 5,5 3
         given: tile 4,4 tra-7 open
         expect: points 5,5 3",
    );
    // The other kind looks across its corners.
    check(
        "seats: 2
         options: sets=travel+land-industry+craft
         given: start grey; tile 5,5 cra-2 south; tile 5,4 tra-1 open; tile 5,6 tra-5 open
         expect: points 5,5 0
         given: tile 4,4 tra-3 open; tile 6,6 tra-7 north
         expect: points 5,5 3",
    );
}

/// Rule: two_heirs.pottery.points
#[test]
fn a_pottery_pairs_grey_with_yellow() {
    check(
        "seats: 2
         options: sets=travel+land-industry+craft
         given: start grey; tile 5,5 cra-3 south; tile 5,4 tra-2 open; tile 6,5 tra-4 north; tile 5,6 tra-5 south
         given: tile 4,5 tra-7 open
         expect: points 5,5 6",
    );
}

/// Rule: two_heirs.cooperage.points
#[test]
fn a_cooperage_pairs_grey_with_green() {
    check(
        "seats: 2
         options: sets=travel+land-industry+craft
         given: start grey; tile 5,5 cra-5 south; tile 5,4 tra-2 open; tile 6,5 tra-5 open
         expect: points 5,5 0
         given: tile 5,6 tra-1 north
         expect: points 5,5 3",
    );
}

/// Rule: two_heirs.crafts.pair-counting
#[test]
fn a_tile_is_in_one_pair_at_most() {
    check(
        "seats: 2
         options: sets=travel+land-industry+craft
         given: start grey; tile 5,5 cra-1 south; tile 5,4 tra-1 open; tile 6,5 tra-3 open; tile 5,6 tra-6 open
         given: tile 4,5 tra-5 open
         expect: points 5,5 3",
    );
}

/// Rule: two_heirs.guild-house.bonus
#[test]
fn a_guild_house_raises_its_craft() {
    check(
        "seats: 2
         options: sets=travel+land-industry+craft
         given: start grey; tile 5,5 cra-1 south; tile 5,4 tra-1 open; tile 6,5 tra-3 open; tile 5,6 tra-5 open
         given: tile 4,5 tra-7 open
         expect: points 5,5 6
         given: tile 9,9 cra-8 south
         expect: points 5,5 6
         given: tile 11,11 cra-7 south
         expect: points 5,5 8; points 11,11 0; total south 8",
    );
}

/// Rule: two_heirs.guild-house.no-stacking
#[test]
fn one_guild_house_is_enough_and_an_opposing_one_is_none() {
    check(
        "seats: 2
         options: sets=travel+land-industry+craft
         given: start grey; tile 5,5 cra-1 south; tile 5,4 tra-1 open; tile 5,6 tra-5 open; tile 9,9 cra-7 north
         expect: points 5,5 3",
    );
    let game = game_with(2, &[("cra-8", "boosts", "\"basket-weaver\"")]);
    let position = "start grey; tile 5,5 cra-1 south; tile 5,4 tra-1 open; tile 5,6 tra-5 open; tile 9,9 cra-7 south";
    check_position(&game, position, "points 5,5 4");
    check_position(&game, &format!("{position}; tile 11,11 cra-8 south"), "points 5,5 4");
}
