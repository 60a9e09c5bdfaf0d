//! The set Travel.

use crate::scenarios::check;

/// Rule: two_heirs.tavern.points
#[test]
fn a_tavern_counts_three_tiles_each_way() {
    check(
        "seats: 2
         given: start green; tile 0,3 tra-1 south
         expect: points 0,3 1
         given: tile -1,3 lan-1 open; tile -2,3 lan-2 open; tile -3,3 lan-3 north; tile -4,3 lan-4 open; tile -5,3 lan-5 open
         given: tile 1,3 lan-6 south; tile 2,3 lan-7 open
         expect: points 0,3 6
         given: tile 3,3 lan-8 open; tile 4,3 lan-9 open
         expect: points 0,3 7
         given: tile 0,4 trd-1 open; tile 0,2 trd-2 open
         expect: points 0,3 7",
    );
    // The other tavern looks along its column.
    check(
        "seats: 2
         given: start green; tile 0,3 tra-2 north; tile 0,4 lan-1 open; tile 1,3 lan-2 open
         expect: points 0,3 3",
    );
}

/// Rule: two_heirs.tavern.gaps
#[test]
fn gaps_do_not_stop_a_tavern() {
    check(
        "seats: 2
         given: start green; tile 0,3 tra-1 south; tile 1,3 lan-1 open; tile 3,3 lan-2 north
         expect: points 0,3 3
         given: tile 6,3 lan-3 open; tile 9,3 lan-4 open
         expect: points 0,3 4",
    );
}

/// Rule: two_heirs.market.points
#[test]
fn a_market_counts_its_four_neighbours() {
    check(
        "seats: 2
         given: start green; tile 0,1 tra-3 south
         expect: points 0,1 2
         given: tile 1,1 lan-1 open; tile -1,1 lan-2 north; tile 1,2 lan-3 open
         expect: points 0,1 4
         given: tile 0,2 lan-4 south
         expect: points 0,1 5",
    );
}

/// Rule: two_heirs.shrine.points
#[test]
fn a_pilgrimage_site_counts_its_longest_road() {
    check(
        "seats: 2
         given: start green; tile 4,4 tra-6 south
         expect: points 4,4 1
         given: tile 5,4 tra-1 north; tile 6,4 lan-4 south; tile 7,4 lan-8 north
         expect: points 4,4 4",
    );
}

/// Rule: two_heirs.shrine.endpoint
#[test]
fn a_pilgrimage_site_joins_no_roads() {
    check(
        "seats: 2
         given: start green; tile 4,4 tra-6 south; tile 5,4 tra-1 south; tile 6,4 lan-4 south; tile 3,4 lan-8 north
         expect: roads 3-0 1-1; points 4,4 3",
    );
}

/// Rule: two_heirs.robber-castle.points
#[test]
fn a_robber_castle_counts_opposing_neighbours() {
    check(
        "seats: 2
         given: start green; tile 4,4 tra-8 south
         expect: points 4,4 2
         given: tile 5,4 lan-1 north; tile 4,5 lan-2 north; tile 3,4 lan-3 open; tile 5,5 lan-4 north
         expect: points 4,4 6
         given: tile 4,3 lan-6 south
         expect: points 4,4 6",
    );
    check(
        "seats: 2
         given: start green; tile 4,4 tra-8 north
         given: tile 5,4 lan-1 south; tile 4,5 lan-2 south; tile 3,4 lan-3 south; tile 4,3 lan-4 south
         expect: points 4,4 10",
    );
}

#[test]
fn no_building_brings_more_than_the_rulebook_says() {
    use kernel::Game;
    use two_heirs::{Building, Components, Options, TwoHeirs};
    let components = Components::of_the_box();
    assert_eq!(components.max_points(Building::Tavern), Some(7));
    let game = TwoHeirs::new(kernel::SeatCount::new(2), Options::default()).expect("the options fit");
    for seed in 0..20 {
        for score in &game.scoring(laws::random_play(&game, seed).last()).buildings {
            let most = components.max_points(score.building).map_or(i32::MAX, i32::from);
            assert!(score.points.total() <= most, "{} brings {:?}", score.building, score.points);
        }
    }
}
