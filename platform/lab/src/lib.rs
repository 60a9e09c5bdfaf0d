//! Many plays of a game, for researchers and designers.
//!
//! - [`bench()`]: how fast the rules run.
//! - [`simulate`]: many games between computer players, and what came of them.
//! - [`arena`]: who is stronger.
//! - [`report`]: how balanced a game is, on one page.
//!
//! Everything that has a seed gives the same answer on every machine and with any number of threads: each game has a
//! generator of its own, made from the seed and the game's number, and sums are kept in whole numbers.

pub mod arena;
mod bench;
mod play;
mod rating;
pub mod report;
mod simulate;
mod statistics;

pub use bench::{Speed, bench};
pub use play::{Play, play};
pub use rating::Rating;
pub use simulate::{SeatSummary, Summary, simulate};
pub use statistics::{Sprt, Verdict, expected_share, wilson};
