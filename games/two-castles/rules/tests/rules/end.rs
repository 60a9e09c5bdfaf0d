//! The end of the match.

use kernel::{Contender, Game, ToAct};
use two_castles::{Event, SpecialRoom, Tile, TwoCastles};

use crate::table::{Match, castle, game, seat};

/// The seats that share first place at a table with castles of these values and numbers of special rooms.
fn winners(points: &[i32], special_rooms: &[i32]) -> Vec<u8> {
    let table = game(points.len() as u8);
    let standings = table.rank_by(points, special_rooms);
    let winners = standings.winners().map(|who| match who {
        Contender::Seat(seat) => seat.index() as u8 + 1,
        Contender::Automaton => 0,
    });
    winners.collect()
}

/// Rule: two_castles.end.score-castles
#[test]
fn every_castle_is_scored_by_itself() {
    let table = game(4);
    let play = laws::random_play(&table, 3);
    let last = play.events.last().expect("a match has steps");
    let totals: Vec<(u8, i32)> = last
        .iter()
        .filter_map(|event| match event {
            Event::CastleScored { castle, rows, total } => {
                assert_eq!(rows.len(), 13, "the rows of the pad");
                assert_eq!(rows.iter().map(|(_, points)| points).sum::<i32>(), *total);
                Some((*castle, *total))
            }
            _ => None,
        })
        .collect();
    let state = play.last();
    let expected = (0..4).map(|castle| (castle, state.castles[castle as usize].points(table.components())));
    assert_eq!(totals, expected.collect::<Vec<_>>());
    assert_eq!(table.to_act(state), ToAct::Nobody);
}

/// Rule: two_castles.end.player-score
#[test]
fn everyone_counts_the_lower_of_the_two_castles() {
    let table = game(3);
    let standings = table.rank_by(&[60, 56, 70], &[1; 3]);
    // Seat 1 has castles 1 and 3, seat 2 has 2 and 1, seat 3 has 3 and 2.
    assert_eq!([1, 2, 3].map(|number| standings.of(seat(number)).score), [60, 56, 56]);
    // The sheet of a seat is that of its lower castle.
    let play = laws::random_play(&table, 5);
    let view = table.view(play.last(), kernel::Viewer::Spectator);
    for column in table.score_sheet(&view).columns {
        let Contender::Seat(seat) = column.who else { panic!("nobody else plays") };
        assert_eq!(column.total(), table.standings(play.last()).of(seat).score);
    }
}

/// Rule: two_castles.end.winner
#[test]
fn the_highest_final_score_wins() {
    assert_eq!(winners(&[60, 56, 70], &[1; 3]), [1]);
    assert_eq!(winners(&[50, 56, 70], &[1; 3]), [3]);
}

/// Rule: two_castles.end.tie-better-castle
#[test]
fn tied_players_compare_their_better_castles() {
    // Seats 2 and 3 both count 60; seat 3 has 70 beside it, seat 2 only 65.
    assert_eq!(winners(&[65, 60, 70, 50], &[1; 4]), [3]);
    assert_eq!(winners(&[71, 60, 70, 50], &[1; 4]), [2]);
}

/// Rule: two_castles.end.tie-special-rooms
#[test]
fn then_the_special_rooms_of_both_castles_decide() {
    // Seats 2 and 3 are tied in both castles.
    assert_eq!(winners(&[70, 60, 70, 50], &[4, 3, 3, 9]), [2]);
    assert_eq!(winners(&[70, 60, 70, 50], &[3, 3, 4, 9]), [3]);
}

