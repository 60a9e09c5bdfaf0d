//! The stream of changes of a match.

use std::convert::Infallible;
use std::sync::Arc;

use axum::Extension;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use journal::Token;
use table::SubscriberId;
use tokio::sync::watch;

use crate::app::App;
use crate::limits::{ClientAddress, Open, SOCKETS_TAKEN};
use crate::mailbox::{Listening, MatchCommand};
use crate::metrics::Counted;
use crate::problem::{Path, Problem, Problems, Query};
use crate::random::random_token;
use crate::respond::too_fast;

use super::caller::Caller;
use super::matches::match_view;
use super::shapes::ViewQuery;

/// The match now and after every change, as server-sent events.
///
/// Each event is called `match` and its data is the same as `GET /matches/{id}` gives, with what has happened since the
/// event before. Changes that come in quick succession may share one.
#[utoipa::path(get, path = "/matches/{id}/events", params(("id" = String, Path, description = "The match"), ViewQuery),
    responses((status = 200, body = String, content_type = "text/event-stream"), Problems),
    security((), ("bearer" = [])))]
pub(super) async fn events(
    State(app): State<Arc<App>>,
    Extension(address): Extension<ClientAddress>,
    headers: HeaderMap,
    caller: Caller,
    Path(id): Path<String>,
    Query(query): Query<ViewQuery>,
) -> Result<Response, Problem> {
    let id = caller.match_id(&id)?;
    let Some(open) = app.limits.open_socket(address) else { return Ok(too_fast(true, &headers, SOCKETS_TAKEN)) };
    let counted = (open, app.services.metrics.socket());
    // A caller who may not see the match gets a plain answer now.
    match_view(&app, caller, id, query.seat, None).await?;
    let guest = caller.guest.unwrap_or_else(random_token);
    let Listening { subscriber, mut versions } =
        app.ask(id, |reply| MatchCommand::Listen { guest, reply }).await.map_err(caller.refused())?;
    versions.mark_changed();
    let shutdown = app.services.shutdown.subscribe();
    let subscription = Subscription { app, id, subscriber, _counted: counted };
    let listener = Listener { subscription, caller, query, versions, shutdown };
    let stream = stream::unfold(listener, |mut listener| async {
        let event = listener.next().await?;
        Some((Ok::<_, Infallible>(event), listener))
    });
    Ok(Sse::new(stream).keep_alive(KeepAlive::default()).into_response())
}

struct Listener {
    subscription: Subscription,
    caller: Caller,
    query: ViewQuery,
    versions: watch::Receiver<u64>,
    shutdown: watch::Receiver<bool>,
}

impl Listener {
    async fn next(&mut self) -> Option<Event> {
        tokio::select! {
            changed = self.versions.changed() => changed.ok()?,
            _ = self.shutdown.wait_for(|down| *down) => return None,
        }
        self.versions.mark_unchanged();
        let Subscription { app, id, .. } = &self.subscription;
        let view = match_view(app, self.caller, *id, self.query.seat, self.query.since).await.ok()?;
        self.query.since = Some(u16::try_from(view.steps).unwrap_or(u16::MAX));
        Event::default().event("match").id(view.version.to_string()).json_data(&view).ok()
    }
}

/// A subscription to a match, ended when the stream ends.
struct Subscription {
    app: Arc<App>,
    id: Token,
    subscriber: SubscriberId,
    _counted: (Open, Counted),
}

impl Drop for Subscription {
    fn drop(&mut self) {
        let disconnect = MatchCommand::Disconnect { subscriber: self.subscriber };
        self.app.services.mailboxes.post(self.id, disconnect);
    }
}
