//! Connections to a database.

use std::time::Duration;

use sqlx::ConnectOptions as _;
use sqlx::postgres::{PgConnectOptions, PgConnection};

use crate::error::StoreError;
use crate::migrations::migrator;
use crate::place::{DatabaseAddress, PlaceError};
use crate::postgres::migrations::STEPS;

/// For so long a connection, or the answer to a statement, is waited for.
pub(crate) const PATIENCE: Duration = Duration::from_secs(5);

/// The settings of all connections. A server that is stopped in the middle of a transaction must not keep rows locked for
/// long, and who waits for such a row finds it free before giving up.
pub(crate) fn options(address: &DatabaseAddress) -> PgConnectOptions {
    let limits = [("idle_in_transaction_session_timeout", "2s"), ("lock_timeout", "4s")];
    address.0.clone().application_name("bergfried").options(limits)
}

/// A connection for writing.
pub(crate) async fn connect(address: &DatabaseAddress) -> Result<PgConnection, PlaceError> {
    let unreachable = |error: &sqlx::Error| PlaceError::Unreachable {
        database: address.to_string(),
        detail: match error {
            sqlx::Error::Io(error) => error.to_string(),
            sqlx::Error::Database(error) => error.message().to_owned(),
            error => error.to_string(),
        },
    };
    let connecting = async {
        let mut connection = options(address).connect().await?;
        // What is acknowledged is on the disk; a database that waits for its replicas too keeps doing so.
        let durable = "SELECT set_config('synchronous_commit', 'on', false)
             WHERE current_setting('synchronous_commit') = 'off'";
        sqlx::raw_sql(durable).execute(&mut connection).await?;
        Ok(connection)
    };
    match tokio::time::timeout(PATIENCE, connecting).await {
        Ok(connected) => connected.map_err(|error| unreachable(&error)),
        Err(_) => Err(PlaceError::Silent { database: address.to_string(), seconds: PATIENCE.as_secs() }),
    }
}

/// Creates the tables, or brings them up to date.
pub(crate) async fn up_to_date(connection: &mut PgConnection) -> Result<(), StoreError> {
    Ok(migrator(&STEPS).run(connection).await?)
}
