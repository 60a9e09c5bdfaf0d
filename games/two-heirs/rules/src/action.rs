//! Actions and their notation.

use std::fmt;
use std::str::FromStr;

use kernel::NotationError;

use crate::cell::Cell;
use crate::errors::Expected;
use crate::heir::Troop;
use crate::tile::TileId;

/// One decision.
///
/// Playing a tile and moving a troop are two decisions each: what, then [`Action::At`] which cell. That keeps every
/// list of choices short.
///
/// ```
/// use two_heirs::Action;
/// for text in ["take-tra-1", "build-lan-4", "extend-lan-4", "move-retinue", "at3,-2", "withdraw-2", "end"] {
///     assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
/// }
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Action A: take a tile of the reserve into hand (`two_heirs.take.from-reach`).
    Take(TileId),
    /// Action B.1: build a tile of the hand, on a cell to be chosen next.
    Build(TileId),
    /// Action B.2: lay a tile of the hand face down, on a cell to be chosen next.
    Extend(TileId),
    /// Action C.1: move a troop, to a cell to be chosen next.
    Move(Troop),
    /// Action C.2: deploy a troop from the reserve, to a cell to be chosen next. Which of the two makes no difference.
    Deploy,
    /// Action C.3: withdraw a troop into the reserve.
    Withdraw(Troop),
    /// Turn over an own field camp for one more take (`two_heirs.camp.extra-take`).
    Camp(TileId),
    /// End the turn.
    End,
    /// The cell for the tile or troop chosen before.
    At(Cell),
    /// Destroy a building between two own siege towers (`two_heirs.siege-tower.destroy`).
    Destroy(TileId),
    /// Destroy nothing more.
    Spare,
    /// Put a surplus tile back into the box (`two_heirs.hand.discard-choice`).
    Discard(TileId),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Take(tile) => write!(f, "take-{tile}"),
            Self::Build(tile) => write!(f, "build-{tile}"),
            Self::Extend(tile) => write!(f, "extend-{tile}"),
            Self::Move(troop) => write!(f, "move-{troop}"),
            Self::Deploy => f.write_str("deploy"),
            Self::Withdraw(troop) => write!(f, "withdraw-{troop}"),
            Self::Camp(tile) => write!(f, "camp-{tile}"),
            Self::End => f.write_str("end"),
            Self::At(cell) => write!(f, "at{cell}"),
            Self::Destroy(tile) => write!(f, "destroy-{tile}"),
            Self::Spare => f.write_str("spare"),
            Self::Discard(tile) => write!(f, "discard-{tile}"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let error = || NotationError::new(text, Expected::Action);
        let action = match text {
            "deploy" => Self::Deploy,
            "end" => Self::End,
            "spare" => Self::Spare,
            _ => {
                if let Some(cell) = text.strip_prefix("at") {
                    return cell.parse().map(Self::At).map_err(|_| error());
                }
                let (verb, object) = text.split_once('-').ok_or_else(error)?;
                let tile = || object.parse().map_err(|_| error());
                let troop = || object.parse().map_err(|_| error());
                match verb {
                    "take" => Self::Take(tile()?),
                    "build" => Self::Build(tile()?),
                    "extend" => Self::Extend(tile()?),
                    "camp" => Self::Camp(tile()?),
                    "destroy" => Self::Destroy(tile()?),
                    "discard" => Self::Discard(tile()?),
                    "move" => Self::Move(troop()?),
                    "withdraw" => Self::Withdraw(troop()?),
                    _ => return Err(error()),
                }
            }
        };
        Ok(action)
    }
}
