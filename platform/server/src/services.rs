//! What the tasks of matches and the handlers of requests share.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use journal::Token;
use session::Seed;
use store::Store;
use tokio::sync::{mpsc, watch};

use crate::bus::Bus;
use crate::config::Config;
use crate::mailbox::Mailboxes;
use crate::metrics::Metrics;
use crate::random::{random_number, random_seed};
use crate::thinking::ThinkingPlace;
use crate::time::ServerClock;

/// What the tasks of matches and the handlers of requests share.
pub(crate) struct Services {
    pub(crate) config: Config,
    pub(crate) store: Store,
    pub(crate) mailboxes: Mailboxes,
    pub(crate) thinking: ThinkingPlace,
    pub(crate) metrics: Arc<Metrics>,
    /// The way to other servers on the same database.
    pub(crate) bus: Option<Arc<Bus>>,
    /// Becomes `true` when the server shuts down: sockets and streams end then.
    pub(crate) shutdown: watch::Sender<bool>,
    /// Matches that must be loaded because a computer is to act in them.
    pub(crate) wake: mpsc::UnboundedSender<Token>,
    /// The time by which matches run.
    pub(crate) clock: ServerClock,
    pub(crate) last_number: AtomicU64,
    #[cfg(debug_assertions)]
    pub(crate) deals: AtomicU64,
}

impl Services {
    /// Waits until this server has been without the bus for too long; forever if it has none.
    pub(crate) async fn cut_off(&self) {
        match &self.bus {
            Some(bus) if bus.cut_off().wait_for(|cut_off| *cut_off).await.is_ok() => {}
            _ => std::future::pending().await,
        }
    }

    /// Whether this server has been without the bus for too long. Then it has no matches.
    pub(crate) fn is_cut_off(&self) -> bool {
        self.bus.as_ref().is_some_and(|bus| *bus.cut_off().borrow())
    }

    /// The server time, in milliseconds.
    pub(crate) fn now(&self) -> i64 {
        self.clock.now()
    }

    /// The seed of the next match.
    pub(crate) fn match_seed(&self) -> Seed {
        #[cfg(debug_assertions)]
        if let Some(first) = self.config.first_deal {
            return Seed::from_number(first.wrapping_add(self.deals.fetch_add(1, Ordering::Relaxed)));
        }
        random_seed()
    }

    /// The seed for the next decision of a computer player. It is not the match's own, which must not be guessable from the
    /// player's moves.
    pub(crate) fn thinking_seed(&self) -> u64 {
        self.config.thinking_seed.unwrap_or_else(random_number)
    }

    /// A number that no other call returns.
    pub(crate) fn next_number(&self) -> u64 {
        self.last_number.fetch_add(1, Ordering::Relaxed)
    }
}
