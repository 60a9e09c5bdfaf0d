//! What the game has to say when something cannot be. The Fluent files of the face have a text for every key.

use kernel::{Message, sample_messages};

kernel::messages! {
    /// What the notation of the game expects.
    pub(crate) enum Expected {
        Action = "new-game-notation-action", "action: use keep or give";
        Stone = "new-game-notation-stone", "stone: use gold, grey or black";
    }
}

kernel::messages! {
    /// What does not add up in a components file.
    pub enum Fault {
        /// The file is not TOML, or a field is missing or has the wrong type.
        Unreadable(error: Message);
        /// The file belongs to another game.
        Game {
            /// The game that the file names.
            game: String,
        } = "new-game-box-game", "game is {game:?}, not \"new-game\"";
        /// A kind of stone is missing or listed twice.
        Times {
            /// The kind of stone.
            stone: &'static str,
            /// How often it is listed.
            times: usize,
        } = "new-game-box-times", "{stone} is listed {times} times instead of once";
        /// The bag would be empty before the end of the longest match.
        TooFew {
            /// How many stones there are.
            found: u32,
            /// How many the longest match needs.
            needed: u32,
        } = "new-game-box-too-few", "there are {found} stones, and the longest match needs {needed}";
    }
}

/// Samples of everything above: a test looks for their words in every language.
pub(crate) fn samples() -> Vec<Message> {
    [sample_messages::<Expected>(), sample_messages::<Fault>()].concat()
}
