//! The state of the web service.

use std::sync::Arc;

use journal::Token;
use pages::Refusal;
use tokio::sync::oneshot;

use crate::assets::Assets;
use crate::cookie_key::CookieKey;
use crate::health::Health;
use crate::limits::RateLimits;
use crate::mailbox::{MatchCommand, Reply};
use crate::match_task;
use crate::proofs::Proofs;
use crate::services::Services;
use crate::uploads::Uploads;

/// What all requests share.
pub(crate) struct App {
    pub(crate) services: Arc<Services>,
    pub(crate) key: CookieKey,
    pub(crate) limits: Arc<RateLimits>,
    pub(crate) uploads: Uploads,
    pub(crate) proofs: Proofs,
    pub(crate) health: Health,
    pub(crate) assets: Assets,
}

impl App {
    /// Sends a command to a match. If it is not in memory, it is loaded.
    pub(crate) fn send(&self, id: Token, command: MatchCommand) {
        if let Some(mailbox) = self.services.mailboxes.deliver(id, command) {
            tokio::spawn(match_task::run(Arc::clone(&self.services), id, mailbox));
        }
    }

    /// Sends a command to a match and waits for the answer.
    pub(crate) async fn ask<T>(&self, id: Token, command: impl FnOnce(Reply<T>) -> MatchCommand) -> Result<T, Refusal> {
        let (reply, answer) = oneshot::channel();
        self.send(id, command(reply));
        answer.await.unwrap_or(Err(Refusal::ShuttingDown))
    }
}
