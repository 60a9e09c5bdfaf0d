//! Where computer players think: off the threads that serve people, a few at a time, first come first served.

use std::sync::Arc;
use std::time::Instant;

use tokio::sync::Semaphore;

use crate::metrics::Metrics;

/// The pool of thinking threads. The semaphore is fair: matches are served in the order in which they asked.
#[derive(Clone)]
pub(crate) struct Thinkers {
    threads: Arc<Semaphore>,
    metrics: Arc<Metrics>,
}

impl Thinkers {
    pub(crate) fn new(threads: usize, metrics: Arc<Metrics>) -> Self {
        Self { threads: Arc::new(Semaphore::new(threads)), metrics }
    }

    /// Runs some thinking in the pool; `None` if it panicked.
    pub(crate) async fn run<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        let waiting = self.metrics.bot_waiting();
        let _thread = self.threads.acquire().await.expect("the pool is never closed");
        drop(waiting);
        let _thinking = self.metrics.bot_thinking();
        let begun = Instant::now();
        let result = tokio::task::spawn_blocking(work).await;
        self.metrics.bot_thought(begun.elapsed());
        match result {
            Ok(result) => Some(result),
            Err(error) => {
                tracing::error!(%error, "a computer player failed");
                None
            }
        }
    }
}
