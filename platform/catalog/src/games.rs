//! The list of the games.

use kernel::{Encode, Evaluate};
use present::Face;
use schemars::JsonSchema;

use crate::entry::Entry;
use crate::game::CatalogGame;
use crate::learning::LearningGame;

/// Makes the lists of games from the list of their faces.
macro_rules! games {
    ($($face:ty),+ $(,)?) => {
        /// Every game that can be played, in the order of the lobby.
        pub static GAMES: &[&dyn CatalogGame] = &[$(entry::<$face>()),+];

        /// The same games, as learning programs use them.
        pub static LEARNING_GAMES: &[&dyn LearningGame] = &[$(entry::<$face>()),+];
    };
}

// The faces of the games. A new game is one more line here.
games! {
    burgenland_face::BurgenlandFace,
    castle_face::CastleFace,
    two_castles_face::TwoCastlesFace,
    two_heirs_face::TwoHeirsFace,
    viscounts_face::ViscountsFace,
}

/// A game that implements every trait the catalog requires.
const fn entry<F: Face<Game: Evaluate<View: JsonSchema> + Encode>>() -> &'static Entry<F> {
    const { &Entry::<F>::new() }
}

/// The ids of all games, in the order of the lobby.
#[must_use]
pub fn ids() -> Vec<&'static str> {
    GAMES.iter().map(|game| game.info().id).collect()
}
