//! What can go wrong with the store.

use std::path::PathBuf;

/// Why the store cannot do what was asked. Nothing was written.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The data folder cannot be used.
    #[error("the data folder {} cannot be used: {reason}", folder.display())]
    Folder {
        /// The folder.
        folder: PathBuf,
        /// What the system says.
        reason: std::io::Error,
    },
    /// The file in the data folder cannot be opened.
    #[error("the data folder {} cannot be used: {reason}", folder.display())]
    File {
        /// The folder.
        folder: PathBuf,
        /// Why the file cannot be opened.
        reason: Box<StoreError>,
    },
    /// The file was written by a later version of this program, or is not a store at all.
    #[error("the store cannot be migrated: {0}")]
    Migrate(#[from] sqlx::migrate::MigrateError),
    /// SQLite refused: disk full, file read-only, ...
    #[error("the store refused: {0}")]
    Database(#[from] sqlx::Error),
    /// The store has been closed.
    #[error("the store is closed")]
    Closed,
    /// A column holds a value that no version of this program writes.
    #[error("the store is damaged: {column} {text:?}")]
    Damaged {
        /// What was read.
        column: Column,
        /// The beginning of what was found.
        text: String,
    },
}

impl StoreError {
    pub(crate) fn damaged(column: Column, text: &str) -> Self {
        Self::Damaged { column, text: text.chars().take(40).collect() }
    }
}

/// A value in the store that has a syntax of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Column {
    /// The id of a match, a guest or an invitation.
    Token,
    /// The status of a match.
    Status,
    /// The time control of a match.
    Clock,
    /// The options of a match.
    Options,
    /// The thinking time used.
    Spent,
    /// The result of a match.
    Result,
    /// Who sits on a seat.
    Occupant,
    /// Why a computer plays for a guest.
    StandIn,
    /// An entry of a journal.
    Entry,
}

impl std::fmt::Display for Column {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Token => "token",
            Self::Status => "status",
            Self::Clock => "clock",
            Self::Options => "options",
            Self::Spent => "spent",
            Self::Result => "result",
            Self::Occupant => "occupant",
            Self::StandIn => "stand-in",
            Self::Entry => "journal entry",
        })
    }
}
