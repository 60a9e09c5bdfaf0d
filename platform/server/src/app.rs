//! The state of the web service.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use foldhash::fast::RandomState;

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

/// How long it is remembered which other server has a match, at most. Whether it is true is seen when that server is asked.
const REMEMBERED: Duration = Duration::from_secs(10);

/// How many matches of other servers are remembered.
const MOST_REMEMBERED: usize = 10_000;

/// How often it is tried to have a match that nobody seems to have.
const ATTEMPTS: u32 = 5;

/// Which server has a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    Here,
    At(Token),
}

/// The matches that other servers had when this server last looked.
#[derive(Default)]
pub(crate) struct OtherOwners(Mutex<HashMap<Token, (Token, Instant), RandomState>>);

/// What all requests share.
pub(crate) struct App {
    pub(crate) services: Arc<Services>,
    pub(crate) key: CookieKey,
    pub(crate) limits: Arc<RateLimits>,
    pub(crate) uploads: Uploads,
    pub(crate) proofs: Proofs,
    pub(crate) health: Health,
    pub(crate) assets: Assets,
    pub(crate) other_owners: OtherOwners,
}

impl App {
    /// Sends a command to a match. If it is not in memory, it is loaded.
    pub(crate) fn send(&self, id: Token, command: MatchCommand) {
        if let Some(mailbox) = self.services.mailboxes.deliver(id, command) {
            tokio::spawn(match_task::run(Arc::clone(&self.services), id, mailbox));
        }
    }

    /// Which server has a match. If none has, this one takes it. A match that does not exist is here, too.
    pub(crate) async fn locate(&self, id: Token) -> Result<Place, Refusal> {
        let services = &self.services;
        if services.bus.is_none() {
            return Ok(Place::Here);
        }
        // The database has not been reached for long. What is in memory may be out of date.
        if !services.store.term().is_valid() {
            return Err(Refusal::StoreFailed);
        }
        if services.mailboxes.is_owned(id) {
            return Ok(Place::Here);
        }
        let remembered =
            self.other_owners().get(&id).filter(|(_, at)| at.elapsed() < REMEMBERED).map(|(server, _)| *server);
        if let Some(server) = remembered {
            return Ok(Place::At(server));
        }
        for _ in 0..ATTEMPTS {
            let owner = services.store.other_owner(id).await.map_err(|error| {
                tracing::error!(%error, ?id, "the owner of a match could not be read");
                Refusal::StoreFailed
            })?;
            if let Some(server) = owner {
                let mut others = self.other_owners();
                if others.len() >= MOST_REMEMBERED {
                    others.clear();
                }
                others.insert(id, (server, Instant::now()));
                return Ok(Place::At(server));
            }
            match self.ask(id, |reply| MatchCommand::Claim { reply }).await {
                // Another server was faster.
                Err(Refusal::OtherServer) => {}
                Err(refusal @ Refusal::ShuttingDown) => return Err(refusal),
                // Whatever else is wrong with the match, it is said here.
                _ => return Ok(Place::Here),
            }
        }
        Err(Refusal::OtherServer)
    }

    /// The server that was thought to have a match does not answer for it.
    pub(crate) fn forget_owner(&self, id: Token) {
        self.other_owners().remove(&id);
    }

    fn other_owners(&self) -> std::sync::MutexGuard<'_, HashMap<Token, (Token, Instant), RandomState>> {
        self.other_owners.0.lock().expect("nobody panics while holding the list")
    }

    /// Sends a command to a match and waits for the answer.
    pub(crate) async fn ask<T>(&self, id: Token, command: impl FnOnce(Reply<T>) -> MatchCommand) -> Result<T, Refusal> {
        let (reply, answer) = oneshot::channel();
        self.send(id, command(reply));
        answer.await.unwrap_or(Err(Refusal::ShuttingDown))
    }
}
