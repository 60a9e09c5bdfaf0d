//! The store: opening it, reading, and handing writes to its task.

use std::path::{Path, PathBuf};

use journal::{Append, LobbyMatch, MatchRow, StoredMatch, Token};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

use crate::error::StoreError;
use crate::lease::{Lease, Term};
use crate::place::DatabaseAddress;
use crate::postgres::{self, KEY, Leases};
use crate::read::OpenMatches;
use crate::sqlite;
use crate::statement::Readers;
use crate::write::{Job, Write};
use crate::writer::{QUEUED_WRITES, Writer};

/// The store. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Store {
    pub(crate) readers: Readers,
    writer: mpsc::Sender<Job>,
    sharing: Sharing,
}

/// Who else may use the database.
#[derive(Clone, Debug)]
enum Sharing {
    /// Nobody: it is this file.
    Alone(PathBuf),
    /// Other servers.
    Shared(Leases),
}

impl Store {
    /// Opens the store in a data folder, which is created if it does not exist. The task ends when every [`Store`] has
    /// been dropped and everything handed in is written.
    ///
    /// # Errors
    /// If the folder or the file cannot be used. A file that is empty or damaged is left as it is.
    pub async fn open(folder: &Path) -> Result<(Self, JoinHandle<()>), StoreError> {
        let (file, readers, writer) = sqlite::open(folder).await?;
        Ok(Self::start(Readers::Sqlite(readers), Writer::Sqlite(writer), Sharing::Alone(file)))
    }

    /// Opens the store in a PostgreSQL database; its tables are created if they do not exist. `server` tells this server from
    /// others on the same database: no two that run at the same time may have the same. The task ends as with [`Store::open`].
    ///
    /// # Errors
    /// If the database does not answer or cannot be used.
    pub async fn connect(address: &DatabaseAddress, server: Token) -> Result<(Self, JoinHandle<()>), StoreError> {
        let (pool, leases, writer) = postgres::open(address, server).await?;
        Ok(Self::start(Readers::Postgres(pool), Writer::Postgres(writer), Sharing::Shared(leases)))
    }

    fn start(readers: Readers, writer: Writer, sharing: Sharing) -> (Self, JoinHandle<()>) {
        let (sender, receiver) = mpsc::channel(QUEUED_WRITES);
        let task = tokio::spawn(writer.run(receiver));
        (Self { readers, writer: sender, sharing }, task)
    }

    /// Creates a match and returns when it is durable.
    ///
    /// # Errors
    /// If the store refuses; then nothing was written.
    pub async fn create(&self, new: MatchRow) -> Result<(), StoreError> {
        self.write(Write::Create(Box::new(new))).await
    }

    /// Takes a match for this server and reads it; `None` if there is no such match. Writing to it needs the lease. If this
    /// server has one already, that one ends.
    ///
    /// # Errors
    /// [`StoreError::Held`] while another server has it; otherwise if the store cannot be used.
    pub async fn own(&self, id: Token) -> Result<Option<(StoredMatch, Lease)>, StoreError> {
        let lease = match &self.sharing {
            Sharing::Alone(_) => Some(Lease::new(id, 0, Term::ENDLESS)),
            Sharing::Shared(leases) => leases.take(id).await?,
        };
        // Nobody else can write to it from here on, so what is read stays true.
        let Some(lease) = lease else { return Ok(None) };
        Ok(self.load(id).await?.map(|stored| (stored, lease)))
    }

