//! What all servers on a database have in common: the key that signs guests' cookies, and the server time.

use std::time::Duration;

use sqlx::postgres::PgPool;

use crate::error::StoreError;
use crate::place::{DatabaseAddress, PlaceError};
use crate::postgres::connect::{connect, has_code, unusable};

/// The length of the key, in bytes.
pub(crate) const KEY: usize = 32;

/// Servers count the time on every second. If none has for this long, none was running, and the time stood still.
const LONGEST_STEP: Duration = Duration::from_secs(3);

/// The key that the database has, or from now on the one that is offered.
pub(crate) async fn key(pool: &PgPool, offered: [u8; KEY]) -> Result<[u8; KEY], StoreError> {
    let statement = "UPDATE shared SET cookie_key = COALESCE(cookie_key, $1) RETURNING cookie_key";
    let found: Vec<u8> = sqlx::query_scalar(statement).bind(&offered[..]).fetch_one(pool).await?;
    found.try_into().map_err(|_| StoreError::CookieKey)
}

/// Counts the server time on by the clock of the database, to at least `own`, which is what one server has seen. Returns it.
pub(crate) async fn count_time(pool: &PgPool, own: i64) -> Result<i64, StoreError> {
    let statement = "UPDATE shared SET at = clock_timestamp(), up = GREATEST($1,
             up + LEAST($2, GREATEST(0, EXTRACT(EPOCH FROM clock_timestamp() - at) * 1000))::bigint
         ) RETURNING up";
    let longest = LONGEST_STEP.as_millis() as i64;
    Ok(sqlx::query_scalar(statement).bind(own).bind(longest).fetch_one(pool).await?)
}

/// What the servers on a database share, to be kept in a data folder instead.
#[derive(Clone, Debug)]
pub struct SharedState {
    /// The key that signs guests' cookies; none before the first server.
    pub cookie_key: Option<Vec<u8>>,
    /// The server time, in milliseconds.
    pub up: i64,
}

/// Reads what the servers on a database share; `None` if it has no tables yet.
///
/// # Errors
/// If the database cannot be used.
pub async fn shared_state(address: &DatabaseAddress) -> Result<Option<SharedState>, PlaceError> {
    let mut connection = connect(address).await?;
    let found = sqlx::query_as("SELECT cookie_key, up FROM shared").fetch_optional(&mut connection).await;
    match found {
        Err(error) if has_code(&error, &["42P01"]) => Ok(None),
        Err(error) => Err(unusable(address, &error)),
        Ok(row) => Ok(row.map(|(cookie_key, up)| SharedState { cookie_key, up })),
    }
}
