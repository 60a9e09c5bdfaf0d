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
//! Threads and clocks are in `arena/run`, `simulate`, `report/measure`, `play` and `bench`; the other files compute figures from
//! results and use neither.

pub mod arena;
mod bench;
mod contest;
mod play;
pub mod report;
mod simulate;
mod statistics;
mod summary;

pub use bench::{Speed, bench};
pub use contest::Contest;
pub use play::{Play, play};
pub use simulate::simulate;
pub use statistics::{Sprt, Verdict, expected_share, wilson};
pub use summary::{SeatSummary, Summary};
