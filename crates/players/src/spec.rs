//! Players by name.

use std::fmt;
use std::str::FromStr;

use kernel::Evaluate;

use crate::{Greedy, Player, Random};

/// A kind of computer player, as it is named on the command line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spec {
    /// `random`
    Random,
    /// `greedy`
    Greedy,
}

impl Spec {
    /// A player of this kind; the same seed gives the same choices.
    #[must_use]
    pub fn player<G: Evaluate>(self, seed: u64) -> Box<dyn Player<G>> {
        match self {
            Self::Random => Box::new(Random::new(seed)),
            Self::Greedy => Box::new(Greedy::new(seed)),
        }
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
        })
    }
}

/// A text that names no player.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no player {0:?}: use random or greedy")]
pub struct SpecError(String);

impl FromStr for Spec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Self, SpecError> {
        match text {
            "random" => Ok(Self::Random),
            "greedy" => Ok(Self::Greedy),
            _ => Err(SpecError(text.chars().take(40).collect())),
        }
    }
}
