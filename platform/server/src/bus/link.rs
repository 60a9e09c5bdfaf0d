//! One link.

use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use bytes::Bytes;
use journal::Token;

use super::connection::Bus;
use super::links::Head;
use crate::outbox::ToSend;

/// A stream of messages in both directions between this server and another. It ends when one of them drops it, when a message
/// is lost, or when the reader does not keep up.
pub(crate) struct Link {
    bus: Arc<Bus>,
    id: Token,
    peer: Token,
    incoming: ToSend,
    /// What has come and was not read.
    waiting: VecDeque<Bytes>,
    sent: Arc<AtomicU64>,
}

impl Link {
    /// A link to be opened at another server. What it sends before it has confirmed that it takes part is not lost.
    pub(crate) fn open(bus: &Arc<Bus>, id: Token, peer: Token) -> Self {
        let (incoming, sent) = bus.links.open(id, peer);
        Self { bus: Arc::clone(bus), id, peer, incoming, waiting: VecDeque::new(), sent }
    }

    /// A link that another server has opened.
    pub(crate) fn accept(bus: &Arc<Bus>, id: Token, peer: Token) -> Self {
        let (incoming, sent) = bus.links.accept(id, peer);
        Self { bus: Arc::clone(bus), id, peer, incoming, waiting: VecDeque::new(), sent }
    }

    /// The other server takes part.
    pub(crate) fn confirmed(&self) {
        self.bus.links.confirm(self.id);
    }

    /// Sends a message; `false` if the bus is not there.
    pub(crate) async fn send(&self, message: &[u8]) -> bool {
        let number = self.sent.fetch_add(1, Ordering::Relaxed);
        let head = Head { link: self.id.to_string(), number: Some(number) };
        self.bus.send(self.peer, &head, message).await
    }

    /// The next message; `None` if the link has ended. Nothing is lost if this is dropped before it is ready.
    pub(crate) async fn receive(&mut self) -> Option<Bytes> {
        if self.waiting.is_empty() {
            let mut taken = Vec::new();
            self.incoming.take(&mut taken).await;
            self.waiting.extend(taken);
        }
        self.waiting.pop_front()
    }
}

impl Drop for Link {
    fn drop(&mut self) {
        self.bus.links.remove(self.id);
        let (bus, peer, head) = (Arc::clone(&self.bus), self.peer, Head { link: self.id.to_string(), number: None });
        // Without a runtime the program is ending, and the other server finds out by itself.
        if let Ok(runtime) = tokio::runtime::Handle::try_current() {
            runtime.spawn(async move { bus.send(peer, &head, b"").await });
        }
    }
}
