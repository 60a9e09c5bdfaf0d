//! Players by name.

use std::fmt;
use std::str::FromStr;

use kernel::Evaluate;

use crate::search::SettingsError;
use crate::{Exact, Greedy, Player, Random, Reach, ReachError, Search, Settings};

/// A kind of computer player, as it is named on the command line.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Spec {
    /// `random`
    Random,
    /// `greedy`
    Greedy,
    /// `mcts`, `mcts:500`, `mcts:milliseconds=50+depth=8`
    Search(Settings),
    /// `exact`, `exact:20000`, `exact:nodes=20000+plies=3`
    Exact(Reach),
}

impl Spec {
    /// A player of this kind; the same seed gives the same choices.
    #[must_use]
    pub fn player<G: Evaluate>(self, seed: u64) -> Box<dyn Player<G>> {
        match self {
            Self::Random => Box::new(Random::new(seed)),
            Self::Greedy => Box::new(Greedy::new(seed)),
            Self::Search(settings) => Box::new(Search::<G>::new(settings, seed)),
            Self::Exact(reach) => Box::new(Exact::new(reach, seed)),
        }
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Greedy => f.write_str("greedy"),
            Self::Search(settings) => write!(f, "mcts:{settings}"),
            Self::Exact(reach) => write!(f, "exact:{reach}"),
        }
    }
}

/// A text that names no player.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SpecError {
    /// There is no such kind.
    #[error("there is no player {0:?}: use random, greedy, mcts, mcts:SETTINGS, exact or exact:SETTINGS")]
    Unknown(String),
    /// The settings of a search are wrong.
    #[error(transparent)]
    Settings(#[from] SettingsError),
    /// How far an exact player shall look makes no sense.
    #[error(transparent)]
    Reach(#[from] ReachError),
}

impl FromStr for Spec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Self, SpecError> {
        match text {
            "random" => Ok(Self::Random),
            "greedy" => Ok(Self::Greedy),
            "mcts" => Ok(Self::Search(Settings::default())),
            "exact" => Ok(Self::Exact(Reach::default())),
            _ => match text.split_once(':') {
                Some(("mcts", settings)) => Ok(Self::Search(settings.parse()?)),
                Some(("exact", reach)) => Ok(Self::Exact(reach.parse()?)),
                _ => Err(SpecError::Unknown(text.chars().take(40).collect())),
            },
        }
    }
}
