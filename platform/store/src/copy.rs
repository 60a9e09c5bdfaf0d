//! Copying everything from one store to another.

use sqlx::postgres::PgConnection;
use sqlx::sqlite::SqliteConnection;
use sqlx::{AssertSqlSafe, Connection as _, Encode, QueryBuilder, Type};

use crate::error::StoreError;
use crate::place::{Place, PlaceError};
use crate::statement::{Parameter, Row, bound};
use crate::{postgres, sqlite};

kernel::messages! {
    /// Why a store was not copied. Nothing was written.
    pub enum CopyError {
        /// The place does not answer.
        Place(error: PlaceError);
        /// A server uses one of the places, or both are the same folder.
        InUse {
            /// The folder or the database.
            place: String,
        } = "copy-in-use", "{place} is in use: stop its server first";
        /// The target has matches or guests already.
        NotEmpty {
            /// The target.
            to: String,
        } = "copy-not-empty", "{to} is not empty: copy into a new folder or an empty database";
        /// What was read back is not what was written.
        Differs {
            /// The table.
            table: String,
            /// The beginning of the id of the match or guest.
            id: String,
        } = "copy-differs", "the copy differs in {table} at {id}";
        /// One of the stores refused.
        Failed {
            /// The store.
            place: String,
            /// What it says.
            detail: String,
        } = "copy-failed", "{place}: {detail}";
    }
}

/// How much was copied. All of it was read back and compared.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Copied {
    /// Guests with a name.
    pub guests: usize,
    /// Matches.
    pub matches: usize,
    /// Entries of their journals.
    pub entries: usize,
}

/// A table, the column that says to whom a row belongs, and the columns that order the rows of one of them; its texts; its
/// numbers.
struct Table {
    name: &'static str,
    key: &'static str,
    order: &'static str,
    texts: &'static [&'static str],
    numbers: &'static [&'static str],
}

const GUESTS: Table = Table { name: "guests", key: "id", order: "id", texts: &["id", "name"], numbers: &["seen"] };

const MATCHES: Table = Table {
    name: "matches",
    key: "id",
    order: "id",
    texts: &["id", "game", "own_box", "options", "seed", "host", "origin", "clock", "status", "spent", "result"],
    numbers: &[
        "rules_version",
        "seats",
        "listed",
        "created",
        "changed",
        "steps",
        "to_act",
        "wake_at",
        "aids",
        "practice",
        "hints",
        "spectators_write",
        "shared_chance",
        "entered_chance",
    ],
};

const SEATS: Table = Table {
    name: "seats",
    key: "match_id",
    order: "match_id, seat",
    texts: &["match_id", "kind", "guest", "name", "level", "stand_in", "invitation"],
    numbers: &["seat", "ended"],
};

const JOURNAL: Table = Table {
    name: "journal",
    key: "match_id",
    order: "match_id, number",
    texts: &["match_id", "kind", "guest", "body", "message"],
    numbers: &["number", "seat", "at", "up"],
};

/// How many guests or matches are copied and compared at a time.
const PAGE: i64 = 200;

/// How many values go into one statement. SQLite takes 32766, PostgreSQL 65535.
const VALUES: usize = 30_000;

/// The rows of a page: the texts of each, then its numbers.
type Rows = Vec<Vec<Parameter>>;

impl Table {
    fn columns(&self) -> impl Iterator<Item = &'static str> {
        self.texts.iter().chain(self.numbers).copied()
    }

    fn list(&self) -> String {
        self.columns().collect::<Vec<_>>().join(", ")
    }

    fn values(&self, row: &Row) -> Result<Vec<Parameter>, StoreError> {
        let texts = self.texts.iter().map(|column| Ok(row.optional_text(column)?.map(str::to_owned).into()));
        let numbers = self.numbers.iter().map(|column| Ok(Parameter::Number(row.optional_number(column)?)));
        texts.chain(numbers).collect()
    }
}

/// Copies everything from one store to another, which must be empty: all or nothing, and what was written is read back and
/// compared before it counts. A server that goes on writing to the first store meanwhile writes what is not copied.
///
/// # Errors
/// If one of them cannot be used; then nothing was written.
pub async fn copy(from: &Place, to: &Place) -> Result<Copied, CopyError> {
    check_source(from)?;
    let mut source = Side::open(from).await?;
    let mut target = Side::open(to).await?;
    let copied = copy_rows(&mut source, &mut target).await;
    // Without a commit both go back to what they were.
    source.close().await;
    target.close().await;
    copied
}

