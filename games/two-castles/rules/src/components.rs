//! What the printed pieces say: `data/components.toml`, read and checked.

mod check;
mod file;
mod printed;

use std::sync::LazyLock;

use kernel::{Describe, Message};

pub use printed::{
    AttendantFace, Bonus, CardFace, CardRule, Components, Face, Levels, Name, Target, ThroneFace, Wants,
};
pub(crate) use printed::{CARDS_DRAWN, TILES_DRAWN};

/// The text of the component file.
pub(crate) const TEXT: &str = include_str!("../data/components.toml");

static COMPONENTS: LazyLock<Components> = LazyLock::new(|| match check::read(TEXT) {
    Ok(components) => components,
    Err(problems) => panic!("data/components.toml does not add up: {problems:?}"),
});

/// Checks a component file.
///
/// # Errors
/// Everything that does not add up.
pub fn check_components(text: &str) -> Result<(), Vec<Message>> {
    check::read(text).map(|_| ()).map_err(|problems| problems.iter().map(Describe::message).collect())
}

impl Components {
    /// The pieces of the box.
    #[must_use]
    pub fn get() -> &'static Self {
        &COMPONENTS
    }
}
