//! What all requests share.

use std::sync::Arc;

use store::Store;
use tokio::sync::watch;

use crate::assets::Assets;
use crate::bots::Bots;
use crate::config::Config;
use crate::guest::CookieKey;
use crate::hub::Hub;
use crate::limits::Gate;
use crate::metrics::Metrics;
use crate::uploads::Uploads;

/// The server's inside.
pub(crate) struct App {
    pub(crate) config: Config,
    pub(crate) store: Store,
    pub(crate) hub: Hub,
    pub(crate) bots: Bots,
    pub(crate) key: CookieKey,
    pub(crate) gate: Arc<Gate>,
    pub(crate) uploads: Uploads,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) assets: Assets,
    /// Rings once when the server goes down: sockets end then.
    pub(crate) going_down: watch::Sender<bool>,
    /// When the server began, in milliseconds since 1970: nobody's clock runs while it is down.
    pub(crate) began: i64,
}
