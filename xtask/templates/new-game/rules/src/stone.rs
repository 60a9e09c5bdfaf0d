//! The stones.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use kernel::{Describe, Message, NotationError, Sample};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::errors::Expected;

/// A kind of stone. It is also the outcome of a draw: `* gold`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Stone {
    /// Brings many points.
    Gold,
    /// Brings a few points.
    Grey,
    /// Costs points.
    Black,
}

impl Stone {
    /// Every kind of stone.
    pub const ALL: [Self; 3] = [Self::Gold, Self::Grey, Self::Black];

    /// The id, which is also the notation.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Gold => "gold",
            Self::Grey => "grey",
            Self::Black => "black",
        }
    }
}

impl fmt::Display for Stone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl Describe for Stone {
    fn message(&self) -> Message {
        let key = match self {
            Self::Gold => "new-game-a-gold-stone",
            Self::Grey => "new-game-a-grey-stone",
            Self::Black => "new-game-a-black-stone",
        };
        Message::new(key, format_args!("{self}"))
    }
}

impl Sample for Stone {
    fn samples() -> Vec<Self> {
        Self::ALL.to_vec()
    }
}

impl FromStr for Stone {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let stone = Self::ALL.into_iter().find(|stone| stone.id() == text);
        stone.ok_or_else(|| NotationError::new(text, Expected::Stone))
    }
}

/// One `T` for each kind of stone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct ByStone<T>(pub [T; 3]);

impl<T> Index<Stone> for ByStone<T> {
    type Output = T;

    fn index(&self, stone: Stone) -> &T {
        &self.0[stone as usize]
    }
}

impl<T> IndexMut<Stone> for ByStone<T> {
    fn index_mut(&mut self, stone: Stone) -> &mut T {
        &mut self.0[stone as usize]
    }
}

/// How many stones of each kind lie somewhere.
pub type Stones = ByStone<u8>;

impl Stones {
    /// How many stones there are of all kinds together.
    #[must_use]
    pub fn total(&self) -> u8 {
        self.0.iter().sum()
    }

    /// Takes out the stones that `others` has.
    pub(crate) fn remove(&mut self, others: &Self) {
        for stone in Stone::ALL {
            self[stone] -= others[stone];
        }
    }
}
