//! Starting and stopping a server.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::time::Duration;

use journal::Token;
use store::{PlaceError, Store, StoreError};
use tokio::net::TcpListener;
use tokio::sync::{mpsc, watch};
use tokio::task::JoinHandle;
use workers::Workers;

use crate::app::{App, OtherOwners};
use crate::assets::Assets;
use crate::bus::{Bus, receive};
use crate::config::Config;
use crate::cookie_key::CookieKey;
use crate::data_folder::{DataFolder, FolderError};
use crate::health::Health;
use crate::limits::{Connections, RateLimits};
use crate::listener::{self, Timeouts};
use crate::mailbox::{Mailboxes, MatchCommand};
use crate::metrics::Metrics;
use crate::neighbours::keep_in_touch;
use crate::passing::take_in;
use crate::proofs::Proofs;
use crate::routes::{answers, metrics_routes, routes};
use crate::services::Services;
use crate::shutdown::ShutdownSignal;
use crate::start_error::{ServeError, StartError};
use crate::thinking::ThinkingPlace;
use crate::time::ServerClock;
use crate::uploads::Uploads;

/// A running server.
pub struct Server {
    address: SocketAddr,
    /// The address of the metrics, and the task that serves them.
    metrics: Option<(SocketAddr, JoinHandle<std::io::Result<()>>)>,
    app: Arc<App>,
    shutdown: watch::Sender<bool>,
    serving: JoinHandle<()>,
    waking: JoinHandle<()>,
    /// What takes in messages from other servers.
    receiving: Option<JoinHandle<()>>,
    /// What tells other servers about this one, and hears from them.
    in_touch: Option<JoinHandle<()>>,
    keeping: JoinHandle<()>,
    writing: JoinHandle<()>,
    /// Released last, when nothing is written any more.
    folder: DataFolder,
}

/// How often the store is asked which matches must be loaded, because a clock runs while nobody is connected.
const WAKE_INTERVAL: Duration = Duration::from_secs(15);

/// The same where several servers share the matches.
const SHORT_WAKE_INTERVAL: Duration = Duration::from_secs(2);

/// How long a stopping server waits for what is under way.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(10);

/// Starts a server and returns when it listens.
///
/// # Errors
/// If the data folder or the address cannot be used.
pub async fn start(config: Config) -> Result<Server, ServeError> {
    start_on(config, None).await
}

/// Starts a server on a socket that has been opened by somebody else, if there is one, and returns when it listens. A
/// service manager keeps such a socket open from one server to the next, so that no connection is refused in between.
///
/// # Errors
/// If the data folder, the socket or the address cannot be used.
pub async fn start_on(config: Config, opened: Option<std::net::TcpListener>) -> Result<Server, ServeError> {
    #[cfg(debug_assertions)]
    if config.first_deal.is_some() {
        tracing::warn!("matches are dealt by number: whoever knows it can foresee them");
    }
    if config.bus.is_some() && config.database.is_none() {
        return Err(StartError::BusWithoutDatabase.into());
    }
    let folder = DataFolder::take(&config.data).map_err(|error| match error {
        FolderError::InUse => StartError::FolderInUse { folder: config.data.display().to_string() }.into(),
        FolderError::Unusable(error) => ServeError::from(StoreError::from(PlaceError::folder(&config.data, &error))),
    })?;
    let (store, writing) = match &config.database {
        None => Store::open(&config.data).await?,
        Some(address) => Store::connect(address, folder.server_id().map_err(StartError::id)?).await?,
    };
    let (bus, incoming) = match &config.bus {
        None => (None, None),
        Some(address) => {
            let own = folder.server_id().map_err(StartError::id)?;
            let connected = Bus::connect(address, own).await;
            let (bus, incoming) = connected.map_err(|error| StartError::bus(address, &*error))?;
            (Some(Arc::new(bus)), Some(incoming))
        }
    };
    let workers = match &config.workers {
        None => None,
        Some(address) => {
            let connected = Workers::connect(address).await;
            Some(connected.map_err(|error| StartError::workers(address, &error))?)
        }
    };
    if bus.is_none()
        && let others @ 1.. = store.other_servers().await?
    {
        tracing::warn!(
            others,
            "other servers use this database; without a bus a match can be played only at the one that has it"
        );
    }
    let key = CookieKey::open(&config.data, &store).await.map_err(StartError::key)?;
    let clock = ServerClock::open(&config.data, &store).await.map_err(StartError::clock)?;
    let bind = config.bind;
    let timeouts = Timeouts { head: config.head_timeout, send: config.send_timeout };
    let connections = Connections::new(config.limits, config.behind_proxy);
    let listener = match opened {
        None => TcpListener::bind(bind).await,
        Some(opened) => opened.set_nonblocking(true).and_then(|()| TcpListener::from_std(opened)),
    };
    let listener = listener.map_err(|error| StartError::bind(bind, &error))?;
    let address = listener.local_addr().map_err(|error| StartError::bind(bind, &error))?;
    let metrics_listener = match config.metrics {
        None => None,
        Some(bind) => {
            let bad = |error: std::io::Error| StartError::bind(bind, &error);
            let listener = TcpListener::bind(bind).await.map_err(bad)?;
            Some((listener.local_addr().map_err(bad)?, listener))
        }
    };
    let (shutdown, shut_down) = watch::channel(false);
    let (wake, to_wake) = mpsc::unbounded_channel();
    let metrics = Arc::new(Metrics::new());
    let app = Arc::new(App {
        limits: Arc::new(RateLimits::new(config.limits, bus.is_some())),
        uploads: Uploads::default(),
        proofs: Proofs::default(),
        health: Health::default(),
        key,
        assets: Assets::new(),
        other_owners: OtherOwners::default(),
        services: Arc::new(Services {
            thinking: ThinkingPlace::new(config.bot_threads, workers, Arc::clone(&metrics)),
            metrics,
            config,
            store,
            mailboxes: Mailboxes::default(),
            shutdown: shutdown.clone(),
            wake,
            bus: bus.clone(),
            clock,
            last_number: AtomicU64::new(0),
            #[cfg(debug_assertions)]
            deals: AtomicU64::new(0),
        }),
    });
    let waking = tokio::spawn(wake_matches(Arc::clone(&app), to_wake));
    let receiving = bus.zip(incoming).map(|(bus, incoming)| {
        let (app, service) = (Arc::clone(&app), answers(&app).with_state(Arc::clone(&app)));
        tokio::spawn(receive(Arc::clone(&bus), incoming, move |delivery| {
            tokio::spawn(take_in(Arc::clone(&app), Arc::clone(&bus), service.clone(), delivery));
        }))
    });
    let in_touch = app.services.bus.clone().map(|bus| tokio::spawn(keep_in_touch(Arc::clone(&app), bus)));
    let keeping = tokio::spawn(keep_time(Arc::clone(&app.services)));
    let metrics = metrics_listener.map(|(address, listener)| {
        let service = metrics_routes(Arc::clone(&app));
        (address, tokio::spawn(async move { axum::serve(listener, service).await }))
    });
    let service = routes(Arc::clone(&app));
    let serving = tokio::spawn(listener::serve(listener, service, timeouts, connections, shut_down));
    tracing::info!("listening on {address}");
    Ok(Server { address, metrics, app, shutdown, serving, waking, receiving, in_touch, keeping, writing, folder })
}

