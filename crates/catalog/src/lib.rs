//! Binds rules, players, drawings and sessions into one constant list of games.
//!
//! [`visit`] goes from a game's id to its type, for those who want full speed.

mod visit;

pub use visit::{Bound, UnknownGame, Visitor, ids, visit};
