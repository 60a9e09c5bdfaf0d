//! The ring of fields on which both players move the one crown.

use std::fmt;
use std::str::FromStr;

use kernel::NotationError;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::errors::Expected;
use crate::{Card, Colour};

/// Fields in a zone, and so in a colour (`burgenland.component.board-layout`).
pub const ZONE_LENGTH: usize = 8;

/// Fields in the ring.
pub const FIELDS: usize = 3 * ZONE_LENGTH;

/// What a field shows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum FieldKind {
    /// A wall: a wall card or one die (`burgenland.field.wall`).
    Wall,
    /// A small tower: the card or its value in dice (`burgenland.field.building`).
    SmallTower,
    /// A house: the card or its value in dice.
    House,
    /// A great tower: the card or its value in dice.
    GreatTower,
    /// A crown: the colour is scored (`burgenland.score.crown-field-mandatory`).
    Crown,
    /// A wall and a crown: scoring, or what a wall field gives (`burgenland.score.wall-crown-choice`).
    WallCrown,
}

impl FieldKind {
    /// All kinds.
    pub const ALL: [Self; 6] =
        [Self::Wall, Self::SmallTower, Self::House, Self::GreatTower, Self::Crown, Self::WallCrown];

    /// The card that may be built here; none on a crown.
    #[must_use]
    pub const fn card(self) -> Option<Card> {
        match self {
            Self::Wall | Self::WallCrown => Some(Card::Wall),
            Self::SmallTower => Some(Card::SmallTower),
            Self::House => Some(Card::House),
            Self::GreatTower => Some(Card::GreatTower),
            Self::Crown => None,
        }
    }

    /// The word used in data.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Wall => "wall",
            Self::SmallTower => "small-tower",
            Self::House => "house",
            Self::GreatTower => "great-tower",
            Self::Crown => "crown",
            Self::WallCrown => "wall-crown",
        }
    }

    /// One or two letters for the text board.
    #[must_use]
    pub const fn letters(self) -> &'static str {
        match self {
            Self::Wall => "W",
            Self::SmallTower => "S",
            Self::House => "H",
            Self::GreatTower => "G",
            Self::Crown => "C",
            Self::WallCrown => "WC",
        }
    }
}

/// A field of the ring. Written as its colour and its number in the zone, counted from one: `yellow2`.
///
/// ```
/// use burgenland::{Colour, FieldId};
/// let house: FieldId = "blue7".parse().unwrap();
/// assert_eq!(house.advanced(3), FieldId::new(Colour::Yellow, 1));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct FieldId(u8);

impl FieldId {
    /// The field with the given index in a zone, counted from zero.
    ///
    /// # Panics
    /// If the index is not below [`ZONE_LENGTH`].
    #[must_use]
    pub const fn new(colour: Colour, index: usize) -> Self {
        assert!(index < ZONE_LENGTH, "field index out of range");
        Self((colour as usize * ZONE_LENGTH + index) as u8)
    }

    /// All fields, clockwise from the first blue one.
    pub fn all() -> impl ExactSizeIterator<Item = Self> {
        (0..FIELDS as u8).map(Self)
    }

    /// The colour of its zone.
    #[must_use]
    #[inline]
    pub const fn colour(self) -> Colour {
        Colour::ALL[self.0 as usize / ZONE_LENGTH]
    }

    /// The index in the ring, counted from zero.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The index in its zone, counted from zero.
    #[must_use]
    pub const fn index_in_zone(self) -> usize {
        self.0 as usize % ZONE_LENGTH
    }

    /// The field this many steps clockwise (`burgenland.turn.roll-and-move`).
    ///
    /// # Panics
    /// If `steps` is more than once around the ring.
    #[must_use]
    #[inline]
    pub const fn advanced(self, steps: u8) -> Self {
        assert!(steps as usize <= FIELDS, "more than once around the ring");
        let index = self.0 + steps;
        Self(if index >= FIELDS as u8 { index - FIELDS as u8 } else { index })
    }
}

impl fmt::Display for FieldId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.colour(), self.index_in_zone() + 1)
    }
}

impl FromStr for FieldId {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let found = Self::all().find(|field| field.to_string() == text);
        found.ok_or_else(|| NotationError::new(text, Expected::Field))
    }
}

kernel::written_as_text!(FieldId);

/// What every field shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Track(pub(crate) [FieldKind; FIELDS]);

impl Track {
    /// What the field shows.
    #[must_use]
    #[inline]
    pub const fn kind(&self, field: FieldId) -> FieldKind {
        self.0[field.0 as usize]
    }
}
