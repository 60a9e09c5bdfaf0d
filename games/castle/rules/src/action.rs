//! Actions and their notation.

use std::fmt;
use std::str::FromStr;

use kernel::NotationError;

use crate::cell::Cell;
use crate::direction::{Spot, Turn};
use crate::errors::Expected;
use crate::tile_kind::AreaKind;

/// One decision of the active player.
///
/// | notation | meaning |
/// |---|---|
/// | `d4e` | put the drawn tile on d4, its printed north to the east |
/// | `knight-ne` | put a follower on the tower in the north-east quarter of the new tile; also `squire-`, `merchant-`, and `herald-n` for a path |
/// | `none` | place no follower |
/// | `score-d4-ne` | score the completed area in which a follower stands on d4 |
/// | `double-d4-ne` | the same, doubled by wall tile 2 or 3 |
/// | `again` | use wall tile 1 |
/// | `end` | do not use it |
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Put the drawn tile on a cell.
    Place {
        /// The cell.
        cell: Cell,
        /// How the tile is turned.
        turn: Turn,
    },
    /// Place no follower.
    NoFollower,
    /// Put a follower on the tile just placed (castle.follower.only-new-tile).
    Follower {
        /// The kind of part it stands on: this is its role (castle.follower.roles).
        kind: AreaKind,
        /// The first spot of that part.
        spot: Spot,
    },
    /// Score one of the completed areas next (castle.wall-tile.order-chosen-by-active).
    Score {
        /// Where the first follower in it stands.
        cell: Cell,
        /// The spot of that follower.
        spot: Spot,
    },
    /// Score a completed tower or house with wall tile 2 or 3.
    Double {
        /// Where the first follower in it stands.
        cell: Cell,
        /// The spot of that follower.
        spot: Spot,
    },
    /// Keep wall tile 1.
    EndTurn,
    /// Use wall tile 1 (castle.effect.1-second-turn).
    SecondTurn,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place { cell, turn } => write!(f, "{cell}{turn}"),
            Self::NoFollower => f.write_str("none"),
            Self::Follower { kind, spot } => write!(f, "{}-{spot}", kind.role()),
            Self::Score { cell, spot } => write!(f, "score-{cell}-{spot}"),
            Self::Double { cell, spot } => write!(f, "double-{cell}-{spot}"),
            Self::EndTurn => f.write_str("end"),
            Self::SecondTurn => f.write_str("again"),
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
    match text {
        "none" => return Some(Action::NoFollower),
        "again" => return Some(Action::SecondTurn),
        "end" => return Some(Action::EndTurn),
        _ => {}
    }
    let Some((word, rest)) = text.split_once('-') else {
        let turn = Turn::from_letter(text.chars().next_back()?)?;
        return Some(Action::Place { cell: text[..text.len() - 1].parse().ok()?, turn });
    };
    if let "score" | "double" = word {
        let (cell, spot) = rest.split_once('-')?;
        let (cell, spot) = (cell.parse().ok()?, Spot::from_name(spot)?);
        // Only towers and houses can count double, and those are quarters.
        return match word {
            "score" => Some(Action::Score { cell, spot }),
            _ if spot.is_quarter() => Some(Action::Double { cell, spot }),
            _ => None,
        };
    }
    let kind = AreaKind::ALL.into_iter().find(|kind| kind.role() == word)?;
    let spot = Spot::from_name(rest)?;
    (spot.is_quarter() == (kind != AreaKind::Path)).then_some(Action::Follower { kind, spot })
}
