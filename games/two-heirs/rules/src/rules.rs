//! The rules as one match plays them: the pieces, the options and what follows from them. The chapters add what the rules
//! do.

use kernel::{Game, SeatCount, SetupError};

use crate::components::Components;
use crate::errors::Conflict;
use crate::options::{First, Options};
use crate::scoring::Scoring;
use crate::setting::Setting;
use crate::table::Table;

/// The rules of *Die zwei Erben* with its options fixed for one match.
#[derive(Clone, Debug)]
pub struct TwoHeirs {
    pub(crate) components: &'static Components,
    pub(crate) options: Options,
    pub(crate) setting: Setting,
}

impl TwoHeirs {
    /// The game with other pieces than the data file of this crate has: for a corrected copy of it.
    ///
    /// # Errors
    /// If options and seats do not go together.
    pub fn with_components(
        seats: SeatCount,
        options: Options,
        components: &'static Components,
    ) -> Result<Self, SetupError> {
        Self::INFO.check_seats(seats)?;
        let solo = seats.get() == 1;
        if solo && options.first == First::SeatTwo {
            return Err(SetupError::conflict(Conflict::HeinrichNeverBegins));
        }
        let setting =
            Setting { solo, roads: options.roads, stack_discounts: options.stack_discounts, south: options.colour };
        Ok(Self { components, options, setting })
    }

    /// What is printed on the pieces.
    #[must_use]
    pub fn components(&self) -> &'static Components {
        self.components
    }

    /// What was agreed on that the table does not show.
    #[must_use]
    pub fn setting(&self) -> Setting {
        self.setting
    }

    /// The score as it would be if the game ended now, item by item.
    #[must_use]
    pub fn scoring(&self, table: &Table) -> Scoring {
        Scoring::of(self.components, self.setting, table)
    }
}