impl Server {
    /// The address it listens on.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The address of its metrics, if it has one.
    #[must_use]
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.metrics.as_ref().map(|(address, _)| *address)
    }

    /// The number of matches in memory.
    #[must_use]
    pub fn matches_in_memory(&self) -> usize {
        self.app.services.mailboxes.len()
    }

    /// Runs until the signal to shut down, then stops.
    pub async fn run_until(self, mut signal: ShutdownSignal) {
        signal.received().await;
        tracing::info!("shutting down");
        self.stop().await;
    }

    /// Stops: finishes what is under way and writes what is to be written.
    pub async fn stop(self) {
        let Self { app, metrics, shutdown, serving, waking, receiving, in_touch, keeping, writing, folder, .. } = self;
        shutdown.send_replace(true);
        waking.abort();
        in_touch.iter().for_each(JoinHandle::abort);
        keeping.abort();
        if let Err(error) = app.services.clock.keep().await {
            tracing::warn!(%error, "the server time could not be kept");
        }
        if let Some((_, serving)) = metrics {
            serving.abort();
        }
        let served = tokio::time::timeout(SHUTDOWN_TIMEOUT, serving).await;
        app.services.mailboxes.close();
        if let Some(receiving) = receiving {
            receiving.abort();
        }
        drop((app, shutdown));
        if tokio::time::timeout(SHUTDOWN_TIMEOUT, writing).await.is_err() {
            tracing::warn!("the store was still in use after the shutdown timeout");
        }
        if !matches!(served, Ok(Ok(()))) {
            tracing::warn!("requests were still being served after the shutdown timeout");
        }
        drop(folder);
    }
}

/// Loads the matches in which something happens by itself: at once those where a computer is to act, and in time those with
/// a clock.
async fn wake_matches(app: Arc<App>, mut to_wake: mpsc::UnboundedReceiver<Token>) {
    // With a bus, matches of a server that was killed must go on soon.
    let every = if app.services.bus.is_some() { SHORT_WAKE_INTERVAL } else { WAKE_INTERVAL };
    let mut interval = tokio::time::interval(every);
    interval.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    let mut all = !app.services.clock.continues;
    loop {
        tokio::select! {
            Some(id) = to_wake.recv() => app.send(id, MatchCommand::Wake),
            _ = interval.tick() => {
                let soon = app.services.now() + 2 * WAKE_INTERVAL.as_millis() as i64;
                // If the time of earlier servers is lost, every clock is looked at once.
                let until = if std::mem::take(&mut all) { i64::MAX } else { soon };
                match app.services.store.to_wake(until).await {
                    Ok(due) => due.into_iter().for_each(|id| app.send(id, MatchCommand::Wake)),
                    Err(error) => tracing::error!(%error, "the matches to load could not be read"),
                }
            }
        }
    }
}

/// Keeps the server time, so that the clocks of matches go on from it after this server.
async fn keep_time(services: Arc<Services>) {
    let mut interval = tokio::time::interval(services.clock.keep_interval());
    interval.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        interval.tick().await;
        if let Err(error) = services.clock.keep().await {
            tracing::debug!(%error, "the server time could not be kept");
        }
    }
}
