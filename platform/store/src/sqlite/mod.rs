//! A store in an embedded SQLite file.

mod migrations;
mod private_file;

mod write;

mod open;

mod backup;

pub(crate) use open::{FILE, connect, open};
pub(crate) use write::SqliteWriter;

pub use backup::backup;
