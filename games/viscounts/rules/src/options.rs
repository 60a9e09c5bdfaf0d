//! What players agree on before the first step.

kernel::choice! {
    /// Who begins (`viscounts.setup.starting-player`); in the solo game always the player.
    pub enum First {
        /// The first seat.
        One = "1",
        /// Drawn by a chance step.
        Random = "random",
    }
}

kernel::choice! {
    /// Whom a single player meets.
    pub enum Opponent {
        /// Copies manuscripts.
        Cleric = "cleric",
        /// Puts up buildings.
        Builder = "builder",
        /// Sends workers.
        Noble = "noble",
        /// Turns over debts and deeds.
        Cards = "cards",
    }
}

kernel::choice! {
    /// How many random future schemes are mixed into the opponent's first draw pile (`viscounts.solo.difficulty`).
    pub enum MixedIn {
        /// The usual game.
        None = "0",
        /// A little harder.
        One = "1",
        /// Harder.
        Two = "2",
        /// Hardest.
        Three = "3",
    }
}

kernel::choice! {
    /// What the second of two contenders gets for poverty and prosperity (`viscounts.score.poverty-two-players`).
    pub enum Ranks {
        /// 12 and 8 points, as the German text has it.
        German = "german",
        /// 12 and 4 points, as the English text has it.
        English = "english",
    }
}

kernel::options! {
    /// What players agree on.
    pub struct Options {
        /// The solo opponent.
        opponent ("opponent"): Opponent = Opponent::Cleric,
        /// Its difficulty.
        mixed_in ("mixed-in"): MixedIn = MixedIn::None,
        /// Points for the second of two.
        ranks ("ranks"): Ranks = Ranks::German,
        /// Who begins.
        first ("first"): First = First::One,
    }
}
