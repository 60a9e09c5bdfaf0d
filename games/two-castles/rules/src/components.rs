//! What the printed pieces say: `data/components.toml`, read and checked.

mod check;
mod file;
mod printed;

use std::sync::LazyLock;

pub use printed::{
    AttendantFace, Bonus, CardFace, CardRule, Components, Face, Levels, Name, Target, ThroneFace, Wants,
};
pub(crate) use printed::{CARDS_DRAWN, TILES_DRAWN};

/// The text of the component file.
pub(crate) const TEXT: &str = include_str!("../data/components.toml");

static COMPONENTS: LazyLock<Components> = LazyLock::new(|| match check::read(TEXT) {
    Ok(components) => components,
    Err(problems) => panic!("data/components.toml does not add up:\n{}", problems.join("\n")),
});

/// Reads a component file and says in plain words, one line each, what does not add up.
///
/// # Errors
/// One line for everything found.
pub fn check_components(text: &str) -> Result<(), Vec<String>> {
    check::read(text).map(|_| ())
}

impl Components {
    /// The pieces of the box.
    #[must_use]
    pub fn get() -> &'static Self {
        &COMPONENTS
    }
}
