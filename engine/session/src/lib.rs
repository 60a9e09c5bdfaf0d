//! One match in memory.
//!
//! - [`Session`]: a game, its state and the steps so far. It checks every action, resolves chance, knows what may be
//!   taken back, and can show the match as it was after any step.
//! - [`Record`]: the match as a small text file, readable by people and strict for programs (`docs/record.md`).
//! - [`fair`]: chance that follows from a secret seed and the step number, so that it can be verified afterwards.
//! - [`AnySession`]: the same without type parameters, for server, command line and Python.
//!
//! Nothing here reads a file, a clock or a network.

mod any;
mod box_hash;
mod check;
mod error;
pub mod fair;
mod match_session;
mod parser;
mod record;
mod take_back;
mod verify;

pub use any::AnySession;
pub use box_hash::BoxHash;
pub use check::{check_action, check_outcome};
pub use error::{LoadError, PlayError, TakeBackError};
pub use fair::{Commitment, Contributed, Contribution, Seed, SharedChance};
pub use match_session::{ChanceSource, Session, contender_word};
pub use record::{Ending, Record, RecordError, RecordProblem, RecordValue, Rewind, sealed};
pub use take_back::TakeBackPoint;
pub use verify::{Memory, Verified, VerifyError, verify};
