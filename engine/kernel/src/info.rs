//! The constant facts of a game.

use crate::message::Message;
use crate::scored::ScoredTable;
use crate::seat::SeatCount;
use crate::setup::SetupError;

/// Reads the description of a table and scores it; the error names the place and the reason.
pub type ScoreTable = fn(&str) -> Result<ScoredTable, Message>;

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
    /// `data/components.toml`: what the printed pieces say, each group with its provenance.
    pub components: &'static str,
    /// Reads a components file and says everything that does not add up.
    pub check_components: fn(&str) -> Result<(), Vec<Message>>,
    /// Scores a table described in a small TOML file, for people who play with the box, where the game offers it.
    pub score_table: Option<ScoreTable>,
    /// Samples of everything that the game itself can say (conflicts, notation, checks, reasons of a score), so that a
    /// test can see that it has words in every language.
    pub messages: fn() -> Vec<Message>,
}

impl GameInfo {
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
