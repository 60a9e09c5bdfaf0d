//! Colours and cards.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use kernel::{Describe, Message, NotationError, Sample};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::errors::Expected;

/// One of the three colours, in the order in which the crown runs through their zones
/// (`burgenland.component.three-castles`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Colour {
    /// Blue.
    Blue,
    /// Yellow.
    Yellow,
    /// Red.
    Red,
}

impl Colour {
    /// All colours, clockwise.
    pub const ALL: [Self; 3] = [Self::Blue, Self::Yellow, Self::Red];

    /// The word used in notation and data.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Blue => "blue",
            Self::Yellow => "yellow",
            Self::Red => "red",
        }
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

impl Describe for Colour {
    fn message(&self) -> Message {
        let key = match self {
            Self::Blue => "burgenland-blue",
            Self::Yellow => "burgenland-yellow",
            Self::Red => "burgenland-red",
        };
        Message::new(key, format_args!("{self}"))
    }
}

impl Sample for Colour {
    fn samples() -> Vec<Self> {
        Self::ALL.to_vec()
    }
}

impl FromStr for Colour {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let found = Self::ALL.into_iter().find(|colour| colour.id() == text);
        found.ok_or_else(|| NotationError::new(text, Expected::Colour))
    }
}

/// A kind of castle card (`burgenland.component.cards`). All but the wall are buildings.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Card {
    /// Wall: joins everything.
    Wall,
    /// Small tower.
    SmallTower,
    /// House.
    House,
    /// Great tower.
    GreatTower,
}

impl Card {
    /// All kinds of card, in the order of their value.
    pub const ALL: [Self; 4] = [Self::Wall, Self::SmallTower, Self::House, Self::GreatTower];

    /// The word used in data.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Wall => "wall",
            Self::SmallTower => "small-tower",
            Self::House => "house",
            Self::GreatTower => "great-tower",
        }
    }

    /// The letter used in the notation of castles.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Wall => 'W',
            Self::SmallTower => 'S',
            Self::House => 'H',
            Self::GreatTower => 'G',
        }
    }

    /// The card with a given letter.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|card| card.letter() == letter)
    }

    /// Is it a building, which stands next to walls only (`burgenland.build.building-next-to-walls-only`)?
    #[must_use]
    pub const fn is_building(self) -> bool {
        !matches!(self, Self::Wall)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

impl FromStr for Card {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let found = Self::ALL.into_iter().find(|card| card.id() == text);
        found.ok_or_else(|| NotationError::new(text, Expected::Card))
    }
}

/// One `T` for each colour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct ByColour<T>(pub [T; 3]);

impl<T> Index<Colour> for ByColour<T> {
    type Output = T;

    #[inline]
    fn index(&self, colour: Colour) -> &T {
        &self.0[colour as usize]
    }
}

impl<T> IndexMut<Colour> for ByColour<T> {
    #[inline]
    fn index_mut(&mut self, colour: Colour) -> &mut T {
        &mut self.0[colour as usize]
    }
}

/// One `T` for each kind of card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct ByCard<T>(pub [T; 4]);

impl<T> Index<Card> for ByCard<T> {
    type Output = T;

    #[inline]
    fn index(&self, card: Card) -> &T {
        &self.0[card as usize]
    }
}

impl<T> IndexMut<Card> for ByCard<T> {
    #[inline]
    fn index_mut(&mut self, card: Card) -> &mut T {
        &mut self.0[card as usize]
    }
}
