//! Starting and stopping a server.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::time::Duration;

use axum::serve::ListenerExt as _;
use journal::Token;
use store::{Store, StoreError};
use tokio::net::TcpListener;
use tokio::sync::{mpsc, watch};
use tokio::task::JoinHandle;

use crate::app::App;
use crate::assets::Assets;
use crate::config::Config;
use crate::cookie_key::CookieKey;
use crate::limits::RateLimits;
use crate::mailbox::{Mailboxes, MatchCommand};
use crate::metrics::Metrics;
use crate::routes::{metrics_routes, routes};
use crate::services::Services;
use crate::shutdown::ShutdownSignal;
use crate::thinkers::Thinkers;
use crate::time::now;
use crate::uploads::Uploads;

/// Why a server cannot start, or stopped.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The store cannot be opened.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The key that signs cookies cannot be read or created.
    #[error("the key that signs cookies cannot be used: {0}")]
    Key(std::io::Error),
    /// The address cannot be used.
    #[error("cannot listen on {address}: {reason}")]
    Bind {
        /// The address.
        address: SocketAddr,
        /// What the system says.
        reason: std::io::Error,
    },
    /// Serving failed.
    #[error("serving failed: {0}")]
    Serve(std::io::Error),
}

/// A running server.
pub struct Server {
    address: SocketAddr,
    /// The address of the metrics, and the task that serves them.
    metrics: Option<(SocketAddr, JoinHandle<std::io::Result<()>>)>,
    app: Arc<App>,
    shutdown: watch::Sender<bool>,
    serving: JoinHandle<std::io::Result<()>>,
    waking: JoinHandle<()>,
    writing: JoinHandle<()>,
}

/// How often the store is asked which matches must be loaded, because a clock runs while nobody is connected.
const WAKE_INTERVAL: Duration = Duration::from_secs(15);

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
    let (store, writing) = Store::open(&config.data).await?;
    let key = CookieKey::open(&config.data).map_err(ServeError::Key)?;
    let bind = config.bind;
    let listener = match opened {
        None => TcpListener::bind(bind).await,
        Some(opened) => opened.set_nonblocking(true).and_then(|()| TcpListener::from_std(opened)),
    };
    let listener = listener.map_err(|reason| ServeError::Bind { address: bind, reason })?;
    let address = listener.local_addr().map_err(|reason| ServeError::Bind { address: bind, reason })?;
    let metrics_listener = match config.metrics {
        None => None,
        Some(bind) => {
            let bad = |reason| ServeError::Bind { address: bind, reason };
            let listener = TcpListener::bind(bind).await.map_err(bad)?;
            Some((listener.local_addr().map_err(bad)?, listener))
        }
    };
    let (shutdown, mut shut_down) = watch::channel(false);
    let (wake, to_wake) = mpsc::unbounded_channel();
    let metrics = Arc::new(Metrics::new());
    let app = Arc::new(App {
        limits: Arc::new(RateLimits::new(config.limits)),
        uploads: Uploads::default(),
        key,
        assets: Assets::new(),
        services: Arc::new(Services {
            thinkers: Thinkers::new(config.bot_threads, Arc::clone(&metrics)),
            metrics,
            config,
            store,
            mailboxes: Mailboxes::default(),
            shutdown: shutdown.clone(),
            wake,
            started: now(),
            last_number: AtomicU64::new(0),
        }),
    });
    let waking = tokio::spawn(wake_matches(Arc::clone(&app), to_wake));
    let metrics = metrics_listener.map(|(address, listener)| {
        let service = metrics_routes(Arc::clone(&app));
        (address, tokio::spawn(async move { axum::serve(listener, service).await }))
    });
    let service = routes(Arc::clone(&app));
    // Messages are small and somebody waits for each: none must wait for the acknowledgement of the last.
    let listener = listener.tap_io(|stream| {
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "TCP_NODELAY could not be set");
        }
    });
    let serving = tokio::spawn(async move {
        let until = async move {
            let _ = shut_down.wait_for(|down| *down).await;
        };
        axum::serve(listener, service.into_make_service_with_connect_info::<SocketAddr>())
            .with_graceful_shutdown(until)
            .await
    });
    tracing::info!("listening on {address}");
    Ok(Server { address, metrics, app, shutdown, serving, waking, writing })
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
    ///
    /// # Errors
    /// If serving fails.
    pub async fn run_until(self, mut signal: ShutdownSignal) -> Result<(), ServeError> {
        signal.received().await;
        tracing::info!("shutting down");
        self.stop().await
    }

    /// Stops: finishes what is under way and writes what is to be written.
    ///
    /// # Errors
    /// If serving had failed.
    pub async fn stop(self) -> Result<(), ServeError> {
        let Self { app, metrics, shutdown, serving, waking, writing, .. } = self;
        shutdown.send_replace(true);
        waking.abort();
        if let Some((_, serving)) = metrics {
            serving.abort();
        }
        let served = tokio::time::timeout(SHUTDOWN_TIMEOUT, serving).await;
        app.services.mailboxes.close();
        drop((app, shutdown));
        if tokio::time::timeout(SHUTDOWN_TIMEOUT, writing).await.is_err() {
            tracing::warn!("the store was still in use after the shutdown timeout");
        }
        match served {
            Ok(Ok(Err(reason))) => Err(ServeError::Serve(reason)),
            Ok(Ok(Ok(()))) => Ok(()),
            Ok(Err(_)) | Err(_) => {
                tracing::warn!("requests were still being served after the shutdown timeout");
                Ok(())
            }
        }
    }
}

/// Loads the matches in which something happens by itself: at once those where a computer is to act, and in time those with
/// a clock.
async fn wake_matches(app: Arc<App>, mut to_wake: mpsc::UnboundedReceiver<Token>) {
    let mut interval = tokio::time::interval(WAKE_INTERVAL);
    interval.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            Some(id) = to_wake.recv() => app.send(id, MatchCommand::Wake),
            _ = interval.tick() => match app.services.store.to_wake(now() + 2 * WAKE_INTERVAL.as_millis() as i64).await {
                Ok(due) => due.into_iter().for_each(|id| app.send(id, MatchCommand::Wake)),
                Err(error) => tracing::error!(%error, "the matches to load could not be read"),
            },
        }
    }
}
