//! The rules of a match, with seats and options fixed.

use catalog::{LEARNING_GAMES, Language, LearningGame};
use environments::AnyGame;
use kernel::{MAX_SEATS, SeatCount, or_list};
use pyo3::prelude::*;

use crate::errors;

/// The rules of a game, with seats and options fixed.
pub(crate) struct Table {
    pub(crate) rules: Box<dyn AnyGame>,
    pub(crate) title: &'static str,
}

/// The names of all games.
pub(crate) fn names() -> Vec<&'static str> {
    LEARNING_GAMES.iter().map(|game| game.info().id).collect()
}

/// The game with a name.
pub(crate) fn find(name: &str) -> PyResult<&'static dyn LearningGame> {
    let unknown = || errors::setup(format!("there is no game {name:?}: use {}", or_list(names())));
    catalog::find_learning(name).ok_or_else(unknown)
}

impl Table {
    /// The game with a name, with options given as key and text.
    pub(crate) fn open(name: &str, seats: usize, options: &[(String, String)]) -> PyResult<Self> {
        let found = find(name)?;
        let info = found.info();
        let count = u8::try_from(seats).ok().filter(|count| (1..=MAX_SEATS).contains(&usize::from(*count)));
        let rules = match count {
            None => Err(kernel::SetupError::Seats { game: info.id, seats, allowed: info.seats }),
            Some(count) => found.learning(SeatCount::new(count), options),
        };
        Ok(Self { rules: rules.map_err(errors::setup)?, title: found.title(Language::English) })
    }

    /// How many choices there are.
    pub(crate) fn choices(&self) -> usize {
        self.rules.choice_blocks().iter().map(|block| block.len).sum()
    }

    /// How many bytes an observation has.
    pub(crate) fn observation_len(&self) -> usize {
        self.rules.observation_slices().iter().map(|slice| slice.len).sum()
    }
}
