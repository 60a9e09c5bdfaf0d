//! A server for one test, and plain requests to it.

use std::net::SocketAddr;
use std::sync::LazyLock;
use std::time::Duration;

use http_client::Response;
use journal::Token;
use server::{Config, Server};
use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{AssertSqlSafe, ConnectOptions as _};
use store::Store;
use tempfile::TempDir;
use test_servers::{BusServer, DatabaseServer};

/// One database server for all tests; each has a database of its own. It ends with this program.
static DATABASES: LazyLock<DatabaseServer> = LazyLock::new(|| DatabaseServer::start().unwrap());

/// One bus for all tests: servers on different databases have nothing to do with each other.
static BUS: LazyLock<BusServer> = LazyLock::new(|| BusServer::start().unwrap());

/// A server with its data folder.
pub(crate) struct TestServer {
    pub(crate) folder: TempDir,
    /// The address of its database, if the store is not in the folder.
    database: Option<String>,
    /// The address of its bus.
    bus: Option<String>,
    server: Server,
    settings: Settings,
}

/// Runs tests on SQLite and on PostgreSQL: each is a function of a server.
macro_rules! on_both_databases {
    ($($test:ident),+ $(,)?) => {
        mod on_sqlite {
            $(#[tokio::test]
            async fn $test() {
                super::$test(crate::test_server::TestServer::open().await).await;
            })+
        }

        mod on_postgres {
            $(#[tokio::test]
            async fn $test() {
                super::$test(crate::test_server::TestServer::open_on_database().await).await;
            })+
        }
    };
}

pub(crate) use on_both_databases;

/// Changes to the usual settings.
pub(crate) type Settings = fn(Config) -> Config;

impl TestServer {
    pub(crate) async fn open() -> Self {
        Self::open_with(|config| config).await
    }

    pub(crate) async fn open_with(settings: Settings) -> Self {
        Self::start(tempfile::tempdir().unwrap(), None, None, settings).await
    }

    /// A server on a folder that already has a store.
    pub(crate) async fn open_in(folder: TempDir, settings: Settings) -> Self {
        Self::start(folder, None, None, settings).await
    }

    /// A server whose store is in a database.
    pub(crate) async fn open_on_database() -> Self {
        Self::start(tempfile::tempdir().unwrap(), Some(DATABASES.create().unwrap()), None, |config| config).await
    }

    /// Servers on one database that pass requests and sockets to each other.
    pub(crate) async fn open_several<const N: usize>() -> [Self; N] {
        Self::open_several_on(&BUS).await
    }

    /// The same on a bus of their own.
    pub(crate) async fn open_several_on<const N: usize>(bus: &BusServer) -> [Self; N] {
        Self::open_several_with(bus, |config| config).await
    }

    /// The same with other settings.
    pub(crate) async fn open_several_with<const N: usize>(bus: &BusServer, settings: Settings) -> [Self; N] {
        let (database, bus) = (DATABASES.create().unwrap(), format!("nats://{}", bus.address()));
        let mut servers = Vec::new();
        for _ in 0..N {
            let folder = tempfile::tempdir().unwrap();
            servers.push(Self::start(folder, Some(database.clone()), Some(bus.clone()), settings).await);
        }
        servers.try_into().ok().unwrap()
    }

    /// Another server on the same database.
    pub(crate) async fn open_beside(other: &Self) -> Self {
        Self::start(tempfile::tempdir().unwrap(), other.database.clone(), other.bus.clone(), other.settings).await
    }

    async fn start(folder: TempDir, database: Option<String>, bus: Option<String>, settings: Settings) -> Self {
        let config = Config::new(folder.path())
            .database(database.as_deref().map(|address| address.parse().unwrap()))
            .bus(bus.as_deref().map(|address| address.parse().unwrap()))
            .bind(([127, 0, 0, 1], 0))
            .games(toy::GAMES)
            .bot_pause(Duration::ZERO)
            .idle(Duration::from_millis(50));
        let server = server::start(settings(config)).await.unwrap();
        Self { folder, database, bus, server, settings }
    }

    /// Stops the server.
    pub(crate) async fn stop(self) {
        self.server.stop().await;
    }

    /// Stops the server and starts another one on the same data.
    pub(crate) async fn restart(self) -> Self {
        let Self { folder, database, bus, server, settings } = self;
        server.stop().await;
        Self::start(folder, database, bus, settings).await
    }

    /// Its store, opened by somebody else.
    pub(crate) async fn store(&self) -> Store {
        let opened = match &self.database {
            None => Store::open(self.folder.path()).await,
            Some(address) => Store::connect(&address.parse().unwrap(), Token::new([7; 16])).await,
        };
        opened.unwrap().0
    }

    /// Runs statements in its store.
    pub(crate) async fn execute(&self, statements: &str) {
        let statements = sqlx::raw_sql(AssertSqlSafe(statements.to_owned()));
        match &self.database {
            None => drop(statements.execute(&mut self.file().await).await.unwrap()),
            Some(address) => {
                let options: PgConnectOptions = address.parse().unwrap();
                let mut connection: PgConnection = options.connect().await.unwrap();
                statements.execute(&mut connection).await.unwrap();
            }
        }
    }

    /// Lets the store refuse new entries of journals: all, or those of one seat.
    pub(crate) async fn refuse_entries(&self, seat: Option<u8>) {
        let when = seat.map(|seat| format!("WHEN (NEW.seat = {seat})")).unwrap_or_default();
        let statements = match &self.database {
            None => format!(
                "CREATE TRIGGER refuse BEFORE INSERT ON journal {when} BEGIN SELECT RAISE(ABORT, 'disk full'); END"
            ),
            Some(_) => format!(
                "CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$BEGIN RAISE EXCEPTION 'disk full'; END$$;
                 CREATE TRIGGER refuse BEFORE INSERT ON journal FOR EACH ROW {when} EXECUTE FUNCTION refuse()"
            ),
        };
        self.execute(&statements).await;
    }

    pub(crate) async fn accept_entries(&self) {
        let table = if self.database.is_some() { " ON journal" } else { "" };
        self.execute(&format!("DROP TRIGGER refuse{table}")).await;
    }

    /// The number of entries in its store.
    pub(crate) async fn entries(&self) -> i64 {
        let count = "SELECT count(*) FROM journal";
        match &self.database {
            None => sqlx::query_scalar(count).fetch_one(&mut self.file().await).await.unwrap(),
            Some(address) => {
                let options: PgConnectOptions = address.parse().unwrap();
                sqlx::query_scalar(count).fetch_one(&mut options.connect().await.unwrap()).await.unwrap()
            }
        }
    }

    async fn file(&self) -> SqliteConnection {
        SqliteConnectOptions::new().filename(self.folder.path().join("bergfried.sqlite")).connect().await.unwrap()
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.server.address()
    }

    pub(crate) fn metrics_address(&self) -> SocketAddr {
        self.server.metrics_address().unwrap()
    }

    pub(crate) fn matches_in_memory(&self) -> usize {
        self.server.matches_in_memory()
    }
}

/// One request over a connection of its own.
pub(crate) async fn request(server: &TestServer, head: &str, headers: &[(&str, &str)], body: &str) -> Response {
    request_at(server.address(), head, headers, body).await
}

/// The same, to any address.
pub(crate) async fn request_at(address: SocketAddr, head: &str, headers: &[(&str, &str)], body: &str) -> Response {
    http_client::request(address, head, headers, body).await.unwrap()
}
