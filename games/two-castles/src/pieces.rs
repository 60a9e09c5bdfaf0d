//! The pieces that are not rooms of the grid: throne rooms, royal attendants, bonus cards.

use std::fmt;

/// One of the seven throne rooms, by its place in the component file (`two_castles.component.thrones`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Throne(pub u8);

impl Throne {
    /// How many there are.
    pub const COUNT: usize = 7;
    /// Not dealt yet.
    pub const NONE: Self = Self(u8::MAX);

    /// Every throne room.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..Self::COUNT as u8).map(Self)
    }

    /// Its number.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// One of the four kinds of royal attendants, by its place in the component file
/// (`two_castles.component.attendant-kinds`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Attendant(pub u8);

impl Attendant {
    /// How many kinds there are.
    pub const KINDS: usize = 4;
    /// How many pieces each kind has.
    pub const EACH: u8 = 7;

    /// Every kind.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..Self::KINDS as u8).map(Self)
    }

    /// Its number.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// One of the twenty bonus cards, by its place in the component file (`two_castles.card.count-twenty`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card(pub u8);

impl Card {
    /// How many there are.
    pub const COUNT: usize = 20;
    /// No card: an empty place in a list of fixed length.
    pub const NONE: Self = Self(u8::MAX);

    /// Every card.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..Self::COUNT as u8).map(Self)
    }

    /// Its number.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of bonus cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CardSet(u32);

impl CardSet {
    /// No card.
    pub const EMPTY: Self = Self(0);
    /// All twenty.
    pub const ALL: Self = Self((1 << Card::COUNT) - 1);

    /// Is the card in it?
    #[must_use]
    pub const fn contains(self, card: Card) -> bool {
        card.index() < Card::COUNT && self.0 & (1 << card.0) != 0
    }

    /// Puts a card in.
    pub const fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    /// Takes a card out.
    pub const fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.0);
    }

    /// How many cards are in it.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Is no card in it?
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards, lowest number first.
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        Card::all().filter(move |card| self.contains(*card))
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = Self::EMPTY;
        for card in cards {
            set.insert(card);
        }
        set
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|card| card.0)).finish()
    }
}
