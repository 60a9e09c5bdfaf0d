//! The calendar, and the time of the server, by which the clocks of matches run.

use std::fs::File;
use std::io::{ErrorKind, Result};
use std::path::Path;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

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
pub(crate) fn copy(from: &Path, to: &Path) -> Result<()> {
    match std::fs::read(from.join(FILE)) {
        Ok(kept) => write_private(&to.join(FILE), &kept),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(()),
        Err(error) => Err(error),
    }
}

/// How often the server time is kept: no more than this is forgotten when a server is killed.
pub(crate) const KEEP_INTERVAL: Duration = Duration::from_millis(250);

/// How long servers have run on a data folder, this one and all before it. The time counts on from one server to the next,
/// stands still while none runs, and does not notice when somebody sets the calendar.
pub(crate) struct ServerClock {
    begun: Instant,
    /// The time when this server began, in milliseconds.
    before: i64,
    file: File,
    /// Whether the time of earlier servers was found.
    pub(crate) continues: bool,
}

impl ServerClock {
    /// Continues the time that is kept in a data folder.
    pub(crate) fn open(folder: &Path) -> Result<Self> {
        let path = folder.join(FILE);
        let kept = match std::fs::read_to_string(&path) {
            Ok(text) => text.trim().parse().ok(),
            Err(error) if error.kind() == ErrorKind::NotFound => None,
            Err(error) => return Err(error),
        };
        let file = create_private(&path)?;
        let clock = Self { begun: Instant::now(), before: kept.unwrap_or(0), file, continues: kept.is_some() };
        clock.keep()?;
        Ok(clock)
    }

    /// The server time, in milliseconds.
    pub(crate) fn now(&self) -> i64 {
        self.before + self.begun.elapsed().as_millis() as i64
    }

    /// Writes the time over the one that was kept last. Nothing waits for the disk: this is for a server that is killed,
    /// not for a machine that loses power.
    pub(crate) fn keep(&self) -> Result<()> {
        let line = format!("{:020}\n", self.now());
        #[cfg(unix)]
        return std::os::unix::fs::FileExt::write_all_at(&self.file, line.as_bytes(), 0);
        #[cfg(windows)]
        return std::os::windows::fs::FileExt::seek_write(&self.file, line.as_bytes(), 0).map(drop);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_goes_on_where_it_stopped() {
        let folder = tempfile::tempdir().unwrap();
        let first = ServerClock::open(folder.path()).unwrap();
        assert!(!first.continues && (0..60_000).contains(&first.now()));
        drop(first);
        // However long ago that was, and whatever the calendar says now.
        std::fs::write(folder.path().join(FILE), format!("{:020}\n", 86_400_000)).unwrap();
        let second = ServerClock::open(folder.path()).unwrap();
        assert!(second.continues && (86_400_000..86_460_000).contains(&second.now()));
        second.keep().unwrap();
        assert_eq!(std::fs::read(folder.path().join(FILE)).unwrap().len(), 21);
    }
}
