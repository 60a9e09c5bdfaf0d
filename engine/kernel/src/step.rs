//! The steps of a match, and who has to act next.

use std::fmt;
use std::str::FromStr;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::message::{Describe, Message, Sample};
use crate::notation::{Expected, NotationError};
use crate::seat::{Seat, SeatSet};

/// Who has to act next.
///
/// ```
/// use kernel::{Seat, SeatSet, ToAct};
/// let second = Seat::new(1);
/// assert_eq!(ToAct::one(second).seats(), SeatSet::one(second));
/// assert!(ToAct::Chance.seats().is_empty());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ToAct {
    /// Each of these seats has a decision. Several choose at the same time, without seeing what the others choose: a
    /// decision changes nothing that the others may do (law L11).
    Seats(SeatSet),
    /// Any of these seats acts next, in sight of all. An action may change what the others can do. What the game calls
    /// [independent](crate::Game::independent) has the same result in any order (law L20).
    ///
    /// A seat that is still in the set after an action of another seat, and after the chance that follows it, is still
    /// asked the same.
    Open(SeatSet),
    /// A die, a draw, a shuffle: the next step is a chance step.
    Chance,
    /// The game is over.
    Nobody,
}

impl ToAct {
    /// Just one seat.
    #[must_use]
    pub const fn one(seat: Seat) -> Self {
        Self::Seats(SeatSet::one(seat))
    }

    /// The seats that have a decision now (none for chance and at the end).
    #[must_use]
    pub const fn seats(self) -> SeatSet {
        match self {
            Self::Seats(seats) | Self::Open(seats) => seats,
            Self::Chance | Self::Nobody => SeatSet::EMPTY,
        }
    }
}

impl Describe for ToAct {
    fn message(&self) -> Message {
        match self {
            Self::Nobody => Message::new("to-act-nobody", format_args!("nobody, the game is over")),
            Self::Chance => Message::new("to-act-chance", format_args!("chance")),
            // Whether they see each other act makes no difference to whom the table waits for.
            Self::Seats(seats) | Self::Open(seats) => {
                let numbers: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
                Message::new("to-act-seats", format_args!("seat {}", numbers.join(" and "))).arg("seats", seats)
            }
        }
    }
}

impl Sample for ToAct {
    fn samples() -> Vec<Self> {
        SeatSet::samples().into_iter().map(Self::Seats).chain([Self::Chance, Self::Nobody]).collect()
    }
}

/// One step of a match: a decision by a seat, or a resolved random outcome.
///
/// Prints as in a record, and is read from it: `1 roll0` for the first seat, `* 5` for chance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step<A, C> {
    /// A decision by one seat.
    Act(Seat, A),
    /// A resolved random outcome.
    Chance(C),
}

impl<A: fmt::Display, C: fmt::Display> fmt::Display for Step<A, C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Act(seat, action) => write!(f, "{seat} {action}"),
            Self::Chance(chance) => write!(f, "* {chance}"),
        }
    }
}

impl<A, C> FromStr for Step<A, C>
where
    A: FromStr<Err = NotationError>,
    C: FromStr<Err = NotationError>,
{
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let unreadable = || NotationError::new(text, Expected::Step);
        match text.split_once(' ').ok_or_else(unreadable)? {
            ("*", chance) => Ok(Self::Chance(chance.parse()?)),
            (seat, action) => Ok(Self::Act(seat.parse().map_err(|_| unreadable())?, action.parse()?)),
        }
    }
}

/// Who looks at the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub enum Viewer {
    /// A seat: sees its own hidden things and remembers what it has seen.
    Seat(Seat),
    /// Someone without a seat: sees only what everyone may see.
    Spectator,
}

impl Viewer {
    /// The seat, if the viewer has one.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Spectator => None,
        }
    }

    /// Is this the viewer at `seat`?
    #[must_use]
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }
}
