//! What waits for the driver before it becomes visible.

use catalog::CatalogSession;
use journal::{EntryKind, MatchSeat, Status, Token};
use kernel::Seat;

use crate::clocks::Clocks;
use crate::command::{RequestId, SubscriberId};

/// Whose message causes a change.
#[derive(Clone, Debug, Default)]
pub(crate) struct Origin {
    pub(crate) guest: Option<Token>,
    /// The id of the message; empty if it has none.
    pub(crate) message: String,
}

/// What waits for the driver.
pub(crate) enum Pending {
    /// A change that is being written.
    Change(Box<Change>),
    /// A match for the same players that is being created.
    Rematch { origin: Origin, subscriber: SubscriberId },
}

/// The table as it will be.
pub(crate) struct Change {
    pub(crate) kind: EntryKind,
    pub(crate) origin: Origin,
    /// The session afterwards, if it changes.
    pub(crate) session: Option<Box<dyn CatalogSession>>,
    pub(crate) seats: Vec<MatchSeat>,
    pub(crate) status: Status,
    pub(crate) resigned: Option<Seat>,
    pub(crate) clocks: Clocks,
    pub(crate) then: Then,
}

/// Who is told when a change is durable, or could not be made so.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Then {
    /// A subscriber, with `done`.
    Done(SubscriberId),
    /// A subscriber, with the way to another match.
    Go(SubscriberId, Token),
    /// A guest who takes a seat. If it was the last one, the match begins first.
    Seated(RequestId, Seat),
    /// A program that played.
    Played(RequestId),
    /// Nobody: the table itself wants it, and tries again if it fails.
    Retry,
}
