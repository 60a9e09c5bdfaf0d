//! What a seat is thinking of doing.

use kernel::SeatSet;

/// What a seat intends.
pub(crate) struct Intention {
    pub(crate) decision: u32,
    pub(crate) action: String,
    /// The seats of other people that may see it; never empty.
    pub(crate) seen_by: SeatSet,
}
