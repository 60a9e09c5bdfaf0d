//! The round board: five pieces with two outer spaces and an inner one each, one-way arrows between them
//! (`viscounts.component.board-spaces`), and building sites along the outside.

use std::fmt;

use kernel::NotationError;

use crate::errors::Expected;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A board piece, A to E; its townsfolk pile, manuscript pile and the castle section beside it go by the same name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Piece(pub u8);

impl Piece {
    /// All pieces.
    pub const ALL: [Self; 5] = [Self(0), Self(1), Self(2), Self(3), Self(4)];

    /// The index, counted from zero.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The piece named by a letter.
    #[must_use]
    pub const fn from_letter(letter: u8) -> Option<Self> {
        if letter >= b'A' && letter <= b'E' { Some(Self(letter - b'A')) } else { None }
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", char::from(b'A' + self.0))
    }
}

/// Which of the three spaces of a piece.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Path {
    /// On the outer path, left of the river.
    Left,
    /// On the outer path, right of the river.
    Right,
    /// On the inner path.
    Inner,
}

/// A space of the board. Outer spaces print as their red number, inner ones as `i` and the piece.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Space(pub u8);

impl Space {
    /// How many spaces there are.
    pub const COUNT: usize = 15;

    /// A space of a piece.
    #[must_use]
    pub const fn new(piece: Piece, path: Path) -> Self {
        Self(piece.0 * 3 + path as u8)
    }

    /// The outer space with a red number from 1 to 10.
    #[must_use]
    pub const fn outer(number: u8) -> Self {
        Self((number - 1) / 2 * 3 + (number - 1) % 2)
    }

    /// The piece it lies on.
    #[must_use]
    pub const fn piece(self) -> Piece {
        Piece(self.0 / 3)
    }

    /// Which of the piece's spaces.
    #[must_use]
    pub const fn path(self) -> Path {
        [Path::Left, Path::Right, Path::Inner][(self.0 % 3) as usize]
    }

    /// Does it lie on the outer path?
    #[must_use]
    pub const fn is_outer(self) -> bool {
        self.0 % 3 != 2
    }

    /// The space named by a text.
    pub(crate) fn parse(text: &str) -> Option<Self> {
        match text.as_bytes() {
            [b'i', letter] => Piece::from_letter(*letter).map(|piece| Self::new(piece, Path::Inner)),
            [digit @ b'1'..=b'9'] => Some(Self::outer(digit - b'0')),
            b"10" => Some(Self::outer(10)),
            _ => None,
        }
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.path() {
            Path::Inner => write!(f, "i{}", self.piece()),
            path => write!(f, "{}", self.piece().0 * 2 + 1 + path as u8),
        }
    }
}

/// A building site: the piece and its number clockwise. Prints as `A1`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Site(pub u8);

impl Site {
    /// A site of a piece, `number` counted from zero.
    #[must_use]
    pub const fn new(piece: Piece, number: u8) -> Self {
        Self(piece.0 * 5 + number)
    }

    /// The piece it lies on.
    #[must_use]
    pub const fn piece(self) -> Piece {
        Piece(self.0 / 5)
    }

    /// Its number on the piece, from zero.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0 % 5
    }

    /// The index in the table.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub(crate) fn parse(text: &str) -> Option<Self> {
        match text.as_bytes() {
            [letter, digit @ b'1'..=b'5'] => Piece::from_letter(*letter).map(|piece| Self::new(piece, digit - b'1')),
            _ => None,
        }
    }
}

impl fmt::Display for Site {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.piece(), self.number() + 1)
    }
}

impl std::str::FromStr for Site {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        Self::parse(text).ok_or_else(|| NotationError::new(text, Expected::Site))
    }
}
