//! Matches on disk: one embedded SQLite file in the data folder.
//!
//! A match is a row of `matches`, a few rows of `seats` and an append-only `journal` (the types are those of the crate
//! [`journal`]). Nothing in the journal is ever changed or removed, so a match can always be rebuilt.
//!
//! All writes go through one task ([`Store::append`] and its siblings hand their work to it). It takes what has
//! accumulated, writes it in one transaction and waits for the disk once, so that a thousand matches share a commit. The
//! call returns when the work is durable (WAL, `synchronous = FULL`), or with the reason why it is not.

mod error;
mod migrations;
mod private_file;
mod rows;
mod write;

mod open;

mod backup;
mod read;

pub use backup::backup;
pub use error::{Column, Damage, StoreError};
pub use open::Store;
pub use read::OpenMatches;
