//! The rules as one match plays them: who sits where, and which castle belongs to whom. The chapters add what the rules
//! do.

use kernel::{Seat, SeatCount, SeatSet};

use crate::Options;
use crate::components::Components;
use crate::state::LUDWIG;

/// Zwischen zwei Schlössern for a number of seats.
#[derive(Clone, Debug)]
pub struct TwoCastles {
    pub(crate) seats: SeatCount,
    pub(crate) options: Options,
    /// What the pieces say. Kept here because every step looks something up.
    pub(crate) components: &'static Components,
}

impl TwoCastles {
    /// How many places the table has, and how many castles: the seats, and Ludwig's where two play
    /// (`two_castles.setup.seating`, `two_castles.variant.three-castles`).
    #[must_use]
    #[inline]
    pub const fn places(&self) -> usize {
        if self.has_ludwig() { LUDWIG + 1 } else { self.seats.get() }
    }

    /// Is it the table of two, with Ludwig as the third?
    #[must_use]
    #[inline]
    pub const fn has_ludwig(&self) -> bool {
        self.seats.get() == 2
    }

    /// The seat at a place; nobody sits at Ludwig's.
    #[must_use]
    pub fn seat_at(&self, place: usize) -> Option<Seat> {
        (place < self.seats.get()).then(|| Seat::new(place as u8))
    }

    /// The two places whose castle it is: the one who has it on the left, then the one who has it on the right
    /// (`two_castles.setup.seating`).
    #[must_use]
    #[inline]
    pub const fn builders(&self, castle: usize) -> [usize; 2] {
        [castle, if castle + 1 == self.places() { 0 } else { castle + 1 }]
    }

    /// The castles of a place: on its left, then on its right.
    #[must_use]
    pub const fn castles_of(&self, place: usize) -> [usize; 2] {
        [place, if place == 0 { self.places() - 1 } else { place - 1 }]
    }

    /// The seats that build a castle: two, or the human alone with Ludwig (`two_castles.variant.partners`).
    #[must_use]
    pub fn partners(&self, castle: usize) -> SeatSet {
        self.builders(castle).into_iter().filter_map(|place| self.seat_at(place)).collect()
    }

    /// The older of two seats (`two_castles.turn.waiting-tie`).
    #[must_use]
    pub fn elder(&self, one: Seat, other: Seat) -> Seat {
        let seats = self.seats.get();
        let age = |seat: Seat| (seat.index() + seats - self.options.oldest as usize) % seats;
        if age(one) < age(other) { one } else { other }
    }

    /// What the printed pieces say.
    #[must_use]
    pub const fn components(&self) -> &'static Components {
        self.components
    }
}
