//! The list of the games.

use kernel::{Encode, Evaluate};
use present::Face;
use schemars::JsonSchema;

use crate::entry::Entry;
use crate::game::CatalogGame;

/// Every game that can be played, in the order of the lobby. A new game is one more line here.
pub static GAMES: &[&dyn CatalogGame] = &[
    entry::<burgenland_face::BurgenlandFace>(),
    entry::<castle_face::CastleFace>(),
    entry::<two_castles_face::TwoCastlesFace>(),
    entry::<two_heirs_face::TwoHeirsFace>(),
    entry::<viscounts_face::ViscountsFace>(),
];

/// A game that implements every trait the catalog requires.
const fn entry<F: Face<Game: Evaluate<View: JsonSchema> + Encode>>() -> &'static dyn CatalogGame {
    const { &Entry::<F>::new() }
}

/// The ids of all games, in the order of the lobby.
#[must_use]
pub fn ids() -> Vec<&'static str> {
    GAMES.iter().map(|game| game.info().id).collect()
}
