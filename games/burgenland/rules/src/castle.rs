//! One castle: a row of cards, perhaps with gaps.

use std::fmt;
use std::str::FromStr;

use kernel::NotationError;
use serde::Serialize;

use crate::errors::Expected;
use crate::{ByCard, Card};

/// The largest number of slots in a row, gaps included.
///
/// The rules set no bound. A colour has 19 cards, but a card stolen from inside the row leaves its slot behind;
/// the thief may lose that card to the supply, and it may come back to lengthen an end. Every such round makes the row one
/// slot longer. The bound is therefore our own (`burgenland.build.ends-only`). With all 32 slots in use at least 13 are
/// gaps, and one of these touches a card: a wall always has a place (`burgenland.build.wall-anywhere`). The longest row in a
/// million random matches had 17 slots.
pub const SLOTS: usize = 32;

/// A slot of a row. The leftmost card lies in slot 0, which prints as `1`: people count from one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct Slot(u8);

impl Slot {
    /// The slot with the given index, counted from zero.
    ///
    /// # Panics
    /// If the index is not below [`SLOTS`].
    #[must_use]
    pub const fn new(index: usize) -> Self {
        assert!(index < SLOTS, "slot index out of range");
        Self(index as u8)
    }

    /// The index, counted from zero.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The slot's bit in a set of slots.
    const fn bit(self) -> u32 {
        1 << self.0
    }
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.index() + 1)
    }
}

impl FromStr for Slot {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let plain = matches!(text.as_bytes(), [b'1'..=b'9'] | [b'1'..=b'9', b'0'..=b'9']);
        match text.parse::<usize>() {
            Ok(number @ 1..=SLOTS) if plain => Ok(Self::new(number - 1)),
            _ => Err(NotationError::new(text, Expected::Slot)),
        }
    }
}

kernel::bit_set! {
    /// A set of slots, from left to right.
    pub struct Slots(u32) of Slot = |index| Slot(index as u8);
}

/// Where a card is added to a row (`burgenland.build.ends-only`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// Beyond the leftmost card.
    Left,
    /// Beyond the rightmost card. An empty castle is begun with this one.
    Right,
    /// Into an empty slot inside the row.
    Gap(Slot),
}

/// Every place where one kind of card can be added to a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Places {
    /// Is there room left of the leftmost card?
    pub left: bool,
    /// Is there room right of the rightmost card, or for a first card?
    pub right: bool,
    /// Empty slots inside the row.
    pub gaps: Slots,
}

impl Places {
    /// Is there no such place?
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        !self.left && !self.right && self.gaps.is_empty()
    }

    /// Is the place one of them?
    #[must_use]
    #[inline]
    pub const fn contains(self, place: Place) -> bool {
        match place {
            Place::Left => self.left,
            Place::Right => self.right,
            Place::Gap(slot) => self.gaps.contains(slot),
        }
    }

    /// The places, ends first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Place> {
        let left = self.left.then_some(Place::Left);
        let right = self.right.then_some(Place::Right);
        left.into_iter().chain(right).chain(self.gaps.iter().map(Place::Gap))
    }
}

/// An unbroken part of a row, and what it is worth.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Part {
    /// Its leftmost slot.
    pub from: Slot,
    /// How many of each card it has.
    pub cards: ByCard<u8>,
    /// The sum of their values.
    pub value: u8,
}

/// One castle. Written as its row from left to right, with a dot for a missing card: `WG.HW`; an empty castle is `-`.
///
/// One bit per slot in each of three words: is a card there, and the two bits of its kind. So a question about all slots
/// takes a handful of instructions. The leftmost card is always in slot 0, so rows that look the same are equal.
///
/// ```
/// use burgenland::{Card, Castle, Place};
/// let mut castle: Castle = "WHW".parse().unwrap();
/// castle.build(Card::GreatTower, Place::Left);
/// assert_eq!(castle.to_string(), "GWHW");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Castle {
    /// Slots with a card.
    cards: u32,
    /// Slots with a small or a great tower: the low bit of the kind.
    low: u32,
    /// Slots with a house or a great tower: the high bit of the kind.
    high: u32,
}

