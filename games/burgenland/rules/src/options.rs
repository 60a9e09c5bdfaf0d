//! What the players agree on before the first throw.

use crate::{Colour, FieldKind};
use kernel::Seat;

kernel::choice! {
    /// In which zone the crown starts (`burgenland.setup.crown-start`).
    pub enum Start {
        /// On the last blue field.
        Blue = "blue",
        /// On the last yellow field.
        Yellow = "yellow",
        /// On the last red field.
        Red = "red",
        /// Drawn by a chance step.
        Random = "random",
    }
}

impl Start {
    /// The zone, unless it is to be drawn.
    #[must_use]
    pub const fn colour(self) -> Option<Colour> {
        match self {
            Self::Blue => Some(Colour::Blue),
            Self::Yellow => Some(Colour::Yellow),
            Self::Red => Some(Colour::Red),
            Self::Random => None,
        }
    }
}

kernel::choice! {
    /// Who begins (`burgenland.setup.starting-player`).
    pub enum First {
        /// The first seat.
        One = "1",
        /// The second seat.
        Two = "2",
        /// Drawn by a chance step.
        Random = "random",
    }
}

impl First {
    /// The seat, unless it is to be drawn.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::One => Some(Seat::new(0)),
            Self::Two => Some(Seat::new(1)),
            Self::Random => None,
        }
    }
}

kernel::choice! {
    /// Which reading of the worked example the fields follow (`burgenland.component.board-layout`).
    #[derive(serde::Serialize, serde::Deserialize, schemars::JsonSchema)]
    #[serde(rename_all = "kebab-case")]
    pub enum Layout {
        /// The one that needs no misprint.
        Main = "main",
        /// The runner-up.
        Alternative = "alternative",
    }
}

impl Layout {
    /// What every field of the ring shows.
    #[must_use]
    pub fn track(self) -> &'static crate::Track {
        let components = crate::Components::of_the_box();
        match self {
            Self::Main => &components.main_track,
            Self::Alternative => &components.alternative_track,
        }
    }

    /// What one field shows.
    #[must_use]
    pub fn kind(self, field: crate::FieldId) -> FieldKind {
        self.track().kind(field)
    }
}

kernel::options! {
    /// The options of Burgenland.
    pub struct Options {
        /// In which zone the crown starts.
        start ("start"): Start = Start::Random,
        /// Who begins.
        first ("first"): First = First::One,
        /// Which fields the ring has.
        track ("track"): Layout = Layout::Main,
    }
}
