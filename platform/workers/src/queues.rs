//! The connection to NATS, and the queues there.

use std::time::Duration;

use async_nats::jetstream::consumer::{AckPolicy, PullConsumer, pull};
use async_nats::jetstream::context::{Context, ContextBuilder};
use async_nats::jetstream::stream::{Config, RetentionPolicy, StorageType, Stream};
use async_nats::{Client, Event};

use crate::address::BusAddress;

/// How long the queues may take for an answer.
const QUEUE_TIMEOUT: Duration = Duration::from_secs(2);

/// Whoever has taken work must say so again within this time. Otherwise somebody else gets it.
const DONE_WITHIN: Duration = Duration::from_secs(5);

/// How often whoever works says so.
pub(crate) const STILL_WORKING: Duration = Duration::from_secs(2);

/// A decision that is older than this is of no use: whoever has asked has thought for itself.
const DECISIONS_KEPT: Duration = Duration::from_secs(30);

/// Matches of a tournament that was broken off are forgotten after this time.
const MATCHES_KEPT: Duration = Duration::from_secs(24 * 60 * 60);

/// Why there are no queues.
#[derive(Debug, thiserror::Error)]
pub enum WorkersError {
    /// NATS cannot be reached.
    #[error("{0}")]
    Connect(#[from] async_nats::ConnectError),
    /// It has no JetStream.
    #[error("it has no JetStream: start nats-server with -js, or with a section jetstream in its settings")]
    NoJetStream,
    /// It cannot be used otherwise.
    #[error("{0}")]
    Bus(async_nats::Error),
}

/// A queue of work.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Queue {
    /// Decisions in matches in which people play.
    People,
    /// Decisions in matches of computers alone.
    Computers,
    /// Matches of tournaments and the like.
    Matches,
}

impl Queue {
    /// The subject of its work. Matches of one series have one of their own.
    pub(crate) fn subject(self) -> &'static str {
        match self {
            Self::People => "bergfried.decisions.people",
            Self::Computers => "bergfried.decisions.computers",
            Self::Matches => "bergfried.matches.*",
        }
    }

    fn stream(self) -> Config {
        let (name, subject, kept) = match self {
            Self::People | Self::Computers => ("bergfried-decisions", "bergfried.decisions.*", DECISIONS_KEPT),
            Self::Matches => ("bergfried-matches", "bergfried.matches.*", MATCHES_KEPT),
        };
        Config {
            name: name.to_owned(),
            subjects: vec![subject.to_owned()],
            retention: RetentionPolicy::WorkQueue,
            max_age: kept,
            storage: StorageType::File,
            ..Config::default()
        }
    }

    fn name(self) -> &'static str {
        match self {
            Self::People => "people",
            Self::Computers => "computers",
            Self::Matches => "matches",
        }
    }

    /// What workers take their work from. It is made where it is missing.
    pub(crate) async fn open(self, context: &Context) -> Result<PullConsumer, async_nats::Error> {
        let stream = context.get_or_create_stream(self.stream()).await?;
        let consumer = pull::Config {
            durable_name: Some(self.name().to_owned()),
            filter_subject: self.subject().to_owned(),
            ack_policy: AckPolicy::Explicit,
            ack_wait: DONE_WITHIN,
            max_ack_pending: 100_000,
            ..pull::Config::default()
        };
        Ok(stream.get_or_create_consumer(self.name(), consumer).await?)
    }
}

/// The queue of matches, for whoever asks.
pub(crate) async fn open_matches(context: &Context) -> Result<Stream, async_nats::Error> {
    Queue::Matches.open(context).await?;
    Ok(context.get_stream(Queue::Matches.stream().name).await?)
}

/// The matches that were played, until whoever has asked for them has read them.
pub(crate) async fn open_results(context: &Context) -> Result<Stream, async_nats::Error> {
    let config = Config {
        name: "bergfried-results".to_owned(),
        subjects: vec!["bergfried.results.*".to_owned()],
        max_age: MATCHES_KEPT,
        storage: StorageType::File,
        ..Config::default()
    };
    Ok(context.get_or_create_stream(config).await?)
}

/// The subjects of the matches of a series: those to be played, and those that were played.
pub(crate) fn subjects_of(series: &str) -> [String; 2] {
    [format!("bergfried.matches.{series}"), format!("bergfried.results.{series}")]
}

/// Connects to NATS and sees whether it has queues.
pub(crate) async fn connect(address: &BusAddress) -> Result<(Client, Context), WorkersError> {
    let options = BusAddress::options().event_callback(|event| async move {
        match event {
            Event::Connected => tracing::debug!("connected to the queues"),
            event => tracing::warn!(%event, "the queues"),
        }
    });
    let client = options.connect(address.server()).await?;
    if !client.server_info().jetstream {
        return Err(WorkersError::NoJetStream);
    }
    let context = ContextBuilder::new().timeout(QUEUE_TIMEOUT).ack_timeout(QUEUE_TIMEOUT).build(client.clone());
    Ok((client, context))
}
