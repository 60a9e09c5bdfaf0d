//! The list of all games, each with its rules, drawings, texts, sessions and computer players.
//!
//! Callers that do not know the type of a game, such as the server, use [`GAMES`] or [`find`]. [`visit`] maps the id of a
//! game to its type, for callers that need full speed. A new game is one more line in `visit.rs`.

mod defs;
mod entry;
mod game;
mod levels;
mod think;
mod visit;

pub use defs::defs;
pub use entry::Entry;
pub use game::{
    ActionWords, CatalogGame, CatalogSession, ForeseenWords, Hint, LogEntry, LogEntryLine, OptionChoice, OptionWords,
    RenderContext, SeatPanel, Zones,
};
pub use levels::{LEVELS, RecordedPlayer, level, recorded_player};
pub use present::Language;
pub use visit::{Complete, GAMES, UnknownGame, Visitor, ids, visit};

/// The game with an id.
#[must_use]
pub fn find(id: &str) -> Option<&'static dyn CatalogGame> {
    GAMES.iter().copied().find(|game| game.info().id == id)
}

/// The style sheet of all drawings: the shared one and that of every game.
#[must_use]
pub fn style() -> String {
    GAMES.iter().fold(present::style().to_owned(), |sheet, game| sheet + game.style())
}
