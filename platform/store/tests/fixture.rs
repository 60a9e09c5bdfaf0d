//! A store for one test, on either database, and matches to put into it.

use std::sync::LazyLock;
use std::sync::atomic::{AtomicU64, Ordering};

use journal::{
    Append, Entry, EntryKind, MatchRow, MatchSeat, Occupant, SeatClock, Status, Summary, TimeControl, Token,
};
use kernel::{Seat, SeatSet};
use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{AssertSqlSafe, ConnectOptions as _};
use store::{OpenMatches, Place, Store, StoreError};
use tempfile::TempDir;
use test_servers::DatabaseServer;
use tokio::task::JoinHandle;

/// One server for all tests; each has a database of its own. It ends with this program.
pub(crate) static SERVER: LazyLock<DatabaseServer> = LazyLock::new(|| DatabaseServer::start().unwrap());

/// An empty database.
pub(crate) fn database() -> String {
    SERVER.create().unwrap()
}

/// A database for one test.
pub(crate) enum Backend {
    Sqlite(TempDir),
    /// The address, and the server on whose behalf it is opened.
    Postgres(String, Token),
}

impl Backend {
    pub(crate) fn sqlite() -> Self {
        Self::Sqlite(tempfile::tempdir().unwrap())
    }

    pub(crate) fn postgres() -> Self {
        Self::Postgres(database(), fresh())
    }

    pub(crate) fn place(&self) -> Place {
        match self {
            Self::Sqlite(folder) => Place::Folder(folder.path().to_owned()),
            Self::Postgres(address, _) => address.parse().unwrap(),
        }
    }

    pub(crate) async fn open(&self) -> (Store, JoinHandle<()>) {
        self.try_open().await.unwrap()
    }

    pub(crate) async fn try_open(&self) -> Result<(Store, JoinHandle<()>), StoreError> {
        match self {
            Self::Sqlite(folder) => Store::open(folder.path()).await,
            Self::Postgres(address, server) => Store::connect(&address.parse().unwrap(), *server).await,
        }
    }

    /// Lets the database refuse what is done to a table, until it is allowed again.
    pub(crate) async fn refuse(&self, what: &str, table: &str) {
        let trigger = match self {
            Self::Sqlite(_) => {
                format!("CREATE TRIGGER refuse BEFORE {what} ON {table} BEGIN SELECT RAISE(ABORT, 'disk full'); END")
            }
            Self::Postgres(..) => format!(
                "CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
                 $$BEGIN RAISE EXCEPTION 'disk full'; END$$;
                 CREATE TRIGGER refuse BEFORE {what} ON {table} EXECUTE FUNCTION refuse()"
            ),
        };
        self.execute(&trigger).await;
    }

    pub(crate) async fn allow(&self, table: &str) {
        let table = if let Self::Sqlite(_) = self { String::new() } else { format!(" ON {table}") };
        self.execute(&format!("DROP TRIGGER refuse{table}")).await;
    }

    /// Runs statements, as somebody else.
    pub(crate) async fn execute(&self, statements: &str) {
        match self {
            Self::Sqlite(folder) => execute_sqlite(folder, statements).await,
            Self::Postgres(address, _) => execute(address, statements).await,
        }
    }
}

pub(crate) async fn execute_sqlite(folder: &TempDir, statement: &str) {
    let file = SqliteConnectOptions::new().filename(folder.path().join("bergfried.sqlite"));
    let mut connection: SqliteConnection = file.connect().await.unwrap();
    sqlx::raw_sql(AssertSqlSafe(statement.to_owned())).execute(&mut connection).await.unwrap();
}

pub(crate) async fn execute(address: &str, statement: &str) {
    let options: PgConnectOptions = address.parse().unwrap();
    let mut connection: PgConnection = options.connect().await.unwrap();
    sqlx::raw_sql(AssertSqlSafe(statement.to_owned())).execute(&mut connection).await.unwrap();
}

/// Takes a match and writes to it.
pub(crate) async fn write(store: &Store, append: Append, at: i64) -> Result<(), StoreError> {
    let (_, lease) = store.own(append.id).await?.expect("it is in the store");
    store.append(&lease, append, at).await
}

/// A token that no other call returns.
pub(crate) fn fresh() -> Token {
    static COUNT: AtomicU64 = AtomicU64::new(1);
    Token::new(u128::from(COUNT.fetch_add(1, Ordering::Relaxed)).to_be_bytes())
}

pub(crate) fn seat(occupant: Occupant) -> MatchSeat {
    MatchSeat { occupant, invitation: fresh() }
}

pub(crate) fn guest(id: Token) -> Occupant {
    Occupant::Guest { guest: id, name: "Ännchen \"; DROP TABLE matches".to_owned(), stand_in: None }
}

pub(crate) fn table(host: Token, listed: bool) -> MatchRow {
    MatchRow {
        id: fresh(),
        game: "burgenland".to_owned(),
        rules_version: 3,
        own_box: "0123456789abcdef".to_owned(),
        options: vec![("dice".to_owned(), "five".to_owned())],
        seed: "ab".repeat(32),
        shared_chance: true,
        entered_chance: true,
        host,
        origin: "here".to_owned(),
        listed,
        clock: TimeControl::PerMove(60),
        aids: false,
        spectators_write: false,
        hints: true,
        practice: true,
        created: 1_000,
        seats: vec![seat(guest(host)), seat(Occupant::Open)],
    }
}

pub(crate) fn entry(kind: EntryKind, up: i64) -> Entry {
    Entry { kind, guest: None, message: String::new(), up }
}

pub(crate) fn all() -> OpenMatches<'static> {
    OpenMatches { game: None, since: 0, skip: 0, most: 10 }
}

pub(crate) fn clocks() -> Vec<SeatClock> {
    vec![SeatClock { spent: 5, turns: Vec::new() }, SeatClock { spent: 7, turns: vec![(2, 3), (9, 4)] }]
}

pub(crate) fn running(steps: usize) -> Summary {
    Summary {
        status: Status::Running,
        steps,
        to_act: SeatSet::one(Seat::new(1)),
        clocks: clocks(),
        wake_at: Some(9_000),
        result: None,
    }
}

pub(crate) fn append(id: Token, number: u32, kind: EntryKind) -> Append {
    Append { id, number, entry: entry(kind, 2_000 + i64::from(number)), summary: running(number as usize) }
}
