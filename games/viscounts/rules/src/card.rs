//! Townsfolk cards, sets of them, and the icons they carry.

use std::fmt;

use kernel::nth_one;
use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// How many different cards are printed: 68 neutral townsfolk, 10 heroes and the 8 that every player starts with.
pub const CARDS: usize = TOWNSFOLK + HEROES + STARTERS;
/// Printed neutral townsfolk: the first numbers.
pub const TOWNSFOLK: usize = 68;
/// Printed heroes: the numbers after the neutral townsfolk.
pub const HEROES: usize = 10;
/// Printed starting townsfolk: the numbers after the heroes. Every player has one of each; they never change hands, so a
/// player and a number name one card.
pub const STARTERS: usize = 8;
/// The largest number of different cards that the engine can hold. The new cards of a box of one's own have the numbers after the
/// printed ones, so that these stay.
pub const MAX_CARDS: usize = 104;

/// A townsfolk card, by its place in the component list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Card(pub u8);

impl Card {
    /// The place in the component list.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

kernel::bit_set! {
    /// A set of cards.
    pub struct CardSet(u128) of Card = |index| Card(index as u8);
}

impl CardSet {
    /// The cards with ids from `first` on, `count` of them.
    #[must_use]
    pub const fn range(first: usize, count: usize) -> Self {
        Self(((1_u128 << count) - 1) << first)
    }

    /// The card with `rank` smaller cards in the set.
    ///
    /// # Panics
    /// If the set has no more than `rank` cards.
    #[must_use]
    pub fn nth(self, rank: u32) -> Card {
        let [low, high] = self.words();
        let below = low.count_ones();
        let (word, rank, offset) = if rank < below { (low, rank, 0) } else { (high, rank - below, 64) };
        assert!(rank < word.count_ones(), "the set has a card of this rank");
        Card(offset + nth_one(word, rank) as u8)
    }

    /// The bits of the cards below 64, and of the others.
    pub(crate) const fn words(self) -> [u64; 2] {
        [self.0 as u64, (self.0 >> 64) as u64]
    }
}

kernel::schema_as!(CardSet => Vec<Card>, Icons => [u8; Icon::ALL.len()]);

impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let cards = Vec::<Card>::deserialize(deserializer)?;
        if cards.iter().any(|card| card.index() >= MAX_CARDS) {
            return Err(serde::de::Error::custom("no such card"));
        }
        Ok(cards.into_iter().collect())
    }
}

/// What a townsfolk can do, printed on the left of its card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub enum Icon {
    /// Pays for trading.
    Merchant,
    /// Pays for building.
    Builder,
    /// Pays for workers.
    Noble,
    /// Pays for manuscripts.
    Cleric,
    /// Counts as any other icon in a main action, and corrupts (`viscounts.criminal.wild-for-actions`).
    Criminal,
}

impl Icon {
    /// Every icon.
    pub const ALL: [Self; 5] = [Self::Merchant, Self::Builder, Self::Noble, Self::Cleric, Self::Criminal];
    /// Their words in the component file, in the order of [`Icon::ALL`].
    pub const WORDS: [&'static str; 5] = ["merchant", "builder", "noble", "cleric", "criminal"];
}

/// How many of each icon: six bits for each kind, so that adding two counts is one addition.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Icons(u32);

impl Icons {
    /// No icons.
    pub const NONE: Self = Self(0);

    /// One icon.
    #[must_use]
    pub const fn one(icon: Icon) -> Self {
        Self(1 << (6 * icon as u32))
    }

    /// How many of this kind.
    #[must_use]
    pub const fn count(self, icon: Icon) -> u8 {
        (self.0 >> (6 * icon as u32) & 63) as u8
    }

    /// Both counts together.
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }

    /// Both counts together, each at most 63.
    #[must_use]
    pub const fn saturating_plus(self, other: Self) -> Self {
        // The highest bit of each count is added apart, so that no count carries into the next one.
        const HIGH: u32 = 0b100000_100000_100000_100000_100000;
        let low = (self.0 & !HIGH) + (other.0 & !HIGH);
        let sum = low ^ (self.0 ^ other.0) & HIGH;
        let over = (self.0 & other.0 | (self.0 | other.0) & !sum) & HIGH;
        Self(sum | ((over >> 5) * 63))
    }

    /// How many icons that count for an action paid with `icon`: that icon, and criminals.
    #[must_use]
    pub const fn fitting(self, icon: Icon) -> u8 {
        self.count(icon) + self.count(Icon::Criminal)
    }
}

impl FromIterator<Icon> for Icons {
    fn from_iter<I: IntoIterator<Item = Icon>>(icons: I) -> Self {
        icons.into_iter().fold(Self::NONE, |sum, icon| sum.plus(Self::one(icon)))
    }
}

impl fmt::Debug for Icons {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(Icon::ALL.iter().map(|icon| (icon, self.count(*icon)))).finish()
    }
}

impl Serialize for Icons {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Icon::ALL.map(|icon| self.count(icon)).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Icons {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let counts = <[u8; 5]>::deserialize(deserializer)?;
        if counts.iter().any(|count| *count > 63) {
            return Err(serde::de::Error::custom("too many icons"));
        }
        Ok(Self(counts.iter().enumerate().map(|(index, count)| u32::from(*count) << (6 * index)).sum()))
    }
}
