//! Where computer players think: off the threads that serve people, a few at a time, and fairly.
//!
//! Whoever has used the least time comes next, and matches with people come before those of computers alone. A search runs in
//! slices: when its slice is over and somebody else comes first, it is put aside and goes on later.

use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant};

use foldhash::fast::RandomState;
use machine::Threads;
use players::{Machine, TimeLeft};
use tokio::sync::oneshot;

/// A search thinks for so long before another one may come first.
const SLICE: Duration = Duration::from_millis(4);

/// So many searches of one asker are begun at the same time. The others wait: a search that was put aside keeps its memory.
const MOST_BEGUN: usize = 2;

/// For whom a computer player thinks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asker {
    /// The address from which the match was created, or its host: those who share it share their time.
    pub name: String,
    /// Whether people play in the match.
    pub people: bool,
}

/// A number of threads, and who may think on them.
#[derive(Clone)]
pub struct Thinkers {
    queue: Arc<Queue>,
}

impl Thinkers {
    /// So many think at the same time.
    #[must_use]
    pub fn new(threads: usize) -> Self {
        Self { queue: Arc::new(Queue { threads: AtomicUsize::new(threads), list: Mutex::default() }) }
    }

    /// Changes how many think at the same time. Whoever has begun goes on.
    pub fn set_threads(&self, threads: usize) {
        self.queue.threads.store(threads, Ordering::Relaxed);
        self.queue.list().dispatch(threads);
    }

    /// Waits for a turn to think.
    pub async fn turn(&self, asker: Asker) -> Turn {
        let queue = &self.queue;
        let gone = {
            let mut list = queue.list();
            let gone = list.join(&asker, false);
            list.dispatch(queue.threads());
            gone
        };
        let mut waiter = Waiter { queue, asker: &asker, gone };
        (&mut waiter.gone).await.expect("the queue lives as long as its turns");
        drop(waiter);
        Turn { queue: Arc::clone(queue), asker, since: Mutex::new(Instant::now()) }
    }
}

/// Who thinks and who waits.
struct Queue {
    threads: AtomicUsize,
    list: Mutex<List>,
}

#[derive(Default)]
struct List {
    /// How many think.
    busy: usize,
    waiting: Vec<Waiting>,
    /// What those who think or wait have used, and how many of their searches are begun.
    askers: HashMap<String, Account, RandomState>,
    /// Counts those who came.
    count: u64,
}

#[derive(Clone, Copy, Default)]
struct Account {
    used: Duration,
    begun: usize,
}

struct Waiting {
    asker: Asker,
    /// Whether it was put aside.
    is_begun: bool,
    order: u64,
    go: oneshot::Sender<()>,
}

impl Queue {
    fn threads(&self) -> usize {
        self.threads.load(Ordering::Relaxed)
    }

    /// Ends a turn that has taken so long.
    fn end(&self, asker: &Asker, time: Duration) {
        let mut list = self.list();
        list.charge(asker, time);
        list.busy -= 1;
        if let Some(account) = list.askers.get_mut(&asker.name) {
            account.begun -= 1;
        }
        list.dispatch(self.threads());
    }

    fn list(&self) -> MutexGuard<'_, List> {
        self.list.lock().expect("nobody panics while holding the list")
    }
}

impl List {
    /// The place of an asker: the lower, the sooner.
    fn rank(&self, asker: &Asker) -> (bool, Duration) {
        (!asker.people, self.askers.get(&asker.name).map_or(Duration::ZERO, |account| account.used))
    }

    /// Whether a search can begin or go on now.
    fn is_ready(&self, waiting: &Waiting) -> bool {
        waiting.is_begun || self.askers.get(&waiting.asker.name).is_none_or(|account| account.begun < MOST_BEGUN)
    }

    /// Puts somebody into the queue.
    fn join(&mut self, asker: &Asker, is_begun: bool) -> oneshot::Receiver<()> {
        if !self.askers.contains_key(&asker.name) {
            // Who is new has used as much as whoever has used least: nobody saves up time by staying away.
            let least = self.askers.values().map(|account| account.used).min().unwrap_or_default();
            self.askers.insert(asker.name.clone(), Account { used: least, begun: 0 });
        }
        let (go, gone) = oneshot::channel();
        self.count += 1;
        self.waiting.push(Waiting { asker: asker.clone(), is_begun, order: self.count, go });
        gone
    }

