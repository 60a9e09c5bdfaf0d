//! The pieces that are not rooms of the grid: throne rooms, royal attendants, bonus cards.

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

kernel::bit_set! {
    /// A set of bonus cards.
    pub struct CardSet(u32) of Card = |index| Card(index as u8);
}

impl CardSet {
    /// All twenty.
    pub const ALL: Self = Self((1 << Card::COUNT) - 1);
}
