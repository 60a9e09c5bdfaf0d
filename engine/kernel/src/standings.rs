//! The ranking and the itemised score.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::{MAX_SEATS, Seat};

/// Someone who takes part in the ranking: a seat, or the rulebook's automaton.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Contender {
    /// A seat at the table.
    Seat(Seat),
    /// The opponent whom the rulebook itself plays (Heinrich, Ludwig, a rival viscount).
    Automaton,
}

/// One row of the ranking.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Standing {
    /// Whose row this is.
    pub who: Contender,
    /// Points.
    pub score: i32,
    /// What decides between equal scores, most important first; higher is better, unused ones are 0.
    pub tie_breaks: [i32; 2],
    /// 1 is best; contenders who are level after all tie-breaks share a rank.
    pub rank: u8,
}

/// The ranking at a moment of the game; final once nobody is to act.
///
/// ```
/// use kernel::{Contender, Seat, Standings};
/// let [first, second] = [0, 1].map(Seat::new);
/// let standings = Standings::rank([(Contender::Seat(first), 30, [0, 0]), (Contender::Seat(second), 30, [0, 0])]);
/// assert_eq!(standings.winners().count(), 2);
/// assert_eq!(standings.utility(first), 0.5);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Standings {
    rows: ArrayVec<Standing, { MAX_SEATS + 1 }>,
}

impl Standings {
    /// Ranks contenders by score, then by their tie-breaks, higher first. Rows keep the order given.
    ///
    /// ```
    /// use kernel::{Contender, Seat, Standings};
    /// let [a, b] = [0, 1].map(|index| Contender::Seat(Seat::new(index)));
    /// let level = Standings::rank([(a, 30, [0, 0]), (b, 30, [1, 0])]);
    /// assert_eq!(level.of(Seat::new(1)).rank, 1);
    /// assert_eq!(level.utility(Seat::new(0)), 0.0);
    /// ```
    #[must_use]
    pub fn rank(contenders: impl IntoIterator<Item = (Contender, i32, [i32; 2])>) -> Self {
        let mut rows: ArrayVec<_, { MAX_SEATS + 1 }> = contenders
            .into_iter()
            .map(|(who, score, tie_breaks)| Standing { who, score, tie_breaks, rank: 1 })
            .collect();
        for index in 0..rows.len() {
            let mine = (rows[index].score, rows[index].tie_breaks);
            let better = rows.iter().filter(|row| (row.score, row.tie_breaks) > mine).count();
            rows[index].rank = better as u8 + 1;
        }
        Self { rows }
    }

    /// The ranking of the others when a seat resigns.
    #[must_use]
    pub fn without(&self, resigned: Seat) -> Self {
        let left = self.rows.iter().filter(|row| row.who != Contender::Seat(resigned));
        Self::rank(left.map(|row| (row.who, row.score, row.tie_breaks)))
    }

    /// All rows, seats first in seat order.
    #[must_use]
    pub fn rows(&self) -> &[Standing] {
        &self.rows
    }

    /// The row of a seat.
    ///
    /// # Panics
    /// If the seat is not at this table.
    #[must_use]
    pub fn of(&self, seat: Seat) -> &Standing {
        self.rows.iter().find(|row| row.who == Contender::Seat(seat)).expect("the seat is at this table")
    }

    /// The contenders with rank 1.
    pub fn winners(&self) -> impl Iterator<Item = Contender> + '_ {
        self.rows.iter().filter(|row| row.rank == 1).map(|row| row.who)
    }

    /// The value of the result for a seat: 1 for a win, an equal share of it for a shared win, 0 otherwise.
    #[must_use]
    pub fn utility(&self, seat: Seat) -> f32 {
        if self.of(seat).rank == 1 { 1.0 / self.winners().count() as f32 } else { 0.0 }
    }
}

/// The itemised score of everyone, as far as one viewer may know it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize)]
pub struct ScoreSheet {
    /// One column per contender, seats first in seat order.
    pub columns: Vec<ScoreColumn>,
}

/// The itemised score of one contender.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct ScoreColumn {
    /// Whose points these are.
    pub who: Contender,
    /// Where the points come from, in the rulebook's order. Every column of a sheet has the same sources.
    pub items: Vec<ScoreItem>,
}

impl ScoreColumn {
    /// The sum of all items.
    #[must_use]
    pub fn total(&self) -> i32 {
        self.items.iter().map(|item| item.points).sum()
    }
}

/// One line of a score sheet.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct ScoreItem {
    /// What earned the points: a short id such as `"red-castle"`, the key of its words.
    pub source: &'static str,
    /// How many things counted, where that makes sense; else 0.
    pub count: u32,
    /// The points.
    pub points: i32,
}
