//! What counts at the end, and what troops add.

use kernel::{Contender, Game, Seat, Viewer};

use crate::scenarios::check;

/// Rule: two_heirs.score.own-buildings
#[test]
fn own_face_up_buildings_and_roads_make_the_total() {
    // Cathedral 5 and camp 2; the open quarry is nobody's, and the other camp is the opponent's; the road of two taverns is worth 2 more.
    check(
        "seats: 2
         given: start green; tile 5,0 trd-7 south; tile 5,5 lan-7 south; tile 7,7 trd-8 open; tile 9,9 lan-9 north
         expect: total south 7; total north 2
         given: tile 12,0 tra-2 south; tile 12,1 tra-9 south
         expect: points 12,0 2; points 12,1 2; road points south 2; total south 13",
    );
}

/// Rule: two_heirs.score.troop-doubles
#[test]
fn an_own_troop_doubles_a_building() {
    check(
        "seats: 2
         given: start green; tile 1,0 trd-7 south; troop south 1 1,0
         expect: points 1,0 10; total south 10",
    );
}

/// Rule: two_heirs.score.opposing-troop-neutral
#[test]
fn an_opposing_troop_changes_nothing() {
    check(
        "seats: 2
         given: start green; tile 1,0 trd-7 south; troop north 1 1,0
         expect: points 1,0 5; total south 5; total north 0",
    );
}

/// Rule: two_heirs.score.double-not-for-roads
#[test]
fn roads_are_not_doubled() {
    check(
        "seats: 2
         given: start green; tile 12,0 tra-2 south; tile 12,1 trd-2 south
         expect: points 12,0 2; points 12,1 0; total south 4
         given: troop south 1 12,0; troop south 2 12,1
         expect: points 12,0 4; points 12,1 0; road points south 2; total south 6",
    );
}

#[test]
fn the_score_sheet_adds_up_to_the_standings() {
    for (_, options) in two_heirs::TwoHeirs::presets() {
        for seats in two_heirs::TwoHeirs::INFO.seat_counts() {
            let Ok(game) = two_heirs::TwoHeirs::new(seats, options.clone()) else { continue };
            let play = laws::random_play(&game, 11);
            let sheet = game.score_sheet(&game.view(play.last(), Viewer::Spectator));
            let standings = game.standings(play.last());
            assert_eq!(sheet.columns.len(), 2);
            for (column, row) in sheet.columns.iter().zip(standings.rows()) {
                assert_eq!((column.who, column.total()), (row.who, row.score));
            }
            let automaton = sheet.columns[1].who == Contender::Automaton;
            assert_eq!(automaton, seats.get() == 1);
            assert_eq!(sheet.columns[0].who, Contender::Seat(Seat::new(0)));
        }
    }
}
