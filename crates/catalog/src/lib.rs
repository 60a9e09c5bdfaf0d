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
pub use game::{CatalogGame, Hint, LogEntry, Look, OptionChoice, OptionWords, SeatPanel, Zones};
pub use levels::{LEVELS, level};
pub use present::Language;
pub use visit::{Complete, GAMES, UnknownGame, Visitor, ids, visit};

/// The titles, German and English, of the games that are still being built.
pub const COMING: &[(&str, &str)] = &[
    ("Carcassonne: Die Burg", "Carcassonne: The Castle"),
    ("Zwischen zwei Schlössern", "Between Two Castles"),
    ("Die zwei Erben", "The Two Heirs"),
    ("Burggrafen des Westfrankenreichs", "Viscounts of the West Kingdom"),
];

/// The game with an id.
#[must_use]
pub fn find(id: &str) -> Option<&'static dyn CatalogGame> {
    GAMES.iter().copied().find(|game| game.info().id == id)
}
