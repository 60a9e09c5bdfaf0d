//! A decision as a computer player in another process is asked about it.

use kernel::{GameInfo, Seat, SeatCount};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use session::BoxHash;

/// What a match is played with. Programs that agree on it play the same game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// The game's id.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The hash of its pieces.
    pub pieces: String,
    /// How many seats.
    pub seats: SeatCount,
    /// The options that were chosen.
    pub options: Vec<(String, String)>,
}

impl Setup {
    /// The setup of a match of a game.
    #[must_use]
    pub fn of(info: &GameInfo, seats: SeatCount, options: Vec<(&'static str, String)>) -> Self {
        Self {
            game: info.id.to_owned(),
            rules: info.rules_version,
            pieces: BoxHash::of(info).to_string(),
            seats,
            options: options.into_iter().map(|(key, value)| (key.to_owned(), value)).collect(),
        }
    }
}

/// A decision for a computer player that sees what its seat sees: neither the truth nor the seed of the match is in here.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Question {
    /// What the match is played with.
    pub setup: Setup,
    /// The seat that is to act.
    pub seat: Seat,
    /// What the seat can see.
    pub view: Value,
    /// The level of the game, or the kind of player.
    pub player: String,
    /// The seed of the player, which has nothing to do with that of the match.
    pub seed: u64,
}
