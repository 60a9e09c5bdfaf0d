//! The calendar, and the time of the server, by which the clocks of matches run.

use std::fs::File;
use std::io::{self, ErrorKind};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use store::{Store, StoreError};

use crate::private_file::{create_private, write_private};

/// The calendar's time, in milliseconds since 1970.
pub(crate) fn calendar() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}

/// For so long an open match is listed, in milliseconds.
pub(crate) const LISTED_FOR: i64 = 24 * 3_600_000;

/// The file in the data folder that keeps the server time.
const FILE: &str = "uptime";

/// Copies the server time from one data folder into another. A folder that no server has used has none.
pub(crate) fn copy(from: &Path, to: &Path) -> io::Result<()> {
    match std::fs::read(from.join(FILE)) {
        Ok(kept) => write_private(&to.join(FILE), &kept),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(()),
        Err(error) => Err(error),
    }
}

/// How long servers have run on a data folder or a database, this one and all before it. The time counts on from one server
/// to the next, stands still while none runs, and does not notice when somebody sets the calendar. Servers that share a
/// database have the same time, but for a few milliseconds.
pub(crate) struct ServerClock {
    begun: Instant,
    /// The time when this server began, in milliseconds. It grows where another server was ahead.
    before: AtomicI64,
    kept: Kept,
    /// Whether the time of earlier servers was found.
    pub(crate) continues: bool,
}

/// Where the time is kept.
enum Kept {
    File(Arc<File>),
    Database(Store),
}

impl ServerClock {
    /// Continues the time that is kept in a database which other servers may use, else the one in the data folder.
    pub(crate) async fn open(folder: &Path, store: &Store) -> Result<Self, StoreError> {
        match store.shared_time(0).await? {
            None => Ok(Self::of_folder(folder)?),
            Some(time) => Ok(Self::begin(time, Kept::Database(store.clone()), true)),
        }
    }

    fn of_folder(folder: &Path) -> io::Result<Self> {
        let found = kept_in(folder)?;
        let file = create_private(&folder.join(FILE))?;
        let time = found.unwrap_or(0);
        write(&file, time)?;
        Ok(Self::begin(time, Kept::File(Arc::new(file)), found.is_some()))
    }

    fn begin(time: i64, kept: Kept, continues: bool) -> Self {
        Self { begun: Instant::now(), before: AtomicI64::new(time), kept, continues }
    }

    fn elapsed(&self) -> i64 {
        self.begun.elapsed().as_millis() as i64
    }

    /// The server time, in milliseconds.
    pub(crate) fn now(&self) -> i64 {
        self.before.load(Ordering::Relaxed) + self.elapsed()
    }

    /// How often the time is kept: no more than this is forgotten when the last server is killed.
    pub(crate) fn keep_interval(&self) -> Duration {
        match self.kept {
            Kept::File(_) => Duration::from_millis(250),
            Kept::Database(_) => Duration::from_secs(1),
        }
    }

    /// Writes the time over the one that was kept last, and learns whether another server is ahead. Nothing waits for the
    /// disk: this is for a server that is killed, not for a machine that loses power.
    pub(crate) async fn keep(&self) -> Result<(), StoreError> {
        let now = self.now();
        match &self.kept {
            Kept::File(file) => {
                let file = Arc::clone(file);
                tokio::task::spawn_blocking(move || write(&file, now)).await.map_err(io::Error::other)??;
            }
            Kept::Database(store) => {
                if let Some(time) = store.shared_time(now).await? {
                    // What the answer took on its way is not counted: a server may be behind, never ahead of all others.
                    self.before.fetch_max(time - self.elapsed(), Ordering::Relaxed);
                }
            }
        }
        Ok(())
    }
}

/// The time that a data folder keeps.
fn kept_in(folder: &Path) -> io::Result<Option<i64>> {
    match std::fs::read_to_string(folder.join(FILE)) {
        Ok(text) => Ok(text.trim().parse().ok()),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}

/// Lets a data folder keep at least this time.
pub(crate) fn advance(folder: &Path, time: i64) -> io::Result<()> {
    let time = kept_in(folder)?.unwrap_or(0).max(time);
    write(&create_private(&folder.join(FILE))?, time)
}

fn write(file: &File, time: i64) -> io::Result<()> {
    let line = format!("{time:020}\n");
    #[cfg(unix)]
    return std::os::unix::fs::FileExt::write_all_at(file, line.as_bytes(), 0);
    #[cfg(windows)]
    return std::os::windows::fs::FileExt::seek_write(file, line.as_bytes(), 0).map(drop);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn the_time_goes_on_where_it_stopped() {
        let folder = tempfile::tempdir().unwrap();
        let first = ServerClock::of_folder(folder.path()).unwrap();
        assert!(!first.continues && (0..60_000).contains(&first.now()));
        drop(first);
        // However long ago that was, and whatever the calendar says now.
        std::fs::write(folder.path().join(FILE), format!("{:020}\n", 86_400_000)).unwrap();
        let second = ServerClock::of_folder(folder.path()).unwrap();
        assert!(second.continues && (86_400_000..86_460_000).contains(&second.now()));
        second.keep().await.unwrap();
        assert_eq!(std::fs::read(folder.path().join(FILE)).unwrap().len(), 21);
        advance(folder.path(), 5).unwrap();
        assert!(kept_in(folder.path()).unwrap().unwrap() >= 86_400_000, "it does not go back");
        advance(folder.path(), 90_000_000).unwrap();
        assert_eq!(kept_in(folder.path()).unwrap(), Some(90_000_000));
    }
}
