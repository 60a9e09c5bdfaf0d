//! Information-set Monte Carlo tree search.
//!
//! Every iteration imagines a table that fits the view ([`Game::determinize`]), walks down the tree with the actions
//! that are legal there, adds a node, plays on or asks the game's own evaluation, and remembers for every action on the
//! way what it was worth to the seat that took it.
//!
//! - **Availability.** An action competes only in the iterations in which it was legal; its bonus for exploration
//!   grows with those, not with the visits of the node.
//! - **Chance** is open-loop: what follows a draw is one node whatever was drawn, so that nothing is learned about a
//!   luck that will not come. Where all chance is public ([`Settings::chance_apart`]), outcomes get nodes of their own.
//! - **Simultaneous choices** are hidden edges: whatever another seat commits, the next seat decides at the same node.
//!   The searching seat commits first, which changes nothing, because commits commute.
//! - **Every seat maximises its own utility**, so more than two seats need nothing special.
//! - **Long lists** widen slowly, the actions with the highest prior first ([`kernel::Evaluate::prior`]).
//! - **The tree is kept** where the next decision is the seat's own again and nothing unknown came in between.

mod player;
mod settings;
mod tree;

pub use player::Search;
pub use settings::{Budget, Settings, SettingsError};

#[cfg(doc)]
use kernel::Game;
