//! Tournaments between computer players: who is stronger?
//!
//! The games of a tournament come in *units*. All games of a unit have the same chance outcomes: each line-up of the players
//! is played once in every rotation of the seats, so that neither the seat nor the dice favour anyone. Units are
//! independent of each other, games are not: intervals and tests are over units.

mod outcome;
mod rating;
mod result;
mod run;
mod seatings;

pub use outcome::{Outcome, PlayerOutcome, Thinking};
pub use rating::Rating;
pub use result::GameResult;
pub use run::{Tournament, run};
pub use seatings::seatings;
