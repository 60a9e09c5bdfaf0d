//! The notation of actions and chance outcomes: short, stable, readable without the position.
//!
//! | text | what |
//! |---|---|
//! | `roll0` ... `roll5` | throw the own die and this many extra dice |
//! | `move1` ... `move6` | move the crown by this value of the throw |
//! | `build-left`, `build-right` | add the card at an end of the own castle |
//! | `build2` ... `build31` | add the card in this empty slot inside the own castle |
//! | `take1` ... `take32` | take the card out of this slot of the opponent's castle |
//! | `dice` | take extra dice |
//! | `score` | score the colour |
//! | `pass` | take nothing |
//! | `give-left`, `give-right` | return this outer card |
//! | `stop` | end the turn |
//! | `* blue`, `* yellow`, `* red` | the crown starts in this zone |
//! | `* first1`, `* first2` | this seat begins |
//! | `* 4`, `* 46`, `* 112356` | the dice of a throw, ascending |

use std::fmt;
use std::str::FromStr;

use kernel::NotationError;

use crate::castle::{Place, SLOTS};
use crate::errors::Expected;
use crate::throw::MAX_DICE;
use crate::{Action, Chance, Side};

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Roll(extra) => write!(f, "roll{extra}"),
            Self::Move(value) => write!(f, "move{value}"),
            Self::Build(Place::Left) => f.write_str("build-left"),
            Self::Build(Place::Right) => f.write_str("build-right"),
            Self::Build(Place::Gap(slot)) => write!(f, "build{slot}"),
            Self::Take(slot) => write!(f, "take{slot}"),
            Self::Dice => f.write_str("dice"),
            Self::Score => f.write_str("score"),
            Self::Pass => f.write_str("pass"),
            Self::Give(Side::Left) => f.write_str("give-left"),
            Self::Give(Side::Right) => f.write_str("give-right"),
            Self::Stop => f.write_str("stop"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        parse_action(text).ok_or_else(|| NotationError::new(text, Expected::Action))
    }
}

fn parse_action(text: &str) -> Option<Action> {
    Some(match text {
        "build-left" => Action::Build(Place::Left),
        "build-right" => Action::Build(Place::Right),
        "dice" => Action::Dice,
        "score" => Action::Score,
        "pass" => Action::Pass,
        "give-left" => Action::Give(Side::Left),
        "give-right" => Action::Give(Side::Right),
        "stop" => Action::Stop,
        _ => {
            if let Some(extra) = text.strip_prefix("roll") {
                Action::Roll(digit(extra).filter(|extra| usize::from(*extra) < MAX_DICE)?)
            } else if let Some(value) = text.strip_prefix("move") {
                Action::Move(digit(value).filter(|value| (1..=6).contains(value))?)
            } else if let Some(slot) = text.strip_prefix("build") {
                // The outer slots hold cards: only what lies between them can be a gap.
                Action::Build(Place::Gap(
                    slot.parse().ok().filter(|slot: &crate::Slot| (1..SLOTS - 1).contains(&slot.index()))?,
                ))
            } else {
                Action::Take(text.strip_prefix("take")?.parse().ok()?)
            }
        }
    })
}

/// A single decimal digit, and nothing else.
fn digit(text: &str) -> Option<u8> {
    match text.as_bytes() {
        [digit @ b'0'..=b'9'] => Some(digit - b'0'),
        _ => None,
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Start(colour) => colour.fmt(f),
            Self::First(seat) => write!(f, "first{seat}"),
            Self::Throw(throw) => throw.fmt(f),
        }
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let first = || match text {
            "first1" => Some(Self::First(kernel::Seat::new(0))),
            "first2" => Some(Self::First(kernel::Seat::new(1))),
            _ => None,
        };
        (text.parse().map(Self::Start).ok())
            .or_else(first)
            .or_else(|| text.parse().map(Self::Throw).ok())
            .ok_or_else(|| NotationError::new(text, Expected::Chance))
    }
}
