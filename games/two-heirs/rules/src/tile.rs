//! The building tiles: sets, terrain colours, building types, and compact sets of tiles.

use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

use kernel::NotationError;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::errors::Expected;
use crate::words::words;

/// How many building tiles the printed box holds (`two_heirs.component.tiles`).
pub const TILES: usize = 54;

/// How many printed tiles a set has (`two_heirs.component.tiles`).
pub const TILES_PER_SET: usize = 9;

/// How many tiles a box of one's own can add to a set.
pub const ADDED_PER_SET: usize = 3;

/// How many tiles a set can have.
pub const MOST_PER_SET: usize = TILES_PER_SET + ADDED_PER_SET;

/// How many sets a game uses (`two_heirs.setup.choose-three-sets`).
pub(crate) const SETS_IN_PLAY: usize = 3;

/// All indices of tiles are below: those of the printed tiles, then those of the tiles that can be added.
pub const TILE_NUMBERS: usize = TILES + Set::ALL.len() * ADDED_PER_SET;

words! {
    /// The colour of a tile, front and back alike; it stands for a resource (`two_heirs.component.colours`).
    "colour" Colour said as "two-heirs-" {
        /// Meadow: wood.
        Green = "green",
        /// Stony plain: stone.
        Grey = "grey",
        /// Field: grain.
        Yellow = "yellow",
    }
}

impl Colour {
    /// The resource the colour stands for.
    #[must_use]
    pub const fn resource(self) -> &'static str {
        match self {
            Self::Green => "wood",
            Self::Grey => "stone",
            Self::Yellow => "grain",
        }
    }
}

words! {
    /// One of the six sets of nine printed tiles, told apart by a symbol in the corner (`two_heirs.component.tiles`).
    "set" Set said as "two-heirs-option-sets-" {
        /// Roads, inns and robbers.
        Travel = "travel",
        /// Fields, mines, workshops and field camps.
        LandIndustry = "land-industry",
        /// Producers, trading posts and cathedrals.
        TradeChurch = "trade-church",
        /// Siege towers and fortresses.
        War = "war",
        /// Crafts and their guild houses.
        Craft = "craft",
        /// Watchtowers and garrisons.
        Patrol = "patrol",
    }
}

impl Set {
    /// The three letters that begin the ids of its tiles.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Travel => "tra",
            Self::LandIndustry => "lan",
            Self::TradeChurch => "trd",
            Self::War => "war",
            Self::Craft => "cra",
            Self::Patrol => "pat",
        }
    }

    /// The tile with this number in the set, from 1 to [`MOST_PER_SET`]; a box need not have it.
    const fn tile(self, number: usize) -> TileId {
        if number <= TILES_PER_SET {
            TileId::new(self as usize * TILES_PER_SET + number - 1)
        } else {
            TileId::new(TILES + self as usize * ADDED_PER_SET + number - TILES_PER_SET - 1)
        }
    }

    /// The tiles that a box of one's own can add to the set.
    pub(crate) fn added(self) -> impl Iterator<Item = TileId> {
        (TILES_PER_SET + 1..=MOST_PER_SET).map(move |number| self.tile(number))
    }
}

words! {
    /// The 24 building types.
    "building" Building said as "two-heirs-source-" {
        /// Counts tiles in its row or column (`two_heirs.tavern.points`).
        Tavern = "tavern",
        /// Counts tiles beside it (`two_heirs.market.points`).
        Market = "market",
        /// Counts the tiles of its longest road (`two_heirs.shrine.points`).
        PilgrimageSite = "pilgrimage-site",
        /// Counts opposing buildings beside it (`two_heirs.robber-castle.points`).
        RobberCastle = "robber-castle",
        /// Counts its yellow area (`two_heirs.mill.points`).
        Mill = "mill",
        /// Counts its grey area (`two_heirs.mine.points`).
        Mine = "mine",
        /// Counts its green area (`two_heirs.cowshed.points`).
        Cowshed = "cowshed",
        /// Counts own buildings on yellow (`two_heirs.bakery.points`).
        Bakery = "bakery",
        /// Allows one more take, once (`two_heirs.camp.extra-take`).
        FieldCamp = "field-camp",
        /// Counts own buildings on grey (`two_heirs.smithy.points`).
        Smithy = "smithy",
        /// Counts own buildings on green (`two_heirs.hut.points`).
        Hut = "hut",
        /// Gives grain (`two_heirs.farm.access`).
        Farm = "farm",
        /// Gives wood (`two_heirs.sawmill.access`).
        Sawmill = "sawmill",
        /// Gives stone (`two_heirs.quarry.access`).
        Quarry = "quarry",
        /// Counts own producers of one kind (`two_heirs.trading-post.points`).
        TradingPost = "trading-post",
        /// Is worth five points (`two_heirs.cathedral.points`).
        Cathedral = "cathedral",
        /// Destroys in pairs (`two_heirs.siege-tower.destroy`).
        SiegeTower = "siege-tower",
        /// Counts own siege towers and fortresses (`two_heirs.fortress.points`).
        Fortress = "fortress",
        /// Counts tiles of its colour in its row or column (`two_heirs.watchtower.points`).
        Watchtower = "watchtower",
        /// Counts watchtowers on its diagonals (`two_heirs.garrison.points`).
        Garrison = "garrison",
        /// Pairs green with yellow (`two_heirs.basketry.points`).
        BasketWeaver = "basket-weaver",
        /// Pairs grey with yellow (`two_heirs.pottery.points`).
        Pottery = "pottery",
        /// Pairs grey with green (`two_heirs.cooperage.points`).
        Cooperage = "cooperage",
        /// Raises one craft (`two_heirs.guild-house.bonus`).
        GuildHouse = "guild-house",
    }
}

