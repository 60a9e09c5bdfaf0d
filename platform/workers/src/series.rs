//! The matches of a tournament, a simulation or a report, played by workers.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use async_nats::jetstream::consumer::DeliverPolicy;
use async_nats::jetstream::consumer::pull::OrderedConfig;
use async_nats::jetstream::context::Context;
use async_nats::jetstream::stream::Stream;
use catalog::Setup;
use contests::{Clock, Competitor, Contest, Counted, ElsewhereError, OutsideError, Pairing, Play, Speed, Wanted};
use foldhash::fast::RandomState;
use futures_util::StreamExt as _;
use kernel::{GameInfo, SeatCount};
use tokio::runtime::Runtime;
use tokio::sync::{oneshot, watch};
use tokio::task::JoinHandle;

use crate::address::BusAddress;
use crate::presence::Presence;
use crate::queues::{connect, open_matches, open_results, subjects_of};
use crate::random::random_name;
use crate::work::{Match, Played};

/// How long nobody may be there before a series ends.
const NOBODY_THERE: Duration = Duration::from_secs(60);

/// How long the first worker may take to be heard.
const FIRST_HEARD: Duration = Duration::from_secs(5);

/// How long a queue that could not be reached is tried again.
const RETRY: Duration = Duration::from_millis(500);

/// So many matches are asked for at the same time for each thread of a worker, and so many at least: workers may come later.
const ASKED_PER_THREAD: usize = 4;
const LEAST_ASKED: usize = 32;

type Waiting = Arc<Mutex<HashMap<u64, oneshot::Sender<Result<Play, ElsewhereError>>, RandomState>>>;

/// A series of matches that workers play. Its methods block: it is for programs whose threads wait for matches.
pub struct Series {
    runtime: Runtime,
    context: Context,
    address: String,
    matches: Stream,
    results: Stream,
    subjects: [String; 2],
    threads: watch::Receiver<usize>,
    _presence: Presence,
    waiting: Waiting,
    last_id: AtomicU64,
    receiving: JoinHandle<()>,
}

impl Series {
    /// Connects to the queues and waits for the first worker.
    ///
    /// # Errors
    /// If NATS cannot be reached, has no queues, or no worker is there.
    pub fn open(address: &BusAddress) -> Result<Self, ElsewhereError> {
        let no_bus = |detail: String| ElsewhereError::NoBus { address: address.to_string(), detail };
        let runtime = Runtime::new().map_err(|error| no_bus(error.to_string()))?;
        let waiting = Waiting::default();
        let opened = runtime.block_on(async {
            let (client, context) = connect(address).await.map_err(|error| no_bus(error.to_string()))?;
            let queues =
                async { Ok::<_, async_nats::Error>((open_matches(&context).await?, open_results(&context).await?)) };
            let (matches, results) = queues.await.map_err(|error| no_bus(error.to_string()))?;
            let presence = Presence::listen(&client).await.map_err(|error| no_bus(error.to_string()))?;
            let mut threads = presence.threads();
            let heard = tokio::time::timeout(FIRST_HEARD, threads.wait_for(|threads| *threads > 0)).await;
            if !matches!(heard, Ok(Ok(_))) {
                return Err(ElsewhereError::NoWorkers { address: address.to_string() });
            }
            Ok((context, matches, results, presence))
        });
        let (context, matches, results, presence) = opened?;
        let subjects = subjects_of(&random_name());
        let receiving = runtime.spawn(receive(results.clone(), subjects[1].clone(), Arc::clone(&waiting)));
        let (threads, address, last_id) = (presence.threads(), address.to_string(), AtomicU64::new(0));
        Ok(Self {
            runtime,
            context,
            address,
            matches,
            results,
            subjects,
            threads,
            _presence: presence,
            waiting,
            last_id,
            receiving,
        })
    }

    /// How many matches should be asked for at the same time.
    #[must_use]
    pub fn width(&self) -> usize {
        (*self.threads.borrow() * ASKED_PER_THREAD).max(LEAST_ASKED)
    }

    /// Ends this program when it is interrupted, and forgets what it has asked for before.
    pub fn end_when_interrupted(&self) {
        let (matches, subject) = (self.matches.clone(), self.subjects[0].clone());
        self.runtime.spawn(async move {
            if tokio::signal::ctrl_c().await.is_ok() {
                let _ = matches.purge().filter(subject).await;
                // What a shell expects of a program that was interrupted.
                std::process::exit(130);
            }
        });
    }

