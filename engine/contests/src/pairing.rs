//! What a match between computer players is asked for, and what comes of it.

use std::time::Duration;

use kernel::Standings;
use players::Machine;
use serde::{Deserialize, Serialize};

use crate::competitor::Competitor;

/// Shows a time that only ever grows.
pub type Clock = dyn Fn() -> Duration + Sync;

/// Who plays a match, and which match of a series it is.
#[derive(Clone, Copy)]
pub struct Pairing<'a> {
    /// The players of the series.
    pub players: &'a [Competitor],
    /// For each seat the number of its player. The seating changes neither the seed of the chance steps nor the seeds of the
    /// players.
    pub seating: &'a [usize],
    /// The seed of the series.
    pub seed: u64,
    /// The number of the match. Chance and players depend on the seed and this number alone.
    pub number: u64,
    /// The clock and the threads that players may use.
    pub machine: &'a dyn Machine,
}

/// What is wanted of a match besides its result.
#[derive(Clone, Copy, Default)]
pub struct Wanted<'a> {
    /// Its steps in notation?
    pub steps: bool,
    /// If it is wanted how long players think: the processor time of this thread, so that other work on the machine does not
    /// count.
    pub clock: Option<&'a Clock>,
}

/// A finished match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Play {
    /// The final ranking.
    pub standings: Standings,
    /// How many steps it had, chance steps included.
    pub length: usize,
    /// All steps in notation, if they are wanted.
    pub steps: Vec<String>,
    /// If it is wanted: the player and its thinking time for every decision with more than one legal action.
    pub times: Vec<(usize, Duration)>,
}
