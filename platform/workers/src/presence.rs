//! Which workers are there. Each says so, again and again.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use async_nats::Client;
use foldhash::fast::RandomState;
use futures_util::StreamExt as _;
use serde::{Deserialize, Serialize};
use tokio::sync::watch;
use tokio::task::JoinHandle;

/// Where workers say that they are there.
const SUBJECT: &str = "bergfried.workers";

/// How often they do.
const BEAT: Duration = Duration::from_millis(500);

/// Whoever has not been heard of for so long is not there.
const GONE_AFTER: Duration = Duration::from_millis(2500);

#[derive(Serialize, Deserialize)]
struct Beat {
    worker: String,
    /// How many threads it thinks with; 0 when it ends.
    threads: usize,
}

/// Says that a worker is there.
pub(crate) async fn say(client: &Client, worker: &str, threads: usize) {
    let beat = Beat { worker: worker.to_owned(), threads };
    let beat = serde_json::to_vec(&beat).expect("a beat is JSON");
    if let Err(error) = client.publish(SUBJECT, beat.into()).await {
        tracing::debug!(%error, "nobody hears that this worker is there");
    }
}

/// Says that a worker is there, again and again.
pub(crate) async fn keep_saying(client: Client, worker: String, threads: usize) {
    let mut interval = tokio::time::interval(BEAT);
    loop {
        interval.tick().await;
        say(&client, &worker, threads).await;
    }
}

/// How many threads all workers have together that are there.
pub(crate) struct Presence {
    threads: watch::Receiver<usize>,
    listening: JoinHandle<()>,
}

impl Presence {
    /// Listens from now on.
    pub(crate) async fn listen(client: &Client) -> Result<Self, async_nats::SubscribeError> {
        let mut beats = client.subscribe(SUBJECT).await?;
        let (sender, threads) = watch::channel(0);
        let listening = async move {
            let mut heard = HashMap::<String, (Instant, usize), RandomState>::default();
            let mut sweep = tokio::time::interval(BEAT);
            loop {
                tokio::select! {
                    beat = beats.next() => {
                        let Some(beat) = beat else { break };
                        if let Ok(Beat { worker, threads }) = serde_json::from_slice(&beat.payload) {
                            heard.insert(worker, (Instant::now(), threads));
                        }
                    }
                    _ = sweep.tick() => {}
                }
                heard.retain(|_, (at, threads)| *threads > 0 && at.elapsed() < GONE_AFTER);
                let total = heard.values().map(|(_, threads)| threads).sum();
                sender.send_if_modified(|known| std::mem::replace(known, total) != total);
            }
        };
        Ok(Self { threads, listening: tokio::spawn(listening) })
    }

    /// How many threads there are, now and later.
    pub(crate) fn threads(&self) -> watch::Receiver<usize> {
        self.threads.clone()
    }
}

impl Drop for Presence {
    fn drop(&mut self) {
        self.listening.abort();
    }
}
