//! Opening the file, and what can go wrong with it.

use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::ConnectOptions as _;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous};
use tokio::sync::mpsc;
use tokio::task::JoinHandle;

use crate::write::{Job, Writer};

/// Why the store cannot do what was asked. Nothing was written then.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The data folder cannot be used.
    #[error("the data folder {} cannot be used: {reason}", folder.display())]
    Folder {
        /// Which.
        folder: PathBuf,
        /// Why.
        reason: std::io::Error,
    },
    /// The file in the data folder cannot be opened.
    #[error("the data folder {} cannot be used: {reason}", folder.display())]
    File {
        /// Which folder.
        folder: PathBuf,
        /// Why.
        reason: Box<StoreError>,
    },
    /// The file was written by a later version of this program, or is no store at all.
    #[error("the store cannot be brought up to date: {0}")]
    Migrate(#[from] sqlx::migrate::MigrateError),
    /// SQLite refused: disk full, file read-only, ...
    #[error("the store refused: {0}")]
    Database(#[from] sqlx::Error),
    /// The store has been closed.
    #[error("the store is closed")]
    Closed,
    /// What was read makes no sense.
    #[error("the store is damaged: {what} {text:?}")]
    Damaged {
        /// What was expected.
        what: &'static str,
        /// What was found.
        text: String,
    },
}

impl StoreError {
    pub(crate) fn damaged(what: &'static str, text: &str) -> Self {
        Self::Damaged { what, text: text.chars().take(40).collect() }
    }
}

/// The store. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Store {
    pub(crate) readers: SqlitePool,
    pub(crate) writer: mpsc::Sender<Job>,
}

/// The store's file in the data folder.
pub(crate) const FILE: &str = "bergfried.sqlite";

/// How many connections read at the same time.
const READERS: u32 = 4;

/// So many writes may wait for the disk before their senders wait too.
const WAITING_WRITES: usize = 4096;

impl Store {
    /// Opens the store in a data folder, which is made if it is not there. The handle ends when every [`Store`] is
    /// dropped and all that was handed in is written.
    ///
    /// # Errors
    /// If the folder or the file cannot be used.
    pub async fn open(folder: &Path) -> Result<(Self, JoinHandle<()>), StoreError> {
        tokio::fs::create_dir_all(folder)
            .await
            .map_err(|reason| StoreError::Folder { folder: folder.to_owned(), reason })?;
        let opened = Self::open_file(&folder.join(FILE)).await;
        opened.map_err(|reason| StoreError::File { folder: folder.to_owned(), reason: Box::new(reason) })
    }

    async fn open_file(file: &Path) -> Result<(Self, JoinHandle<()>), StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // Durable means durable: the commit returns when the disk has it.
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(Duration::from_secs(5))
            // Moves do not wait while the log is carried over into the file: `checkpoint` does it beside them. Only when
            // that does not keep up, a commit does.
            .pragma("wal_autocheckpoint", "8000");
        let mut writing = options.connect().await?;
        sqlx::migrate!().run(&mut writing).await?;
        // SQLite opens a file that it cannot write without a word, and even begins a transaction; who cannot write should not
        // begin.
        sqlx::query("DELETE FROM matches WHERE FALSE").execute(&mut writing).await?;
        let checkpoints = SqlitePoolOptions::new().max_connections(1).connect_with(options.clone()).await?;
        let readers = SqlitePoolOptions::new().max_connections(READERS).connect_with(options.read_only(true)).await?;
        let (sender, receiver) = mpsc::channel(WAITING_WRITES);
        let task = tokio::spawn(Writer::new(writing, checkpoints, readers.clone(), receiver).run());
        Ok((Self { readers, writer: sender }, task))
    }

    /// Can the store be read? For health checks.
    ///
    /// # Errors
    /// If it cannot.
    pub async fn ping(&self) -> Result<(), StoreError> {
        sqlx::query("SELECT 1").execute(&self.readers).await?;
        Ok(())
    }
}
