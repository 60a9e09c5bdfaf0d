//! Writing to a file.

use std::time::Duration;

use sqlx::sqlite::{SqliteConnection, SqlitePool};
use sqlx::{Connection as _, QueryBuilder, Sqlite};
use tokio::task::JoinHandle;

use journal::{Append, MatchRow, Token};

use crate::error::StoreError;
use crate::rows::{OccupantColumns, clock_column, entry_columns};
use crate::statement::bound;
use crate::write::{CHECK, Write, bits, name_guest, seat_changes};

/// The time between two checkpoints.
const CHECKPOINT_INTERVAL: Duration = Duration::from_millis(500);

/// Copies the write-ahead log into the file, again and again, without blocking readers or the writer.
async fn checkpoint(pool: SqlitePool) {
    loop {
        tokio::time::sleep(CHECKPOINT_INTERVAL).await;
        // On a full disk it is tried again later; the commits themselves report the error.
        if let Err(error) = sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").execute(&pool).await {
            tracing::debug!(%error, "checkpoint failed");
        }
    }
}

/// What writes to a file.
#[derive(Debug)]
pub(crate) struct SqliteWriter {
    connection: SqliteConnection,
    checkpoints: SqlitePool,
    checkpointing: JoinHandle<()>,
    readers: SqlitePool,
}

impl SqliteWriter {
    pub(crate) fn new(connection: SqliteConnection, checkpoints: SqlitePool, readers: SqlitePool) -> Self {
        let checkpointing = tokio::spawn(checkpoint(checkpoints.clone()));
        Self { connection, checkpoints, checkpointing, readers }
    }

    /// Closes all connections, its own last, so that SQLite makes a last checkpoint and removes its log.
    pub(crate) async fn close(self) {
        self.checkpointing.abort();
        self.checkpoints.close().await;
        self.readers.close().await;
        if let Err(error) = self.connection.close().await {
            tracing::warn!(%error, "closing the store failed");
        }
    }

    /// Writes all or nothing. The transaction is managed here and not by sqlx: SQLite itself rolls back when the disk is
    /// full, which sqlx would not notice.
    pub(crate) async fn commit(&mut self, writes: &[&Write]) -> Result<Vec<Result<(), StoreError>>, StoreError> {
        let written = self.transaction(writes).await;
        if written.is_err() {
            // Fails where SQLite has already rolled back.
            let _ = sqlx::query("ROLLBACK").execute(&mut self.connection).await;
        }
        written.map(|()| writes.iter().map(|_| Ok(())).collect())
    }

    /// Every statement that is sent alone costs a change to SQLite's thread and back. So the entries of a batch, which are
    /// nearly all that is ever written, go there together with the beginning and the end of the transaction.
    async fn transaction(&mut self, writes: &[&Write]) -> Result<(), StoreError> {
        let connection = &mut self.connection;
        let appends: Vec<(&Append, i64)> = writes.iter().filter_map(|write| write.as_append()).collect();
        let seat_changes: Vec<_> = appends.iter().flat_map(|(append, at)| seat_changes(append, *at)).collect();
        let mut last = QueryBuilder::new("");
        if appends.len() < writes.len() || !seat_changes.is_empty() {
            sqlx::query("BEGIN IMMEDIATE").execute(&mut *connection).await?;
        } else {
            last.push("BEGIN IMMEDIATE; ");
        }
        for write in writes {
            match write {
                // One server has the whole folder, so nothing is released.
                Write::Append { .. } | Write::Release { .. } => {}
                Write::Create(new) => create(connection, new).await?,
                Write::Guest { id, name, at } => {
                    let (statement, parameters) = name_guest(*id, name, *at);
                    bound(statement, parameters).execute(&mut *connection).await?;
                }
                Write::Check { at } => {
                    bound(CHECK, vec![(*at).into()]).execute(&mut *connection).await?;
                }
            }
        }
        for (statement, parameters) in seat_changes {
            bound(statement, parameters).execute(&mut *connection).await?;
        }
        if !appends.is_empty() {
            append(&mut last, &appends);
        }
        last.push("COMMIT");
        last.build().execute(connection).await?;
        Ok(())
    }
}

async fn create(connection: &mut SqliteConnection, new: &MatchRow) -> Result<(), StoreError> {
    let id = new.id.to_string();
    sqlx::query(
        "INSERT INTO matches (id, game, rules_version, own_box, seats, options, seed, shared_chance, entered_chance, host, origin, listed, clock,
         aids, spectators_write, hints, practice, created, status, changed)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'waiting', ?)",
    )
    .bind(&id)
    .bind(&new.game)
    .bind(new.rules_version)
    .bind(&new.own_box)
    .bind(new.seats.len() as i64)
    .bind(serde_json::to_string(&new.options).expect("pairs of texts are JSON"))
    .bind(&new.seed)
    .bind(new.shared_chance)
    .bind(new.entered_chance)
    .bind(new.host.to_string())
    .bind(&new.origin)
    .bind(new.listed)
    .bind(new.clock.to_string())
    .bind(new.aids)
    .bind(new.spectators_write)
    .bind(new.hints)
    .bind(new.practice)
    .bind(new.created)
    .bind(new.created)
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
fn append(statements: &mut QueryBuilder<Sqlite>, appends: &[(&Append, i64)]) {
    statements.push("INSERT INTO journal (match_id, number, kind, seat, guest, body, message, at, up) ");
    statements.push_values(appends, |mut row, (append, at)| {
        let (kind, seat, body) = entry_columns(&append.entry.kind);
        row.push_bind(append.id.to_string())
            .push_bind(append.number)
            .push_bind(kind)
            .push_bind(seat.map(|seat| seat.index() as i64))
            .push_bind(append.entry.guest.map(|guest| guest.to_string()))
            .push_bind(body)
            .push_bind(&append.entry.message)
            .push_bind(*at)
            .push_bind(append.entry.up);
    });
    statements.push(
        "; UPDATE matches SET status = column2, changed = column3, steps = column4, to_act = column5, spent = column6,
         wake_at = column7, result = column8 FROM (",
    );
    // A match has at most one entry in a batch, as its task waits for each before the next. If there were two, SQLite
    // would not say which summary counts, so the last one is chosen here.
    let mut last: std::collections::BTreeMap<Token, (&Append, i64)> = std::collections::BTreeMap::new();
    for (append, at) in appends {
        last.insert(append.id, (append, *at));
    }
    statements.push_values(last.values(), |mut row, (append, at)| {
        let summary = &append.summary;
        row.push_bind(append.id.to_string())
            .push_bind(summary.status.word())
            .push_bind(*at)
            .push_bind(summary.steps as i64)
            .push_bind(bits(summary.to_act))
            .push_bind(clock_column(&summary.clocks))
            .push_bind(summary.wake_at)
            .push_bind(summary.result.as_ref().map(|lines| serde_json::to_string(lines).expect("lines are JSON")));
    });
    statements.push(") WHERE matches.id = column1; ");
}
