//! A worker: takes work from the queues, does it, and answers.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use async_nats::Client;
use async_nats::jetstream::AckKind;
use async_nats::jetstream::consumer::PullConsumer;
use async_nats::jetstream::context::Context;
use async_nats::jetstream::message::Acker;
use catalog::CatalogGame;
use contests::{Clock, Competitor, ElsewhereError, OutsideError, Pairing, Play, Wanted};
use futures_util::StreamExt as _;
use machine::processor_time;
use players::Machine;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::task::JoinSet;

use crate::address::BusAddress;
use crate::asking::ANSWER_TO;
use crate::presence;
use crate::queues::{Queue, STILL_WORKING, WorkersError, connect, open_results, subjects_of};
use crate::random::random_name;
use crate::thinkers::{Asker, Thinkers};
use crate::work::{Decided, Decision, Match, Played};

/// How long a worker waits for work before it asks again.
const PULL: Duration = Duration::from_secs(2);

/// How long it waits when the queues cannot be read.
const RETRY: Duration = Duration::from_millis(500);

/// How long a worker that ends has for what it has begun. What is not done then, somebody else does.
const LAST_WORK: Duration = Duration::from_secs(3);

/// A process that thinks for others.
pub struct Worker {
    desk: Arc<Desk>,
    tasks: JoinSet<()>,
    rooms: Vec<(Arc<Semaphore>, usize)>,
}

/// What everything that a worker does has in common.
struct Desk {
    client: Client,
    context: Context,
    thinkers: Thinkers,
    games: &'static [&'static dyn CatalogGame],
    name: String,
    decisions: AtomicU64,
    matches: AtomicU64,
}

/// What a worker has done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Done {
    /// Decisions of computer players.
    pub decisions: u64,
    /// Whole matches.
    pub matches: u64,
}

impl Worker {
    /// Connects to the queues and takes work from them, for so many threads.
    ///
    /// # Errors
    /// If NATS cannot be reached or has no queues.
    pub async fn start(
        address: &BusAddress,
        threads: usize,
        games: &'static [&'static dyn CatalogGame],
    ) -> Result<Self, WorkersError> {
        let (client, context) = connect(address).await?;
        let desk = Desk {
            client,
            context,
            thinkers: Thinkers::new(threads),
            games,
            name: random_name(),
            decisions: AtomicU64::new(0),
            matches: AtomicU64::new(0),
        };
        let (desk, mut tasks, mut rooms) = (Arc::new(desk), JoinSet::new(), Vec::new());
        tasks.spawn(presence::keep_saying(desk.client.clone(), desk.name.clone(), threads));
        // Decisions of people come first: there is room for them when everything else is taken. Whoever has taken more than it
        // has threads for lets them take turns.
        for (queue, room) in [(Queue::People, 2 * threads), (Queue::Computers, threads), (Queue::Matches, threads)] {
            let places = Arc::new(Semaphore::new(room));
            tasks.spawn(take_all(Arc::clone(&desk), queue, Arc::clone(&places)));
            rooms.push((places, room));
        }
        Ok(Self { desk, tasks, rooms })
    }

    /// Takes no more work, finishes what does not take long, and tells what it has done.
    pub async fn stop(mut self) -> Done {
        presence::say(&self.desk.client, &self.desk.name, 0).await;
        self.tasks.shutdown().await;
        let all_done = async {
            for (places, room) in &self.rooms {
                let _ = places.acquire_many(*room as u32).await;
            }
        };
        let _ = tokio::time::timeout(LAST_WORK, all_done).await;
        let _ = self.desk.client.flush().await;
        let count = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        Done { decisions: count(&self.desk.decisions), matches: count(&self.desk.matches) }
    }
}

/// Takes work from a queue, as long as this worker is there and whatever becomes of the connection.
async fn take_all(desk: Arc<Desk>, queue: Queue, places: Arc<Semaphore>) {
    loop {
        match queue.open(&desk.context).await {
            Ok(consumer) => {
                let error = loop {
                    if let Err(error) = take_some(&desk, queue, &consumer, &places).await {
                        break error;
                    }
                };
                tracing::warn!(%error, ?queue, "no work can be taken");
            }
            Err(error) => tracing::warn!(%error, ?queue, "the queue cannot be opened"),
        }
        tokio::time::sleep(RETRY).await;
    }
}

/// Takes as much work as there is room for, or waits for some.
async fn take_some(
    desk: &Arc<Desk>,
    queue: Queue,
    consumer: &PullConsumer,
    places: &Arc<Semaphore>,
) -> Result<(), async_nats::Error> {
    let mut free = vec![Arc::clone(places).acquire_owned().await?];
    free.extend(std::iter::from_fn(|| Arc::clone(places).try_acquire_owned().ok()));
    let mut messages = consumer.batch().max_messages(free.len()).expires(PULL).messages().await?;
    while let Some(message) = messages.next().await {
        let (message, acker) = message?.split();
        let Some(place) = free.pop() else { break };
        tokio::spawn(work(Arc::clone(desk), queue, message, acker, place));
    }
    Ok(())
}

