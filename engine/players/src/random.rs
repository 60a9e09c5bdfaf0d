//! The random player.

use kernel::{Game, Seat};
use rand::{RngExt, SeedableRng};

use crate::advice::Advice;
use crate::machine::Machine;
use crate::player::{Generator, Player, determinized};

/// Takes any legal action, each with the same probability.
#[derive(Clone, Debug)]
pub struct Random {
    rng: Generator,
}

impl Random {
    /// A random player; the same seed gives the same choices.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self { rng: Generator::seed_from_u64(seed) }
    }
}

impl<G: Game> Player<G> for Random {
    fn advise(&mut self, game: &G, view: &G::View, seat: Seat, _: &dyn Machine) -> Vec<Advice<G::Action>> {
        let (_, mut legal) = determinized(game, view, seat, &mut self.rng);
        let chosen = self.rng.random_range(0..legal.len() as u32) as usize;
        legal.swap(0, chosen);
        Advice::ranked(legal.into_iter().map(|action| (action, 0.5)))
    }
}
