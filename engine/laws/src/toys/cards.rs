//! A set of numbered cards.

use std::fmt;

use rand::{Rng, RngExt};
use serde::{Deserialize, Serialize};

/// A set of cards numbered from 1 to 15.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Cards(u16);

impl Cards {
    /// No card.
    pub const NONE: Self = Self(0);

    /// The cards from 1 to `last`.
    #[must_use]
    pub const fn up_to(last: u8) -> Self {
        Self((1 << (last + 1)) - 2)
    }

    /// Is the card in the set?
    #[must_use]
    pub const fn contains(self, card: u8) -> bool {
        self.0 & 1 << card != 0
    }

    /// Adds a card.
    pub const fn insert(&mut self, card: u8) {
        self.0 |= 1 << card;
    }

    /// Removes a card.
    pub const fn remove(&mut self, card: u8) {
        self.0 &= !(1 << card);
    }

    /// How many cards there are.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Is there no card?
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The sum of the numbers on the cards.
    #[must_use]
    pub fn sum(self) -> i32 {
        self.iter().map(i32::from).sum()
    }

    /// The cards, lowest first.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (1..16).filter(move |card| self.contains(*card))
    }

    /// One of the cards, each with the same probability.
    ///
    /// # Panics
    /// If there is none.
    pub fn random<R: Rng + ?Sized>(self, rng: &mut R) -> u8 {
        let index = rng.random_range(0..self.0.count_ones());
        self.iter().nth(index as usize).expect("the index is below the number of cards")
    }
}

impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cards: Vec<String> = self.iter().map(|card| card.to_string()).collect();
        f.write_str(if cards.is_empty() { "-" } else { "" })?;
        f.write_str(&cards.join(" "))
    }
}

/// The card that `text` names, if there is one from 1 to `last`.
pub(super) fn card(text: &str, last: u8) -> Option<u8> {
    // There is one way to write a number: neither `+3` nor `03`.
    text.parse().ok().filter(|card| (1..=last).contains(card) && card.to_string() == text)
}
