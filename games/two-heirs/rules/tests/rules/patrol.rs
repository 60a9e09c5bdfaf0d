//! The set Patrol.

use crate::scenarios::check;

/// Rule: two_heirs.watchtower.points
#[test]
fn a_watchtower_counts_its_colour_in_its_line() {
    check(
        "seats: 2
         options: sets=travel+land-industry+patrol
         given: start grey; tile 0,3 pat-1 south
         expect: points 0,3 1
         given: tile 1,3 tra-1 south; tile 2,3 tra-3 north; tile -1,3 tra-6 open; tile -2,3 tra-2 south; tile 0,4 lan-3 open
         expect: points 0,3 4",
    );
    // The other kind looks along its column, and counts its own colour only.
    check(
        "seats: 2
         options: sets=travel+land-industry+patrol
         given: start grey; tile 0,3 pat-4 south; tile 0,5 tra-1 open; tile 0,4 tra-2 north; tile 1,3 tra-4 open
         expect: points 0,3 3",
    );
}

/// Rule: two_heirs.watchtower.unlimited-line
#[test]
fn a_watchtower_sees_as_far_as_the_landscape_goes() {
    check(
        "seats: 2
         options: sets=travel+land-industry+patrol
         given: start grey; tile 0,3 pat-1 south; tile 6,3 tra-1 open
         expect: points 0,3 2
         given: tile -20,3 tra-3 open
         expect: points 0,3 3",
    );
}

/// Rule: two_heirs.garrison.points
#[test]
fn a_garrison_counts_watchtowers_on_its_diagonals() {
    check(
        "seats: 2
         options: sets=travel+land-industry+patrol
         given: start grey; tile 5,5 pat-7 south; tile 6,4 pat-1 south; tile 2,8 pat-3 north
         expect: points 5,5 4
         given: tile 6,5 pat-5 south; tile 7,7 pat-6 open; tile 4,4 tra-1 south
         expect: points 5,5 4",
    );
}

/// Rule: two_heirs.garrison.unlimited-line
#[test]
fn a_garrison_looks_along_all_diagonals_at_any_distance() {
    check(
        "seats: 2
         options: sets=travel+land-industry+patrol
         given: start grey; tile 5,5 pat-7 south
         expect: points 5,5 0
         given: tile 15,15 pat-1 north; tile -3,-3 pat-2 north; tile 12,-2 pat-3 south; tile 0,10 pat-4 south
         expect: points 5,5 8
         given: tile 5,9 pat-5 south; tile 8,9 pat-6 south
         expect: points 5,5 8",
    );
}
