//! What each seat did last: for whoever looks at the table.

use std::hash::{Hash, Hasher};

use kernel::{BySeat, Seat};

use crate::castle::Slot;
use crate::{Colour, Throw};

/// The last throw and the last card of each seat.
///
/// No rule depends on it. All values are equal and have the same hash, so that search does not tell positions apart by how
/// they came about.
#[derive(Clone, Copy, Debug)]
pub struct LastMoves {
    /// A throw without dice stands for none.
    throws: BySeat<Throw, 2>,
    cards: BySeat<Option<(Colour, Slot)>, 2>,
}

impl Default for LastMoves {
    fn default() -> Self {
        Self { throws: BySeat([Throw::NONE; 2]), cards: BySeat::default() }
    }
}

impl LastMoves {
    /// The last throw of a seat.
    #[must_use]
    pub fn throw(&self, seat: Seat) -> Option<Throw> {
        Some(self.throws[seat]).filter(|throw| *throw != Throw::NONE)
    }

    /// The card that a seat built last, if it still has it: the castle and the slot in which it lies now.
    #[must_use]
    pub fn card(&self, seat: Seat) -> Option<(Colour, Slot)> {
        self.cards[seat]
    }

    pub(crate) fn thrown(&mut self, seat: Seat, throw: Throw) {
        self.throws[seat] = throw;
    }

    pub(crate) fn built(&mut self, seat: Seat, colour: Colour, slot: Slot) {
        self.cards[seat] = Some((colour, slot));
    }

    /// A card has left a castle, whose left end is now `vanished` slots further to the right.
    pub(crate) fn removed(&mut self, seat: Seat, colour: Colour, slot: Slot, vanished: usize) {
        self.cards[seat] = match self.cards[seat] {
            Some(card) if card == (colour, slot) => None,
            Some((other, last)) if other == colour => Some((colour, Slot::new(last.index() - vanished))),
            card => card,
        };
    }
}

impl PartialEq for LastMoves {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for LastMoves {}

impl Hash for LastMoves {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}
