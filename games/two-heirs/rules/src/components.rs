//! What the printed pieces say: `data/components.toml`, read once and checked.
//!
//! The check never panics and names everything that does not add up, so that owners of the box can correct a copy of
//! the file.

mod file;
mod printed;

use std::sync::LazyLock;

use kernel::{BoxCheck, ComponentFile, Describe, Message};

pub use printed::{Components, Icon, Line, Pattern, RoadKind, TileFacts};

/// The component file: the built-in one, or another that the user has named.
pub(crate) static FILE: ComponentFile = ComponentFile::new(include_str!("../data/components.toml"));

static BOX: LazyLock<Components> =
    LazyLock::new(|| Components::parse(FILE.text()).unwrap_or_else(|faults| panic!("component file: {faults:?}")));

impl Components {
    /// The pieces that this process plays with.
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
    pub fn check(text: &str) -> BoxCheck {
        Self::parse(text).map(|_| Vec::new())
    }
}
