//! From the first breath to the last.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::serve::ListenerExt as _;
use store::{Store, StoreError};
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;

use crate::app::App;
use crate::assets::Assets;
use crate::bots::Bots;
use crate::config::Config;
use crate::ending::Ending;
use crate::guest::CookieKey;
use crate::hub::Hub;
use crate::limits::Gate;
use crate::metrics::{self, Metrics};
use crate::routes::routes;
use crate::table::Command;
use crate::time::now;
use crate::uploads::Uploads;

/// Why a server cannot start or go on.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The store cannot be opened.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The key of the cookies cannot be read or made.
    #[error("the key of the guests' cookies cannot be used: {0}")]
    Key(std::io::Error),
    /// The address cannot be used.
    #[error("cannot answer on {address}: {reason}")]
    Bind {
        /// Which.
        address: SocketAddr,
        /// Why.
        reason: std::io::Error,
    },
    /// The server broke off.
    #[error("the server broke off: {0}")]
    Broken(std::io::Error),
}

/// A running server.
pub struct Server {
    address: SocketAddr,
    /// The address of the figures, and who serves them.
    figures: Option<(SocketAddr, JoinHandle<std::io::Result<()>>)>,
    app: Arc<App>,
    stop: watch::Sender<bool>,
    serving: JoinHandle<std::io::Result<()>>,
    waking: JoinHandle<()>,
    writing: JoinHandle<()>,
}

/// How often the store is asked which matches must wake: for clocks that run while nobody looks.
const WAKING: Duration = Duration::from_secs(15);

/// So long a stopping server waits for what is under way.
const PATIENCE: Duration = Duration::from_secs(10);

/// Starts a server and returns when it answers.
///
/// # Errors
/// If the data folder or the address cannot be used.
pub async fn start(config: Config) -> Result<Server, ServeError> {
    start_on(config, None).await
}

/// Starts a server on a socket that somebody else has opened, if there is one, and returns when it answers. A service
/// manager keeps such a socket open from one server to the next, so that nobody is turned away in between.
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
    let figures = match config.metrics {
        None => None,
        Some(bind) => {
            let bad = |reason| ServeError::Bind { address: bind, reason };
            let listener = TcpListener::bind(bind).await.map_err(bad)?;
            Some((listener.local_addr().map_err(bad)?, listener))
        }
    };
    let (stop, mut stopped) = watch::channel(false);
    let metrics = Arc::new(Metrics::new());
    let app = Arc::new(App {
        bots: Bots::new(config.bot_threads, config.bot_pause, Arc::clone(&metrics)),
        gate: Arc::new(Gate::new(config.limits)),
        uploads: Uploads::default(),
        metrics,
        config,
        store,
        hub: Hub::default(),
        key,
        assets: Assets::new(),
        going_down: stop.clone(),
        began: now(),
    });
    let waking = tokio::spawn(wake(Arc::clone(&app)));
    let figures = figures.map(|(address, listener)| {
        let service = metrics::routes(Arc::clone(&app));
        (address, tokio::spawn(async move { axum::serve(listener, service).await }))
    });
    let service = routes(Arc::clone(&app));
    // Messages are small and somebody waits for each: none is kept back until the last one is confirmed.
    let listener = listener.tap_io(|stream| {
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "a connection keeps small messages back");
        }
    });
    let serving = tokio::spawn(async move {
        let until = async move {
            let _ = stopped.wait_for(|stopped| *stopped).await;
        };
        axum::serve(listener, service.into_make_service_with_connect_info::<SocketAddr>())
            .with_graceful_shutdown(until)
            .await
    });
    tracing::info!(%address, "the gate is open");
    Ok(Server { address, figures, app, stop, serving, waking, writing })
}

impl Server {
    /// The address it answers on.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The address at which it tells its figures, if it does.
    #[must_use]
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.figures.as_ref().map(|(address, _)| *address)
    }

    /// How many matches are in memory now.
    #[must_use]
    pub fn awake(&self) -> usize {
        self.app.hub.awake()
    }

    /// Runs until the program is asked to end, then stops.
    ///
    /// # Errors
    /// If it breaks off.
    pub async fn until(self, mut ending: Ending) -> Result<(), ServeError> {
        ending.asked().await;
        tracing::info!("the gate closes");
        self.stop().await
    }

    /// Stops: finishes what is under way, writes what is to be written.
    ///
    /// # Errors
    /// If it had broken off.
    pub async fn stop(self) -> Result<(), ServeError> {
        let Self { app, figures, stop, serving, waking, writing, .. } = self;
        stop.send_replace(true);
        waking.abort();
        if let Some((_, serving)) = figures {
            serving.abort();
        }
        let served = tokio::time::timeout(PATIENCE, serving).await;
        app.hub.close();
        drop((app, stop));
        if tokio::time::timeout(PATIENCE, writing).await.is_err() {
            tracing::warn!("something still held the store when patience ended");
        }
        match served {
            Ok(Ok(Err(reason))) => Err(ServeError::Broken(reason)),
            Ok(Ok(Ok(()))) => Ok(()),
            Ok(Err(_)) | Err(_) => {
                tracing::warn!("something was still being served when patience ended");
                Ok(())
            }
        }
    }
}

/// Wakes the matches in which something moves by itself: at once those where a bot is to act, and in time those with a
/// clock.
async fn wake(app: Arc<App>) {
    loop {
        match app.store.to_wake(now() + 2 * WAKING.as_millis() as i64).await {
            Ok(due) => due.into_iter().for_each(|id| app.hub.send(&app, id, Command::Wake)),
            Err(error) => tracing::error!(%error, "the matches to wake could not be read"),
        }
        tokio::time::sleep(WAKING).await;
    }
}
