//! The right to write to a match.

use journal::Token;
use tokio::sync::watch;

/// The right of this server to write to a match, until another server takes it over.
#[derive(Debug)]
pub struct Lease {
    id: Token,
    fence: i64,
    /// The period in which it was given, and the current one. A server that shares its database with nobody has none.
    period: Option<(u64, watch::Receiver<u64>)>,
}

impl Lease {
    /// A lease that nobody can take over.
    pub(crate) fn unshared(id: Token) -> Self {
        Self { id, fence: 0, period: None }
    }

    pub(crate) fn shared(id: Token, fence: i64, begun: u64, current: watch::Receiver<u64>) -> Self {
        Self { id, fence, period: Some((begun, current)) }
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

    /// Waits until the server has failed to renew its lease in time. From then on another server may have the match.
    pub async fn lost(&mut self) {
        match &mut self.period {
            None => std::future::pending().await,
            // An error means that the store has been closed.
            Some((begun, current)) => drop(current.wait_for(|current| current != begun).await),
        }
    }
}
