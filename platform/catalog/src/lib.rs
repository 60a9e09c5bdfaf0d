//! One constant list of games: rules, drawings and words, sessions and computer players bound together.
//!
//! Whoever wants to play a game without knowing it (server, command line) takes it from [`GAMES`] or asks [`find`].
//! [`visit`] goes from a game's id to its type, for those who want full speed.
//! A further game is one more word in `visit.rs` and nothing else here.

mod bound;
mod game;
mod levels;
mod think;
mod visit;

pub use bound::Bound;
pub use game::{ActionWords, CatalogGame, Hint, LogEntry, Look, OptionChoice, OptionWords, SeatPanel, Zones};
pub use levels::{LEVELS, level};
pub use present::Language;
pub use visit::{Complete, GAMES, UnknownGame, Visitor, ids, visit};

/// The game with an id.
#[must_use]
pub fn find(id: &str) -> Option<&'static dyn CatalogGame> {
    GAMES.iter().copied().find(|game| game.info().id == id)
}
