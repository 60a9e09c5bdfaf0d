//! Sides, turns and spots of a square tile.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A side of a tile or cell, clockwise from the north.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[repr(u8)]
pub enum Side {
    /// The upper side.
    #[serde(rename = "n")]
    North,
    /// The right side.
    #[serde(rename = "e")]
    East,
    /// The lower side.
    #[serde(rename = "s")]
    South,
    /// The left side.
    #[serde(rename = "w")]
    West,
}

impl Side {
    /// All sides, clockwise.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// The place in [`Side::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The side across.
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self::ALL[(self as usize + 2) % 4]
    }

    /// How a step over this side changes x and y.
    #[must_use]
    pub const fn step(self) -> (i8, i8) {
        match self {
            Self::North => (0, -1),
            Self::East => (1, 0),
            Self::South => (0, 1),
            Self::West => (-1, 0),
        }
    }

    /// The two quarters along this side, the western or northern one first: so the halves of two sides that face each
    /// other have the same place.
    #[must_use]
    pub const fn quarters(self) -> [Spot; 2] {
        match self {
            Self::North => [Spot::NorthWest, Spot::NorthEast],
            Self::East => [Spot::NorthEast, Spot::SouthEast],
            Self::South => [Spot::SouthWest, Spot::SouthEast],
            Self::West => [Spot::NorthWest, Spot::SouthWest],
        }
    }

    /// The spot of the path that runs from the middle of this side to the centre.
    #[must_use]
    pub const fn arm(self) -> Spot {
        Spot::ALL[self as usize + 4]
    }

    /// The side that a letter of the component file names.
    pub(crate) fn from_letter(letter: char) -> Option<Self> {
        match letter {
            'N' => Some(Self::North),
            'E' => Some(Self::East),
            'S' => Some(Self::South),
            'W' => Some(Self::West),
            _ => None,
        }
    }
}

/// How a tile is turned: where its printed north points. Prints as `n`, `e`, `s` or `w`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Turn(Side);

impl Turn {
    /// All four, clockwise from unturned.
    pub const ALL: [Self; 4] = [Self(Side::North), Self(Side::East), Self(Side::South), Self(Side::West)];

    /// A number of quarter turns clockwise.
    #[must_use]
    pub const fn quarters(count: usize) -> Self {
        Self::ALL[count % 4]
    }

    /// The number of quarter turns clockwise, 0 to 3.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The turn that a letter of the notation names.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        Some(match letter {
            'n' => Self(Side::North),
            'e' => Self(Side::East),
            's' => Self(Side::South),
            'w' => Self(Side::West),
            _ => return None,
        })
    }
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["n", "e", "s", "w"][self.index()])
    }
}

/// A place on a tile: one of its quarters, or the path from one of its sides to the centre. Prints as `nw` or `n`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[repr(u8)]
pub enum Spot {
    /// The upper left quarter.
    #[serde(rename = "nw")]
    NorthWest,
    /// The upper right quarter.
    #[serde(rename = "ne")]
    NorthEast,
    /// The lower right quarter.
    #[serde(rename = "se")]
    SouthEast,
    /// The lower left quarter.
    #[serde(rename = "sw")]
    SouthWest,
    /// The path to the upper side.
    #[serde(rename = "n")]
    North,
    /// The path to the right side.
    #[serde(rename = "e")]
    East,
    /// The path to the lower side.
    #[serde(rename = "s")]
    South,
    /// The path to the left side.
    #[serde(rename = "w")]
    West,
}

impl Spot {
    /// The quarters clockwise from the north-west, then the arms clockwise from the north.
    pub const ALL: [Self; 8] = [
        Self::NorthWest,
        Self::NorthEast,
        Self::SouthEast,
        Self::SouthWest,
        Self::North,
        Self::East,
        Self::South,
        Self::West,
    ];

    const NAMES: [&'static str; 8] = ["nw", "ne", "se", "sw", "n", "e", "s", "w"];

    /// The place in [`Spot::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Is it a quarter, not a path?
    #[must_use]
    pub const fn is_quarter(self) -> bool {
        (self as u8) < 4
    }

    /// The spot that a word of the notation names.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::NAMES.iter().position(|known| *known == name).map(|index| Self::ALL[index])
    }

    /// The word of the notation.
    #[must_use]
    pub const fn name(self) -> &'static str {
        Self::NAMES[self as usize]
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
