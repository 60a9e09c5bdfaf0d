//! The wall tiles 1 to 9: what they do and how many of each somebody holds.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// One of the nine kinds of wall tile. Prints as its number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(into = "u8", try_from = "u8")]
#[repr(u8)]
pub enum WallTile {
    /// 1: a complete second turn at once (castle.effect.1-second-turn).
    SecondTurn,
    /// 2: one completed tower counts 4 a tile (castle.effect.2-tower-double).
    TowerDouble,
    /// 3: one completed house counts 2 a tile (castle.effect.3-house-double).
    HouseDouble,
    /// 4: one unfinished path counts 1 a tile in the final scoring (castle.effect.4-unfinished-path).
    UnfinishedPath,
    /// 5: one unfinished tower counts 2 a tile in the final scoring (castle.effect.5-unfinished-tower).
    UnfinishedTower,
    /// 6: one unfinished house counts 1 a tile in the final scoring (castle.effect.6-unfinished-house).
    UnfinishedHouse,
    /// 7: every market of one courtyard counts 4 (castle.effect.7-market-four).
    MarketsFour,
    /// 8: the keep is two tiles larger (castle.effect.8-keep-plus-two).
    KeepPlusTwo,
    /// 9: five points (castle.effect.9-five-points).
    FivePoints,
}

impl WallTile {
    /// All nine, by number (castle.effect.numbering).
    pub const ALL: [Self; 9] = [
        Self::SecondTurn,
        Self::TowerDouble,
        Self::HouseDouble,
        Self::UnfinishedPath,
        Self::UnfinishedTower,
        Self::UnfinishedHouse,
        Self::MarketsFour,
        Self::KeepPlusTwo,
        Self::FivePoints,
    ];

    /// The number printed on it.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The wall tile with a printed number.
    #[must_use]
    pub fn from_number(number: u8) -> Option<Self> {
        Self::ALL.get(usize::from(number).checked_sub(1)?).copied()
    }

    /// The place in [`WallTile::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The id of its effect, as in the component file.
    #[must_use]
    pub const fn effect(self) -> &'static str {
        match self {
            Self::SecondTurn => "second-turn",
            Self::TowerDouble => "tower-double",
            Self::HouseDouble => "house-double",
            Self::UnfinishedPath => "unfinished-path",
            Self::UnfinishedTower => "unfinished-tower",
            Self::UnfinishedHouse => "unfinished-house",
            Self::MarketsFour => "markets-four",
            Self::KeepPlusTwo => "keep-plus-two",
            Self::FivePoints => "five-points",
        }
    }

    /// The printed number that another box may change: points for a market, tiles of the keep, points.
    #[must_use]
    pub const fn printed_points(self) -> Option<u8> {
        match self {
            Self::MarketsFour => Some(4),
            Self::KeepPlusTwo => Some(2),
            Self::FivePoints => Some(5),
            _ => None,
        }
    }

    /// Is it used in the final scoring, not in a turn?
    #[must_use]
    pub const fn is_final(self) -> bool {
        self.number() >= 4
    }

    /// Does its user need more followers in the area than the opponent (castle.effect.majority-needed-2-to-7)?
    #[must_use]
    pub const fn needs_majority(self) -> bool {
        matches!(self.number(), 2..=7)
    }
}

impl fmt::Display for WallTile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl From<WallTile> for u8 {
    fn from(tile: WallTile) -> Self {
        tile.number()
    }
}

impl TryFrom<u8> for WallTile {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        Self::from_number(number).ok_or_else(|| format!("no wall tile has the number {number}"))
    }
}

/// How many of each kind of wall tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct WallTiles([u8; 9]);

impl WallTiles {
    /// None at all.
    pub const NONE: Self = Self([0; 9]);
    /// How many of a kind.
    #[must_use]
    pub const fn count(self, tile: WallTile) -> u8 {
        self.0[tile as usize]
    }

    /// How many of each kind, by number.
    #[must_use]
    pub const fn counts(self) -> [u8; WallTile::ALL.len()] {
        self.0
    }

    /// Is there one of the kind?
    #[must_use]
    pub const fn has(self, tile: WallTile) -> bool {
        self.0[tile as usize] > 0
    }

    /// How many in all.
    #[must_use]
    pub fn len(self) -> usize {
        self.0.iter().map(|count| usize::from(*count)).sum()
    }

    /// Is there none?
    #[must_use]
    pub fn is_empty(self) -> bool {
        self == Self::NONE
    }

    /// Puts one more in.
    pub const fn add(&mut self, tile: WallTile) {
        self.0[tile as usize] += 1;
    }

    /// Takes one out.
    ///
    /// # Panics
    /// If there is none of the kind.
    pub const fn take(&mut self, tile: WallTile) {
        assert!(self.has(tile), "no such wall tile here");
        self.0[tile as usize] -= 1;
    }

    /// Both together.
    #[must_use]
    pub fn with(self, other: Self) -> Self {
        Self(std::array::from_fn(|index| self.0[index] + other.0[index]))
    }

    /// Each one, by number; a kind held twice comes twice.
    pub fn iter(self) -> impl Iterator<Item = WallTile> + Clone {
        WallTile::ALL.into_iter().flat_map(move |tile| (0..self.count(tile)).map(move |_| tile))
    }
}

impl FromIterator<WallTile> for WallTiles {
    fn from_iter<I: IntoIterator<Item = WallTile>>(tiles: I) -> Self {
        let mut counts = Self::NONE;
        tiles.into_iter().for_each(|tile| counts.add(tile));
        counts
    }
}
