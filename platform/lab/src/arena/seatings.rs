//! Who sits where in the games of a unit.

/// The seatings of one unit: every line-up of as many players as fit at the table, in every rotation. A seating names for
/// each seat the number of its player.
///
/// ```
/// assert_eq!(lab::arena::seatings(2, 2), [[0, 1], [1, 0]]);
/// ```
#[must_use]
pub fn seatings(players: usize, seats: usize) -> Vec<Vec<usize>> {
    let mut all = Vec::new();
    let mut line_ups: Vec<Vec<usize>> = vec![Vec::new()];
    let size = players.min(seats);
    for player in 0..players {
        let grown: Vec<Vec<usize>> =
            line_ups.iter().filter(|line| line.len() < size).map(|line| [&line[..], &[player]].concat()).collect();
        line_ups.extend(grown);
    }
    line_ups.retain(|line| line.len() == size);
    line_ups.sort();
    for line in line_ups {
        for turn in 0..size {
            all.push((0..seats).map(|seat| line[(seat + turn) % size]).collect());
        }
    }
    all
}
