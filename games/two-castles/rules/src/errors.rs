//! What the game has to say when something cannot be.

kernel::messages! {
    /// Options and seats that do not go together.
    pub(crate) enum Conflict {
        OldestIsNotThere { oldest: usize, seats: usize } = "two-castles-conflict-oldest",
            "option oldest is seat {oldest}, but the table has {seats} seats";
    }
}
