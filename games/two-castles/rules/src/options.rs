//! What players agree on before the first step.

kernel::choice! {
    /// The seat of the oldest player.
    pub enum Oldest {
        /// The first seat.
        First = "1",
        /// The second seat.
        Second = "2",
        /// The third seat.
        Third = "3",
        /// The fourth seat.
        Fourth = "4",
        /// The fifth seat.
        Fifth = "5",
        /// The sixth seat.
        Sixth = "6",
        /// The seventh seat.
        Seventh = "7",
    }
}

kernel::options! {
    /// What players agree on. The number of seats decides the rest: two play with Ludwig.
    pub struct Options {
        /// Who is oldest and therefore places first where both partners want to wait. Age falls clockwise from there
        /// (`two_castles.turn.waiting-tie`).
        oldest ("oldest"): Oldest = Oldest::First,
    }
}
