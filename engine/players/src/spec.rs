//! Players by name.

use std::fmt;
use std::str::FromStr;

use kernel::Evaluate;

use crate::exact::{Exact, SearchLimits, SearchLimitsError};
use crate::greedy::Greedy;
use crate::player::Player;
use crate::random::Random;
use crate::search::{Search, Settings, SettingsError};

/// A kind of computer player with its settings, as it is named on the command line and in the table of levels.
///
/// ```
/// use players::Spec;
///
/// let spec: Spec = "mcts:500+trees=1".parse()?;
/// assert_eq!(spec.to_string(), "mcts:iterations=500+trees=1");
/// # Ok::<(), players::SpecError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Spec {
    /// `random`
    Random,
    /// `greedy`
    Greedy,
    /// `mcts`, `mcts:500`, `mcts:milliseconds=50+depth=8`
    Search(Settings),
    /// `exact`, `exact:20000`, `exact:nodes=20000+plies=3`
    Exact(SearchLimits),
}

impl Spec {
    /// A player of this kind; the same seed gives the same choices.
    #[must_use]
    pub fn player<G: Evaluate>(self, seed: u64) -> Box<dyn Player<G>> {
        match self {
            Self::Random => Box::new(Random::new(seed)),
            Self::Greedy => Box::new(Greedy::new(seed)),
            Self::Search(settings) => Box::new(Search::<G>::new(settings, seed)),
            Self::Exact(limits) => Box::new(Exact::new(limits, seed)),
        }
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Greedy => f.write_str("greedy"),
            Self::Search(settings) => write!(f, "mcts:{settings}"),
            Self::Exact(limits) => write!(f, "exact:{limits}"),
        }
    }
}

/// A text that does not name a player.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SpecError {
    /// There is no such kind of player.
    #[error("there is no player {0:?}: use random, greedy, mcts, mcts:SETTINGS, exact or exact:SETTINGS")]
    Unknown(String),
    /// The settings of a search are wrong.
    #[error(transparent)]
    Settings(#[from] SettingsError),
    /// The limits of an exact player are wrong.
    #[error(transparent)]
    Limits(#[from] SearchLimitsError),
}

impl FromStr for Spec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Self, SpecError> {
        match text {
            "random" => Ok(Self::Random),
            "greedy" => Ok(Self::Greedy),
            "mcts" => Ok(Self::Search(Settings::default())),
            "exact" => Ok(Self::Exact(SearchLimits::default())),
            _ => match text.split_once(':') {
                Some(("mcts", settings)) => Ok(Self::Search(settings.parse()?)),
                Some(("exact", limits)) => Ok(Self::Exact(limits.parse()?)),
                _ => Err(SpecError::Unknown(text.chars().take(40).collect())),
            },
        }
    }
}
