//! The two heirs, their colours and their troops.

use kernel::{OptionKind, OptionValue, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::plot::PlotId;
use crate::words::words;

words! {
    /// One of the two brothers, who sit opposite each other (`two_heirs.setup.two-players-opposite`).
    "heir" Heir {
        /// The first seat. Its tiles lie upright.
        South = "south",
        /// The second seat, or Heinrich in the solo game. Its tiles lie upside down.
        North = "north",
    }
}

impl Heir {
    /// The other heir.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::South => Self::North,
            Self::North => Self::South,
        }
    }

    /// The heir at a seat.
    #[must_use]
    pub const fn at(seat: Seat) -> Self {
        if seat.index() == 0 { Self::South } else { Self::North }
    }

    /// The heir's seat (in the solo game only the south has one).
    #[must_use]
    pub const fn seat(self) -> Seat {
        Seat::new(self as u8)
    }
}

words! {
    /// The colour of an heir's troops, and of the crown on each side of the royal shield
    /// (`two_heirs.component.royal-shield`).
    "heir's colour" Livery said as "two-heirs-option-colour-" {
        /// The white crown.
        White = "white",
        /// The blue crown.
        Blue = "blue",
    }
}

impl Livery {
    /// The colour on the shield's other side.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::White => Self::Blue,
            Self::Blue => Self::White,
        }
    }
}

impl OptionValue for Livery {
    const KIND: OptionKind = OptionKind::Choice(&["white", "blue"]);

    fn text(&self) -> String {
        self.word().to_owned()
    }

    fn parse(text: &str) -> Option<Self> {
        text.parse().ok()
    }
}

words! {
    /// One of an heir's three troops (`two_heirs.component.troops`).
    "troop" Troop {
        /// The retinue with the yellow rim; it never returns to the reserve.
        Retinue = "retinue",
        /// A normal troop.
        First = "1",
        /// The other normal troop.
        Second = "2",
    }
}

impl Troop {
    /// The two troops that may stand in the royal reserve.
    pub const NORMAL: [Self; 2] = [Self::First, Self::Second];
}

/// Where a troop is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Post {
    /// In the royal reserve, where it lengthens its heir's reach.
    Reserve,
    /// On a tile of the landscape.
    Plot(PlotId),
    /// Beside the table, where Heinrich's troops start (`two_heirs.solo.setup-heinrich-troops`).
    Beside,
}

impl Post {
    /// The tile the troop stands on, if it is in the landscape.
    #[must_use]
    pub const fn plot(self) -> Option<PlotId> {
        match self {
            Self::Plot(plot) => Some(plot),
            Self::Reserve | Self::Beside => None,
        }
    }
}

/// Which of the active heir's troops show the X: they have moved this turn (`two_heirs.move.x-marker`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Moved(u8);

impl Moved {
    /// No troop has moved.
    pub const NONE: Self = Self(0);

    /// Has the troop moved this turn?
    #[must_use]
    pub const fn contains(self, troop: Troop) -> bool {
        self.0 >> (troop as u8) & 1 != 0
    }

    /// The set with the troop in it.
    #[must_use]
    pub const fn with(self, troop: Troop) -> Self {
        Self(self.0 | 1 << troop as u8)
    }
}
