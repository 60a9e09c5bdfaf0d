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

/// Small enough to count by hand: each of three seats has two rooms for two bare throne rooms with four sites each, or waits in
/// one of the castles. A room beside the throne room opens one site more than it fills (five are left), on top of it as many
/// (four). After that the seat has four sites for its other room, or waits; its partner there has two rooms for the sites
/// left and nine ways in the other castle; the third seat has all its ways. After waiting the seat has nine ways left.
#[test]
fn placements_match_a_count_by_hand() {
    let mut table = Match::placing(3, castle(""), "pantry wine_room");
    table.state.picks[1] = [tile("hat_room"), tile("parlor")];
    table.state.picks[2] = [tile("nap_room"), tile("solar")];
    let castle = 2 * 4 + 1;
    assert_eq!(laws::count_nodes(&table.game, &table.state, 1), 3 * 2 * castle);
    let after_placing = |sites: u64| (4 + 1) + (2 * sites + castle) + 2 * castle;
    let after_waiting = castle + 2 * castle + 2 * castle;
    let places = 2 * (2 * after_placing(5) + 2 * after_placing(4));
    assert_eq!(laws::count_nodes(&table.game, &table.state, 2), 3 * 2 * (places + after_waiting));
}

/// The decisions themselves: from the choice or the placing of a turn on.
#[test]
fn node_counts_from_the_middle_of_a_match() {
    let choose = |phase| phase == Phase::Choose;
    let place = |phase| phase == Phase::Build;
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
        count(3, 0, 0, place, 2),
        count(4, 0, 2, place, 2),
        count(5, 1, 0, place, 2),
        count(7, 1, 3, place, 1),
    ];
    assert_eq!(counted, [137592, 2554, 11221, 17161, 268]);
    // A step without events leads to the same state.
    let table = game(3);
    let mut quiet = moment(&table, 0, 0, place);
    let mut told = quiet.clone();
    let step = laws::next_steps(&table, &quiet)[0];
    table.apply(&mut quiet, step, &mut Silent);
    table.apply(&mut told, step, &mut Vec::new());
    assert_eq!(quiet, told);
}
