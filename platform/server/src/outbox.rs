//! What waits to be sent to one browser, limited in number and in bytes.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use bytes::Bytes;
use tokio::sync::mpsc;

/// How many messages may wait.
const MOST_MESSAGES: usize = 32;

/// How many bytes may wait. A single message may be longer.
const MOST_BYTES: usize = 256 << 10;

/// Where messages for a browser are put.
pub(crate) struct Outbox {
    messages: mpsc::Sender<Bytes>,
    waiting: Arc<AtomicUsize>,
}

/// Where they are taken out to be sent.
pub(crate) struct ToSend {
    messages: mpsc::Receiver<Bytes>,
    waiting: Arc<AtomicUsize>,
    /// The bytes of what was taken out last: they wait until the next is taken out.
    taken: usize,
}

/// An empty outbox.
pub(crate) fn outbox() -> (Outbox, ToSend) {
    let (sender, receiver) = mpsc::channel(MOST_MESSAGES);
    let waiting = Arc::new(AtomicUsize::new(0));
    (Outbox { messages: sender, waiting: Arc::clone(&waiting) }, ToSend { messages: receiver, waiting, taken: 0 })
}

impl Outbox {
    /// Puts a message in; `false` if too much waits already, or nobody sends any more.
    pub(crate) fn put(&self, message: Bytes) -> bool {
        let length = message.len();
        let before = self.waiting.fetch_add(length, Ordering::Relaxed);
        if before > 0 && before + length > MOST_BYTES || self.messages.try_send(message).is_err() {
            self.waiting.fetch_sub(length, Ordering::Relaxed);
            return false;
        }
        true
    }
}

impl ToSend {
    /// Takes out all messages, once there is one; returns `false` if none will come. What was taken out before has been
    /// sent.
    pub(crate) async fn take(&mut self, into: &mut Vec<Bytes>) -> bool {
        self.waiting.fetch_sub(std::mem::take(&mut self.taken), Ordering::Relaxed);
        let is_open = self.messages.recv_many(into, MOST_MESSAGES).await > 0;
        self.taken = into.iter().map(Bytes::len).sum();
        is_open
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn message(length: usize) -> Bytes {
        Bytes::from(vec![b'x'; length])
    }

    #[tokio::test]
    async fn what_waits_is_limited_in_bytes() {
        let (outbox, mut to_send) = outbox();
        assert!(outbox.put(message(MOST_BYTES - 10)));
        assert!(outbox.put(message(10)));
        assert!(!outbox.put(message(1)), "enough waits");
        let mut taken = Vec::new();
        assert!(to_send.take(&mut taken).await);
        assert_eq!(taken.len(), 2);
        assert!(!outbox.put(message(1)), "what is being sent still waits");
        taken.clear();
        tokio::select! {
            biased;
            _ = to_send.take(&mut taken) => unreachable!("nothing is there"),
            () = std::future::ready(()) => {}
        }
        assert!(outbox.put(message(2 * MOST_BYTES)), "where nothing waits, one may be long");
        assert!(!outbox.put(message(1)));
    }

    #[tokio::test]
    async fn what_waits_is_limited_in_number() {
        let (outbox, mut to_send) = outbox();
        assert!((0..MOST_MESSAGES).all(|_| outbox.put(message(1))));
        assert!(!outbox.put(message(1)));
        drop(outbox);
        let mut taken = Vec::new();
        assert!(to_send.take(&mut taken).await);
        assert_eq!(std::mem::take(&mut taken).len(), MOST_MESSAGES);
        assert!(!to_send.take(&mut taken).await, "nobody puts anything in");
    }
}
