//! A server that leaves the thinking to workers.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use async_nats::jetstream::context::Context;
use async_nats::{Client, HeaderMap};
use catalog::{Question, Suggestion};
use foldhash::fast::RandomState;
use futures_util::StreamExt as _;
use tokio::sync::{oneshot, watch};
use tokio::task::JoinHandle;

use crate::address::BusAddress;
use crate::presence::Presence;
use crate::queues::{Queue, WorkersError, connect};
use crate::random::random_name;
use crate::thinkers::{Asker, Thinkers};
use crate::work::{Decided, Decision};

/// The header that says where the answer goes.
pub(crate) const ANSWER_TO: &str = "Answer-To";

/// How long an answer may take, with the wait for a turn. No level thinks for so long.
const PATIENCE: Duration = Duration::from_secs(15);

/// A server asks about so many decisions at a time for each thread of a worker. The others wait in the server, where the order is fair;
/// in the queue it is that in which they came.
const ASKED_PER_THREAD: usize = 2;

type Waiting = Arc<Mutex<HashMap<String, oneshot::Sender<Decided>, RandomState>>>;

/// The workers that think for a server.
pub struct Workers {
    context: Context,
    threads: watch::Receiver<usize>,
    turns: Thinkers,
    /// Made-up names for askers: what a queue holds tells nothing about who plays.
    names: RandomState,
    /// Where answers are sent to.
    inbox: String,
    waiting: Waiting,
    _presence: Presence,
    tasks: Vec<JoinHandle<()>>,
}

impl Workers {
    /// Connects to the queues.
    ///
    /// # Errors
    /// If NATS cannot be reached or has no queues.
    pub async fn connect(address: &BusAddress) -> Result<Self, WorkersError> {
        let (client, context) = connect(address).await?;
        for queue in [Queue::People, Queue::Computers] {
            queue.open(&context).await.map_err(WorkersError::Bus)?;
        }
        let presence = Presence::listen(&client).await.map_err(|error| WorkersError::Bus(error.into()))?;
        let (inbox, waiting, turns) =
            (format!("bergfried.answers.{}", random_name()), Waiting::default(), Thinkers::new(0));
        let receiving = receive(&client, &inbox, Arc::clone(&waiting)).await.map_err(WorkersError::Bus)?;
        let tasks = vec![receiving, tokio::spawn(follow(presence.threads(), turns.clone()))];
        let (threads, names) = (presence.threads(), RandomState::default());
        Ok(Self { context, threads, turns, names, inbox, waiting, _presence: presence, tasks })
    }

    /// How many threads the workers have together that are there.
    #[must_use]
    pub fn threads(&self) -> usize {
        *self.threads.borrow()
    }

    /// What a computer player would do, best first; `None` if no worker has an answer in time: then the caller thinks for itself.
    pub async fn suggest(&self, asker: &Asker, question: Question) -> Option<Vec<Suggestion>> {
        let mut threads = self.threads.clone();
        tokio::select! {
            suggestions = tokio::time::timeout(PATIENCE, self.ask(asker, question)) => suggestions.unwrap_or_else(|_| {
                tracing::warn!("no worker has answered in time");
                None
            }),
            _ = threads.wait_for(|threads| *threads == 0) => None,
        }
    }

    async fn ask(&self, asker: &Asker, question: Question) -> Option<Vec<Suggestion>> {
        let turn = self.turns.turn(asker.clone()).await;
        let queue = if asker.people { Queue::People } else { Queue::Computers };
        let name = std::hash::BuildHasher::hash_one(&self.names, &asker.name);
        let decision = Decision { question, asker: format!("{name:x}"), people: asker.people };
        let decision = serde_json::to_vec(&decision).expect("a decision is JSON");
        let id = random_name();
        let (sender, answer) = oneshot::channel();
        self.waiting().insert(id.clone(), sender);
        let _forget = Forget { waiting: &self.waiting, id: &id };
        let mut headers = HeaderMap::new();
        headers.insert(ANSWER_TO, format!("{}.{id}", self.inbox));
        let queued = self.context.publish_with_headers(queue.subject(), headers, decision.into()).await;
        if let Err(error) = async { queued?.await }.await {
            tracing::warn!(%error, "a decision could not be put into the queue");
            return None;
        }
        let Decided { thought, suggestions } = answer.await.ok()?;
        turn.end(thought);
        suggestions.inspect_err(|error| tracing::error!(%error, "a worker cannot think for this server")).ok()
    }

    fn waiting(&self) -> MutexGuard<'_, HashMap<String, oneshot::Sender<Decided>, RandomState>> {
        self.waiting.lock().expect("nobody panics while holding the list")
    }
}

impl Drop for Workers {
    fn drop(&mut self) {
        self.tasks.iter().for_each(JoinHandle::abort);
    }
}

/// Nobody waits for an answer any more.
struct Forget<'a> {
    waiting: &'a Waiting,
    id: &'a str,
}

impl Drop for Forget<'_> {
    fn drop(&mut self) {
        self.waiting.lock().expect("nobody panics while holding the list").remove(self.id);
    }
}

/// Gives every answer to whoever waits for it.
async fn receive(client: &Client, inbox: &str, waiting: Waiting) -> Result<JoinHandle<()>, async_nats::Error> {
    let mut answers = client.subscribe(format!("{inbox}.*")).await?;
    client.flush().await?;
    Ok(tokio::spawn(async move {
        while let Some(message) = answers.next().await {
            let id = message.subject.rsplit('.').next().unwrap_or_default();
            let asker = waiting.lock().expect("nobody panics while holding the list").remove(id);
            if let (Some(asker), Ok(decided)) = (asker, serde_json::from_slice(&message.payload)) {
                let _ = asker.send(decided);
            }
        }
    }))
}

/// Asks as much at the same time as the workers that are there can do.
async fn follow(mut threads: watch::Receiver<usize>, turns: Thinkers) {
    loop {
        let now = *threads.borrow_and_update();
        tracing::info!(threads = now, "threads of workers");
        turns.set_threads(now * ASKED_PER_THREAD);
        if threads.changed().await.is_err() {
            return;
        }
    }
}
