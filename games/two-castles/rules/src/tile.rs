//! Rooms and what they are: types, decorations, tiles, sets of tiles.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The seven types of regular rooms, 21 tiles each (`two_castles.component.regular-rooms`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum RoomType {
    /// Wants rooms on two of its sides.
    Food,
    /// Wants rooms around it.
    Living,
    /// Wants an unbroken chain of rooms.
    Utility,
    /// Wants rooms anywhere; nothing may be built on top.
    Outdoor,
    /// Wants every other type in the castle.
    Sleeping,
    /// Wants a decoration around it; may lie on any floor.
    Corridor,
    /// Wants rooms in its column; lies underground.
    Downstairs,
}

impl RoomType {
    /// All types, in the rulebook's order.
    pub const ALL: [Self; 7] =
        [Self::Food, Self::Living, Self::Utility, Self::Outdoor, Self::Sleeping, Self::Corridor, Self::Downstairs];

    /// The id used in data and notation.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Food => "food",
            Self::Living => "living",
            Self::Utility => "utility",
            Self::Outdoor => "outdoor",
            Self::Sleeping => "sleeping",
            Self::Corridor => "corridor",
            Self::Downstairs => "downstairs",
        }
    }

    /// The type with this id.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|room_type| room_type.id() == id)
    }
}

/// The three kinds of special rooms that bonuses bring into a castle (`two_castles.component.special-rooms`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum SpecialRoom {
    /// Worth a fixed number of points.
    Fountain,
    /// Wants rooms around it, of any kind.
    GrandFoyer,
    /// Wants rooms below it, of any kind.
    Tower,
}

impl SpecialRoom {
    /// All kinds.
    pub const ALL: [Self; 3] = [Self::Fountain, Self::GrandFoyer, Self::Tower];

    /// The id used in data and notation.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Fountain => "fountain",
            Self::GrandFoyer => "grand_foyer",
            Self::Tower => "tower",
        }
    }

    /// The tile that shows this room.
    #[must_use]
    pub const fn tile(self) -> Tile {
        Tile(Tile::REGULAR as u8 + self as u8)
    }
}

/// What hangs on the walls of a room (`two_castles.component.decorations`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Decoration {
    /// A torch.
    Torch,
    /// Crossed swords.
    Swords,
    /// A painting.
    Painting,
    /// A mirror.
    Mirror,
}

impl Decoration {
    /// All decorations.
    pub const ALL: [Self; 4] = [Self::Torch, Self::Swords, Self::Painting, Self::Mirror];

    /// The id used in data.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Torch => "torch",
            Self::Swords => "swords",
            Self::Painting => "painting",
            Self::Mirror => "mirror",
        }
    }

    /// The decoration with this id.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|decoration| decoration.id() == id)
    }
}

/// What kind of room a tile shows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum RoomKind {
    /// A regular room.
    Regular(RoomType),
    /// A room that came as a bonus.
    Special(SpecialRoom),
    /// The throne room, which belongs to the special rooms (`two_castles.component.thrones`).
    Throne,
}

/// One tile: a regular room by its place in the component file, the face of a special room, or a regular room that a box of
/// one's own adds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile(pub u8);

impl Tile {
    /// How many regular tiles are printed; they have the numbers below.
    pub const REGULAR: usize = 147;
    /// Printed regular tiles and the three special faces.
    pub const COUNT: usize = Self::REGULAR + SpecialRoom::ALL.len();
    /// How many regular tiles of a type a box of one's own can add.
    pub const ADDED_PER_TYPE: usize = 3;
    /// The number of the first added tile: those of the first type, then those of the next.
    pub const FIRST_ADDED: usize = Self::COUNT + 1;
    /// All numbers of tiles are below.
    pub const NUMBERS: usize = Self::FIRST_ADDED + RoomType::ALL.len() * Self::ADDED_PER_TYPE;
    /// The throne room of a castle, whichever of the seven it is.
    pub const THRONE: Self = Self(Self::COUNT as u8);
    /// No tile: an empty place in a list of fixed length.
    pub const NONE: Self = Self(u8::MAX);

    /// Every printed regular tile.
    pub fn regular() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..Self::REGULAR as u8).map(Self)
    }

    /// Its number.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Is it a regular tile, printed or added?
    #[must_use]
    #[inline]
    pub const fn is_regular(self) -> bool {
        self.index() < Self::REGULAR || self.index() >= Self::FIRST_ADDED && self.index() < Self::NUMBERS
    }

    /// The tile, unless the place is empty.
    #[must_use]
    pub fn some(self) -> Option<Self> {
        (self != Self::NONE).then_some(self)
    }

    /// What kind of room it shows.
    ///
    /// # Panics
    /// For [`Tile::NONE`].
    #[must_use]
    pub const fn kind(self) -> RoomKind {
        match (self.room_type(), self.index()) {
            (Some(room_type), _) => RoomKind::Regular(room_type),
            (None, index) if index < Self::COUNT => RoomKind::Special(SpecialRoom::ALL[index - Self::REGULAR]),
            (None, Self::COUNT) => RoomKind::Throne,
            _ => panic!("an empty place has no kind"),
        }
    }

    /// How many printed tiles each regular type has.
    pub const PER_TYPE: usize = Self::REGULAR / RoomType::ALL.len();

    /// The type of a regular tile.
    #[must_use]
    #[inline]
    pub const fn room_type(self) -> Option<RoomType> {
        // The component file lists the types in their order, 21 tiles each; `components` checks that it does.
        match self.index() {
            index if index < Self::REGULAR => Some(RoomType::ALL[index / Self::PER_TYPE]),
            index if index >= Self::FIRST_ADDED && index < Self::NUMBERS => {
                Some(RoomType::ALL[(index - Self::FIRST_ADDED) / Self::ADDED_PER_TYPE])
            }
            _ => None,
        }
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Tile({})", self.0)
    }
}