/// Checks that there is something to copy, so that a mistyped folder is not created.
///
/// # Errors
/// If the place is a folder without a store.
pub fn check_source(from: &Place) -> Result<(), CopyError> {
    match from {
        Place::Folder(folder) if !folder.join(sqlite::FILE).exists() => {
            Err(CopyError::Place(PlaceError::NoStore { folder: folder.display().to_string() }))
        }
        _ => Ok(()),
    }
}

async fn copy_rows(source: &mut Side, target: &mut Side) -> Result<Copied, CopyError> {
    source.begin().await?;
    target.begin().await?;
    for table in [GUESTS, MATCHES] {
        if !target.page(&table, "", None).await?.is_empty() {
            return Err(CopyError::NotEmpty { to: target.place.clone() });
        }
    }
    let guests = copy_table(source, target, &GUESTS, &[]).await?[0];
    let matches = copy_table(source, target, &MATCHES, &[SEATS, JOURNAL]).await?;
    if let Database::Postgres(_) = target.database {
        let count = "UPDATE matches SET entries = (SELECT count(*) FROM journal WHERE match_id = matches.id)";
        target.execute(count).await?;
        let time = "UPDATE shared SET up = GREATEST(up, (SELECT COALESCE(max(up), 0) FROM journal))";
        target.execute(time).await?;
    }
    for table in [GUESTS, MATCHES, SEATS, JOURNAL] {
        if source.count(&table).await? != target.count(&table).await? {
            return Err(CopyError::Differs { table: table.name.to_owned(), id: "-".to_owned() });
        }
    }
    target.execute("COMMIT").await?;
    Ok(Copied { guests, matches: matches[0], entries: matches[2] })
}

/// Copies a table page by page, with the rows of other tables that belong to it. Returns the number of rows of each.
async fn copy_table(
    source: &mut Side,
    target: &mut Side,
    table: &Table,
    parts: &[Table],
) -> Result<Vec<usize>, CopyError> {
    let mut counts = vec![0; 1 + parts.len()];
    let mut after = String::new();
    loop {
        let rows = source.page(table, &after, None).await?;
        let Some(Parameter::Text(Some(last))) = rows.last().map(|row| row[0].clone()) else { return Ok(counts) };
        copy_page(target, table, rows, &after, &last, &mut counts[0]).await?;
        for (part, count) in parts.iter().zip(&mut counts[1..]) {
            let rows = source.page(part, &after, Some(&last)).await?;
            copy_page(target, part, rows, &after, &last, count).await?;
        }
        after = last;
    }
}

async fn copy_page(
    target: &mut Side,
    table: &Table,
    rows: Rows,
    after: &str,
    last: &str,
    count: &mut usize,
) -> Result<(), CopyError> {
    *count += rows.len();
    for rows in rows.chunks(VALUES / table.columns().count()) {
        target.insert(table, rows).await?;
    }
    let written = target.page(table, after, Some(last)).await?;
    if written == rows {
        return Ok(());
    }
    let wrong = rows.iter().zip(&written).find(|(row, written)| row != written);
    let id = match wrong.map(|(row, _)| &row[0]) {
        Some(Parameter::Text(Some(id))) => id.as_str(),
        _ => last,
    };
    // An id is a credential: its beginning is enough to find it.
    Err(CopyError::Differs { table: table.name.to_owned(), id: id.chars().take(6).collect() })
}

/// One of the two stores.
struct Side {
    place: String,
    database: Database,
}

enum Database {
    Sqlite(SqliteConnection),
    Postgres(PgConnection),
}

impl Side {
    async fn open(place: &Place) -> Result<Self, CopyError> {
        let name = place.to_string();
        let failed = |error: StoreError| match error {
            StoreError::Place(error) => error.into(),
            error => CopyError::Failed { place: name.clone(), detail: error.to_string() },
        };
        let database = match place {
            Place::Folder(folder) => {
                tokio::fs::create_dir_all(folder).await.map_err(|error| failed(error.into()))?;
                Database::Sqlite(sqlite::connect(&folder.join(sqlite::FILE)).await.map_err(failed)?)
            }
            Place::Database(address) => {
                let mut connection = postgres::connect(address).await?;
                postgres::up_to_date(&mut connection, address).await.map_err(failed)?;
                Database::Postgres(connection)
            }
        };
        Ok(Self { place: name, database })
    }

    fn failed(&self, error: impl Into<StoreError>) -> CopyError {
        CopyError::Failed { place: self.place.clone(), detail: error.into().to_string() }
    }

