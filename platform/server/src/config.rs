//! What a server is told at its start.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use catalog::CatalogGame;

use crate::limits::Limits;

/// The settings of a server.
///
/// ```
/// use std::time::Duration;
/// let config = server::Config::new("data").bind(([127, 0, 0, 1], 0)).bot_pause(Duration::ZERO);
/// assert_eq!(config.bind.port(), 0);
/// ```
#[derive(Clone)]
pub struct Config {
    /// The address to answer on; port 0 lets the system choose. By default `127.0.0.1:7070`.
    pub bind: SocketAddr,
    /// The folder for the store and the key of the guests' cookies.
    pub data: PathBuf,
    /// The games on offer. By default all of the catalog.
    pub games: &'static [&'static dyn CatalogGame],
    /// A bot's move comes no sooner than this after the one before, so that people can follow.
    pub bot_pause: Duration,
    /// How many bots think at the same time. By default one for every core but one.
    pub bot_threads: usize,
    /// A match that nobody looks at leaves memory after this.
    pub idle: Duration,
    /// Are pages served through TLS by a proxy? Then cookies are only sent through it.
    pub secure: bool,
    /// Does a proxy stand in front? Then it is believed who asks (`X-Forwarded-For`) and by which way
    /// (`X-Forwarded-Proto`).
    pub behind_proxy: bool,
    /// How much one stranger may ask for.
    pub limits: Limits,
    /// Where to serve figures for Prometheus; nowhere by default.
    pub metrics: Option<SocketAddr>,
}

impl Config {
    /// The default settings with the given data folder.
    #[must_use]
    pub fn new(data: impl Into<PathBuf>) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self {
            bind: SocketAddr::from((Ipv4Addr::LOCALHOST, 7070)),
            data: data.into(),
            games: catalog::GAMES,
            bot_pause: Duration::from_millis(700),
            bot_threads: cores.saturating_sub(1).max(1),
            idle: Duration::from_secs(30),
            secure: false,
            behind_proxy: false,
            limits: Limits::default(),
            metrics: None,
        }
    }

    /// Sets the address.
    #[must_use]
    pub fn bind(mut self, bind: impl Into<SocketAddr>) -> Self {
        self.bind = bind.into();
        self
    }

    /// Sets the games.
    #[must_use]
    pub fn games(mut self, games: &'static [&'static dyn CatalogGame]) -> Self {
        self.games = games;
        self
    }

    /// Sets the pause before a bot's move.
    #[must_use]
    pub fn bot_pause(mut self, pause: Duration) -> Self {
        self.bot_pause = pause;
        self
    }

    /// Sets how long a match stays in memory when nobody looks.
    #[must_use]
    pub fn idle(mut self, idle: Duration) -> Self {
        self.idle = idle;
        self
    }

    /// Are pages served through TLS?
    #[must_use]
    pub fn secure(mut self, secure: bool) -> Self {
        self.secure = secure;
        self
    }

    /// Does a proxy stand in front?
    #[must_use]
    pub fn behind_proxy(mut self, behind_proxy: bool) -> Self {
        self.behind_proxy = behind_proxy;
        self
    }

    /// Sets how much one stranger may ask for.
    #[must_use]
    pub fn limits(mut self, limits: Limits) -> Self {
        self.limits = limits;
        self
    }

    /// Sets where figures are served.
    #[must_use]
    pub fn metrics(mut self, metrics: Option<SocketAddr>) -> Self {
        self.metrics = metrics;
        self
    }

    pub(crate) fn find(&self, id: &str) -> Option<&'static dyn CatalogGame> {
        self.games.iter().copied().find(|game| game.info().id == id)
    }
}