/// Does one piece of work. Only when its answer is on its way does it leave the queue.
async fn work(desk: Arc<Desk>, queue: Queue, message: async_nats::Message, acker: Acker, _place: OwnedSemaphorePermit) {
    let doing = async {
        match queue {
            Queue::People | Queue::Computers => desk.decide(&message).await,
            Queue::Matches => desk.play(&message).await,
        }
    };
    let still_working = async {
        loop {
            tokio::time::sleep(STILL_WORKING).await;
            let _ = acker.ack_with(AckKind::Progress).await;
        }
    };
    let done = tokio::select! {
        done = doing => done,
        () = still_working => return,
    };
    let done = match done {
        Ok(()) => acker.ack().await,
        Err(error) => Err(error),
    };
    if let Err(error) = done {
        tracing::warn!(%error, "an answer could not be given; somebody will do the work again");
    }
}

impl Desk {
    async fn decide(&self, message: &async_nats::Message) -> Result<(), async_nats::Error> {
        let Some(to) = message.headers.as_ref().and_then(|headers| headers.get(ANSWER_TO)) else { return Ok(()) };
        let decided = match serde_json::from_slice::<Decision>(&message.payload) {
            Err(_) => Decided { thought: Duration::ZERO, suggestions: Err(ElsewhereError::Unreadable) },
            Ok(Decision { question, asker, people }) => {
                let (games, turn) = (self.games, self.thinkers.turn(Asker { name: asker, people }).await);
                let think = move |machine: &dyn Machine| {
                    let before = processor_time();
                    let suggestions = question.answer(games, machine);
                    Decided { thought: processor_time().saturating_sub(before), suggestions }
                };
                let failed = Decided { thought: Duration::ZERO, suggestions: Err(ElsewhereError::Failed) };
                turn.think(think).await.unwrap_or(failed)
            }
        };
        let decided = serde_json::to_vec(&decided).expect("an answer is JSON");
        self.client.publish(to.to_string(), decided.into()).await?;
        self.client.flush().await?;
        self.decisions.fetch_add(1, Ordering::Relaxed);
        Ok(())
    }

    async fn play(&self, message: &async_nats::Message) -> Result<(), async_nats::Error> {
        let series = message.subject.rsplit('.').next().unwrap_or_default();
        // Without a number nobody could tell which match it was.
        let Ok(asked) = serde_json::from_slice::<Match>(&message.payload) else { return Ok(()) };
        let (id, games, begun) = (asked.id, self.games, Instant::now());
        let turn = self.thinkers.turn(Asker { name: format!("{series}.{id}"), people: false }).await;
        let play = turn.think(move |machine| asked.play(games, machine)).await.unwrap_or(Err(ElsewhereError::Failed));
        tracing::debug!(series, id, seconds = begun.elapsed().as_secs_f64(), "played");
        let played = serde_json::to_vec(&Played { id, play }).expect("a match is JSON");
        let [_, results] = subjects_of(series);
        if self.publish(results.clone(), played.clone()).await.is_err() {
            // The bus may have lost its queues.
            open_results(&self.context).await?;
            self.publish(results, played).await?;
        }
        self.matches.fetch_add(1, Ordering::Relaxed);
        Ok(())
    }

    async fn publish(&self, subject: String, message: Vec<u8>) -> Result<(), async_nats::Error> {
        self.context.publish(subject, message.into()).await?.await?;
        Ok(())
    }
}

impl Match {
    /// Plays the match.
    fn play(&self, games: &[&'static dyn CatalogGame], machine: &dyn Machine) -> Result<Play, ElsewhereError> {
        let Self { setup, players, seating, seed, number, steps, times, .. } = self;
        let unreadable = |_| ElsewhereError::Unreadable;
        let contest =
            setup.find(games)?.contest(setup.seats, &setup.options).map_err(|_| ElsewhereError::Unreadable)?;
        let players: Vec<Competitor> =
            players.iter().map(|name| name.parse()).collect::<Result<_, _>>().map_err(unreadable)?;
        if seating.len() != contest.seats().get() || seating.iter().any(|player| *player >= players.len()) {
            return Err(ElsewhereError::Unreadable);
        }
        let pairing = Pairing { players: &players, seating, seed: *seed, number: *number, machine };
        let clock = times.then_some(&processor_time as &Clock);
        contest.play(&pairing, Wanted { steps: *steps, clock }).map_err(|error| match error {
            OutsideError::Elsewhere(error) => error,
            _ => ElsewhereError::Failed,
        })
    }
}
