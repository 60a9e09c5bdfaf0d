//! What players agree on before the first turn.

kernel::choice! {
    /// How long a match is (`new-game.setup.length`).
    pub enum Length {
        /// Three rounds.
        Short = "short",
        /// Five rounds.
        Long = "long",
    }
}

impl Length {
    /// How many turns each player has.
    #[must_use]
    pub const fn rounds(self) -> u8 {
        match self {
            Self::Short => 3,
            Self::Long => 5,
        }
    }
}

kernel::options! {
    /// The options of New Game.
    pub struct Options {
        /// How long a match is.
        length ("length"): Length = Length::Short,
    }
}