    /// Lets those go who come next, as long as there are threads.
    fn dispatch(&mut self, threads: usize) {
        while self.busy < threads {
            let ready = (0..self.waiting.len()).filter(|index| self.is_ready(&self.waiting[*index]));
            let first = ready.min_by_key(|index| {
                let waiting = &self.waiting[*index];
                (self.rank(&waiting.asker), waiting.order)
            });
            let Some(first) = first else { break };
            let Waiting { asker, is_begun, go, .. } = self.waiting.swap_remove(first);
            // Who no longer waits is left out.
            if go.send(()).is_ok() {
                self.busy += 1;
                if !is_begun && let Some(account) = self.askers.get_mut(&asker.name) {
                    account.begun += 1;
                }
            }
        }
        if self.busy == 0 && self.waiting.is_empty() {
            self.askers.clear();
        }
    }

    /// Counts the time that somebody has thought.
    fn charge(&mut self, asker: &Asker, time: Duration) {
        if let Some(account) = self.askers.get_mut(&asker.name) {
            account.used += time;
        }
    }
}

/// Somebody who waits for a turn, and may stop waiting.
struct Waiter<'a> {
    queue: &'a Queue,
    asker: &'a Asker,
    gone: oneshot::Receiver<()>,
}

impl Drop for Waiter<'_> {
    fn drop(&mut self) {
        self.gone.close();
        if self.gone.try_recv().is_ok() {
            // It was already its turn.
            self.queue.end(self.asker, Duration::ZERO);
        }
    }
}

/// A search whose turn it is. Dropping it ends the turn.
pub struct Turn {
    queue: Arc<Queue>,
    asker: Asker,
    /// When the slice began.
    since: Mutex<Instant>,
}

impl Turn {
    /// Runs some thinking on a thread; `None` if it panicked.
    pub async fn think<T: Send + 'static>(self, work: impl FnOnce(&dyn Machine) -> T + Send + 'static) -> Option<T> {
        match tokio::task::spawn_blocking(move || work(&self)).await {
            Ok(result) => Some(result),
            Err(error) => {
                tracing::error!(%error, "a computer player failed");
                None
            }
        }
    }

    /// Ends a turn in which somebody else has thought for so long.
    pub(crate) fn end(mut self, thought: Duration) {
        let since = self.since.get_mut().expect("nobody panics while looking at the clock");
        *since = Instant::now().checked_sub(thought).unwrap_or(*since);
    }

    /// The time since the slice began, and a new slice.
    fn take_time(&self) -> Duration {
        let mut since = self.since.lock().expect("nobody panics while looking at the clock");
        std::mem::replace(&mut *since, Instant::now()).elapsed()
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        self.queue.end(&self.asker, self.take_time());
    }
}

impl Machine for Turn {
    fn deadline(&self, limit: Duration) -> Box<TimeLeft> {
        Threads.deadline(limit)
    }

    fn pause_point(&self) {
        if self.since.lock().is_ok_and(|since| since.elapsed() < SLICE) {
            return;
        }
        let time = self.take_time();
        let gone = {
            let mut list = self.queue.list();
            list.charge(&self.asker, time);
            let own = list.rank(&self.asker);
            let is_first = |waiting: &Waiting| list.is_ready(waiting) && list.rank(&waiting.asker) < own;
            if !list.waiting.iter().any(is_first) {
                return;
            }
            list.busy -= 1;
            let gone = list.join(&self.asker, true);
            list.dispatch(self.queue.threads());
            gone
        };
        // The queue lives as long as this turn, so the answer comes.
        let _ = gone.blocking_recv();
        self.take_time();
    }

