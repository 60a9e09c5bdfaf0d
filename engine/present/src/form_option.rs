//! How the form for a new match shows the options of a game.

/// How the form for a new match shows an option.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FormOption {
    /// The key of the option.
    pub key: &'static str,
    /// The numbers of seats for which the option has a meaning; empty if it always has one.
    pub seats: &'static [u8],
    /// The value that the form preselects, if it is not the default of the rules.
    pub preselected: Option<&'static str>,
}

impl FormOption {
    /// Does the option have a meaning for this number of seats?
    #[must_use]
    pub fn applies(&self, seats: u8) -> bool {
        self.seats.is_empty() || self.seats.contains(&seats)
    }
}
