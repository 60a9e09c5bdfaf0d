//! Writing to a file.

use std::collections::BTreeMap;
use std::sync::LazyLock;
use std::time::Duration;

use sqlx::query::Query;
use sqlx::sqlite::{SqliteArguments, SqliteConnection, SqlitePool};
use sqlx::{AssertSqlSafe, Connection as _, QueryBuilder, Sqlite};
use tokio::task::JoinHandle;

use journal::{Append, MatchRow, Token};

use crate::error::StoreError;
use crate::rows::{OccupantColumns, clock_column, entry_columns};
use crate::statement::bound;
use crate::write::{BATCH, CHECK, Write, bits, name_guest, seat_changes};

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
        let are_all_appends = appends.len() == writes.len() && seat_changes.is_empty();
        if !are_all_appends {
            sqlx::query("BEGIN IMMEDIATE").execute(&mut *connection).await?;
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
        if appends.is_empty() {
            sqlx::query("COMMIT").execute(connection).await?;
        } else {
            append(&appends, are_all_appends).execute(connection).await?;
        }
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

/// The SQL that writes a batch of entries.
struct AppendStatement {
    /// The number of entries that it has room for.
    rows: usize,
    /// Writes them and ends the transaction.
    ending: String,
    /// The same as a transaction of its own.
    whole: String,
}

/// One for each power of two, so that SQLite prepares each only once. Rows that a batch does not need stay empty.
static APPEND: LazyLock<Vec<AppendStatement>> = LazyLock::new(|| {
    let sizes = std::iter::successors(Some(1), |rows| Some(rows * 2)).take_while(|rows| rows / 2 < BATCH);
    sizes.map(AppendStatement::new).collect()
});

impl AppendStatement {
    fn new(rows: usize) -> Self {
        let values = |columns: usize| vec![format!("({})", vec!["?"; columns].join(", ")); rows].join(", ");
        // What cannot be written ends the transaction: SQLite need not be able to undo a single statement.
        let ending = format!(
            "INSERT OR ROLLBACK INTO journal (match_id, number, kind, seat, guest, body, message, at, up)
             SELECT * FROM (VALUES {}) WHERE column1 IS NOT NULL;
             UPDATE OR ROLLBACK matches SET status = column2, changed = column3, steps = column4, to_act = column5,
             spent = column6, wake_at = column7, result = column8 FROM (VALUES {}) WHERE matches.id = column1;
             COMMIT",
            values(ENTRY_COLUMNS),
            values(SUMMARY_COLUMNS)
        );
        Self { rows, whole: format!("BEGIN IMMEDIATE; {ending}"), ending }
    }
}

const ENTRY_COLUMNS: usize = 9;
const SUMMARY_COLUMNS: usize = 8;

/// All entries of a batch in two statements, however many matches they come from, and the end of the transaction.
fn append<'q>(appends: &'q [(&Append, i64)], with_beginning: bool) -> Query<'q, Sqlite, SqliteArguments> {
    let statement = APPEND.iter().find(|statement| statement.rows >= appends.len()).expect("a batch is not larger");
    let text = if with_beginning { &statement.whole } else { &statement.ending };
    let mut query = sqlx::query(AssertSqlSafe(text.as_str()));
    for (append, at) in appends {
        let (kind, seat, body) = entry_columns(&append.entry.kind);
        query = query
            .bind(append.id.to_string())
            .bind(append.number)
            .bind(kind)
            .bind(seat.map(|seat| seat.index() as i64))
            .bind(append.entry.guest.map(|guest| guest.to_string()))
            .bind(body)
            .bind(&append.entry.message)
            .bind(*at)
            .bind(append.entry.up);
    }
    query = leave_empty(query, (statement.rows - appends.len()) * ENTRY_COLUMNS);
    // A match has at most one entry in a batch, as its task waits for each before the next. If there were two, SQLite
    // would not say which summary counts, so the last one is chosen here.
    let last: BTreeMap<Token, (&Append, i64)> = appends.iter().map(|entry| (entry.0.id, *entry)).collect();
    for (append, at) in last.values() {
        let summary = &append.summary;
        query = query
            .bind(append.id.to_string())
            .bind(summary.status.word())
            .bind(*at)
            .bind(summary.steps as i64)
            .bind(bits(summary.to_act))
            .bind(clock_column(&summary.clocks))
            .bind(summary.wake_at)
            .bind(summary.result.as_ref().map(|lines| serde_json::to_string(lines).expect("lines are JSON")));
    }
    leave_empty(query, (statement.rows - last.len()) * SUMMARY_COLUMNS)
}

/// Leaves so many values empty.
fn leave_empty(query: Query<'_, Sqlite, SqliteArguments>, count: usize) -> Query<'_, Sqlite, SqliteArguments> {
    (0..count).fold(query, |query, _| query.bind(None::<i64>))
}

#[cfg(test)]
mod tests {
    use journal::{Entry, EntryKind, Status, Summary};
    use kernel::SeatSet;

    use super::*;
    use crate::sqlite::open;

    fn entry(number: u32) -> Write {
        let kind = EntryKind::Chat { name: "Ann".to_owned(), text: number.to_string() };
        let entry = Entry { kind, guest: None, message: String::new(), up: 0 };
        let (status, to_act) = (Status::Running, SeatSet::EMPTY);
        let summary = Summary { status, steps: 0, to_act, clocks: Vec::new(), wake_at: None, result: None };
        Write::Append { append: Box::new(Append { id: Token::new([1; 16]), number, entry, summary }), fence: 0, at: 0 }
    }

    #[tokio::test]
    async fn batches_of_every_size_are_written_at_once() {
        let folder = tempfile::tempdir().unwrap();
        let (_, readers, mut writer) = open(folder.path()).await.unwrap();
        let mut number = 0..;
        for size in [1, 2, 3, 4, 5, 63, 64, 65, 255, 256, 257, BATCH - 1, BATCH] {
            let writes: Vec<Write> = number.by_ref().take(size).map(entry).collect();
            let results = writer.commit(&writes.iter().collect::<Vec<_>>()).await.unwrap();
            assert!(results.len() == size && results.iter().all(Result::is_ok), "{size} entries");
        }
        let (count, last): (u32, u32) =
            sqlx::query_as("SELECT count(*), max(number) FROM journal").fetch_one(&readers).await.unwrap();
        assert_eq!((count, last + 1), (number.start, number.start));
        writer.close().await;
    }
}
