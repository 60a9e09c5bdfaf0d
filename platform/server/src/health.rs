//! Whether the server can do its work, for whoever watches over it.

use std::time::{Duration, Instant};

use store::{Store, StoreError};
use tokio::sync::Mutex;

use crate::time::calendar;

/// For so long an answer stands: a look costs a write, and anyone may ask.
const VALID: Duration = Duration::from_secs(1);

/// A store that does not answer for so long does not work.
const PATIENCE: Duration = Duration::from_secs(3);

/// Why the server cannot do its work, in one line.
pub(crate) type Ailment = String;

/// The last look at the store.
#[derive(Default)]
pub(crate) struct Health {
    last: Mutex<Option<(Instant, Result<(), Ailment>)>>,
}

impl Health {
    /// Looks whether the store can be read and written, at most once a second.
    pub(crate) async fn check(&self, store: &Store) -> Result<(), Ailment> {
        let mut last = self.last.lock().await;
        match &*last {
            Some((at, found)) if at.elapsed() < VALID => return found.clone(),
            _ => {}
        }
        let found = match tokio::time::timeout(PATIENCE, store.check(calendar())).await {
            Ok(found) => found.map_err(|error: StoreError| error.to_string()),
            Err(_) => Err(format!("the store has not answered for {} seconds", PATIENCE.as_secs())),
        };
        if let Err(ailment) = &found {
            tracing::error!("{ailment}");
        }
        *last = Some((Instant::now(), found.clone()));
        found
    }
}