/// Rule: two_castles.end.tie-special-rooms-throne
#[test]
fn throne_rooms_are_counted_among_the_special_rooms_and_change_no_ranking() {
    let mut table = Match::dealt(4, &[]);
    let bare = castle("");
    let mut tower = bare;
    // A tower over nothing is worth no points.
    tower.place(table.game.components(), SpecialRoom::Tower.tile(), two_castles::Cell::new(-1, 0));
    for (castles, built, ranks) in [
        ([tower, bare, bare, bare], [1, 0, 0, 0], [1, 1, 3, 3]),
        ([bare, bare, tower, bare], [0, 0, 1, 0], [3, 3, 1, 1]),
        ([tower, bare, tower, bare], [1, 0, 1, 0], [1, 1, 1, 1]),
        ([bare, tower, tower, bare], [0, 1, 1, 0], [4, 2, 1, 2]),
    ] {
        table.state.castles[..4].copy_from_slice(&castles);
        let standings = table.game.standings(&table.state);
        let points = castles.map(|castle| castle.points(table.game.components()));
        assert_eq!(points, [points[0]; 4], "only the special rooms differ");
        let without_thrones = table.game.rank_by(&points, &built);
        for (number, place) in (1..=4).zip(0..) {
            let [left, right] = table.game.castles_of(place);
            let standing = standings.of(seat(number));
            assert_eq!(standing.tie_breaks[1], built[left] + built[right] + 2, "a throne room in each of two castles");
            assert_eq!(without_thrones.of(seat(number)).rank, standing.rank);
            assert_eq!(standing.rank, ranks[place], "seat {number}");
        }
    }
}

/// Rule: two_castles.end.tie-shared
#[test]
fn if_everything_is_tied_the_victory_is_shared() {
    assert_eq!(winners(&[70, 60, 70, 50], &[3, 3, 3, 9]), [2, 3]);
    assert_eq!(winners(&[60; 5], &[2; 5]), [1, 2, 3, 4, 5]);
    let table = game(4);
    assert_eq!(table.rank_by(&[70, 60, 70, 50], &[3, 3, 3, 9]).utility(seat(2)), 0.5);
}

/// Rule: two_castles.end.tie-example
#[test]
fn seven_special_rooms_beat_six() {
    assert_eq!(winners(&[70, 60, 70, 50], &[4, 3, 3, 9]), [2], "seat 2 has 4 and 3, seat 3 has 3 and 3");
    // The same with castles that were really built: one special room more decides.
    let mut table = Match::dealt(4, &[]);
    let plain = castle("pantry@2,0 bakery@-1,0");
    let mut towers = plain;
    towers.place(table.game.components(), SpecialRoom::Tower.tile(), two_castles::Cell::new(-2, 0));
    // A tower over nothing is worth nothing, but it is a special room.
    assert_eq!(towers.points(table.game.components()), plain.points(table.game.components()));
    table.state.castles[..4].copy_from_slice(&[towers, plain, plain, castle("")]);
    let standings = table.game.standings(&table.state);
    assert_eq!(standings.of(seat(2)).tie_breaks, [plain.points(table.game.components()), 3]);
    assert_eq!((standings.of(seat(2)).rank, standings.of(seat(3)).rank), (1, 2));
}

/// Tidying up sorts the pieces as they were, so a new match starts from the full supply.
///
/// Rule: two_castles.end.tidy-up
#[test]
fn a_new_match_starts_with_all_tiles_face_down() {
    let table = game(3);
    let played = laws::random_play(&table, 1);
    assert_ne!(*played.last(), table.initial_state());
    assert_eq!(table.initial_state().supply.len(), Tile::REGULAR);
    assert!(table.initial_state().castles.iter().all(|castle| castle.is_empty()));
    assert_eq!(TwoCastles::INFO.seats, [2, 3, 4, 5, 6, 7]);
}

/// The rulebook's six-player result. The final points are the rulebook's; it does not print the castles, and the order of its list
/// cannot be the seating, because the two players with 52 must share a castle. These values and seats fit.
///
/// Rule: two_castles.example.six-players
#[test]
fn the_six_player_example() {
    let table = game(6);
    let castles = [56, 60, 52, 57, 62, 64];
    let standings = table.rank_by(&castles, &[1; 6]);
    let finals: Vec<i32> = (1..=6).map(|number| standings.of(seat(number)).score).collect();
    assert_eq!(finals, [56, 56, 52, 52, 57, 62]);
    assert_eq!(winners(&castles, &[1; 6]), [6], "the one with 62 wins");
    let mut sorted = finals;
    sorted.sort_unstable();
    assert_eq!(sorted, [52, 52, 56, 56, 57, 62], "as printed");
}
