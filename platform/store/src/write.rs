//! The one task that writes.

use std::time::Duration;

use sqlx::sqlite::{SqliteConnection, SqlitePool};
use sqlx::{Connection as _, QueryBuilder};
use tokio::sync::{mpsc, oneshot};

use kernel::SeatSet;

use crate::entry::{Append, EntryKind, NewMatch, Status};
use crate::rows::{OccupantColumns, entry_columns, status_word};
use crate::{Store, StoreError, Token};

/// Work for the writer, and where to tell that it is durable.
#[derive(Debug)]
pub(crate) struct Job {
    write: Write,
    done: oneshot::Sender<Result<(), StoreError>>,
}

#[derive(Debug)]
enum Write {
    Create(Box<NewMatch>),
    Append(Box<Append>),
    Guest { id: Token, name: String, at: i64 },
}

impl Store {
    /// Lays a table, durably.
    ///
    /// # Errors
    /// If the store refuses; nothing was written then.
    pub async fn create(&self, new: NewMatch) -> Result<(), StoreError> {
        self.write(Write::Create(Box::new(new))).await
    }

    /// Adds an entry to a match's journal, durably.
    ///
    /// # Errors
    /// If the store refuses; nothing was written then.
    pub async fn append(&self, append: Append) -> Result<(), StoreError> {
        self.write(Write::Append(Box::new(append))).await
    }

    /// Remembers a guest's name.
    ///
    /// # Errors
    /// If the store refuses; nothing was written then.
    pub async fn name_guest(&self, id: Token, name: &str, at: i64) -> Result<(), StoreError> {
        self.write(Write::Guest { id, name: name.to_owned(), at }).await
    }

    async fn write(&self, write: Write) -> Result<(), StoreError> {
        let (done, told) = oneshot::channel();
        self.writer.send(Job { write, done }).await.map_err(|_| StoreError::Closed)?;
        told.await.map_err(|_| StoreError::Closed)?
    }
}

/// At most so many writes share a commit. SQLite takes 32766 parameters in a statement; an entry needs 8.
const BATCH: usize = 512;

/// How often the log is carried over into the file.
const CHECKPOINTS: Duration = Duration::from_millis(500);

/// Carries the log over into the file, again and again, without keeping anyone waiting.
async fn checkpoint(pool: SqlitePool) {
    loop {
        tokio::time::sleep(CHECKPOINTS).await;
        // On a full disk it is tried again later; commits themselves tell whoever asks.
        if let Err(error) = sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").execute(&pool).await {
            tracing::debug!(%error, "the log could not be carried over");
        }
    }
}

pub(crate) struct Writer {
    connection: SqliteConnection,
    checkpoints: SqlitePool,
    readers: SqlitePool,
    jobs: mpsc::Receiver<Job>,
}

impl Writer {
    pub(crate) fn new(
        connection: SqliteConnection,
        checkpoints: SqlitePool,
        readers: SqlitePool,
        jobs: mpsc::Receiver<Job>,
    ) -> Self {
        Self { connection, checkpoints, readers, jobs }
    }

    /// Takes what has gathered, writes it in one transaction, tells everybody, and again, until nobody is left who
    /// could ask. Then it closes everything, itself last: so the log is carried over and nothing but the file is left.
    pub(crate) async fn run(mut self) {
        let mut batch = Vec::new();
        let checkpoints = tokio::spawn(checkpoint(self.checkpoints.clone()));
        while self.jobs.recv_many(&mut batch, BATCH).await > 0 {
            let jobs = std::mem::take(&mut batch);
            let writes: Vec<&Write> = jobs.iter().map(|job| &job.write).collect();
            if jobs.len() > 1 && self.commit(&writes).await.is_ok() {
                for job in jobs {
                    let _ = job.done.send(Ok(()));
                }
                continue;
            }
            // One bad write must not harm the others: what failed together is tried one by one.
            for job in jobs {
                let result = self.commit(&[&job.write]).await;
                if let Err(error) = &result {
                    tracing::warn!(%error, "a write was refused");
                }
                let _ = job.done.send(result);
            }
        }
        checkpoints.abort();
        self.checkpoints.close().await;
        self.readers.close().await;
        if let Err(error) = self.connection.close().await {
            tracing::warn!(%error, "the store could not be closed");
        }
    }

    /// All or nothing. The transaction is ours and not the library's: SQLite ends one by itself when the disk is full,
    /// which the library would not notice.
    async fn commit(&mut self, writes: &[&Write]) -> Result<(), StoreError> {
        let written = self.transaction(writes).await;
        if written.is_err() {
            // Refused where SQLite has already rolled back.
            let _ = sqlx::query("ROLLBACK").execute(&mut self.connection).await;
        }
        written
    }

