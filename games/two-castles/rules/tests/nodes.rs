//! Node counts: how many sequences of steps there are from a position.

use kernel::{Game, Silent};
use two_castles::{Phase, State, TwoCastles};

use crate::table::{Match, castle, game, tile};

/// The counts from the beginning, in `nodes.txt`. Deals widen so fast that few steps can be counted.
#[test]
fn node_counts_match_the_file() {
    laws::nodes::<TwoCastles>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/nodes.txt"));
}

/// The first state of a turn (both counted from 0) of a match of random decisions that is in the phase.
fn moment(game: &TwoCastles, round: u8, turn: u8, fits: impl Fn(Phase) -> bool) -> State {
    let play = laws::random_play(game, 7);
    let found = play.states.into_iter().find(|state| {
        let progress = &state.progress;
        (progress.round, progress.turn) == (round, turn) && fits(progress.phase)
    });
    found.expect("the match has such a moment")
}

/// Small enough to count by hand: four sites each for two rooms at a bare throne room, or to wait. Beside the throne room a
/// room opens one site more than it fills (five are left), on top of it as many (four); after waiting the partner has
/// the same nine ways.
#[test]
fn placements_match_a_count_by_hand() {
    let mut table = Match::placing(3, castle(""), "pantry wine_room");
    table.state.picks[1] = [tile("hat_room"), tile("parlor")];
    assert_eq!(laws::count_nodes(&table.game, &table.state, 1), 2 * 4 + 1);
    assert_eq!(laws::count_nodes(&table.game, &table.state, 2), 2 * (2 * 5 + 2 * 4) * 2 + 9);
}

/// The decisions themselves: from the choice or the placing of a turn on.
#[test]
fn node_counts_from_the_middle_of_a_match() {
    let choose = |phase| phase == Phase::Choose;
    let place = |phase| matches!(phase, Phase::Place(_));
    let count = |seats, round, turn, fits: fn(Phase) -> bool, depth| {
        let game = game(seats);
        laws::count_nodes(&game, &moment(&game, round, turn, fits), depth)
    };
    // Three hands of nine: the first choice is one of 3 x 36, the second of 2 x 36, then 36, then the first placement.
    assert_eq!(count(3, 0, 0, choose, 1), 108);
    assert_eq!(count(3, 0, 0, choose, 2), 108 * 72);
    assert_eq!(count(3, 1, 3, choose, 3), 9 * 6 * 3);
    let counted = [
        count(2, 0, 3, place, 3),
        count(3, 0, 0, place, 3),
        count(4, 0, 2, place, 3),
        count(5, 1, 0, place, 2),
        count(7, 1, 3, place, 2),
    ];
    assert_eq!(counted, [943, 580, 2172, 177, 45]);
    // A step without events leads to the same state.
    let table = game(3);
    let mut quiet = moment(&table, 0, 0, place);
    let mut told = quiet.clone();
    let step = laws::next_steps(&table, &quiet)[0];
    table.apply(&mut quiet, step, &mut Silent);
    table.apply(&mut told, step, &mut Vec::new());
    assert_eq!(quiet, told);
}
