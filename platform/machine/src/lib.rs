//! The clock and the threads that computer players are given.
//!
//! The crate `players` uses neither by itself. Programs that run on a whole machine hand in [`Threads`]; tests and small
//! environments hand in something else.

use std::time::{Duration, Instant};

use cpu_time::ThreadTime;
use players::{Machine, TimeLeft};
use rayon::prelude::*;

/// The system's clock and all cores.
///
/// In a thread of a rayon pool, tasks run one after another: there the cores are already busy, for example with a game
/// each, and a thread that waits for a task would start another game meanwhile.
#[derive(Clone, Copy, Debug, Default)]
pub struct Threads;

impl Machine for Threads {
    fn deadline(&self, limit: Duration) -> Box<TimeLeft> {
        let start = Instant::now();
        Box::new(move || limit.saturating_sub(start.elapsed()))
    }

    fn run(&self, count: usize, task: &(dyn Fn(usize) + Sync)) {
        if count == 1 || rayon::current_thread_index().is_some() {
            (0..count).for_each(task);
        } else {
            (0..count).into_par_iter().for_each(task);
        }
    }
}

/// The processor time of the calling thread: other work on the machine does not count.
#[must_use]
pub fn processor_time() -> Duration {
    ThreadTime::now().as_duration()
}

#[cfg(test)]
mod tests {
    use kernel::{Game, Seat, SeatCount, Viewer};
    use laws::toys::PrivateCards;
    use players::{Advice, Player, Search, Sequential, Settings};

    use super::*;

    /// What a search advises in the first decision of a match.
    fn advice(settings: &str, machine: &dyn Machine) -> Vec<Advice<<PrivateCards as Game>::Action>> {
        let settings: Settings = settings.parse().unwrap();
        let game = PrivateCards::new(SeatCount::new(2), Default::default()).unwrap();
        let states = laws::random_play(&game, 1).states;
        let first = Seat::new(0);
        let state = states.into_iter().find(|state| game.to_act(state).seats().contains(first)).unwrap();
        Search::new(settings, 9).advise(&game, &game.view(&state, Viewer::Seat(first)), first, machine)
    }

    #[test]
    fn the_number_of_threads_does_not_matter() {
        let pool = |threads| rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        for settings in ["64+trees=4", "100+trees=3+depth=4"] {
            let expected = advice(settings, &Sequential);
            // Outside of a pool the trees grow on all cores, inside one after another.
            assert_eq!(advice(settings, &Threads), expected, "{settings}");
            for threads in [1, 2] {
                assert_eq!(pool(threads).install(|| advice(settings, &Threads)), expected, "{settings}, {threads}");
            }
        }
    }

    #[test]
    fn every_task_runs_once() {
        let counts: Vec<std::sync::atomic::AtomicU32> = (0..50).map(|_| Default::default()).collect();
        Threads.run(counts.len(), &|index| {
            counts[index].fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        });
        assert!(counts.into_iter().all(|count| count.into_inner() == 1));
    }

    #[test]
    fn a_search_ends_with_its_time() {
        // A search that did not look at the clock would not return at all.
        let advice = advice("milliseconds=20+trees=1+exploration=5", &Threads);
        assert!(advice.iter().map(|one| one.visits).sum::<u32>() > 0);
    }
}
