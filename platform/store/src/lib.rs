//! Matches on disk: in an embedded SQLite file in the data folder, or in a PostgreSQL database.
//!
//! A match is a row of `matches`, a few rows of `seats` and an append-only `journal` (the types are those of the crate
//! [`journal`]). Nothing in the journal is ever changed or removed, so a match can always be rebuilt.
//!
//! All writes go through one task ([`Store::append`] and its siblings hand their work to it). It takes what has
//! accumulated, writes it in one transaction and waits for the disk once, so that a thousand matches share a commit. The
//! call returns when the work is durable (SQLite: WAL, `synchronous = FULL`), or with the reason why it is not.
//!
//! A server takes a match with [`Store::own`] and writes to it under the [`Lease`] that it gets. In SQLite that costs nothing,
//! because one server has the whole file. In PostgreSQL several servers share a database: each has a lease that it renews, by
//! the database's own clock; who takes a match over raises its fencing number, and every write checks that number in its own
//! transaction. So a server that was cut off, stopped or slow cannot write after another has taken over.

mod lease;
mod migrations;
mod place;

mod error;

mod rows;
mod statement;

mod read;
mod write;

mod postgres;
mod sqlite;

mod writer;

mod store;

mod copy;

pub use copy::{Copied, CopyError, check_source, copy};
pub use error::{Column, StoreError};
pub use lease::{Lease, Term};
pub use place::{DatabaseAddress, Place, PlaceError};
pub use postgres::{SharedState, is_in_use, shared_state};
pub use read::OpenMatches;
pub use sqlite::backup;
pub use store::Store;