    /// The server that has a match, if it is another one and its lease is valid.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub async fn other_owner(&self, id: Token) -> Result<Option<Token>, StoreError> {
        match &self.sharing {
            Sharing::Alone(_) => Ok(None),
            Sharing::Shared(leases) => leases.other_owner(id).await,
        }
    }

    /// How many other servers use the database now.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub async fn other_servers(&self) -> Result<usize, StoreError> {
        match &self.sharing {
            Sharing::Alone(_) => Ok(0),
            Sharing::Shared(leases) => leases.others().await,
        }
    }

    /// The time for which this server has had its lease: without end if nobody else can use the store.
    #[must_use]
    pub fn term(&self) -> Term {
        match &self.sharing {
            Sharing::Alone(_) => Term::ENDLESS,
            Sharing::Shared(leases) => leases.term(),
        }
    }

    /// Gives a match back, so that another server can take it at once.
    ///
    /// # Errors
    /// If the store refuses; then others get it when this server has ended.
    pub async fn release(&self, lease: Lease) -> Result<(), StoreError> {
        match self.sharing {
            Sharing::Alone(_) => Ok(()),
            Sharing::Shared(_) => self.write(Write::Release { id: lease.id(), fence: lease.fence() }).await,
        }
    }

    /// Appends an entry to the journal of a match and returns when it is durable. `at` is the calendar's time, in
    /// milliseconds since 1970.
    ///
    /// # Errors
    /// If the store refuses; then nothing was written. [`StoreError::Overtaken`] if another server has taken over.
    pub async fn append(&self, lease: &Lease, append: Append, at: i64) -> Result<(), StoreError> {
        self.write(Write::Append { append: Box::new(append), fence: lease.fence(), at }).await
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
        if let Sharing::Alone(file) = &self.sharing {
            tokio::fs::metadata(file).await?;
        }
        self.readers.rows("SELECT id FROM matches LIMIT 1", Vec::new()).await?;
        self.write(Write::Check { at }).await
    }

    /// A match with its journal; `None` if there is no such match.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub async fn load(&self, id: Token) -> Result<Option<StoredMatch>, StoreError> {
        self.readers.load(id).await
    }

    /// The matches of a guest that are not over, most recent first.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub async fn mine(&self, guest: Token, most: u32) -> Result<Vec<LobbyMatch>, StoreError> {
        self.readers.mine(guest, most).await
    }

    /// The finished matches of a guest, most recent first.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub async fn finished(&self, guest: Token, most: u32) -> Result<Vec<LobbyMatch>, StoreError> {
        self.readers.finished(guest, most).await
    }

    /// The listed matches with an open seat, most recent first: of each host and each address only the last few, so that
    /// nobody fills the list.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub async fn open_matches(&self, wanted: &OpenMatches<'_>) -> Result<Vec<LobbyMatch>, StoreError> {
        self.readers.open_matches(wanted).await
    }

    /// The matches that must be in memory by `time`, in milliseconds of server time, and that no other server has.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub async fn to_wake(&self, time: i64) -> Result<Vec<Token>, StoreError> {
        match &self.sharing {
            Sharing::Alone(_) => self.readers.to_wake(time).await,
            Sharing::Shared(leases) => leases.to_wake(time).await,
        }
    }

    /// The key that all servers on this database share: the one that it has, or from now on `offered`. `None` if nobody else
    /// can use the store.
    ///
    /// # Errors
    /// If the store refuses.
    pub async fn shared_key(&self, offered: [u8; KEY]) -> Result<Option<[u8; KEY]>, StoreError> {
        match &self.readers {
            Readers::Sqlite(_) => Ok(None),
            Readers::Postgres(pool) => postgres::key(pool, offered).await.map(Some),
        }
    }

    /// The server time that all servers on this database share, in milliseconds. It is counted on by the clock of the
    /// database, and to at least `own`, the latest time that this server has used. `None` if nobody else can use the store.
    ///
    /// # Errors
    /// If the store refuses.
    pub async fn shared_time(&self, own: i64) -> Result<Option<i64>, StoreError> {
        match &self.readers {
            Readers::Sqlite(_) => Ok(None),
            Readers::Postgres(pool) => postgres::count_time(pool, own).await.map(Some),
        }
    }

    /// The name a guest has chosen.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub async fn guest_name(&self, id: Token) -> Result<Option<String>, StoreError> {
        self.readers.guest_name(id).await
    }
}
