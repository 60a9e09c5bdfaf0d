//! What was agreed on before the match and cannot be seen on the table.

use kernel::Contender;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::heir::{Heir, Livery};

/// What was agreed on before the match and cannot be seen on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Setting {
    /// Is the north Heinrich?
    pub solo: bool,
    /// Are roads scored?
    pub roads: bool,
    /// May several discounts lower the cost of the same building?
    pub stack_discounts: bool,
    /// The colour of the south; the north has the other one.
    pub south: Livery,
}

impl Setting {
    /// The colour of an heir.
    #[must_use]
    pub const fn livery(self, heir: Heir) -> Livery {
        match heir {
            Heir::South => self.south,
            Heir::North => self.south.other(),
        }
    }

    /// The heir of a colour.
    #[must_use]
    pub fn heir(self, livery: Livery) -> Heir {
        if livery == self.south { Heir::South } else { Heir::North }
    }

    /// Who an heir is in the ranking: a seat, or Heinrich.
    #[must_use]
    pub fn contender(self, heir: Heir) -> Contender {
        if self.solo && heir == Heir::North { Contender::Automaton } else { Contender::Seat(heir.seat()) }
    }
}
