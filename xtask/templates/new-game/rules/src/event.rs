//! What happened: for the log, the animation and the explanation of scores.

use kernel::{Seat, Viewer};
use serde::Serialize;

use crate::stone::Stone;

/// One thing that happened at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// A stone was drawn.
    Drawn {
        /// The seat that drew it.
        seat: Seat,
        /// The stone; `None` for everyone but that seat.
        stone: Option<Stone>,
    },
    /// The stone was kept, face down.
    Kept {
        /// The seat that keeps it.
        seat: Seat,
    },
    /// The stone was given away, face up.
    Given {
        /// The seat that gave it.
        seat: Seat,
        /// The seat that got it.
        to: Seat,
        /// The stone.
        stone: Stone,
    },
    /// The match is over, and all stones are turned up.
    Revealed,
}

impl Event {
    /// The event as `viewer` may hear it (`new-game.turn.draw`).
    pub(crate) fn seen_by(self, viewer: Viewer) -> Self {
        match self {
            Self::Drawn { seat, .. } if !viewer.is(seat) => Self::Drawn { seat, stone: None },
            event => event,
        }
    }
}