impl Building {
    /// The colour whose resource the building gives its owner, for the three producers.
    #[must_use]
    pub const fn produces(self) -> Option<Colour> {
        match self {
            Self::Farm => Some(Colour::Yellow),
            Self::Sawmill => Some(Colour::Green),
            Self::Quarry => Some(Colour::Grey),
            _ => None,
        }
    }

    /// The two colours that a craft pairs.
    #[must_use]
    pub const fn pairs(self) -> Option<[Colour; 2]> {
        match self {
            Self::BasketWeaver => Some([Colour::Green, Colour::Yellow]),
            Self::Pottery => Some([Colour::Grey, Colour::Yellow]),
            Self::Cooperage => Some([Colour::Grey, Colour::Green]),
            _ => None,
        }
    }
}

/// A tile by its set and its number in it: `tra-1` to `pat-9` are printed, and a box of one's own can add `tra-10` to `pat-12`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TileId(NonZeroU8);

impl TileId {
    /// The tile with the given index.
    ///
    /// # Panics
    /// If the index is not below [`TILE_NUMBERS`].
    #[must_use]
    pub const fn new(index: usize) -> Self {
        assert!(index < TILE_NUMBERS, "tile index out of range");
        Self(NonZeroU8::new(index as u8 + 1).expect("one more than an index is not zero"))
    }

    /// Its index below [`TILE_NUMBERS`]: the printed tiles, then those that can be added; sets in order, numbers in order.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// The set it belongs to.
    #[must_use]
    pub const fn set(self) -> Set {
        if self.is_printed() {
            Set::ALL[self.index() / TILES_PER_SET]
        } else {
            Set::ALL[(self.index() - TILES) / ADDED_PER_SET]
        }
    }

    /// Its number in its set, from 1.
    const fn number(self) -> usize {
        if self.is_printed() {
            self.index() % TILES_PER_SET + 1
        } else {
            (self.index() - TILES) % ADDED_PER_SET + TILES_PER_SET + 1
        }
    }

    /// Is it one of the 54 tiles of the printed box?
    #[must_use]
    pub const fn is_printed(self) -> bool {
        self.index() < TILES
    }

    /// All printed tiles, in order.
    pub fn printed() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..TILES).map(Self::new)
    }
}

impl fmt::Display for TileId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.set().code(), self.number())
    }
}

impl fmt::Debug for TileId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for TileId {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let error = || NotationError::new(text, Expected::Tile);
        let (code, number) = text.split_once('-').ok_or_else(error)?;
        let set = Set::ALL.into_iter().find(|set| set.code() == code).ok_or_else(error)?;
        match number.as_bytes() {
            [digit @ b'1'..=b'9'] => Ok(set.tile((digit - b'0') as usize)),
            [b'1', digit @ b'0'..=b'2'] => Ok(set.tile(10 + (digit - b'0') as usize)),
            _ => Err(error()),
        }
    }
}

kernel::written_as_text!(TileId);

kernel::bit_set! {
    /// A set of tiles.
    ///
    /// ```
    /// use two_heirs::{Components, Set, TileId};
    /// let travel = Components::of_the_box().of_set(Set::Travel);
    /// let tavern: TileId = "tra-1".parse().unwrap();
    /// assert!(travel.contains(tavern));
    /// assert_eq!(travel.without(tavern).len(), 8);
    /// ```
    pub struct TileSet(u128) of TileId = TileId::new;
}

kernel::schema_as!(TileSet => Vec<TileId>);

impl Serialize for TileSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for TileSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<TileId>::deserialize(deserializer)?.into_iter().collect())
    }
}
