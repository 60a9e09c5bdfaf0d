//! What the printed pieces say: `data/components.toml`, read and checked.

mod check;
mod file;
mod printed;

use std::sync::LazyLock;

use kernel::{BoxCheck, ComponentFile, Describe};

pub use printed::{
    AttendantFace, Bonus, CardFace, CardRule, Components, Face, Levels, Name, Target, ThroneFace, Wants,
};
pub(crate) use printed::{CARDS_DRAWN, TILES_DRAWN};

/// The component file: the built-in one, or another that the user has named.
pub(crate) static FILE: ComponentFile = ComponentFile::new(include_str!("../data/components.toml"));

static COMPONENTS: LazyLock<Components> = LazyLock::new(|| match check::read(FILE.text()) {
    Ok(components) => components,
    Err(problems) => panic!("the component file does not add up: {problems:?}"),
});

/// Checks a component file.
pub fn check_components(text: &str) -> BoxCheck {
    check::read(text).map(|_| Vec::new()).map_err(|problems| problems.iter().map(Describe::message).collect())
}

impl Components {
    /// The pieces that this process plays with.
    #[must_use]
    pub fn get() -> &'static Self {
        &COMPONENTS
    }
}
