//! Everything that is true, hidden parts included.

use kernel::BySeat;

use crate::stone::{Stone, Stones};

/// The most players at a table.
pub const MAX_SEATS: usize = 4;

/// The table. It is flat and cheap to clone, because search clones it all the time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// The stones in the bag.
    pub bag: Stones,
    /// The stones that each seat has kept, face down.
    pub face_down: BySeat<Stones, MAX_SEATS>,
    /// The stones that each seat was given, face up.
    pub face_up: BySeat<Stones, MAX_SEATS>,
    /// The stone that the active seat has drawn and not laid down yet.
    pub drawn: Option<Stone>,
    /// How many turns are over.
    pub turns: u8,
}
