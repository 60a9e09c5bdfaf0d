//! The connection to NATS.

use std::sync::Arc;
use std::time::Duration;

use async_nats::connection::State;
use async_nats::{Client, Event, Message, Request, RequestErrorKind, Subscriber};
use bytes::Bytes;
use futures_util::StreamExt as _;
use futures_util::stream::select;
use journal::Token;
use serde::{Serialize, de::DeserializeOwned};
use tokio::sync::watch;
use tokio::task::JoinHandle;
use workers::BusAddress;

use super::frame;
use super::links::{Count, Head, Links};

/// How often servers compare what they have sent and received over their links.
const CHECK_INTERVAL: Duration = Duration::from_secs(1);

/// How long a server may be without the bus before it gives its matches back, so that others can have them.
const CUT_OFF_AFTER: Duration = Duration::from_secs(1);

/// The subject on which all servers are asked at once.
const ALL: &str = "bergfried.all";

/// Why a question has no answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Unanswered {
    /// Nobody has got it.
    Undelivered,
    /// Somebody may have got it and done what it says.
    Late,
}

/// A message for this server that is not part of a link.
pub(crate) struct Delivery {
    pub(crate) payload: Bytes,
    /// Whether all servers were asked.
    pub(crate) to_all: bool,
    reply: Option<async_nats::Subject>,
}

/// The connection to NATS, and the links over it.
pub(crate) struct Bus {
    client: Client,
    pub(crate) own: Token,
    pub(super) links: Arc<Links>,
    cut_off: watch::Receiver<bool>,
    tasks: Vec<JoinHandle<()>>,
}

fn subject(server: Token, kind: &str) -> String {
    format!("bergfried.{server}.{kind}")
}

impl Bus {
    /// Connects a server, and returns what others will send to it.
    pub(crate) async fn connect(address: &BusAddress, own: Token) -> Result<(Self, Incoming), async_nats::Error> {
        let links = Arc::new(Links::default());
        let (state, connected) = watch::channel(true);
        let (lost, state) = (Arc::clone(&links), Arc::new(state));
        let options = BusAddress::options().event_callback(move |event| {
            let (links, state) = (Arc::clone(&lost), Arc::clone(&state));
            async move {
                match event {
                    Event::Connected => drop(state.send_replace(true)),
                    Event::Disconnected => {
                        tracing::warn!("the connection to the bus was lost");
                        // Nobody knows what was lost with it.
                        links.remove_all();
                        state.send_replace(false);
                    }
                    event => tracing::warn!(%event, "the bus"),
                }
            }
        });
        let client = options.connect(address.server()).await?;
        let own_messages = client.subscribe(subject(own, "*")).await?;
        let to_all = client.subscribe(ALL).await?;
        // Nobody is told about this server before it can be reached.
        client.flush().await?;
        let (sender, cut_off) = watch::channel(false);
        let tasks = vec![
            tokio::spawn(watch_connection(connected, sender)),
            tokio::spawn(check_links(client.clone(), own, Arc::clone(&links))),
        ];
        Ok((Self { client, own, links, cut_off, tasks }, Incoming { own_messages, to_all }))
    }

    /// Becomes `true` when this server has been without the bus for too long, and `false` when it is back.
    pub(crate) fn cut_off(&self) -> watch::Receiver<bool> {
        self.cut_off.clone()
    }

    fn is_connected(&self) -> bool {
        self.client.connection_state() == State::Connected
    }

    /// Asks a server, or all of them: then whoever knows the answer gives it.
    pub(crate) async fn ask<T: DeserializeOwned>(
        &self,
        server: Option<Token>,
        head: &impl Serialize,
        body: &[u8],
        patience: Duration,
    ) -> Result<(T, Bytes), Unanswered> {
        // The client would keep the question until the bus is back, when nobody waits for the answer any more.
        if !self.is_connected() {
            return Err(Unanswered::Undelivered);
        }
        let subject = server.map_or_else(|| ALL.to_owned(), |server| subject(server, "ask"));
        let request = Request::new().payload(frame::write(head, body)).timeout(Some(patience));
        let answer = self.client.send_request(subject, request).await.map_err(|error| match error.kind() {
            RequestErrorKind::NoResponders => Unanswered::Undelivered,
            RequestErrorKind::MaxPayloadExceeded => {
                tracing::error!("a message is longer than max_payload of the bus");
                Unanswered::Undelivered
            }
            _ => Unanswered::Late,
        })?;
        frame::read(&answer.payload).ok_or(Unanswered::Late)
    }

