//! Why a match cannot be played in another process.

use serde::{Deserialize, Serialize};

kernel::messages! {
    /// Why a match or a decision cannot be left to another process.
    #[derive(Serialize, Deserialize)]
    pub enum ElsewhereError {
        /// A worker does not know the game.
        UnknownGame {
            /// The game's id.
            game: String,
        } =
            "elsewhere-game", "a worker does not know the game {game}: start workers of this program";
        /// A worker has other rules.
        OtherRules {
            /// The game's id.
            game: String,
            /// The version that is asked for.
            expected: u32,
            /// The worker's own version.
            found: u32,
        } =
            "elsewhere-rules",
            "a worker plays {game} by version {found} of the rules, not {expected}: start workers of this program";
        /// A worker has other pieces.
        OtherPieces {
            /// The game's id.
            game: String,
            /// The pieces that are asked for.
            expected: String,
            /// The worker's own pieces.
            found: String,
        } =
            "elsewhere-pieces",
            "a worker plays {game} with the pieces {found}, not {expected}: start workers with the same --components";
        /// A worker cannot read what it was asked.
        Unreadable = "elsewhere-unreadable", "a worker cannot read what it was asked: start workers of this program";
        /// A worker failed.
        Failed = "elsewhere-failed", "a worker failed; its log says why";
        /// A program from outside runs where the command was given, and only there.
        Outside {
            /// Its name.
            player: String,
        } =
            "elsewhere-outside", "{player} cannot play on workers: leave out --on";
        /// There is no worker.
        NoWorkers {
            /// The address of the bus.
            address: String,
        } =
            "elsewhere-no-workers", "no worker takes work from {address}: start one with bergfried worker --on {address}";
        /// The bus cannot be reached.
        NoBus {
            /// Its address.
            address: String,
            /// What is wrong.
            detail: String,
        } =
            "elsewhere-no-bus", "{address} cannot be used: {detail}";
    }
}
