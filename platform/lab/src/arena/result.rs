//! The result of one game of a tournament.

use serde::{Deserialize, Serialize};

/// One finished game of a tournament.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct GameResult {
    /// The unit it belongs to.
    pub unit: u64,
    /// The player at each seat, by number in the tournament's list.
    pub seating: Vec<usize>,
    /// The utility for each seat: 1 for a win, a share of it for a shared one.
    pub utility: Vec<f32>,
    /// The points of each seat.
    pub scores: Vec<i32>,
    /// The rank of each seat.
    pub ranks: Vec<u8>,
    /// How many steps it took.
    pub steps: usize,
}

/// How `player` did against the others in each unit. One half is what an equal player would get, however often the game's
/// own automaton wins; with two seats and no automaton it is the share of wins.
pub(super) fn shares(results: &[GameResult], player: usize) -> Vec<f64> {
    let units = results.iter().map(|result| result.unit).max().map_or(0, |unit| unit + 1);
    // For each unit: utility and number of seats, of the player and of the others.
    let mut sums = vec![[(0.0, 0.0); 2]; units as usize];
    for result in results {
        for (other, utility) in result.seating.iter().zip(&result.utility) {
            let (won, seats) = &mut sums[result.unit as usize][usize::from(*other != player)];
            *won += f64::from(*utility);
            *seats += 1.0;
        }
    }
    let table = results.first().map_or(0, |result| result.seating.len()).max(2) as f64;
    let share = |[(mine, my_seats), (others, other_seats)]: [(f64, f64); 2]| {
        let share = 0.5 + (mine / my_seats - others / other_seats) * table / 4.0;
        share.is_finite().then(|| share.clamp(0.0, 1.0))
    };
    sums.into_iter().filter_map(share).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn result(unit: u64, seating: &[usize], utility: &[f32]) -> GameResult {
        let seats = seating.len();
        GameResult {
            unit,
            seating: seating.to_vec(),
            utility: utility.to_vec(),
            scores: vec![0; seats],
            ranks: vec![1; seats],
            steps: 1,
        }
    }

    #[test]
    fn with_two_seats_the_share_is_that_of_wins() {
        let results =
            [result(0, &[0, 1], &[1.0, 0.0]), result(0, &[1, 0], &[0.5, 0.5]), result(1, &[0, 1], &[0.0, 1.0])];
        assert_eq!(shares(&results, 0), [0.75, 0.0]);
        assert_eq!(shares(&results, 1), [0.25, 1.0]);
    }

    #[test]
    fn a_win_of_the_automaton_counts_for_nobody() {
        let results =
            [result(0, &[0, 1], &[0.0, 0.0]), result(0, &[1, 0], &[0.0, 0.0]), result(1, &[0, 1], &[1.0, 0.0])];
        assert_eq!(shares(&results, 0), [0.5, 1.0]);
    }

    #[test]
    fn an_equal_player_gets_a_half_at_every_table() {
        // Three seats, both line-ups of a pair: each seat wins once.
        let three = [[0, 0, 1], [0, 1, 1]].map(|seating| {
            [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]].map(|utility| result(0, &seating, &utility))
        });
        assert_eq!(shares(&three.concat(), 0), [0.5]);
        // Alone against the automaton, each in turn.
        assert_eq!(shares(&[result(0, &[0], &[1.0]), result(0, &[1], &[1.0])], 0), [0.5]);
        assert_eq!(shares(&[result(0, &[0], &[1.0]), result(0, &[1], &[0.0])], 0), [1.0]);
    }
}
