//! Where computer players think: off the threads that serve people, a few at a time, first come first served.

use std::sync::Arc;
use std::time::{Duration, Instant};

use kernel::Seat;
use store::Token;
use tokio::sync::Semaphore;

use catalog::CatalogSession;
use machine::Threads;

use crate::app::App;
use crate::metrics::Metrics;
use crate::table::Command;

/// The pool. The semaphore is fair: a match that waits is served in its turn, whatever others ask for.
#[derive(Clone)]
pub(crate) struct Bots {
    places: Arc<Semaphore>,
    pause: Duration,
    metrics: Arc<Metrics>,
}

/// A decision to think about.
pub(crate) struct Thought {
    pub(crate) id: Token,
    pub(crate) session: Box<dyn CatalogSession>,
    pub(crate) seat: Seat,
    pub(crate) level: String,
    pub(crate) decision: u32,
    pub(crate) rewinds: u32,
}

impl Bots {
    pub(crate) fn new(threads: usize, pause: Duration, metrics: Arc<Metrics>) -> Self {
        Self { places: Arc::new(Semaphore::new(threads)), pause, metrics }
    }

    /// Thinks, and tells the match when it is done.
    pub(crate) fn think(&self, app: &Arc<App>, thought: Thought) {
        let (bots, app) = (self.clone(), Arc::clone(app));
        let mut going_down = app.going_down.subscribe();
        tokio::spawn(async move {
            let begun = Instant::now();
            let Thought { id, session, seat, level, decision, rewinds } = thought;
            let thinking = async {
                let action = bots.run(move || session.think(seat, &level, random_number(), &Threads)).await;
                tokio::time::sleep(bots.pause.saturating_sub(begun.elapsed())).await;
                action
            };
            // Nobody waits for a thought when the server goes down: the next one thinks it again.
            tokio::select! {
                action = thinking => app.hub.send(&app, id, Command::Chosen { seat, decision, rewinds, action }),
                _ = going_down.wait_for(|down| *down) => {}
            }
        });
    }

    /// Runs some thinking in the pool; `None` if it failed.
    pub(crate) async fn run<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        let waiting = self.metrics.bot_waits();
        let _place = self.places.acquire().await.expect("the pool is never closed");
        drop(waiting);
        let _thinking = self.metrics.bot_thinks();
        let begun = Instant::now();
        let thought = tokio::task::spawn_blocking(work).await;
        self.metrics.thought(begun.elapsed());
        match thought {
            Ok(result) => Some(result),
            Err(error) => {
                tracing::error!(%error, "a computer player failed");
                None
            }
        }
    }
}

/// A fresh seed for a player: not the match's own, which must not be guessable from its moves.
pub(crate) fn random_number() -> u64 {
    u64::from_be_bytes(Token::random().bytes()[..8].try_into().expect("eight of sixteen bytes"))
}
