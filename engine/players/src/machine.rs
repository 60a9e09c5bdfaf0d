//! What a player needs from the machine it runs on.

use std::time::Duration;

/// Answers how much time is left; zero means that time is up.
pub type TimeLeft = dyn Fn() -> Duration + Sync;

/// The clock and the workers of a player. The caller provides them, because this crate uses no clock and no thread of its
/// own: the same code runs on a server, in a test with a made-up clock, and in a browser's worker.
///
/// ```
/// use std::time::{Duration, Instant};
///
/// use players::{Machine, TimeLeft};
///
/// /// The system's clock and a thread for each task.
/// struct Threads;
///
/// impl Machine for Threads {
///     fn deadline(&self, limit: Duration) -> Box<TimeLeft> {
///         let start = Instant::now();
///         Box::new(move || limit.saturating_sub(start.elapsed()))
///     }
///
///     fn run(&self, count: usize, task: &(dyn Fn(usize) + Sync)) {
///         std::thread::scope(|scope| {
///             for index in 0..count {
///                 scope.spawn(move || task(index));
///             }
///         });
///     }
/// }
/// ```
pub trait Machine: Sync {
    /// Starts a deadline that ends `limit` from now.
    fn deadline(&self, limit: Duration) -> Box<TimeLeft>;

    /// Called again and again in a long search, many times a second. A machine that many searches share may block here and
    /// let another one go on meanwhile.
    fn pause_point(&self) {}

    /// Calls `task` once with each number below `count`, in any order and possibly at the same time. Returns when all
    /// calls have returned.
    fn run(&self, count: usize, task: &(dyn Fn(usize) + Sync));
}

/// A machine without a clock and with one worker.
///
/// Its deadlines end at once, so that a player with a time budget does the least work it can. Budgets in iterations and
/// nodes need no clock: with them every machine gives the same answers as this one.
#[derive(Clone, Copy, Debug, Default)]
pub struct Sequential;

impl Machine for Sequential {
    fn deadline(&self, _limit: Duration) -> Box<TimeLeft> {
        Box::new(|| Duration::ZERO)
    }

    fn run(&self, count: usize, task: &(dyn Fn(usize) + Sync)) {
        (0..count).for_each(task);
    }
}
