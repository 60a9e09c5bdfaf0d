//! Chance outcomes and their notation.

use std::fmt;
use std::str::FromStr;

use kernel::NotationError;

use crate::board::Piece;
use crate::card::Card;
use crate::components::components;
use crate::errors::Expected;
use crate::side::Side;

/// One outcome of a chance step.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Chance {
    /// `piece:B`: the next board piece clockwise.
    Piece(Piece),
    /// `castle:2`: how many places the castle is turned.
    Castle(u8),
    /// `first:2`: who begins, by seat.
    First(Side),
    /// `pair:7`: the next player card laid out.
    Pair(u8),
    /// `card:abbot`: the card drawn or shown.
    Card(Card),
    /// `tile:grey-1`: the manuscript shown.
    Tile(u8),
    /// `scheme:start-1`: the opponent's scheme shown.
    Scheme(u8),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Piece(piece) => write!(f, "piece:{piece}"),
            Self::Castle(turn) => write!(f, "castle:{turn}"),
            Self::First(side) => write!(f, "first:{}", side.0 + 1),
            Self::Pair(number) => write!(f, "pair:{number}"),
            Self::Card(card) => write!(f, "card:{}", components().cards[card.index()].id),
            Self::Tile(tile) => write!(f, "tile:{}", components().manuscripts[usize::from(tile)].id),
            Self::Scheme(scheme) => write!(f, "scheme:{}", components().schemes[usize::from(scheme)].id),
        }
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let parsed = text.split_once(':').and_then(|(kind, rest)| match (kind, rest.as_bytes()) {
            ("piece", [letter]) => Piece::from_letter(*letter).map(Self::Piece),
            ("castle", [digit @ b'0'..=b'4']) => Some(Self::Castle(digit - b'0')),
            ("first", [digit @ b'1'..=b'4']) => Some(Self::First(Side(digit - b'1'))),
            ("pair", [digit @ b'1'..=b'9']) => Some(Self::Pair(digit - b'0')),
            ("pair", b"10") => Some(Self::Pair(10)),
            ("card", _) => components().card(rest).map(Self::Card),
            ("tile", _) => components().manuscript(rest).map(Self::Tile),
            ("scheme", _) => components().scheme(rest).map(Self::Scheme),
            _ => None,
        });
        parsed.ok_or_else(|| NotationError::new(text, Expected::Chance))
    }
}
