//! Games of whatever type as learning programs use them.
//!
//! - [`AnyGame`]: the rules with seats and options fixed, and the shapes of their numbers (`docs/encodings.md`).
//! - [`AnyState`]: one state, which can be copied, played on, observed, determinized and saved.
//! - [`Environment`]: a match that is stepped choice by choice, with computer players at other seats, and that begins anew
//!   when it is over.
//!
//! There is no clock and no thread in here: callers bring them along.

mod any_game;
mod any_state;
mod determinized;
mod environment;
mod error;
mod saved;
mod state;

pub use any_game::{AnyGame, GameOf};
pub use any_state::AnyState;
pub use environment::{Environment, Opponents};
pub use error::{ChoiceError, SavedError};
pub use saved::SavedState;
