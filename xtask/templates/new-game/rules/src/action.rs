//! What a player can decide.

use std::fmt;
use std::str::FromStr;

use kernel::NotationError;

use crate::errors::Expected;

/// What becomes of the stone just drawn (`new-game.turn.keep-or-give`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `keep`: lay it face down before oneself.
    Keep,
    /// `give`: lay it face up before the left neighbour.
    Give,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Keep => "keep",
            Self::Give => "give",
        })
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        match text {
            "keep" => Ok(Self::Keep),
            "give" => Ok(Self::Give),
            _ => Err(NotationError::new(text, Expected::Action)),
        }
    }
}
