//! What one viewer may know. Drawings, computer players and programs get a view and never the state.

use kernel::{BySeat, Seat, SeatCount, Viewer};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::state::{MAX_SEATS, State};
use crate::stone::{Stone, Stones};

/// The stones that a seat has kept.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum FaceDown {
    /// The viewer's own, or any seat's at the end.
    Seen(Stones),
    /// Another seat's: only their number is known.
    Unseen(u8),
}

/// The stone that the active seat holds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Hand {
    /// None has been drawn.
    Empty,
    /// The viewer has drawn it.
    Seen(Stone),
    /// Another seat has drawn it.
    Unseen,
}

/// The table as one viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// How many seats the table has.
    pub seats: SeatCount,
    /// The seat whose turn it is; `None` at the end.
    pub active: Option<Seat>,
    /// How many turns are over.
    pub turns: u8,
    /// How many stones are in the bag.
    pub bag: u8,
    /// The stone that the active seat holds.
    pub hand: Hand,
    /// The stones that each seat has kept.
    pub face_down: BySeat<FaceDown, MAX_SEATS>,
    /// The stones that each seat was given.
    pub face_up: BySeat<Stones, MAX_SEATS>,
}

impl View {
    /// What `viewer` sees; without an active seat the match is over, and everything lies open.
    pub(crate) fn new(state: &State, viewer: Viewer, seats: SeatCount, active: Option<Seat>) -> Self {
        let is_own = |seat: Seat| viewer.is(seat);
        let mut face_down = BySeat([FaceDown::Unseen(0); MAX_SEATS]);
        for seat in seats.seats() {
            let stones = state.face_down[seat];
            let is_seen = is_own(seat) || active.is_none();
            face_down[seat] = if is_seen { FaceDown::Seen(stones) } else { FaceDown::Unseen(stones.total()) };
        }
        let hand = match state.drawn {
            None => Hand::Empty,
            Some(stone) if active.is_some_and(is_own) => Hand::Seen(stone),
            Some(_) => Hand::Unseen,
        };
        let (turns, bag, face_up) = (state.turns, state.bag.total(), state.face_up);
        Self { viewer, seats, active, turns, bag, hand, face_down, face_up }
    }
}
