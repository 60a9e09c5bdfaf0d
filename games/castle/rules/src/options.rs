//! What players agree on: who begins, and two open questions of the rulebook.

use kernel::Seat;

kernel::choice! {
    /// Who takes the first turn (castle.setup.younger-chooses-starter).
    pub enum First {
        /// The first seat.
        One = "1",
        /// The second seat.
        Two = "2",
        /// Drawn by a chance step.
        Random = "random",
    }
}

impl First {
    /// The seat that begins, unless it is to be drawn.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::One => Some(Seat::new(0)),
            Self::Two => Some(Seat::new(1)),
            Self::Random => None,
        }
    }
}

kernel::choice! {
    /// What may lie beside a start field (castle.place.start-field-needs-no-match).
    pub enum StartFields {
        /// Anything, as along the rest of the wall; what matches is joined and counts.
        Free = "free",
        /// Paths must match as between two tiles.
        Match = "match",
    }
}

kernel::choice! {
    /// Which houses a player's keep can move to (castle.keep.opponent-completes).
    pub enum KeepOn {
        /// Houses the player completed and has the majority in.
        Completed = "completed",
        /// Houses the player scores, whoever completed them.
        Scored = "scored",
    }
}

kernel::options! {
    /// What players agree on before the first draw.
    pub struct Options {
        /// Who takes the first turn.
        first ("first"): First = First::One,
        /// What may lie beside a start field.
        start_fields ("start-fields"): StartFields = StartFields::Free,
        /// Which houses a keep can move to.
        keep_on ("keep"): KeepOn = KeepOn::Completed,
    }
}