    /// One after another: several threads of one search could not be put aside together.
    fn run(&self, count: usize, task: &(dyn Fn(usize) + Sync)) {
        (0..count).for_each(task);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asker(name: &str, people: bool) -> Asker {
        Asker { name: name.to_owned(), people }
    }

    /// Lets everyone in the queue go, one after another, and tells the order. Each has thought for a second.
    fn order(list: &mut List, mut waiting: Vec<(&'static str, Asker, oneshot::Receiver<()>)>) -> Vec<&'static str> {
        let mut order = Vec::new();
        while !waiting.is_empty() {
            list.dispatch(1);
            let next = waiting.iter_mut().position(|(_, _, gone)| gone.try_recv().is_ok()).expect("somebody goes");
            let (name, asker, _) = waiting.remove(next);
            order.push(name);
            list.charge(&asker, Duration::from_secs(1));
            list.busy -= 1;
            if let Some(account) = list.askers.get_mut(&asker.name) {
                account.begun -= 1;
            }
        }
        order
    }

    fn join(list: &mut List, who: &[(&'static str, &str, bool)]) -> Vec<(&'static str, Asker, oneshot::Receiver<()>)> {
        let wait = |(label, name, people): &(&'static str, &str, bool)| {
            let asker = asker(name, *people);
            let gone = list.join(&asker, false);
            (*label, asker, gone)
        };
        who.iter().map(wait).collect()
    }

    #[test]
    fn who_asks_for_much_waits_for_who_asks_for_little() {
        let mut list = List::default();
        let flood = [("f1", "flood", true), ("f2", "flood", true), ("f3", "flood", true)];
        let waiting = join(&mut list, &[&flood[..], &[("ann", "ann", true), ("bob", "bob", true)]].concat());
        assert_eq!(order(&mut list, waiting), ["f1", "ann", "bob", "f2", "f3"]);
    }

    #[test]
    fn matches_with_people_come_before_those_of_computers_alone() {
        let mut list = List::default();
        let waiting = join(&mut list, &[("alone", "eve", false), ("people", "flood", true), ("more", "flood", true)]);
        assert_eq!(order(&mut list, waiting), ["people", "more", "alone"]);
    }

    #[test]
    fn one_asker_has_few_searches_begun() {
        let mut list = List::default();
        let mut waiting = join(&mut list, &[("a", "flood", true), ("b", "flood", true), ("c", "flood", true)]);
        list.dispatch(10);
        let gone = waiting.iter_mut().map(|(_, _, gone)| gone.try_recv().is_ok()).filter(|gone| *gone).count();
        assert_eq!((gone, list.busy), (MOST_BEGUN, MOST_BEGUN));
    }

    /// With one thread, a long search is put aside for a short one that comes later.
    #[tokio::test]
    async fn a_long_search_is_put_aside() {
        let thinkers = Thinkers::new(1);
        let (begun, has_begun) = oneshot::channel();
        let (finish, finished) = std::sync::mpsc::channel::<()>();
        let long = {
            let thinkers = thinkers.clone();
            tokio::spawn(async move {
                let search = move |machine: &dyn Machine| {
                    let _ = begun.send(());
                    let mut pauses = 0_u64;
                    // It ends only when the short one has thought: if it were not put aside, this would never end.
                    while finished.try_recv().is_err() {
                        machine.pause_point();
                        pauses += 1;
                    }
                    pauses
                };
                thinkers.turn(asker("flood", true)).await.think(search).await
            })
        };
        has_begun.await.unwrap();
        let short = thinkers.turn(asker("ann", true)).await.think(move |_| finish.send(()).is_ok()).await;
        assert_eq!(short, Some(true));
        assert!(long.await.unwrap().is_some_and(|pauses| pauses > 0));
        assert!(thinkers.queue.list().askers.is_empty(), "nobody is left");
    }

    /// Whoever stops waiting takes no thread with it, not even if its turn has just come.
    #[tokio::test]
    async fn who_stops_waiting_leaves_its_turn_to_others() {
        let thinkers = Thinkers::new(1);
        let first = thinkers.turn(asker("ann", true)).await;
        let mut second = Box::pin(thinkers.turn(asker("bob", true)));
        assert!(tokio::time::timeout(Duration::from_millis(10), &mut second).await.is_err(), "it waits");
        drop(first);
        drop(second);
        let third = tokio::time::timeout(Duration::from_secs(5), thinkers.turn(asker("eve", true))).await;
        assert!(third.is_ok());
    }

    #[tokio::test]
    async fn a_computer_that_panics_frees_its_thread() {
        let thinkers = Thinkers::new(1);
        assert_eq!(thinkers.turn(asker("ann", true)).await.think(|_| panic!("on purpose")).await, None::<()>);
        assert_eq!(thinkers.turn(asker("ann", true)).await.think(|_| 7).await, Some(7));
    }
}
