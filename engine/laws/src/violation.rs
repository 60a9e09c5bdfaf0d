//! The report of a broken law.

use std::fmt;

use crate::law::Law;

/// A law that a game breaks, and where, so that it can be reproduced.
///
/// `random_play(&table.game, seed).states[step]` is the state in question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Violation {
    /// The law broken.
    pub law: Law,
    /// The table: game, preset and seats.
    pub table: String,
    /// The seed of the random play, see [`random_play`](crate::random_play).
    pub seed: u64,
    /// The number of steps taken before.
    pub step: usize,
    /// What is wrong.
    pub reason: String,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { law, table, seed, step, reason } = self;
        write!(f, "{law:?} broken by {table}, seed {seed}, step {step}: {reason}\n   ({law:?}: {})", law.says())
    }
}
