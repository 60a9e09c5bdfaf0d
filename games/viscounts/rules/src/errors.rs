//! What the game has to say when something cannot be.

kernel::messages! {
    /// Options and seats that do not go together.
    pub(crate) enum Conflict {
        OpponentIsSolo = "viscounts-conflict-opponent", "the opponent and its mixed-in schemes are for one seat";
        RanksAreForFew { ranks: String } = "viscounts-conflict-ranks", "ranks {ranks} differ only with one or two seats";
    }
}
