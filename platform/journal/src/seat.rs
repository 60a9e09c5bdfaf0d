//! Who sits where.

use crate::Token;

/// One seat of a match.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct MatchSeat {
    /// Who sits there.
    pub occupant: Occupant,
    /// A guest who shows this token may take the seat while it is open.
    pub invitation: Token,
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Occupant {
    /// Nobody yet.
    Open,
    /// A guest: a person or a program.
    Guest {
        /// The guest's id.
        guest: Token,
        /// The name they use in this match.
        name: String,
        /// Set while a computer plays for them.
        stand_in: Option<StandIn>,
    },
    /// A computer player of the server.
    Bot {
        /// The name of its level.
        level: String,
    },
}

impl Occupant {
    /// The guest, if one sits there.
    #[must_use]
    pub fn guest(&self) -> Option<Token> {
        match self {
            Self::Guest { guest, .. } => Some(*guest),
            Self::Open | Self::Bot { .. } => None,
        }
    }

    /// Why a computer plays for the guest on this seat, if it does.
    #[must_use]
    pub fn stand_in(&self) -> Option<StandIn> {
        match self {
            Self::Guest { stand_in, .. } => *stand_in,
            Self::Open | Self::Bot { .. } => None,
        }
    }

    /// Whether a guest makes the decisions of this seat: a person or program, with no computer standing in.
    #[must_use]
    pub fn is_played_by_guest(&self) -> bool {
        matches!(self, Self::Guest { stand_in: None, .. })
    }
}

/// Why a computer plays for a guest.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum StandIn {
    /// They left; they may come back.
    Left,
    /// Their time for a move ran out; they may come back.
    Slow,
    /// They were away for long, in a match without a clock, and another player asked for it; they may come back.
    Absent,
    /// Their time for the whole game is used up.
    TimeUp,
    /// They gave up in a match that the others play on.
    Resigned,
}

impl StandIn {
    /// Whether the guest may take the seat back.
    #[must_use]
    pub const fn may_return(self) -> bool {
        matches!(self, Self::Left | Self::Slow | Self::Absent)
    }
}
