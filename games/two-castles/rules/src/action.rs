//! Actions and their notation.

use std::fmt;
use std::str::FromStr;

use kernel::NotationError;

use crate::components::Components;
use crate::errors::Expected;
use crate::{Attendant, Card, Cell, RoomType, Tile};

/// One decision by one seat.
///
/// | notation | meaning |
/// |---|---|
/// | `pick:pantry+wine_room` | choose these two tiles, in secret |
/// | `assign:pantry` | this tile of Ludwig's for the castle shared with him, the other for the other one |
/// | `place:left:pantry@-1,2` | place the tile in the castle on the left, column -1, floor 2 |
/// | `wait:right` | let the partner in the castle on the right place first |
/// | `bonus:food` | take the bonus of this type for the third downstairs room |
/// | `take:attendant_knight` | take this royal attendant |
/// | `keep:bc_living` | keep this bonus card |
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Choose two tiles of the hand, the lower number first (`two_castles.turn.choose-two`).
    Pick([Tile; 2]),
    /// Give this tile of Ludwig's to the castle shared with him (`two_castles.variant.assigner-chooses`).
    Assign(Tile),
    /// Place a tile, regular or special, in the castle on this side.
    Place(Side, Tile, Cell),
    /// Let the partner in this castle place first (`two_castles.turn.two-tiles-per-castle`).
    Wait(Side),
    /// Take the third-room bonus of this type (`two_castles.downstairs.bonus`).
    Bonus(RoomType),
    /// Take a royal attendant (`two_castles.living.bonus`).
    Take(Attendant),
    /// Keep a bonus card (`two_castles.utility.bonus`).
    Keep(Card),
}

/// One of the two castles of a player (`two_castles.setup.seating`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    /// The castle on the left.
    Left,
    /// The castle on the right.
    Right,
}

impl Side {
    /// Both, the left one first.
    pub const BOTH: [Self; 2] = [Self::Left, Self::Right];

    /// Its word in the notation.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Left => "left",
            Self::Right => "right",
        }
    }

    fn from_id(id: &str) -> Option<Self> {
        Self::BOTH.into_iter().find(|side| side.id() == id)
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pick([first, second]) => write!(f, "pick:{first}+{second}"),
            Self::Assign(tile) => write!(f, "assign:{tile}"),
            Self::Place(side, tile, cell) => write!(f, "place:{}:{tile}@{cell}", side.id()),
            Self::Wait(side) => write!(f, "wait:{}", side.id()),
            Self::Bonus(room_type) => write!(f, "bonus:{}", room_type.id()),
            Self::Take(attendant) => write!(f, "take:{attendant}"),
            Self::Keep(card) => write!(f, "keep:{card}"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        parse(text).ok_or_else(|| NotationError::new(text, Expected::Action))
    }
}

fn parse(text: &str) -> Option<Action> {
    let components = Components::get();
    let (verb, rest) = text.split_once(':')?;
    let regular = |id: &str| components.tile(id).filter(|tile| tile.is_regular());
    Some(match verb {
        "pick" => {
            let (first, second) = rest.split_once('+')?;
            let mut pair = [regular(first)?, regular(second)?];
            pair.sort_unstable();
            if pair[0] == pair[1] {
                return None;
            }
            Action::Pick(pair)
        }
        "assign" => Action::Assign(regular(rest)?),
        "place" => {
            let (side, room) = rest.split_once(':')?;
            let (tile, cell) = room.split_once('@')?;
            Action::Place(Side::from_id(side)?, components.tile(tile)?, cell.parse().ok()?)
        }
        "wait" => Action::Wait(Side::from_id(rest)?),
        "bonus" => Action::Bonus(RoomType::from_id(rest)?),
        "take" => Action::Take(rest.parse().ok()?),
        "keep" => Action::Keep(rest.parse().ok()?),
        _ => return None,
    })
}