    /// Begins a transaction that sees the same from beginning to end.
    async fn begin(&mut self) -> Result<(), CopyError> {
        match self.database {
            Database::Sqlite(_) => self.execute("BEGIN").await,
            Database::Postgres(_) => {
                self.execute("BEGIN ISOLATION LEVEL REPEATABLE READ").await?;
                // The other side may take longer for a page than a transaction may usually be idle.
                self.execute("SET LOCAL idle_in_transaction_session_timeout = 0").await
            }
        }
    }

    async fn execute(&mut self, statement: &'static str) -> Result<(), CopyError> {
        let done = match &mut self.database {
            Database::Sqlite(connection) => sqlx::raw_sql(statement).execute(connection).await.map(drop),
            Database::Postgres(connection) => sqlx::raw_sql(statement).execute(connection).await.map(drop),
        };
        done.map_err(|error| self.failed(error))
    }

    async fn rows(&mut self, statement: String, parameters: Vec<Parameter>) -> Result<Vec<Row>, CopyError> {
        let query = AssertSqlSafe(statement);
        let rows = match &mut self.database {
            Database::Sqlite(connection) => {
                let rows = bound(query, parameters).fetch_all(connection).await;
                rows.map(|rows| rows.into_iter().map(Row::Sqlite).collect())
            }
            Database::Postgres(connection) => {
                let rows = bound(query, parameters).fetch_all(connection).await;
                rows.map(|rows| rows.into_iter().map(Row::Postgres).collect())
            }
        };
        rows.map_err(|error: sqlx::Error| self.failed(error))
    }

    /// The rows after a key, up to another one or as many as a page has.
    async fn page(&mut self, table: &Table, after: &str, last: Option<&str>) -> Result<Rows, CopyError> {
        let Table { name, key, order, .. } = table;
        let (end, parameter) = match last {
            Some(last) => (format!("AND {key} <= $2 ORDER BY {order}"), last.into()),
            None => (format!("ORDER BY {order} LIMIT $2"), PAGE.into()),
        };
        let statement = format!("SELECT {} FROM {name} WHERE {key} > $1 {end}", table.list());
        let rows = self.rows(statement, vec![after.into(), parameter]).await?;
        rows.iter().map(|row| table.values(row)).collect::<Result<_, _>>().map_err(|error| self.failed(error))
    }

    async fn count(&mut self, table: &Table) -> Result<i64, CopyError> {
        let rows = self.rows(format!("SELECT count(*) AS count FROM {}", table.name), Vec::new()).await?;
        rows[0].number("count").map_err(|error| self.failed(error))
    }

    async fn insert(&mut self, table: &Table, rows: &[Vec<Parameter>]) -> Result<(), CopyError> {
        if rows.is_empty() {
            return Ok(());
        }
        let done = match &mut self.database {
            Database::Sqlite(connection) => insert(table, rows).build().execute(connection).await.map(drop),
            Database::Postgres(connection) => insert(table, rows).build().execute(connection).await.map(drop),
        };
        done.map_err(|error| self.failed(error))
    }

    async fn close(self) {
        let _ = match self.database {
            Database::Sqlite(connection) => connection.close().await,
            Database::Postgres(connection) => connection.close().await,
        };
    }
}

fn insert<DB>(table: &Table, rows: &[Vec<Parameter>]) -> QueryBuilder<DB>
where
    DB: sqlx::Database,
    Option<String>: for<'q> Encode<'q, DB> + Type<DB>,
    Option<i64>: for<'q> Encode<'q, DB> + Type<DB>,
{
    let mut statement = QueryBuilder::new(format!("INSERT INTO {} ({}) ", table.name, table.list()));
    statement.push_values(rows, |mut values, row| {
        for value in row {
            match value {
                Parameter::Text(text) => values.push_bind(text.clone()),
                Parameter::Number(number) => values.push_bind(*number),
            };
        }
    });
    statement
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// A column that is added to the store must be copied, too.
    #[tokio::test]
    async fn every_column_is_copied() {
        let folder = tempfile::tempdir().unwrap();
        let mut side = Side::open(&Place::Folder(folder.path().to_owned())).await.unwrap();
        for table in [GUESTS, MATCHES, SEATS, JOURNAL] {
            let rows = side.rows(format!("SELECT name FROM pragma_table_info('{}')", table.name), Vec::new()).await;
            let there: BTreeSet<String> =
                rows.unwrap().iter().map(|row| row.text("name").unwrap().to_owned()).collect();
            assert_eq!(there, table.columns().map(str::to_owned).collect(), "{}", table.name);
        }
    }
}
