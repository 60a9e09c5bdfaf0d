//! The store: opening it and handing writes to its task.

use std::path::Path;
use std::time::Duration;

use journal::{Append, MatchRow, Token};
use sqlx::ConnectOptions as _;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

use crate::StoreError;
use crate::migrations::migrator;
use crate::write::{Job, Write, Writer};

/// The store. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Store {
    pub(crate) readers: SqlitePool,
    pub(crate) writer: mpsc::Sender<Job>,
}

/// The store's file in the data folder.
pub(crate) const FILE: &str = "bergfried.sqlite";

/// The number of connections for reading.
const READERS: u32 = 4;

/// How many writes may queue before their senders have to wait.
const QUEUED_WRITES: usize = 4096;

impl Store {
    /// Opens the store in a data folder, which is created if it does not exist. The task ends when every [`Store`] has
    /// been dropped and everything handed in is written.
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
            // A commit returns when the disk has it.
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(Duration::from_secs(5))
            // Checkpoints run in a task of their own, so that moves do not wait for them. Only if that task falls behind
            // does a commit run one.
            .pragma("wal_autocheckpoint", "8000");
        let mut writing = options.connect().await?;
        migrator().run(&mut writing).await?;
        // SQLite opens a read-only file without an error and even begins a transaction on it. This write finds out now.
        sqlx::query("DELETE FROM matches WHERE FALSE").execute(&mut writing).await?;
        let checkpoints = SqlitePoolOptions::new().max_connections(1).connect_with(options.clone()).await?;
        let readers = SqlitePoolOptions::new().max_connections(READERS).connect_with(options.read_only(true)).await?;
        let (sender, receiver) = mpsc::channel(QUEUED_WRITES);
        let task = tokio::spawn(Writer::new(writing, checkpoints, readers.clone(), receiver).run());
        Ok((Self { readers, writer: sender }, task))
    }

    /// Creates a match and returns when it is durable.
    ///
    /// # Errors
    /// If the store refuses; then nothing was written.
    pub async fn create(&self, new: MatchRow) -> Result<(), StoreError> {
        self.write(Write::Create(Box::new(new))).await
    }

    /// Appends an entry to the journal of a match and returns when it is durable.
    ///
    /// # Errors
    /// If the store refuses; then nothing was written.
    pub async fn append(&self, append: Append) -> Result<(), StoreError> {
        self.write(Write::Append(Box::new(append))).await
    }

    /// Stores the name of a guest.
    ///
    /// # Errors
    /// If the store refuses; then nothing was written.
    pub async fn name_guest(&self, id: Token, name: &str, at: i64) -> Result<(), StoreError> {
        self.write(Write::Guest { id, name: name.to_owned(), at }).await
    }

    async fn write(&self, write: Write) -> Result<(), StoreError> {
        let (done, reported) = oneshot::channel();
        self.writer.send(Job { write, done }).await.map_err(|_| StoreError::Closed)?;
        reported.await.map_err(|_| StoreError::Closed)?
    }

    /// Checks that the store can be read.
    ///
    /// # Errors
    /// If it cannot.
    pub async fn ping(&self) -> Result<(), StoreError> {
        sqlx::query("SELECT 1").execute(&self.readers).await?;
        Ok(())
    }
}
