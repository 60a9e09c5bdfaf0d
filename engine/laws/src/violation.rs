//! What a law says when it is broken.

use std::fmt;

use crate::Law;

/// A law that a game breaks, and where: enough to see it again.
///
/// `random_play(&table.game, seed).states[step]` is the state in question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Violation {
    /// The law broken.
    pub law: Law,
    /// The table: game, preset and seats.
    pub table: String,
    /// The seed of the random play.
    pub seed: u64,
    /// After how many steps of that play.
    pub step: usize,
    /// What is wrong, in a sentence.
    pub reason: String,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { law, table, seed, step, reason } = self;
        write!(f, "{law:?} broken by {table}, seed {seed}, step {step}: {reason}\n   ({law:?}: {})", law.says())
    }
}
