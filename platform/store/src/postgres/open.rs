//! Opening a store in a database.

use sqlx::postgres::{PgPool, PgPoolOptions};

use journal::Token;

use crate::error::StoreError;
use crate::place::DatabaseAddress;
use crate::postgres::connect::{PATIENCE, connect, options, up_to_date};
use crate::postgres::leases::Leases;
use crate::postgres::write::PostgresWriter;

/// The number of connections for reading, and for taking matches.
const POOL: u32 = 8;

/// Opens the store: the connections for reading, the leases of this server, and what writes.
pub(crate) async fn open(
    address: &DatabaseAddress,
    server: Token,
) -> Result<(PgPool, Leases, PostgresWriter), StoreError> {
    let mut connection = connect(address).await?;
    up_to_date(&mut connection, address).await?;
    let pool = PgPoolOptions::new().max_connections(POOL).acquire_timeout(PATIENCE).connect_lazy_with(options(address));
    let (leases, renewing) = Leases::begin(pool.clone(), server).await?;
    let writer = PostgresWriter::new(address.clone(), connection, pool.clone(), leases.clone(), renewing);
    Ok((pool, leases, writer))
}
