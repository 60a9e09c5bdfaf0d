//! The right to write to a match.

use std::time::Instant;

use journal::Token;
use tokio::sync::watch;

/// The time for which a server has had its lease without interruption.
#[derive(Clone, Debug)]
pub struct Term(Option<Counted>);

/// A server that shares its database with nobody counts nothing.
#[derive(Clone, Debug)]
struct Counted {
    begun: u64,
    current: watch::Receiver<u64>,
    /// How long the lease is valid by the clock of this machine.
    valid_until: watch::Receiver<Instant>,
}

impl Term {
    /// A term without an end.
    pub(crate) const ENDLESS: Self = Self(None);

    /// The current term.
    pub(crate) fn now(current: watch::Receiver<u64>, valid_until: watch::Receiver<Instant>) -> Self {
        let begun = *current.borrow();
        Self(Some(Counted { begun, current, valid_until }))
    }

    /// Whether no other server can have taken a match over. A process that was stopped finds out here when it goes on.
    #[must_use]
    pub fn is_valid(&self) -> bool {
        self.0.as_ref().is_none_or(|counted| {
            *counted.current.borrow() == counted.begun && Instant::now() < *counted.valid_until.borrow()
        })
    }

    /// Waits until the server has failed to renew its lease in time. From then on other servers may have its matches.
    pub async fn over(&mut self) {
        match &mut self.0 {
            None => std::future::pending().await,
            // An error means that the store has been closed.
            Some(counted) => drop(counted.current.wait_for(|current| *current != counted.begun).await),
        }
    }
}

/// The right of this server to write to a match, until another server takes it over.
#[derive(Debug)]
pub struct Lease {
    id: Token,
    fence: i64,
    term: Term,
}

impl Lease {
    pub(crate) fn new(id: Token, fence: i64, term: Term) -> Self {
        Self { id, fence, term }
    }

    /// The match.
    #[must_use]
    pub fn id(&self) -> Token {
        self.id
    }

    /// The fencing number: higher than that of every lease before it.
    #[must_use]
    pub fn fence(&self) -> i64 {
        self.fence
    }

    /// Whether no other server can have taken the match over.
    #[must_use]
    pub fn is_valid(&self) -> bool {
        self.term.is_valid()
    }

    /// Waits until the server has failed to renew its lease in time. From then on another server may have the match.
    pub async fn lost(&mut self) {
        self.term.over().await;
    }
}
