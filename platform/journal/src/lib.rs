//! What is kept of a match, as plain data: who sits where, how time is counted, and what happened, entry by entry.
//!
//! `store` writes these types to disk, `table` turns commands into them, `pages` shows them. Nothing in here reads a clock, a
//! file or a random source: whoever needs a [`Token`] hands in its bytes.

mod entry;
mod seat;
mod stored;
mod time_control;
mod token;

pub use entry::{Append, Entry, EntryKind, Muted, Status, Summary};
pub use seat::{MatchSeat, Occupant, StandIn};
pub use stored::{LobbyMatch, MatchRow, StoredMatch};
pub use time_control::{SeatClock, TimeControl, TimeControlError};
pub use token::{Token, TokenError};
