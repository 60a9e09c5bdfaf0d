//! Where matches live: one embedded SQLite file in the data folder.
//!
//! A match is a row of `matches`, a few rows of `seats` and an append-only `journal`: the steps, what was taken back,
//! who sat down, what was said. Nothing in the journal is ever changed or removed, so a match can always be rebuilt and
//! nothing that happened is lost.
//!
//! All writes go through one task ([`Store::append`] and its siblings hand their work to it). It takes what has
//! gathered, puts it into one transaction and waits for the disk once, so that a thousand matches share a commit; the
//! call returns when the work is durable (WAL, `synchronous = FULL`), or with the reason why it is not.

mod backup;
mod entry;
mod open;
mod read;
mod rows;
mod token;
mod write;

pub use backup::backup;
pub use entry::{Append, Clock, Entry, EntryKind, NewMatch, Occupant, SeatRow, StandIn, Status, Summary};
pub use open::{Store, StoreError};
pub use read::{LobbyMatch, LobbySeat, StoredMatch};
pub use token::Token;
