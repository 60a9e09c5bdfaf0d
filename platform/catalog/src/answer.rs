//! Asks questions about matches, and answers them.

use contests::ElsewhereError;
use kernel::{Seat, Viewer};
use players::Machine;
use session::BoxHash;

use crate::game::{CatalogGame, CatalogSession};
use crate::question::{Question, Setup};
use crate::think::Suggestion;

impl Setup {
    /// The game among those that this program has.
    ///
    /// # Errors
    /// If it is not among them, or if its rules or its pieces are others here.
    pub fn find(&self, games: &[&'static dyn CatalogGame]) -> Result<&'static dyn CatalogGame, ElsewhereError> {
        let found = games.iter().copied().find(|game| game.info().id == self.game);
        let game = found.ok_or_else(|| ElsewhereError::UnknownGame { game: kernel::shortened(&self.game) })?;
        let (info, pieces) = (game.info(), BoxHash::of(game.info()).to_string());
        if info.rules_version != self.rules {
            let (expected, found) = (self.rules, info.rules_version);
            return Err(ElsewhereError::OtherRules { game: self.game.clone(), expected, found });
        }
        if pieces != self.pieces {
            let expected = kernel::shortened(&self.pieces);
            return Err(ElsewhereError::OtherPieces { game: self.game.clone(), expected, found: pieces });
        }
        Ok(game)
    }
}

impl Question {
    /// Asks what `player` would do at a seat of a match.
    #[must_use]
    pub fn of(session: &(dyn CatalogSession + 'static), seat: Seat, player: &str, seed: u64) -> Self {
        Self {
            setup: Setup::of(session.info(), session.seats(), session.options()),
            seat,
            view: session.view_json(Viewer::Seat(seat)),
            player: player.to_owned(),
            seed,
        }
    }

    /// What the player would do, best first, as [`CatalogSession::suggest`] answers it.
    ///
    /// # Errors
    /// If this program does not have the game, or its rules or pieces are others, or the view cannot be read.
    pub fn answer(
        &self,
        games: &[&'static dyn CatalogGame],
        machine: &dyn Machine,
    ) -> Result<Vec<Suggestion>, ElsewhereError> {
        self.setup.find(games)?.suggest(self, machine).ok_or(ElsewhereError::Unreadable)
    }
}
