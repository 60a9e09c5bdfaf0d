//! Many games between computer players, for researchers and designers.
//!
//! - [`bench()`]: how fast the rules and the search run.
//! - [`simulate`]: scores and wins over many games.
//! - [`arena`]: tournaments that show who is stronger.
//! - [`report`]: how balanced a game is, on one page.
//!
//! Everything that has a seed gives the same answer on every machine and with any number of threads: each game has a
//! generator of its own, made from the seed and the game's number, and sums are kept in whole numbers.
//!
//! Single matches are played and counted by the crate `contests`. Threads and clocks are in `arena/run`, `simulate`, `report/measure` and
//! `speed`; the other files compute figures from results and use neither.

pub mod arena;
mod program;
pub mod report;
mod simulate;
mod speed;
mod statistics;
mod summary;

pub use program::Program;
pub use simulate::simulate;
pub use speed::bench;
pub use statistics::{Moments, Sprt, Verdict, expected_share, wilson};
pub use summary::{SeatSummary, Summary};
