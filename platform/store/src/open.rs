//! The store: opening it and handing writes to its task.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::time::Duration;

use journal::{Append, MatchRow, Token};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions as _, Connection as _};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

use crate::error::{Damage, StoreError};
use crate::migrations::migrator;
use crate::private_file::{create_empty, make_private};
use crate::write::{Job, Write, Writer};

/// The store. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Store {
    file: PathBuf,
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
    /// If the folder or the file cannot be used. A file that is empty or damaged is left as it is.
    pub async fn open(folder: &Path) -> Result<(Self, JoinHandle<()>), StoreError> {
        tokio::fs::create_dir_all(folder)
            .await
            .map_err(|reason| StoreError::Folder { folder: folder.to_owned(), reason })?;
        let opened = Self::open_file(&folder.join(FILE)).await;
        opened.map_err(|reason| match reason.damage() {
            Some(damage) => StoreError::Broken { file: folder.join(FILE), damage },
            None => StoreError::File { folder: folder.to_owned(), reason: Box::new(reason) },
        })
    }

    async fn open_file(file: &Path) -> Result<(Self, JoinHandle<()>), StoreError> {
        match std::fs::metadata(file) {
            Ok(found) if found.len() == 0 => return Err(StoreError::Damage(Damage::Empty)),
            Ok(_) => make_private(file)?,
            Err(error) if error.kind() != ErrorKind::NotFound => return Err(StoreError::Io(error)),
            Err(_) if with_suffix(file, "-wal").exists() => return Err(StoreError::Damage(Damage::OnlyLog)),
            Err(_) => create(file).await?,
        }
        let options = options(file);
        let mut writing = options.connect().await?;
        if let Err(error) = prepare(&mut writing).await {
            // A connection that is only dropped leaves its log behind.
            let _ = writing.close().await;
            return Err(error);
        }
        let checkpoints = SqlitePoolOptions::new().max_connections(1).connect_with(options.clone()).await?;
        let readers = SqlitePoolOptions::new().max_connections(READERS).connect_with(options.read_only(true)).await?;
        let (sender, receiver) = mpsc::channel(QUEUED_WRITES);
        let task = tokio::spawn(Writer::new(writing, checkpoints, readers.clone(), receiver).run());
        Ok((Self { file: file.to_owned(), readers, writer: sender }, task))
    }

    /// Creates a match and returns when it is durable.
    ///
    /// # Errors
    /// If the store refuses; then nothing was written.
    pub async fn create(&self, new: MatchRow) -> Result<(), StoreError> {
        self.write(Write::Create(Box::new(new))).await
    }

    /// Appends an entry to the journal of a match and returns when it is durable. `at` is the calendar's time, in
    /// milliseconds since 1970.
    ///
    /// # Errors
    /// If the store refuses; then nothing was written.
    pub async fn append(&self, append: Append, at: i64) -> Result<(), StoreError> {
        self.write(Write::Append { append: Box::new(append), at }).await
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

    /// Checks that the store can be read and written, by reading and writing. `at` is the calendar's time, in milliseconds
    /// since 1970.
    ///
    /// # Errors
    /// If it cannot, or if its file is no longer where it was.
    pub async fn check(&self, at: i64) -> Result<(), StoreError> {
        tokio::fs::metadata(&self.file).await?;
        sqlx::query("SELECT id FROM matches LIMIT 1").fetch_optional(&self.readers).await?;
        self.write(Write::Check { at }).await
    }
}

fn options(file: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(file)
        .journal_mode(SqliteJournalMode::Wal)
        // A commit returns when the disk has it.
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(Duration::from_secs(5))
        // Checkpoints run in a task of their own, so that moves do not wait for them. Only if that task falls behind
        // does a commit run one.
        .pragma("wal_autocheckpoint", "8000")
}

/// Brings a store up to date, and finds out whether it can be written.
async fn prepare(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    migrator().run(&mut *connection).await?;
    // SQLite opens a read-only file without an error and even begins a transaction on it. This write finds out now.
    sqlx::query("DELETE FROM matches WHERE FALSE").execute(connection).await?;
    Ok(())
}

/// Creates a store. It gets its name when it is complete, so that an empty file with that name is never a new store.
async fn create(file: &Path) -> Result<(), StoreError> {
    let new = with_suffix(file, "-new");
    // Left behind by a server that was killed here.
    for suffix in ["", "-wal", "-shm"] {
        match std::fs::remove_file(with_suffix(&new, suffix)) {
            Err(error) if error.kind() != ErrorKind::NotFound => return Err(StoreError::Io(error)),
            _ => {}
        }
    }
    create_empty(&new)?;
    let mut connection = options(&new).connect().await?;
    migrator().run(&mut connection).await?;
    connection.close().await?;
    std::fs::rename(&new, file)?;
    Ok(())
}

fn with_suffix(file: &Path, suffix: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(suffix);
    PathBuf::from(name)
}