/// A set of regular tiles. Every tile exists once, so a pile, a hand and the supply are sets.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct TileSet([u64; 3]);

impl TileSet {
    /// No tile.
    pub const EMPTY: Self = Self([0; 3]);

    /// All that are printed.
    pub const ALL: Self = Self([u64::MAX, u64::MAX, (1 << (Tile::REGULAR - 128)) - 1]);

    /// Is the tile in it?
    #[must_use]
    pub const fn contains(&self, tile: Tile) -> bool {
        tile.is_regular() && self.0[tile.index() / 64] & (1 << (tile.index() % 64)) != 0
    }

    /// Adds a tile.
    pub const fn insert(&mut self, tile: Tile) {
        debug_assert!(tile.is_regular());
        self.0[tile.index() / 64] |= 1 << (tile.index() % 64);
    }

    /// Removes a tile.
    pub const fn remove(&mut self, tile: Tile) {
        self.0[tile.index() / 64] &= !(1 << (tile.index() % 64));
    }

    /// How many tiles are in it.
    #[must_use]
    pub const fn len(&self) -> usize {
        // Added bit by bit first, so that two words are counted instead of three: not every processor has an instruction for it.
        let [one, two, three] = self.0;
        let ones = one ^ two ^ three;
        let twos = one & two | (one | two) & three;
        (ones.count_ones() + 2 * twos.count_ones()) as usize
    }

    /// Is no tile in it?
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
    }

    /// The tiles of both sets.
    #[must_use]
    pub const fn union(&self, other: &Self) -> Self {
        Self([self.0[0] | other.0[0], self.0[1] | other.0[1], self.0[2] | other.0[2]])
    }

    /// The tiles that are not in the other set.
    #[must_use]
    pub const fn minus(&self, other: &Self) -> Self {
        Self([self.0[0] & !other.0[0], self.0[1] & !other.0[1], self.0[2] & !other.0[2]])
    }

    /// The tiles that are in both sets.
    #[must_use]
    pub const fn intersection(&self, other: &Self) -> Self {
        Self([self.0[0] & other.0[0], self.0[1] & other.0[1], self.0[2] & other.0[2]])
    }

    /// The tile that has exactly `rank` smaller ones in the set.
    ///
    /// # Panics
    /// If the set has no more than `rank` tiles.
    #[must_use]
    pub fn nth(&self, mut rank: usize) -> Tile {
        for (index, word) in self.0.iter().enumerate() {
            let here = word.count_ones() as usize;
            if rank < here {
                let mut rest = *word;
                for _ in 0..rank {
                    rest &= rest - 1;
                }
                return Tile(index as u8 * 64 + rest.trailing_zeros() as u8);
            }
            rank -= here;
        }
        panic!("the set is too small");
    }

    /// The tiles, lowest number first.
    #[must_use]
    pub fn iter(&self) -> Tiles {
        Tiles(*self)
    }
}

impl FromIterator<Tile> for TileSet {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Self {
        let mut set = Self::EMPTY;
        for tile in tiles {
            set.insert(tile);
        }
        set
    }
}

impl fmt::Debug for TileSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|tile| tile.0)).finish()
    }
}

kernel::schema_as!(TileSet => Vec<Tile>);

/// Serialised as the list of its tiles.
impl Serialize for TileSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for TileSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let tiles = Vec::<Tile>::deserialize(deserializer)?;
        match tiles.iter().find(|tile| !tile.is_regular()) {
            None => Ok(tiles.into_iter().collect()),
            Some(tile) => Err(serde::de::Error::custom(format_args!("{} is no regular tile", tile.0))),
        }
    }
}

/// The tiles of a [`TileSet`], lowest number first.
#[derive(Clone)]
pub struct Tiles(TileSet);

impl Iterator for Tiles {
    type Item = Tile;

    fn next(&mut self) -> Option<Tile> {
        for (index, word) in self.0.0.iter_mut().enumerate() {
            if *word != 0 {
                let bit = word.trailing_zeros() as u8;
                *word &= *word - 1;
                return Some(Tile(index as u8 * 64 + bit));
            }
        }
        None
    }

    /// Word by word, which is faster than looking for the next tile from the first word on.
    fn fold<B, F: FnMut(B, Tile) -> B>(self, init: B, mut f: F) -> B {
        let mut folded = init;
        for (index, mut word) in self.0.0.into_iter().enumerate() {
            while word != 0 {
                folded = f(folded, Tile(index as u8 * 64 + word.trailing_zeros() as u8));
                word &= word - 1;
            }
        }
        folded
    }
}
