//! The links of this server, and when one of them ends.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant};

use bytes::Bytes;
use foldhash::fast::RandomState;
use journal::Token;
use serde::{Deserialize, Serialize};

use crate::outbox::{Outbox, ToSend, outbox};

/// A link ends here if the server that opened it has not asked about it for this long.
const UNASKED: Duration = Duration::from_secs(5);

/// Before every message of a link.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub(super) struct Head {
    pub(super) link: String,
    /// Counts the messages in this direction, from 0; nothing for the last one, which ends the link.
    pub(super) number: Option<u64>,
}

/// How many messages one end of a link has sent and received.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub(super) struct Count {
    pub(super) link: String,
    pub(super) sent: u64,
    pub(super) received: u64,
}

/// All links of this server.
#[derive(Default)]
pub(super) struct Links {
    list: Mutex<HashMap<Token, Entry, RandomState>>,
}

struct Entry {
    /// The server at the other end.
    peer: Token,
    side: Side,
    out: Outbox,
    sent: Arc<AtomicU64>,
    received: u64,
}

enum Side {
    /// This server has opened the link, and the other has not said yet that it takes part.
    Opening,
    /// This server has opened the link, and asks every second whether anything is missing. At the last time so many
    /// messages had been sent by this server and by the other.
    Opened { own: u64, others: u64 },
    /// The other server has opened the link, and has asked at this time.
    Accepted { asked: Instant },
}

impl Links {
    fn lock(&self) -> MutexGuard<'_, HashMap<Token, Entry, RandomState>> {
        self.list.lock().expect("nobody panics while holding the list")
    }

    /// A link that this server opens.
    pub(super) fn open(&self, id: Token, peer: Token) -> (ToSend, Arc<AtomicU64>) {
        self.add(id, peer, Side::Opening)
    }

    /// A link that another server has opened.
    pub(super) fn accept(&self, id: Token, peer: Token) -> (ToSend, Arc<AtomicU64>) {
        self.add(id, peer, Side::Accepted { asked: Instant::now() })
    }

    fn add(&self, id: Token, peer: Token, side: Side) -> (ToSend, Arc<AtomicU64>) {
        let ((out, to_send), sent) = (outbox(), Arc::new(AtomicU64::new(0)));
        self.lock().insert(id, Entry { peer, side, out, sent: Arc::clone(&sent), received: 0 });
        (to_send, sent)
    }

    /// The other server takes part in a link.
    pub(super) fn confirm(&self, id: Token) {
        if let Some(entry) = self.lock().get_mut(&id) {
            entry.side = Side::Opened { own: 0, others: 0 };
        }
    }

    /// Takes a message in. If one before it is missing, or too many wait already, the link ends.
    pub(super) fn receive(&self, head: &Head, body: Bytes) {
        let Ok(id) = head.link.parse() else { return };
        let mut list = self.lock();
        let Some(entry) = list.get_mut(&id) else { return };
        let goes_on = head.number == Some(entry.received) && entry.out.put(body);
        entry.received += 1;
        if !goes_on {
            list.remove(&id);
        }
    }

    /// Ends a link.
    pub(super) fn remove(&self, id: Token) {
        self.lock().remove(&id);
    }

    /// Ends all links.
    pub(super) fn remove_all(&self) {
        self.lock().clear();
    }

    /// Ends all links with a server.
    pub(super) fn remove_peer(&self, peer: Token) {
        self.lock().retain(|_, entry| entry.peer != peer);
    }

    /// What this server has to ask others: the links that it has opened, by the server at the other end.
    pub(super) fn questions(&self) -> HashMap<Token, Vec<Count>, RandomState> {
        let mut questions: HashMap<Token, Vec<Count>, RandomState> = HashMap::default();
        for (id, entry) in self.lock().iter().filter(|(_, entry)| matches!(entry.side, Side::Opened { .. })) {
            questions.entry(entry.peer).or_default().push(entry.count(*id));
        }
        questions
    }

    /// Answers a question of another server: the links that are known here. Links about which nobody asks end.
    pub(super) fn answer(&self, asked: &[Count]) -> Vec<Count> {
        let mut list = self.lock();
        let mut known = Vec::new();
        for count in asked {
            let Ok(id) = count.link.parse() else { continue };
            let Some(entry) = list.get_mut(&id) else { continue };
            if let Side::Accepted { asked } = &mut entry.side {
                *asked = Instant::now();
                known.push(entry.count(id));
            }
        }
        known
    }

    /// Ends the links about which the servers that have opened them do not ask any more.
    pub(super) fn remove_unasked(&self) {
        self.lock().retain(|_, entry| match entry.side {
            Side::Accepted { asked } => asked.elapsed() < UNASKED,
            _ => true,
        });
    }

    /// Compares an answer with the question. A link that is not known at the other end has ended there. Where a message is
    /// missing that was on its way already at the last question, it is lost.
    pub(super) fn compare(&self, question: &[Count], answer: &[Count]) {
        let mut list = self.lock();
        let answers: HashMap<&str, &Count> = answer.iter().map(|count| (count.link.as_str(), count)).collect();
        for asked in question {
            let Ok(id) = asked.link.parse() else { continue };
            let Some(entry) = list.get_mut(&id) else { continue };
            let Side::Opened { own, others } = &mut entry.side else { continue };
            let goes_on = answers.get(asked.link.as_str()).is_some_and(|answer| {
                let nothing_lost = answer.received >= *own && entry.received >= *others;
                (*own, *others) = (asked.sent, answer.sent);
                nothing_lost
            });
            if !goes_on {
                list.remove(&id);
            }
        }
    }
}

