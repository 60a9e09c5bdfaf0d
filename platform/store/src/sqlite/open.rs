//! Opening a store in a data folder.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions as _, Connection as _};

use crate::error::StoreError;
use crate::migrations::{migrator, refused};
use crate::place::PlaceError;
use crate::sqlite::migrations::STEPS;
use crate::sqlite::private_file::{create_empty, make_private};
use crate::sqlite::write::SqliteWriter;

/// The store's file in the data folder.
pub(crate) const FILE: &str = "bergfried.sqlite";

/// The number of connections for reading.
const READERS: u32 = 4;

/// Opens the store in a data folder, which is created if it does not exist: its file, the connections for reading, and what
/// writes to it.
///
/// # Errors
/// If the folder or the file cannot be used. A file that is empty or damaged is left as it is.
pub(crate) async fn open(folder: &Path) -> Result<(PathBuf, SqlitePool, SqliteWriter), StoreError> {
    tokio::fs::create_dir_all(folder).await.map_err(|error| PlaceError::folder(folder, &error))?;
    let file = folder.join(FILE);
    let opened = open_file(&file).await;
    let (readers, writer) = opened.map_err(|error| match error {
        StoreError::Place(error) => error,
        error => match error.damage() {
            Some(detail) => PlaceError::Broken { file: file.display().to_string(), detail: detail.to_owned() },
            None => PlaceError::folder(folder, &error),
        },
    })?;
    Ok((file, readers, writer))
}

async fn open_file(file: &Path) -> Result<(SqlitePool, SqliteWriter), StoreError> {
    let writing = connect(file).await?;
    let options = options(file);
    let checkpoints = SqlitePoolOptions::new().max_connections(1).connect_with(options.clone()).await?;
    let readers = SqlitePoolOptions::new().max_connections(READERS).connect_with(options.read_only(true)).await?;
    let writer = SqliteWriter::new(writing, checkpoints, readers.clone());
    Ok((readers, writer))
}

/// A connection for writing. The file is created if it does not exist, and brought up to date.
pub(crate) async fn connect(file: &Path) -> Result<SqliteConnection, StoreError> {
    let name = || file.display().to_string();
    match std::fs::metadata(file) {
        Ok(found) if found.len() == 0 => return Err(PlaceError::Empty { file: name() }.into()),
        Ok(_) => make_private(file)?,
        Err(error) if error.kind() != ErrorKind::NotFound => return Err(StoreError::Io(error)),
        Err(_) if with_suffix(file, "-wal").exists() => return Err(PlaceError::OnlyLog { file: name() }.into()),
        Err(_) => create(file).await?,
    }
    // Every match that is played has a page of its own in two tables. In KiB.
    let mut connection = options(file).pragma("cache_size", "-16384").connect().await?;
    if let Err(error) = prepare(&mut connection, file).await {
        // A connection that is only dropped leaves its log behind.
        let _ = connection.close().await;
        return Err(error);
    }
    Ok(connection)
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
        // Nobody reads the statements in the log; slow ones are still reported.
        .disable_statement_logging()
}

/// Brings a store up to date, and finds out whether it can be written.
async fn prepare(connection: &mut SqliteConnection, file: &Path) -> Result<(), StoreError> {
    migrator(&STEPS).run(&mut *connection).await.map_err(|error| refused(error, &file.display()))?;
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
    migrator(&STEPS).run(&mut connection).await?;
    connection.close().await?;
    std::fs::rename(&new, file)?;
    Ok(())
}

fn with_suffix(file: &Path, suffix: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(suffix);
    PathBuf::from(name)
}
