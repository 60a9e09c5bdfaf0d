//! What is written, for both databases.

use journal::{Append, EntryKind, MatchRow, Occupant, Status, Token};
use kernel::SeatSet;
use tokio::sync::oneshot;

use crate::error::StoreError;
use crate::rows::OccupantColumns;
use crate::statement::Parameter;

/// The largest number of writes in one commit. SQLite takes 32766 parameters in a statement; an entry needs 9.
pub(crate) const BATCH: usize = 512;

/// A write, and where to report that it is durable.
#[derive(Debug)]
pub(crate) struct Job {
    pub(crate) write: Write,
    pub(crate) done: oneshot::Sender<Result<(), StoreError>>,
}

#[derive(Debug)]
pub(crate) enum Write {
    Create(Box<MatchRow>),
    Append {
        append: Box<Append>,
        /// That of the lease under which it is written.
        fence: i64,
        at: i64,
    },
    Guest {
        id: Token,
        name: String,
        at: i64,
    },
    /// The match no longer needs to be with this server.
    Release {
        id: Token,
        fence: i64,
    },
    /// Something that nobody reads, to see whether writing works.
    Check {
        at: i64,
    },
}

impl Write {
    /// The entry with its time, if this is one.
    pub(crate) fn as_append(&self) -> Option<(&Append, i64)> {
        match self {
            Self::Append { append, at, .. } => Some((append, *at)),
            Self::Create(_) | Self::Guest { .. } | Self::Release { .. } | Self::Check { .. } => None,
        }
    }
}

/// Writes something that nobody reads.
pub(crate) const CHECK: &str =
    "INSERT INTO health (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at";

/// Stores the name of a guest.
pub(crate) fn name_guest(id: Token, name: &str, at: i64) -> (&'static str, Vec<Parameter>) {
    let statement = "INSERT INTO guests (id, name, seen) VALUES ($1, $2, $3)
         ON CONFLICT (id) DO UPDATE SET name = excluded.name, seen = excluded.seen";
    (statement, vec![id.into(), name.into(), at.into()])
}

/// What an entry changes in the seats of its match.
pub(crate) fn seat_changes(append: &Append, at: i64) -> Vec<(&'static str, Vec<Parameter>)> {
    let mut changes = Vec::new();
    if append.summary.status == Status::Over {
        let statement = "UPDATE seats SET ended = $1 WHERE match_id = $2 AND ended IS NULL";
        changes.push((statement, vec![at.into(), append.id.into()]));
    }
    let changed = match &append.entry.kind {
        EntryKind::Withdraw => {
            // Nobody's list shows it any more.
            let statement =
                "UPDATE seats SET kind = 'open', guest = NULL, name = '' WHERE match_id = $1 AND kind = 'guest'";
            changes.push((statement, vec![append.id.into()]));
            None
        }
        EntryKind::Seat { seat, occupant } => Some((seat, occupant)),
        EntryKind::Remove { seat, .. } => Some((seat, &Occupant::Open)),
        _ => None,
    };
    if let Some((seat, occupant)) = changed {
        let OccupantColumns { kind, guest, name, level, stand_in } = OccupantColumns::from(occupant);
        let statement = "UPDATE seats SET kind = $1, guest = $2, name = $3, level = $4, stand_in = $5
             WHERE match_id = $6 AND seat = $7";
        let seat = (seat.index() as i64).into();
        let columns =
            vec![kind.into(), guest.into(), name.into(), level.into(), stand_in.into(), append.id.into(), seat];
        changes.push((statement, columns));
    }
    changes
}

/// A set of seats as a bit per seat.
pub(crate) fn bits(seats: SeatSet) -> i64 {
    seats.iter().map(|seat| 1 << seat.index()).sum()
}
