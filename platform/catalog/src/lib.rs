//! The list of all games, each with its rules, drawings, texts, sessions and computer players.
//!
//! Nobody else knows the type of a game: the server and the command line use [`GAMES`] or [`find`]. What a game's rules and
//! searches compile to is therefore compiled here, once. A new game is one more line in `games.rs`.

mod answer;
mod defs;
mod entry;
mod game;
mod games;
mod learning;
mod levels;
mod question;
mod schema;
mod scored;
mod think;

pub use defs::{cover, defs};
pub use entry::Entry;
pub use game::{
    ActionWords, CatalogGame, CatalogSession, ForeseenWords, Hint, LogEntry, LogEntryLine, OptionChoice, OptionWords,
    RenderContext, SeatPanel, Zones,
};
pub use games::{GAMES, LEARNING_GAMES, ids};
pub use learning::LearningGame;
pub use levels::{
    LEVELS, MOST_ITERATIONS, MOST_MILLISECONDS, MOST_NODES, RecordedPlayer, level, modest_player, recorded_player,
};
pub use present::Language;
pub use question::{Question, Setup};
pub use schema::ViewSchema;
pub use scored::{ColumnWords, FindingWords, ScoredWords};
pub use think::{ADVISER, Suggestion};

/// The game with an id.
#[must_use]
pub fn find(id: &str) -> Option<&'static dyn CatalogGame> {
    GAMES.iter().copied().find(|game| game.info().id == id)
}

/// The game with an id, as learning programs use it.
#[must_use]
pub fn find_learning(id: &str) -> Option<&'static dyn LearningGame> {
    LEARNING_GAMES.iter().copied().find(|game| game.info().id == id)
}

/// The style sheet of all drawings: the shared one and that of every game.
#[must_use]
pub fn style() -> String {
    GAMES.iter().fold(present::style().to_owned(), |sheet, game| sheet + game.style())
}
