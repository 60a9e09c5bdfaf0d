//! How fast the rules and the search run, and how long players think: in processor time of one thread, so that other work on the
//! machine does not count.

use std::time::Duration;

use contests::{Contest, Speed};
use machine::processor_time;

/// Plays at random on this thread for about `time`, then searches for about as long.
#[must_use]
pub fn bench(contest: &dyn Contest, time: Duration) -> Speed {
    contest.bench(time, &processor_time)
}