    /// Answers a question.
    pub(crate) async fn answer(&self, delivery: &Delivery, head: &impl Serialize, body: &[u8]) -> bool {
        match &delivery.reply {
            Some(reply) => self.publish(reply.to_string(), frame::write(head, body)).await,
            None => false,
        }
    }

    /// Tells everyone who listens to a topic. What gets lost is not said again.
    pub(crate) async fn tell(&self, topic: &str, news: &impl Serialize) {
        self.publish(format!("bergfried.news.{topic}"), frame::write(news, b"")).await;
    }

    /// What is said about a topic from now on, by this server, too.
    pub(crate) async fn listen(&self, topic: &str) -> Result<Subscriber, async_nats::SubscribeError> {
        self.client.subscribe(format!("bergfried.news.{topic}")).await
    }

    /// Sends a message of a link.
    pub(super) async fn send(&self, server: Token, head: &Head, body: &[u8]) -> bool {
        self.publish(subject(server, "link"), frame::write(head, body)).await
    }

    async fn publish(&self, subject: String, message: Bytes) -> bool {
        if !self.is_connected() {
            return false;
        }
        match self.client.publish(subject, message).await {
            Ok(()) => true,
            Err(error) => {
                tracing::error!(%error, "a message could not be sent over the bus");
                false
            }
        }
    }
}

impl Drop for Bus {
    fn drop(&mut self) {
        self.tasks.iter().for_each(JoinHandle::abort);
    }
}

/// What others send to this server.
pub(crate) struct Incoming {
    own_messages: Subscriber,
    to_all: Subscriber,
}

/// Takes in what others send, until the bus is closed: messages of links go to their readers, everything else to `handle`.
pub(crate) async fn receive(bus: Arc<Bus>, incoming: Incoming, handle: impl Fn(Delivery)) {
    let Incoming { own_messages, to_all } = incoming;
    let mut messages = select(own_messages.map(|message| (message, false)), to_all.map(|message| (message, true)));
    while let Some((message, to_all)) = messages.next().await {
        let Message { subject, payload, reply, .. } = message;
        match subject.rsplit('.').next() {
            Some("link") => {
                if let Some((head, body)) = frame::read::<Head>(&payload) {
                    bus.links.receive(&head, body);
                }
            }
            Some("check") => {
                if let (Some((asked, _)), Some(reply)) = (frame::read::<Vec<Count>>(&payload), reply) {
                    bus.publish(reply.to_string(), frame::write(&bus.links.answer(&asked), b"")).await;
                }
            }
            _ => handle(Delivery { payload, to_all, reply }),
        }
    }
}

/// Tells when the connection has been lost for too long.
async fn watch_connection(mut connected: watch::Receiver<bool>, cut_off: watch::Sender<bool>) {
    while connected.wait_for(|connected| !connected).await.is_ok() {
        let back = tokio::time::timeout(CUT_OFF_AFTER, connected.wait_for(|connected| *connected)).await.is_ok();
        if back {
            continue;
        }
        tracing::error!("without the bus: matches are given back");
        cut_off.send_replace(true);
        if connected.wait_for(|connected| *connected).await.is_err() {
            return;
        }
        tracing::info!("the bus is back");
        cut_off.send_replace(false);
    }
}

/// Finds out, again and again, whether anything was lost on the links that this server has opened, and whether the servers at
/// their other ends are there.
async fn check_links(client: Client, own: Token, links: Arc<Links>) {
    let mut interval = tokio::time::interval(CHECK_INTERVAL);
    interval.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        interval.tick().await;
        links.remove_unasked();
        for (peer, question) in links.questions() {
            let (client, links) = (client.clone(), Arc::clone(&links));
            tokio::spawn(async move {
                let request = Request::new().payload(frame::write(&question, b"")).timeout(Some(2 * CHECK_INTERVAL));
                let answer = client.send_request(subject(peer, "check"), request).await.ok();
                match answer.and_then(|answer| frame::read::<Vec<Count>>(&answer.payload)) {
                    Some((answer, _)) => links.compare(&question, &answer),
                    None => {
                        tracing::warn!(server = ?own, other = ?peer, "another server does not answer; its links end");
                        links.remove_peer(peer);
                    }
                }
            });
        }
    }
}
