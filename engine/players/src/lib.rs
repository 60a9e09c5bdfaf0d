//! Computer players, generic over every game.
//!
//! A player is given a [`View`](kernel::Game::View), never the true state: it has to imagine what it does not see
//! ([`Game::determinize`]). So it cannot cheat, and the type of [`Player::choose`] shows it.
//!
//! - [`Random`]: any legal action, each with the same probability.
//! - [`Greedy`]: the action whose outcome the game's own [`Evaluate`](kernel::Evaluate) rates highest.
//! - [`Search`]: information-set Monte Carlo tree search.
//! - [`Exact`]: expectimax over listed chance outcomes, for games with little hidden information.
//!
//! [`Spec`] names a player in one word, as levels and command lines do.
//!
//! This crate uses no clock and no thread: the caller hands in a [`Machine`]. With a budget in iterations or nodes, the
//! answers depend on the seed alone, not on the machine or its number of workers.

mod advice;
mod exact;
mod greedy;
mod machine;
mod player;
mod random;
pub mod search;
mod spec;

pub use advice::Advice;
pub use exact::{Exact, SearchLimits, SearchLimitsError};
pub use greedy::Greedy;
pub use machine::{Machine, Sequential, TimeLeft};
pub use player::{Generator, Player, generator};
pub use random::Random;
pub use search::{Budget, Search, Settings};
pub use spec::{Spec, SpecError};

#[cfg(doc)]
use kernel::Game;
