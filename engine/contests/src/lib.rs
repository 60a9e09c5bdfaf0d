//! Single matches between computer players and programs from outside, of a game of whatever type: played, counted, and measured.
//!
//! [`Contest`] is what a caller sees, [`GameContest`] makes one of a game. There is no clock and no thread in here: callers bring
//! them along. A match of computer players depends on its seed and number
//! alone, on every machine.

mod bench;
mod competitor;
mod contest;
mod count;
mod elsewhere;
mod pairing;
mod play;

pub use bench::Speed;
pub use competitor::{Competitor, OutsideError, OutsidePlayer};
pub use contest::{Contest, GameContest};
pub use count::{Choice, Counted, Match, PieceCount, thousandths};
pub use elsewhere::ElsewhereError;
pub use pairing::{Clock, Pairing, Play, Wanted};
