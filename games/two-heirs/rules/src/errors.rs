//! What the game has to say when something cannot be.

kernel::messages! {
    /// Options and seats that do not go together.
    pub(crate) enum Conflict {
        HeinrichNeverBegins = "two-heirs-conflict-first",
            "against Heinrich the human always begins: use first=toss or seat-1";
    }
}
