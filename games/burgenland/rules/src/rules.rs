//! The rules as one match plays them: the options, the pieces and the track. The chapters add what the rules do.

use crate::{Components, Options, Track};

/// The rules of Burgenland with the options of one match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Burgenland {
    pub(crate) options: Options,
    pub(crate) components: Components,
    pub(crate) track: Track,
    /// Whether the learned value of a table holds: it was learned with the built-in pieces.
    pub(crate) learned: bool,
}

impl Burgenland {
    /// What the printed pieces say.
    #[must_use]
    pub const fn components(&self) -> &Components {
        &self.components
    }

    /// What every field shows in this match.
    #[must_use]
    pub const fn track(&self) -> &Track {
        &self.track
    }
}
