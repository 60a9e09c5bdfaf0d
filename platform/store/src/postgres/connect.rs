//! Connections to a database.

use std::time::Duration;

use sqlx::migrate::MigrateError;
use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::{ConnectOptions as _, Connection as _};

use crate::error::StoreError;
use crate::migrations::{migrator, refused};
use crate::place::{DatabaseAddress, PlaceError};
use crate::postgres::migrations::STEPS;

/// For so long a connection, or the answer to a statement, is waited for.
pub(crate) const PATIENCE: Duration = Duration::from_secs(5);

/// The settings of all connections. A server that is stopped in the middle of a transaction must not keep rows locked for
/// long, and who waits for such a row finds it free before giving up.
pub(crate) fn options(address: &DatabaseAddress) -> PgConnectOptions {
    let limits = [("idle_in_transaction_session_timeout", "2s"), ("lock_timeout", "4s")];
    // Otherwise every start logs which tables exist already.
    let notices = [("client_min_messages", "warning")];
    let options = PgConnectOptions::clone(&address.0).application_name("bergfried");
    // Nobody reads the statements in the log; slow ones are still reported.
    options.options(limits).options(notices).disable_statement_logging()
}

/// A connection for writing.
pub(crate) async fn connect(address: &DatabaseAddress) -> Result<PgConnection, PlaceError> {
    let connecting = async {
        let mut connection = options(address).connect().await?;
        // What is acknowledged is on the disk; a database that waits for its replicas too keeps doing so.
        let durable = "SELECT set_config('synchronous_commit', 'on', false)
             WHERE current_setting('synchronous_commit') = 'off'";
        sqlx::raw_sql(durable).execute(&mut connection).await?;
        Ok(connection)
    };
    match tokio::time::timeout(PATIENCE, connecting).await {
        Ok(connected) => connected.map_err(|error| unusable(address, &error)),
        Err(_) => Err(PlaceError::Silent { database: address.to_string(), seconds: PATIENCE.as_secs() }),
    }
}

/// Creates the tables, or brings them up to date.
pub(crate) async fn up_to_date(connection: &mut PgConnection, address: &DatabaseAddress) -> Result<(), StoreError> {
    migrator(&STEPS).run(connection).await.map_err(|error| match &error {
        MigrateError::Execute(reason) | MigrateError::ExecuteMigration(reason, _) if has_code(reason, &["42501"]) => {
            unusable(address, reason).into()
        }
        _ => refused(error, address),
    })
}

/// Why a database cannot be used, from what it says.
pub(crate) fn unusable(address: &DatabaseAddress, error: &sqlx::Error) -> PlaceError {
    let database = address.to_string();
    let detail = match error {
        sqlx::Error::Io(error) => error.to_string(),
        sqlx::Error::Database(error) => error.message().to_owned(),
        error => error.to_string(),
    };
    match error {
        error if has_code(error, &["28000", "28P01"]) => PlaceError::Login { database, detail },
        error if has_code(error, &["3D000"]) => PlaceError::NoDatabase { database },
        error if has_code(error, &["42501"]) => PlaceError::Rights { database },
        sqlx::Error::Tls(_) => PlaceError::Tls { database },
        _ => PlaceError::Unreachable { database, detail },
    }
}

/// Whether PostgreSQL has answered with one of these error codes.
pub(crate) fn has_code(error: &sqlx::Error, codes: &[&str]) -> bool {
    error.as_database_error().and_then(|error| error.code()).is_some_and(|code| codes.contains(&&*code))
}

/// Whether a server has a lease in a database.
///
/// # Errors
/// If the database cannot be used.
pub async fn is_in_use(address: &DatabaseAddress) -> Result<bool, PlaceError> {
    let mut connection = connect(address).await?;
    // A database without tables has no server.
    let query = "SELECT FROM servers WHERE lease_until > clock_timestamp()";
    let found = match sqlx::query(query).fetch_optional(&mut connection).await {
        Err(error) if has_code(&error, &["42P01"]) => Ok(None),
        found => found.map_err(|error| unusable(address, &error)),
    };
    let _ = connection.close().await;
    Ok(found?.is_some())
}
