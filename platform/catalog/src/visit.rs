//! Maps the id of a game to its type, for callers that need full speed, such as simulations.

use kernel::{Encode, Evaluate};
use players::{Player, Spec};
use present::Face;

use crate::entry::Entry;
use crate::game::CatalogGame;

/// A face whose game implements every trait that the catalog requires.
pub trait Complete: Face<Game: Evaluate + Encode> {
    /// A computer player for the game. The same as [`Spec::player`], but compiled in this crate only, because searches take
    /// long to compile.
    fn player(spec: Spec, seed: u64) -> Box<dyn Player<Self::Game>>;
}

/// A generic operation on a game that is named by its id.
pub trait Visitor {
    /// The result of the operation.
    type Output;

    /// Runs the operation with the face `F` and its game `F::Game`.
    fn visit<F: Complete>(self) -> Self::Output;
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

/// The only place that lists the faces: a new game is one more line here.
macro_rules! games {
    ($($face:ty),+ $(,)?) => {
        /// Every game that can be played, in the order of the lobby.
        pub static GAMES: &[&dyn CatalogGame] = &[$(&Entry::<$face>::new()),+];

        $(impl Complete for $face {
            fn player(spec: Spec, seed: u64) -> Box<dyn Player<Self::Game>> {
                spec.player(seed)
            }
        })+

        /// The ids of all games, in the order of the lobby.
        #[must_use]
        pub fn ids() -> Vec<&'static str> {
            vec![$(<<$face as Face>::Game as kernel::Game>::INFO.id),+]
        }

        /// Runs `visitor` with the game that `id` names.
        ///
        /// # Errors
        /// If there is no such game.
        pub fn visit<V: Visitor>(id: &str, visitor: V) -> Result<V::Output, UnknownGame> {
            $(if id == <<$face as Face>::Game as kernel::Game>::INFO.id {
                return Ok(visitor.visit::<$face>());
            })+
            Err(UnknownGame(id.chars().take(40).collect()))
        }
    };
}

games![
    burgenland_face::BurgenlandFace,
    castle_face::CastleFace,
    two_castles_face::TwoCastlesFace,
    two_heirs_face::TwoHeirsFace,
    viscounts_face::ViscountsFace,
];
