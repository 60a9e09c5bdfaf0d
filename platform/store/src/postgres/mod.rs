//! A store in a PostgreSQL database, which several servers may share.

mod connect;
mod migrations;

mod leases;
mod shared;
mod write;

mod open;

pub use connect::is_in_use;
pub(crate) use connect::{connect, up_to_date};
pub(crate) use leases::Leases;
pub(crate) use open::open;
pub(crate) use shared::{KEY, count_time, key};
pub use shared::{SharedState, shared_state};
pub(crate) use write::PostgresWriter;
