//! The settings of a server.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use catalog::CatalogGame;
use store::DatabaseAddress;
use workers::BusAddress;

use crate::limits::Limits;
use crate::listener::HEAD_TIMEOUT;
use crate::timed_stream::SEND_TIMEOUT;

/// The settings of a server.
///
/// ```
/// use std::time::Duration;
/// let config = server::Config::new("data").bind(([127, 0, 0, 1], 0)).bot_pause(Duration::ZERO);
/// assert_eq!(config.bind.port(), 0);
/// ```
#[derive(Clone)]
pub struct Config {
    /// The address to listen on; port 0 lets the system choose. By default `127.0.0.1:7070`.
    pub bind: SocketAddr,
    /// The folder for the store, the key that signs guests' cookies, and the server time; with a database, for the name of
    /// this server only.
    pub data: PathBuf,
    /// The PostgreSQL database that holds the store instead of the folder. By default none.
    pub database: Option<DatabaseAddress>,
    /// The NATS server over which servers on the same database pass requests and sockets to each other. By default none.
    pub bus: Option<BusAddress>,
    /// The NATS server from which workers take what computer players have to decide. By default none: they think on threads of
    /// this server.
    pub workers: Option<BusAddress>,
    /// The games on offer. By default all of the catalog.
    pub games: &'static [&'static dyn CatalogGame],
    /// The shortest time a computer player takes for a move, so that people can follow.
    pub bot_pause: Duration,
    /// How many computer players think at the same time. By default one for every core but one.
    pub bot_threads: usize,
    /// How long a match stays in memory when nobody is connected.
    pub idle: Duration,
    /// How long the head of a request may take to arrive. By default 30 seconds.
    pub head_timeout: Duration,
    /// How long a client may take to read what it is sent; a slow one has longer. By default 20 seconds.
    pub send_timeout: Duration,
    /// The seed of every computer player and every hint, for tests that need the same answer twice. By default each decision
    /// has a random one.
    pub thinking_seed: Option<u64>,
    /// The number of the first deal, from which the seed of every match follows, for tests that can be repeated. A debug
    /// build only: whoever knows the number can foresee every match.
    #[cfg(debug_assertions)]
    pub first_deal: Option<u64>,
    /// Whether pages are served through TLS by a proxy. Then cookies are only sent over TLS.
    pub secure: bool,
    /// Whether a proxy stands in front. Then its headers `X-Forwarded-For` and `X-Forwarded-Proto` are trusted.
    pub behind_proxy: bool,
    /// How much one client may ask for.
    pub limits: Limits,
    /// The address of the metrics for Prometheus; none by default.
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
            database: None,
            bus: None,
            workers: None,
            games: catalog::GAMES,
            bot_pause: Duration::from_millis(700),
            bot_threads: cores.saturating_sub(1).max(1),
            idle: Duration::from_secs(30),
            head_timeout: HEAD_TIMEOUT,
            send_timeout: SEND_TIMEOUT,
            thinking_seed: None,
            #[cfg(debug_assertions)]
            first_deal: None,
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

    /// Keeps the matches in a database instead of the data folder.
    #[must_use]
    pub fn database(mut self, database: Option<DatabaseAddress>) -> Self {
        self.database = database;
        self
    }

    /// Passes requests and sockets to the other servers on the same database. It needs a database.
    #[must_use]
    pub fn bus(mut self, bus: Option<BusAddress>) -> Self {
        self.bus = bus;
        self
    }

    /// Leaves the thinking of computer players to workers.
    #[must_use]
    pub fn workers(mut self, workers: Option<BusAddress>) -> Self {
        self.workers = workers;
        self
    }

    /// Sets the games.
    #[must_use]
    pub fn games(mut self, games: &'static [&'static dyn CatalogGame]) -> Self {
        self.games = games;
        self
    }

    /// Sets the shortest time a computer player takes for a move.
    #[must_use]
    pub fn bot_pause(mut self, pause: Duration) -> Self {
        self.bot_pause = pause;
        self
    }

    /// Gives every computer player and every hint the same seed.
    #[must_use]
    pub fn thinking_seed(mut self, seed: u64) -> Self {
        self.thinking_seed = Some(seed);
        self
    }

    /// Deals matches by number, the first with this one.
    #[cfg(debug_assertions)]
    #[must_use]
    pub fn first_deal(mut self, number: u64) -> Self {
        self.first_deal = Some(number);
        self
    }

    /// Sets how long a match stays in memory when nobody is connected.
    #[must_use]
    pub fn idle(mut self, idle: Duration) -> Self {
        self.idle = idle;
        self
    }

    /// Sets whether pages are served through TLS.
    #[must_use]
    pub fn secure(mut self, secure: bool) -> Self {
        self.secure = secure;
        self
    }

    /// Sets whether a proxy stands in front.
    #[must_use]
    pub fn behind_proxy(mut self, behind_proxy: bool) -> Self {
        self.behind_proxy = behind_proxy;
        self
    }

    /// Sets how much one client may ask for.
    #[must_use]
    pub fn limits(mut self, limits: Limits) -> Self {
        self.limits = limits;
        self
    }

    /// Sets the address of the metrics.
    #[must_use]
    pub fn metrics(mut self, metrics: Option<SocketAddr>) -> Self {
        self.metrics = metrics;
        self
    }

    pub(crate) fn find(&self, id: &str) -> Option<&'static dyn CatalogGame> {
        self.games.iter().copied().find(|game| game.info().id == id)
    }
}
