//! The constant facts of a game.

use crate::box_changes::{BoxDifference, box_changes, with_line};
use crate::component_file::{BoxCheck, ComponentFile};
use crate::message::{Describe as _, Message};
use crate::scored::TableScorer;
use crate::seat::SeatCount;
use crate::setup::SetupError;

/// The constant facts of a game.
#[derive(Clone, Copy, Debug)]
pub struct GameInfo {
    /// The id used everywhere: lower case words joined by `-`.
    pub id: &'static str,
    /// The German title.
    pub title_de: &'static str,
    /// The English title.
    pub title_en: &'static str,
    /// The seat counts allowed, ascending.
    pub seats: &'static [u8],
    /// Rises whenever a rule changes what a record means; a running match stays with its version.
    pub rules_version: u32,
    /// No match has more steps than this (law L12).
    pub max_steps: u32,
    /// The ledger, `rules.toml`: every rule of the rulebook with its id, our ruling where it is open, and its tests.
    pub ledger: &'static str,
    /// `data/components.toml`: what the printed pieces say, each group with its provenance. The user may name another.
    pub components: &'static ComponentFile,
    /// Reads a component file and says whether it can be played. No file that passes makes a match panic, go on without
    /// end or have more than `max_steps` steps.
    pub check_components: fn(&str) -> BoxCheck,
    /// Scores a table described in a small TOML file, for people who play with the box, where the game offers it.
    pub score_table: Option<TableScorer>,
    /// Samples of everything that the game itself can say (conflicts, notation, checks, reasons of a score), so that a
    /// test can see that it has words in every language.
    pub messages: fn() -> Vec<Message>,
}

impl GameInfo {
    /// Checks a component file and chooses it for this process, instead of the built-in one.
    ///
    /// # Errors
    /// Everything that cannot be played, each with its line where it can be found; or that the pieces are in use already.
    pub fn use_components(&self, text: String) -> Result<(), Vec<Message>> {
        self.check_box(&text)?;
        self.components.choose(text).map_err(|error| vec![error.message()])
    }

    /// Checks a component file: [`GameInfo::check_components`], and that printed pieces keep their ids. What it finds has
    /// its line where one can be told.
    ///
    /// # Errors
    /// Everything that cannot be played.
    pub fn check_box(&self, text: &str) -> BoxCheck {
        let in_lines = |messages: Vec<Message>| messages.into_iter().map(|found| with_line(text, found)).collect();
        let lost: Vec<Message> = box_changes(self.components.built_in(), text)
            .iter()
            .filter(|change| matches!(change.difference, BoxDifference::Lost { .. }))
            .map(|change| change.message())
            .collect();
        match (self.check_components)(text) {
            Ok(remarks) if lost.is_empty() => Ok(in_lines(remarks)),
            Ok(_) => Err(lost),
            Err(problems) => Err([lost, in_lines(problems)].concat()),
        }
    }

    /// The seat counts allowed.
    pub fn seat_counts(&self) -> impl Iterator<Item = SeatCount> + use<> {
        self.seats.iter().map(|count| SeatCount::new(*count))
    }

    /// Checks that the game can be played with this number of seats.
    ///
    /// # Errors
    /// If it cannot.
    pub fn check_seats(&self, seats: SeatCount) -> Result<(), SetupError> {
        if self.seat_counts().any(|allowed| allowed == seats) {
            Ok(())
        } else {
            Err(SetupError::Seats { game: self.id, seats: seats.get(), allowed: self.seats })
        }
    }
}
