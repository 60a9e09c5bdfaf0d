//! What can go wrong with the store.

use sqlx::migrate::MigrateError;

use crate::place::PlaceError;

/// Why the store cannot do what was asked. Nothing was written.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The system refused.
    #[error(transparent)]
    Io(#[from] std::io::Error),
    /// The file was written by a later version of this program, or is not a store at all.
    #[error("the store cannot be migrated: {0}")]
    Migrate(#[from] MigrateError),
    /// The database refused: disk full, file read-only, ...
    #[error("the store refused: {0}")]
    Database(#[from] sqlx::Error),
    /// There is no store at the place that was named.
    #[error(transparent)]
    Place(#[from] PlaceError),
    /// Another server has the match.
    #[error("another server has the match")]
    Held,
    /// The journal is not as the writer knows it: another server has taken the match over and may have written to it.
    #[error("the match has gone on without this server")]
    Overtaken,
    /// The database has not answered in time.
    #[error("the database has not answered in time")]
    Late,
    /// The key that signs cookies is not as this program writes it.
    #[error("the key in the table shared must have 32 bytes; set it to NULL to get a new one")]
    CookieKey,
    /// A text that PostgreSQL cannot hold.
    #[error("a text with a NUL character cannot be stored")]
    NulCharacter,
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
    /// What SQLite says of a file that it cannot make sense of, if that is the reason.
    pub(crate) fn damage(&self) -> Option<&str> {
        let (Self::Database(error) | Self::Migrate(MigrateError::Execute(error))) = self else { return None };
        let error = error.as_database_error()?;
        // The low byte of an extended code is the kind: SQLITE_CORRUPT or SQLITE_NOTADB.
        let code: u32 = error.code()?.parse().ok()?;
        matches!(code & 0xff, 11 | 26).then_some(error.message())
    }

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
    /// A number that counts something.
    Count,
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
            Self::Count => "number",
        })
    }
}