    /// A contest whose matches workers play.
    #[must_use]
    pub fn contest<'a>(&'a self, contest: &'a dyn Contest) -> PlayedElsewhere<'a> {
        PlayedElsewhere { series: self, contest }
    }

    /// Has a match played, and waits for it.
    fn play(&self, asked: Match) -> Result<Play, ElsewhereError> {
        let (sender, played) = oneshot::channel();
        self.waiting.lock().expect("nobody panics while holding the list").insert(asked.id, sender);
        let asked = serde_json::to_vec(&asked).expect("a match is JSON");
        self.runtime.block_on(async {
            let played = async {
                while let Err(error) = self.ask(&asked).await {
                    tracing::warn!(%error, "a match could not be put into the queue");
                    tokio::time::sleep(RETRY).await;
                }
                played.await.map_err(|_| ElsewhereError::Failed)?
            };
            tokio::select! {
                played = played => played,
                () = self.nobody_is_there() => Err(ElsewhereError::NoWorkers { address: self.address.clone() }),
            }
        })
    }

    async fn ask(&self, asked: &[u8]) -> Result<(), async_nats::Error> {
        self.context.publish(self.subjects[0].clone(), asked.to_vec().into()).await?.await?;
        Ok(())
    }

    /// Waits until no worker has been there for long.
    async fn nobody_is_there(&self) {
        let mut threads = self.threads.clone();
        while threads.wait_for(|threads| *threads == 0).await.is_ok() {
            if tokio::time::timeout(NOBODY_THERE, threads.wait_for(|threads| *threads > 0)).await.is_err() {
                return;
            }
        }
    }
}

impl Drop for Series {
    /// What nobody waits for any more is not played.
    fn drop(&mut self) {
        self.receiving.abort();
        let [matches, results] = self.subjects.clone();
        self.runtime.block_on(async {
            let purged = self.matches.purge().filter(matches).await;
            let purged = purged.and(self.results.purge().filter(results).await);
            if let Err(error) = purged {
                tracing::warn!(%error, "the queues keep what was left for a day");
            }
        });
    }
}

/// Gives every match that was played to whoever waits for it.
async fn receive(results: Stream, subject: String, waiting: Waiting) {
    loop {
        let consumer = OrderedConfig {
            filter_subject: subject.clone(),
            deliver_policy: DeliverPolicy::All,
            ..OrderedConfig::default()
        };
        if let Ok(consumer) = results.create_consumer(consumer).await
            && let Ok(mut messages) = consumer.messages().await
        {
            while let Some(Ok(message)) = messages.next().await {
                if let Ok(Played { id, play }) = serde_json::from_slice(&message.payload) {
                    let asker = waiting.lock().expect("nobody panics while holding the list").remove(&id);
                    // A match that was played twice was the same twice.
                    if let Some(asker) = asker {
                        let _ = asker.send(play);
                    }
                }
            }
        }
        tokio::time::sleep(RETRY).await;
    }
}

/// A contest whose matches workers play. What was played is counted here.
pub struct PlayedElsewhere<'a> {
    series: &'a Series,
    contest: &'a dyn Contest,
}

impl Contest for PlayedElsewhere<'_> {
    fn info(&self) -> &'static GameInfo {
        self.contest.info()
    }

    fn seats(&self) -> SeatCount {
        self.contest.seats()
    }

    fn options(&self) -> Vec<(&'static str, String)> {
        self.contest.options()
    }

    fn play(&self, pairing: &Pairing<'_>, wanted: Wanted<'_>) -> Result<Play, OutsideError> {
        let name = |player: &Competitor| match player {
            Competitor::Computer(spec) => Ok(spec.to_string()),
            Competitor::Outside(player) => Err(ElsewhereError::Outside { player: player.name().to_owned() }),
        };
        let asked = Match {
            id: self.series.last_id.fetch_add(1, Ordering::Relaxed),
            setup: Setup::of(self.info(), self.seats(), self.options()),
            players: pairing.players.iter().map(name).collect::<Result<_, _>>()?,
            seating: pairing.seating.to_vec(),
            seed: pairing.seed,
            number: pairing.number,
            steps: wanted.steps,
            times: wanted.clock.is_some(),
        };
        Ok(self.series.play(asked)?)
    }

    fn count(&self, play: &Play, number: u64) -> Counted {
        self.contest.count(play, number)
    }

    fn bench(&self, time: Duration, clock: &Clock) -> Speed {
        self.contest.bench(time, clock)
    }
}
