//! What the printed pieces say, read once from `data/components.toml` and compiled into small tables.

mod chains;
mod compile;
mod printed;
mod raw;
mod vocabulary;

use std::sync::LazyLock;

use kernel::{BoxCheck, ComponentFile, Describe, Message};

pub use printed::{
    BonusCard, BuildingInfo, CardGroups, CardInfo, Components, Counted, Criminals, Figures, Manuscript, Opponent,
    PlayerCard, PrintedCard, Ribbon, Scheme, Section, Segment, Site, TileScore, TrackSpace, Trade, Unlock,
};

/// The component file: the built-in one, or another that the user has named.
pub static FILE: ComponentFile = ComponentFile::new(include_str!("../data/components.toml"));

/// The pieces that this process plays with.
///
/// # Panics
/// If the file does not add up: a test rules it out for the built-in one, and another is checked before it is chosen.
#[must_use]
pub fn components() -> &'static Components {
    static BOX: LazyLock<Components> = LazyLock::new(|| match compile::compile(FILE.text()) {
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
pub fn check(text: &str) -> BoxCheck {
    let problems = compile::check(text, FILE.built_in());
    if problems.is_empty() { Ok(Vec::new()) } else { Err(problems.iter().map(Describe::message).collect()) }
}