impl Entry {
    fn count(&self, id: Token) -> Count {
        Count { link: id.to_string(), sent: self.sent.load(Ordering::Relaxed), received: self.received }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::random_token;

    /// Both ends of a link, at two servers.
    struct Ends {
        id: Token,
        near: Links,
        far: Links,
        sent: [Arc<AtomicU64>; 2],
        to_send: [ToSend; 2],
    }

    fn ends() -> Ends {
        let (id, near, far) = (random_token(), Links::default(), Links::default());
        let ((near_end, near_sent), (far_end, far_sent)) =
            (near.open(id, random_token()), far.accept(id, random_token()));
        near.confirm(id);
        Ends { id, near, far, sent: [near_sent, far_sent], to_send: [near_end, far_end] }
    }

    impl Ends {
        fn message(&self, number: u64) -> Head {
            Head { link: self.id.to_string(), number: Some(number) }
        }

        fn check(&self) {
            for (_, question) in self.near.questions() {
                self.near.compare(&question, &self.far.answer(&question));
            }
        }

        fn is_open(&self) -> bool {
            self.near.lock().contains_key(&self.id)
        }
    }

    #[tokio::test]
    async fn messages_arrive_in_order() {
        let mut ends = ends();
        for (number, text) in [(0, "a"), (1, "b")] {
            ends.far.receive(&ends.message(number), Bytes::from_static(text.as_bytes()));
        }
        let mut taken = Vec::new();
        assert!(ends.to_send[1].take(&mut taken).await);
        assert_eq!(taken, ["a", "b"]);
        ends.sent[0].store(2, Ordering::Relaxed);
        ends.check();
        ends.check();
        assert!(ends.is_open());
    }

    #[tokio::test]
    async fn a_gap_ends_a_link() {
        let mut ends = ends();
        ends.near.receive(&ends.message(1), Bytes::new());
        assert!(!ends.is_open());
        assert!(!ends.to_send[0].take(&mut Vec::new()).await, "its reader is told");
    }

    /// A message may be on its way when the ends compare their counts for the first time, but not at the second time.
    #[test]
    fn a_last_message_that_was_lost_ends_a_link() {
        for lost in 0..2 {
            let ends = ends();
            ends.sent[lost].store(1, Ordering::Relaxed);
            ends.check();
            assert!(ends.is_open());
            ends.check();
            assert!(!ends.is_open());
        }
    }

    #[test]
    fn a_link_that_has_ended_at_one_server_ends_at_the_other() {
        let ends = ends();
        ends.far.remove(ends.id);
        ends.check();
        assert!(!ends.is_open());
    }
}
