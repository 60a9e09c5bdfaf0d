//! What the printed pieces say, read once from `data/components.toml` and compiled into small tables.

mod compile;
mod printed;
mod raw;
mod vocabulary;

use std::sync::LazyLock;

pub use printed::{
    BonusCard, BuildingInfo, CardInfo, Components, Counted, Criminals, Figures, Manuscript, Opponent, PlayerCard,
    PrintedCard, Ribbon, Scheme, Section, Segment, Site, TileScore, TrackSpace, Trade, Unlock,
};

/// The component file.
pub const TEXT: &str = include_str!("../data/components.toml");

/// The box that comes with the crate.
///
/// # Panics
/// If the file does not add up, which a test rules out.
#[must_use]
pub fn components() -> &'static Components {
    static BOX: LazyLock<Components> = LazyLock::new(|| match compile::compile(TEXT) {
        Ok(components) => components,
        Err(problems) => panic!("data/components.toml: {}", problems.join("; ")),
    });
    &BOX
}

/// Reads a component file, such as a corrected copy.
///
/// # Errors
/// What does not add up, in plain words, one line each.
pub fn read(text: &str) -> Result<Components, Vec<String>> {
    compile::compile(text)
}

/// Says in plain words, one line each, what does not add up in a component file.
///
/// # Errors
/// The lines.
pub fn check(text: &str) -> Result<(), Vec<String>> {
    read(text).map(|_| ())
}
