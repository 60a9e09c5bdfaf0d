//! The games as learning programs use them.

use environments::{AnyGame, GameOf};
use kernel::{Encode, Evaluate, SeatCount, SetupError};
use present::Face;
use schemars::JsonSchema;

use crate::entry::{Entry, rules};
use crate::game::CatalogGame;

/// A game of the catalog that learning programs can play.
///
/// ```
/// use kernel::SeatCount;
///
/// let castle = catalog::find_learning("castle").expect("the catalog has it");
/// let game = castle.learning(SeatCount::new(2), &[])?;
/// assert!(game.choice_blocks().iter().map(|block| block.len).sum::<usize>() <= kernel::MAX_CHOICES);
/// # Ok::<(), kernel::SetupError>(())
/// ```
pub trait LearningGame: CatalogGame {
    /// The rules for a number of seats and options, given as key and text.
    ///
    /// # Errors
    /// If the game does not allow the number of seats or the options.
    fn learning(&self, seats: SeatCount, options: &[(String, String)]) -> Result<Box<dyn AnyGame>, SetupError>;
}

impl<F: Face<Game: Evaluate<View: JsonSchema> + Encode>> LearningGame for Entry<F> {
    fn learning(&self, seats: SeatCount, options: &[(String, String)]) -> Result<Box<dyn AnyGame>, SetupError> {
        Ok(Box::new(GameOf(rules::<F::Game>(seats, options)?)))
    }
}
