//! The contenders at the table.

use kernel::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A contender: seats first, in seat order; in the solo game the opponent comes second. In JSON counted from 1, as seats.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Side(
    #[serde(with = "kernel::from_one")]
    #[schemars(with = "u8", range(min = 1, max = 4))]
    pub u8,
);

impl Side {
    /// The index, counted from zero.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl From<Seat> for Side {
    fn from(seat: Seat) -> Self {
        Self(seat.index() as u8)
    }
}

/// The solo opponent's place among the contenders.
pub const OPPONENT: Side = Side(1);
