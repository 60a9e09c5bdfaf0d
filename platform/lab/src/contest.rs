//! A game and its players, as all measurements take them.

use kernel::Evaluate;
use players::{Player, Spec};

/// A game and how its players are made.
pub struct Contest<'a, G: Evaluate> {
    /// The game with its seats and options.
    pub game: &'a G,
    /// Makes a player from its kind and a seed: [`Spec::player`], or a function that was compiled with it elsewhere.
    pub player: fn(Spec, u64) -> Box<dyn Player<G>>,
}

impl<G: Evaluate> Clone for Contest<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Evaluate> Copy for Contest<'_, G> {}

impl<'a, G: Evaluate> Contest<'a, G> {
    /// A contest whose players are compiled where this is called.
    #[must_use]
    pub fn new(game: &'a G) -> Self {
        Self { game, player: Spec::player }
    }
}
