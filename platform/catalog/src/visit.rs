//! From a game's id to its type: for those who want full speed, such as the command line's simulations.

use kernel::{Encode, Evaluate};
use present::Present;

use crate::{Bound, CatalogGame};

/// Everything a game of the catalog can do.
pub trait Complete: Evaluate + Encode + Present {}

impl<G: Evaluate + Encode + Present> Complete for G {}

/// Something to be done with a game whose type is known only inside.
pub trait Visitor {
    /// What comes of it.
    type Output;

    /// Does it with the game `G`.
    fn visit<G: Complete>(self) -> Self::Output;
}

/// An id that names no game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownGame(String);

impl std::fmt::Display for UnknownGame {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "there is no game {:?}: use {}", self.0, ids().join(", "))
    }
}

impl std::error::Error for UnknownGame {}

/// The one place that names every game type: a further game is one more word here.
macro_rules! games {
    ($($game:ty),+ $(,)?) => {
        /// Every game of the house that can be played, in the order of the lobby.
        pub static GAMES: &[&dyn CatalogGame] = &[$(&Bound::<$game>::new()),+];

        /// The ids of all games, in the order of the lobby.
        #[must_use]
        pub fn ids() -> Vec<&'static str> {
            vec![$(<$game as kernel::Game>::INFO.id),+]
        }

        /// Does something with the game that `id` names.
        ///
        /// # Errors
        /// If there is no such game.
        pub fn visit<V: Visitor>(id: &str, visitor: V) -> Result<V::Output, UnknownGame> {
            $(if id == <$game as kernel::Game>::INFO.id {
                return Ok(visitor.visit::<$game>());
            })+
            Err(UnknownGame(id.chars().take(40).collect()))
        }
    };
}

games![burgenland::Burgenland, castle::Castle, two_castles::TwoCastles, two_heirs::TwoHeirs, viscounts::Viscounts];
