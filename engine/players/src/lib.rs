//! Computer players, generic over every game.
//!
//! A player is asked with a [`View`](kernel::Game::View), never with the truth: what it does not see it has to imagine
//! ([`Game::determinize`]). So it cannot cheat, and the type of [`Player::choose`] shows it.
//!
//! - [`Random`]: any legal action, each as likely.
//! - [`Greedy`]: the action after which the game's own [`Evaluate`](kernel::Evaluate) likes the table best.
//! - [`Search`]: information-set Monte Carlo tree search.
//! - [`Exact`]: expectation over listed chance outcomes, for games with little hidden.

mod advice;
mod exact;
mod greedy;
mod random;
pub mod search;
mod spec;

use kernel::{Game, Seat};

pub use advice::Advice;
pub use exact::{Exact, Reach, ReachError};
pub use greedy::Greedy;
pub use random::Random;
pub use search::{Budget, Search, Settings};
pub use spec::{Spec, SpecError};

/// The generator all players use: small, fast, the same on every machine.
pub type Generator = rand_xoshiro::Xoshiro256PlusPlus;

/// Someone who decides for a seat.
pub trait Player<G: Game>: Send {
    /// What the player thinks of the legal actions of `seat`, which is to act, knowing only what it sees: best first.
    fn advise(&mut self, game: &G, view: &G::View, seat: Seat) -> Vec<Advice<G::Action>>;

    /// Decides for `seat`, which is to act, knowing only what it sees.
    fn choose(&mut self, game: &G, view: &G::View, seat: Seat) -> G::Action {
        self.advise(game, view, seat)[0].action
    }
}

/// What a seat may do, for all it knows: legal actions agree in every determinization (law L8).
fn legal_actions<G: Game>(game: &G, view: &G::View, seat: Seat, rng: &mut Generator) -> (G::State, Vec<G::Action>) {
    let state = game.determinize(view, rng);
    let mut legal = Vec::new();
    game.legal_actions(&state, seat, &mut legal);
    debug_assert!(!legal.is_empty(), "a seat that is to act has a legal action");
    (state, legal)
}