    async fn transaction(&mut self, writes: &[&Write]) -> Result<(), StoreError> {
        let connection = &mut self.connection;
        sqlx::query("BEGIN IMMEDIATE").execute(&mut *connection).await?;
        let mut appends = Vec::new();
        for write in writes {
            match write {
                Write::Append(append) => appends.push(append.as_ref()),
                Write::Create(new) => create(connection, new).await?,
                Write::Guest { id, name, at } => {
                    sqlx::query(
                        "INSERT INTO guests (id, name, seen) VALUES (?, ?, ?)
                         ON CONFLICT (id) DO UPDATE SET name = excluded.name, seen = excluded.seen",
                    )
                    .bind(id.to_string())
                    .bind(name)
                    .bind(at)
                    .execute(&mut *connection)
                    .await?;
                }
            }
        }
        if !appends.is_empty() {
            append(connection, &appends).await?;
        }
        sqlx::query("COMMIT").execute(connection).await?;
        Ok(())
    }
}

async fn create(connection: &mut SqliteConnection, new: &NewMatch) -> Result<(), StoreError> {
    let id = new.id.to_string();
    sqlx::query(
        "INSERT INTO matches (id, game, rules_version, seats, options, seed, host, listed, clock, aids, created, status,
         changed) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'waiting', ?)",
    )
    .bind(&id)
    .bind(&new.game)
    .bind(new.rules_version)
    .bind(new.seats.len() as i64)
    .bind(serde_json::to_string(&new.options).expect("pairs of texts are JSON"))
    .bind(&new.seed)
    .bind(new.host.to_string())
    .bind(new.listed)
    .bind(new.clock.to_string())
    .bind(new.aids)
    .bind(new.at)
    .bind(new.at)
    .execute(&mut *connection)
    .await?;
    let mut seats =
        QueryBuilder::new("INSERT INTO seats (match_id, seat, kind, guest, name, level, stand_in, invitation) ");
    seats.push_values(new.seats.iter().enumerate(), |mut row, (index, seat)| {
        let columns = OccupantColumns::from(&seat.occupant);
        row.push_bind(&id)
            .push_bind(index as i64)
            .push_bind(columns.kind)
            .push_bind(columns.guest)
            .push_bind(columns.name)
            .push_bind(columns.level)
            .push_bind(columns.stand_in)
            .push_bind(seat.invitation.to_string());
    });
    seats.build().execute(&mut *connection).await?;
    Ok(())
}

/// All entries of a batch in two statements, however many matches they come from.
async fn append(connection: &mut SqliteConnection, appends: &[&Append]) -> Result<(), StoreError> {
    let mut journal =
        QueryBuilder::new("INSERT INTO journal (match_id, number, kind, seat, guest, body, message, at) ");
    journal.push_values(appends, |mut row, append| {
        let (kind, seat, body) = entry_columns(&append.entry.kind);
        row.push_bind(append.id.to_string())
            .push_bind(append.number)
            .push_bind(kind)
            .push_bind(seat.map(|seat| seat.index() as i64))
            .push_bind(append.entry.guest.map(|guest| guest.to_string()))
            .push_bind(body)
            .push_bind(&append.entry.message)
            .push_bind(append.entry.at);
    });
    journal.build().execute(&mut *connection).await?;

    let mut summaries = QueryBuilder::new(
        "UPDATE matches SET status = column2, changed = column3, steps = column4, to_act = column5, spent = column6,
         wake_at = column7, result = column8 FROM (",
    );
    // A match has at most one entry in a batch: its owner waits for each before the next. Were there two, the last
    // one counts, as SQLite would leave open which of them does.
    let mut last: std::collections::BTreeMap<Token, &Append> = std::collections::BTreeMap::new();
    for append in appends {
        last.insert(append.id, append);
    }
    summaries.push_values(last.values(), |mut row, append| {
        let summary = &append.summary;
        row.push_bind(append.id.to_string())
            .push_bind(status_word(summary.status))
            .push_bind(append.entry.at)
            .push_bind(summary.steps as i64)
            .push_bind(bits(summary.to_act))
            .push_bind(serde_json::to_string(&summary.spent).expect("numbers are JSON"))
            .push_bind(summary.wake_at)
            .push_bind(summary.result.as_ref().map(|lines| serde_json::to_string(lines).expect("lines are JSON")));
    });
    summaries.push(") WHERE matches.id = column1");
    summaries.build().execute(&mut *connection).await?;

    for append in appends {
        if append.summary.status == Status::Over {
            sqlx::query("UPDATE seats SET ended = ? WHERE match_id = ? AND ended IS NULL")
                .bind(append.entry.at)
                .bind(append.id.to_string())
                .execute(&mut *connection)
                .await?;
        }
        if let EntryKind::Seat { seat, occupant } = &append.entry.kind {
            let columns = OccupantColumns::from(occupant);
            sqlx::query(
                "UPDATE seats SET kind = ?, guest = ?, name = ?, level = ?, stand_in = ? WHERE match_id = ? AND seat = ?",
            )
            .bind(columns.kind)
            .bind(columns.guest)
            .bind(columns.name)
            .bind(columns.level)
            .bind(columns.stand_in)
            .bind(append.id.to_string())
            .bind(seat.index() as i64)
            .execute(&mut *connection)
            .await?;
        }
    }
    Ok(())
}

/// A set of seats as a bit per seat.
pub(crate) fn bits(seats: SeatSet) -> i64 {
    seats.iter().map(|seat| 1 << seat.index()).sum()
}