impl Castle {
    /// A castle that has lost all its cards.
    pub const EMPTY: Self = Self { cards: 0, low: 0, high: 0 };

    /// Does it have no card?
    #[must_use]
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.cards == 0
    }

    /// How many slots the row has, gaps included.
    #[must_use]
    #[inline]
    pub const fn len(&self) -> usize {
        (u32::BITS - self.cards.leading_zeros()) as usize
    }

    /// The card in a slot.
    #[must_use]
    pub const fn card_at(&self, slot: Slot) -> Option<Card> {
        let bit = slot.bit();
        if self.cards & bit == 0 {
            return None;
        }
        Some(Card::ALL[(self.low & bit != 0) as usize | ((self.high & bit != 0) as usize) << 1])
    }

    /// The slots from left to right, `None` for a gap.
    pub fn slots(&self) -> impl DoubleEndedIterator<Item = Option<Card>> + ExactSizeIterator {
        let castle = *self;
        (0..self.len()).map(move |index| castle.card_at(Slot::new(index)))
    }

    /// The slots with this kind of card.
    #[must_use]
    #[inline]
    pub const fn copies(&self, card: Card) -> Slots {
        Slots(match card {
            Card::Wall => self.cards & !self.low & !self.high,
            Card::SmallTower => self.low & !self.high,
            Card::House => self.high & !self.low,
            Card::GreatTower => self.low & self.high,
        })
    }

    /// The leftmost and the rightmost card of the whole row, which are one and the same in a castle of one card
    /// (`burgenland.leave.outer-with-gap`).
    #[must_use]
    pub fn outer_cards(&self) -> Option<(Card, Card)> {
        let left = self.card_at(Slot::new(0))?;
        let right = self.card_at(Slot::new(self.len() - 1))?;
        Some((left, right))
    }

    /// Does the row read the same from both ends?
    #[must_use]
    pub const fn is_symmetric(&self) -> bool {
        let spare = self.cards.leading_zeros();
        if spare == u32::BITS {
            return true;
        }
        self.cards.reverse_bits() >> spare == self.cards
            && self.low.reverse_bits() >> spare == self.low
            && self.high.reverse_bits() >> spare == self.high
    }

    /// Where a card may be added: at an end, or in a gap next to a card (`burgenland.gap.wide`). A wall fits everywhere,
    /// a building only where all neighbours are walls (`burgenland.build.building-next-to-walls-only`,
    /// `burgenland.gap.closing`). An empty castle may be begun with any card (`burgenland.build.any-first-card`).
    #[must_use]
    #[inline]
    pub const fn places(&self, card: Card) -> Places {
        let length = self.len();
        if length == 0 {
            return Places { left: false, right: true, gaps: Slots::EMPTY };
        }
        // The highest slot holds a card, so all empty slots below it are inside the row.
        let inside = (1_u32 << (length - 1)) - 1;
        let beside_cards = self.cards << 1 | self.cards >> 1;
        let gaps = inside & !self.cards & beside_cards;
        let has_room = length < SLOTS;
        if !card.is_building() {
            return Places { left: has_room, right: has_room, gaps: Slots(gaps) };
        }
        let buildings = self.low | self.high;
        let beside_buildings = buildings << 1 | buildings >> 1;
        Places {
            left: has_room && buildings & 1 == 0,
            right: has_room && buildings >> (length - 1) == 0,
            gaps: Slots(gaps & !beside_buildings),
        }
    }

    /// Adds a card and returns the slot in which it now lies.
    ///
    /// # Panics
    /// Debug builds panic if the card does not fit there.
    pub fn build(&mut self, card: Card, place: Place) -> Slot {
        debug_assert!(self.places(card).contains(place), "{card} does not fit into {self} at {place:?}");
        let slot = match place {
            Place::Left => {
                self.cards <<= 1;
                self.low <<= 1;
                self.high <<= 1;
                Slot(0)
            }
            Place::Right => Slot(self.len() as u8),
            Place::Gap(slot) => slot,
        };
        self.lay(card, slot);
        slot
    }

    /// Writes a card into an empty slot.
    const fn lay(&mut self, card: Card, slot: Slot) {
        self.cards |= 1 << slot.0;
        self.low |= (card as u32 & 1) << slot.0;
        self.high |= (card as u32 >> 1) << slot.0;
    }

    /// Takes the card out of a slot. Inside the row a gap stays (`burgenland.gap.created`); empty slots at an end vanish
    /// (`burgenland.leave.outer-with-gap`).
    ///
    /// # Panics
    /// If there is no card.
    pub fn remove(&mut self, slot: Slot) -> Card {
        let card = self.card_at(slot).expect("there is a card in the slot");
        let keep = !slot.bit();
        self.cards &= keep;
        self.low &= keep;
        self.high &= keep;
        if self.cards != 0 {
            let vanished = self.cards.trailing_zeros();
            self.cards >>= vanished;
            self.low >>= vanished;
            self.high >>= vanished;
        }
        card
    }

    /// What the castle counts in a scoring: its most valuable unbroken part (`burgenland.score.value-sum`,
    /// `burgenland.gap.only-better-part-scores`, `burgenland.gap.several`).
    #[must_use]
    #[inline]
    pub fn value(&self, values: &ByCard<u8>) -> u8 {
        self.runs().map(|run| self.worth(run, values)).max().unwrap_or(0)
    }

    /// The part that counts, for the explanation of a score: the leftmost of the most valuable; none in an empty castle.
    #[must_use]
    pub fn best_part(&self, values: &ByCard<u8>) -> Option<Part> {
        // `max_by_key` prefers the last of equals, so the runs are counted down by their place.
        let run = self.runs().max_by_key(|run| (self.worth(*run, values), std::cmp::Reverse(run.trailing_zeros())))?;
        let cards = ByCard(Card::ALL.map(|card| (self.copies(card).0 & run).count_ones() as u8));
        Some(Part { from: Slot(run.trailing_zeros() as u8), cards, value: self.worth(run, values) })
    }

    /// The unbroken parts from left to right, each as the set of its slots.
    #[inline]
    fn runs(&self) -> impl Iterator<Item = u32> {
        let mut left = self.cards;
        std::iter::from_fn(move || {
            // Adding one at the foot of the lowest run carries through exactly that run.
            let rest = left & left.wrapping_add(left & left.wrapping_neg());
            let run = left & !rest;
            left = rest;
            (run != 0).then_some(run)
        })
    }

    /// The sum of the cards in a set of slots.
    #[inline]
    fn worth(&self, slots: u32, values: &ByCard<u8>) -> u8 {
        Card::ALL.into_iter().map(|card| (self.copies(card).0 & slots).count_ones() as u8 * values[card]).sum()
    }
}

impl fmt::Display for Castle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.pad("-");
        }
        f.pad(&self.slots().map(|card| card.map_or('.', Card::letter)).collect::<String>())
    }
}

impl fmt::Debug for Castle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Castle({self})")
    }
}

impl FromStr for Castle {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let error = || NotationError::new(text, Expected::Castle);
        if text == "-" {
            return Ok(Self::EMPTY);
        }
        if text.is_empty() || text.len() > SLOTS || text.starts_with('.') || text.ends_with('.') {
            return Err(error());
        }
        let mut castle = Self::EMPTY;
        for (index, letter) in text.chars().enumerate() {
            match (letter, Card::from_letter(letter)) {
                (_, Some(card)) => castle.lay(card, Slot::new(index)),
                ('.', None) => {}
                _ => return Err(error()),
            }
        }
        let buildings = castle.low | castle.high;
        if buildings & buildings << 1 != 0 {
            return Err(NotationError::new(text, Expected::CastleSideBySide));
        }
        Ok(castle)
    }
}

kernel::written_as_text!(Castle);
