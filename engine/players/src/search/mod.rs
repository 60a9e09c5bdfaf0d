//! Information-set Monte Carlo tree search.
//!
//! Every iteration determinizes the view ([`Game::determinize`]), descends the tree with the actions that are legal in that
//! state, adds a node, plays on or asks the game's own evaluation, and adds the value to every action on the path, for
//! the seat that took it.
//!
//! - **Availability.** An action competes only in the iterations in which it was legal; its exploration bonus grows with
//!   those, not with the visits of the node.
//! - **Chance** is open-loop: all outcomes of a chance step share one node, so that the search does not learn from outcomes
//!   that will not come. Where all chance is public ([`Settings::chance_apart`]), outcomes get nodes of their own.
//! - **Simultaneous choices** are hidden edges: whatever one seat commits, the next seat decides at the same node. The
//!   searching seat commits first, which changes nothing, because commits commute.
//! - **Open seats** (any of several acts next, in sight of all) act one after the other: the searching seat as long as it
//!   can, then the lowest. Their actions are seen, so each leads to a node of its own.
//! - **Every seat maximises its own utility**, so more than two seats need nothing special.
//! - **Long lists** widen slowly, the actions with the highest prior first ([`kernel::Evaluate::prior`]).
//! - **The tree is kept** for the next decision if that is the same seat's and nothing unknown comes in between.

mod logarithm;
mod player;
mod settings;
mod tree;

pub use player::Search;
pub use settings::{Budget, Settings, SettingsError};

#[cfg(doc)]
use kernel::Game;
