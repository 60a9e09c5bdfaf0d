//! Where computer players think: at workers, or on threads of this server.

use std::sync::Arc;
use std::time::Instant;

use catalog::{Question, Suggestion};
use players::Machine;
use workers::{Asker, Thinkers, Workers};

use crate::metrics::Metrics;

/// Thinks for computer players.
pub(crate) struct ThinkingPlace {
    own: Thinkers,
    workers: Option<Workers>,
    metrics: Arc<Metrics>,
}

impl ThinkingPlace {
    pub(crate) fn new(threads: usize, workers: Option<Workers>, metrics: Arc<Metrics>) -> Self {
        Self { own: Thinkers::new(threads), workers, metrics }
    }

    /// How many threads the workers have that think for this server.
    pub(crate) fn worker_threads(&self) -> usize {
        self.workers.as_ref().map_or(0, Workers::threads)
    }

    /// What a computer player would do, best first; `None` if its thinking panicked. A worker is asked the question; if none has
    /// an answer in time, this server does the thinking itself.
    pub(crate) async fn suggest(
        &self,
        asker: Asker,
        question: impl FnOnce() -> Question,
        think: impl FnOnce(&dyn Machine) -> Vec<Suggestion> + Send + 'static,
    ) -> Option<Vec<Suggestion>> {
        if let Some(workers) = self.workers.as_ref().filter(|workers| workers.threads() > 0) {
            let _waiting = self.metrics.bot_waiting();
            if let Some(suggestions) = workers.suggest(&asker, question()).await {
                self.metrics.thought_elsewhere();
                return Some(suggestions);
            }
        }
        let waiting = self.metrics.bot_waiting();
        let turn = self.own.turn(asker).await;
        drop(waiting);
        let _thinking = self.metrics.bot_thinking();
        let begun = Instant::now();
        let suggestions = turn.think(think).await;
        self.metrics.bot_thought(begun.elapsed());
        suggestions
    }
}
