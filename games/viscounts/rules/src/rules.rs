//! The rules as one match plays them: the number of seats, the options and the box. The phases add what the rules do.

use kernel::SeatCount;

use crate::components::Components;
use crate::options::Options;
use crate::side::{OPPONENT, Side};

/// The rules of Viscounts of the West Kingdom with the options of one match.
#[derive(Clone, Debug)]
pub struct Viscounts {
    pub(crate) seats: SeatCount,
    pub(crate) options: Options,
    pub(crate) data: &'static Components,
    pub(crate) grey_backs: u64,
}

impl Viscounts {
    /// The box.
    #[must_use]
    pub fn data(&self) -> &'static Components {
        self.data
    }

    /// Is this the solo game?
    #[must_use]
    pub fn is_solo(&self) -> bool {
        self.seats.get() == 1
    }

    /// Is this side the solo opponent?
    #[must_use]
    #[inline]
    pub fn is_opponent(&self, side: Side) -> bool {
        self.is_solo() && side == OPPONENT
    }

    /// How many contenders take turns, the solo opponent included.
    #[must_use]
    #[inline]
    pub fn sides(&self) -> u8 {
        if self.is_solo() { 2 } else { self.seats.get() as u8 }
    }

    /// Is the large side of the board in use (`viscounts.setup.board-side`)?
    #[must_use]
    pub fn large_side(&self) -> bool {
        self.seats.get() >= 3
    }

    pub(crate) fn grey_backs(&self) -> u64 {
        self.grey_backs
    }
}
