//! What workers are asked and what they answer, as JSON.

use std::time::Duration;

use catalog::{Question, Setup, Suggestion};
use contests::{ElsewhereError, Play};
use serde::{Deserialize, Serialize};

/// A decision.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Decision {
    pub(crate) question: Question,
    /// Those who share a name share their time. It is a made-up one.
    pub(crate) asker: String,
    /// Whether people play in the match.
    pub(crate) people: bool,
}

/// The answer to a decision.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Decided {
    /// How long the worker has thought.
    pub(crate) thought: Duration,
    pub(crate) suggestions: Result<Vec<Suggestion>, ElsewhereError>,
}

/// A match to be played.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Match {
    /// Its number among all that were asked.
    pub(crate) id: u64,
    pub(crate) setup: Setup,
    /// The players of the series, by the names of their kinds.
    pub(crate) players: Vec<String>,
    /// For each seat the number of its player.
    pub(crate) seating: Vec<usize>,
    /// The seed and the number that chance and players follow from.
    pub(crate) seed: u64,
    pub(crate) number: u64,
    /// Are its steps wanted?
    pub(crate) steps: bool,
    /// Is it wanted how long players think?
    pub(crate) times: bool,
}

/// A match that was played.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Played {
    pub(crate) id: u64,
    pub(crate) play: Result<Play, ElsewhereError>,
}
