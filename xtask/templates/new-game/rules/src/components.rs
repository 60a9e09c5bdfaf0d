//! What the printed pieces say, read from `data/components.toml`.

use std::sync::LazyLock;

use kernel::{BoxCheck, ComponentFile, Describe};
use serde::Deserialize;

use crate::errors::Fault;
use crate::options::Length;
use crate::state::MAX_SEATS;
use crate::stone::{ByStone, Stone, Stones};

/// The component file: the built-in one, or another that the user has named.
pub(crate) static FILE: ComponentFile = ComponentFile::new(include_str!("../data/components.toml"));

/// How many stones there are and what they are worth (`new-game.component.stones`).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Components {
    /// How many stones of each kind the bag holds.
    pub counts: Stones,
    /// The points of each kind.
    pub values: ByStone<i8>,
}

impl Components {
    /// The pieces that this process plays with.
    ///
    /// # Panics
    /// If the file does not add up: a test rules it out for the built-in one, and another is checked before it is chosen.
    #[must_use]
    pub fn of_the_box() -> &'static Self {
        static BOX: LazyLock<Components> =
            LazyLock::new(|| Components::read(FILE.text()).unwrap_or_else(|faults| panic!("{faults:?}")));
        &BOX
    }

    /// Reads a components file.
    ///
    /// # Errors
    /// Everything that does not add up.
    pub fn read(text: &str) -> Result<Self, Vec<Fault>> {
        let file: File = kernel::read_toml(text).map_err(|error| vec![Fault::Unreadable(error.message())])?;
        let mut faults = Vec::new();
        if file.game != "new-game" {
            faults.push(Fault::Game { game: file.game });
        }
        let mut components = Self::default();
        for stone in Stone::ALL {
            let entries = || file.stone.iter().filter(|entry| entry.id == stone);
            if entries().count() != 1 {
                faults.push(Fault::Times { stone: stone.id(), times: entries().count() });
            }
            for entry in entries() {
                components.counts[stone] = entry.count;
                components.values[stone] = entry.value;
            }
        }
        let found = components.counts.0.iter().map(|count| u32::from(*count)).sum();
        let needed = MAX_SEATS as u32 * u32::from(Length::Long.rounds());
        if found < needed {
            faults.push(Fault::TooFew { found, needed });
        }
        if faults.is_empty() { Ok(components) } else { Err(faults) }
    }

    /// What some stones are worth together.
    #[must_use]
    pub fn points(&self, stones: &Stones) -> i32 {
        Stone::ALL.into_iter().map(|stone| i32::from(stones[stone]) * i32::from(self.values[stone])).sum()
    }
}

/// Checks a components file that somebody has changed.
///
/// # Errors
/// Everything that does not add up.
pub(crate) fn check(text: &str) -> BoxCheck {
    match Components::read(text) {
        Ok(_) => Ok(Vec::new()),
        Err(faults) => Err(faults.iter().map(Describe::message).collect()),
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(rename = "schema")]
    _schema: u32,
    game: String,
    #[serde(rename = "source")]
    _source: Vec<Source>,
    stone: Vec<Entry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Source {
    #[serde(rename = "id")]
    _id: String,
    #[serde(rename = "what")]
    _what: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    id: Stone,
    count: u8,
    value: i8,
    #[serde(rename = "provenance")]
    _provenance: Provenance,
}

/// Where a fact comes from.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Provenance {
    /// Stated in the rulebook.
    Rulebook,
    /// Found in a public source.
    Public,
    /// Chosen for this project.
    Reconstructed,
}
