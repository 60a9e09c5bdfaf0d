//! What the printed pieces say, read once from `data/components.toml` and compiled into small tables.

mod compile;
mod printed;
mod raw;
mod vocabulary;

use std::sync::LazyLock;

use kernel::{Describe, Message};

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
        Err(problems) => panic!("data/components.toml: {problems:?}"),
    });
    &BOX
}

/// Reads a component file, such as a corrected copy.
///
/// # Errors
/// Everything that does not add up.
pub fn read(text: &str) -> Result<Components, Vec<Message>> {
    compile::compile(text).map_err(|problems| problems.iter().map(Describe::message).collect())
}

/// Checks a component file.
///
/// # Errors
/// Everything that does not add up.
pub fn check(text: &str) -> Result<(), Vec<Message>> {
    read(text).map(|_| ())
}
