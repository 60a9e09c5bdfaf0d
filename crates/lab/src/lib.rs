//! Many plays of a game, for researchers and designers.
//!
//! - [`bench()`]: how fast the rules run.
//! - [`simulate`]: many games between computer players, and what came of them.
//!
//! Everything that has a seed gives the same answer on every machine and with any number of threads: each game has a
//! generator of its own, made from the seed and the game's number, and sums are kept in whole numbers.

mod bench;
mod play;
mod simulate;

pub use bench::{Speed, bench};
pub use play::{Play, play};
pub use simulate::{SeatSummary, Summary, simulate};
