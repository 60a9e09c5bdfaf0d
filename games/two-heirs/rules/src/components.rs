//! What the printed pieces say: `data/components.toml`, read once and checked.
//!
//! The check never panics and names everything that does not add up, so that owners of the box can correct a copy of
//! the file.

mod file;
mod printed;

use std::sync::LazyLock;

use kernel::{Describe, Message};

pub use printed::{Components, Icon, Line, Pattern, RoadKind, TileFacts};

/// The data file itself.
pub(crate) const TEXT: &str = include_str!("../data/components.toml");

static BOX: LazyLock<Components> =
    LazyLock::new(|| Components::parse(TEXT).unwrap_or_else(|faults| panic!("data/components.toml: {faults:?}")));

impl Components {
    /// The pieces as the data file of this crate has them.
    #[must_use]
    pub fn of_the_box() -> &'static Self {
        &BOX
    }

    /// Reads a components file.
    ///
    /// # Errors
    /// Everything that does not add up.
    pub fn parse(text: &str) -> Result<Self, Vec<Message>> {
        file::read(text).map_err(|problems| problems.iter().map(Describe::message).collect())
    }

    /// Reads a components file only to say what does not add up.
    ///
    /// # Errors
    /// Everything that does not add up.
    pub fn check(text: &str) -> Result<(), Vec<Message>> {
        Self::parse(text).map(drop)
    }
}
