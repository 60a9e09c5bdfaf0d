//! The stream of what changes at a table.

use std::convert::Infallible;
use std::sync::Arc;

use axum::Extension;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use store::Token;
use tokio::sync::watch;

use crate::app::App;
use crate::limits::{FULL, OpenSocket, Place, too_fast};
use crate::metrics::Counted;
use crate::table::{Command, Listening};

use super::asker::Asker;
use super::matches::{match_id, seen};
use super::problem::{Path, Problem, Problems, Query};
use super::shapes::LookQuery;

/// The match now and after every change, as server-sent events.
///
/// Each event is called `match` and its data is the same as `GET /matches/{id}` gives, with what has happened since the
/// event before. Changes that come in quick succession may share one.
#[utoipa::path(get, path = "/matches/{id}/events", params(("id" = String, Path, description = "The match"), LookQuery),
    responses((status = 200, body = String, content_type = "text/event-stream"), Problems),
    security((), ("bearer" = [])))]
pub(super) async fn events(
    State(app): State<Arc<App>>,
    Extension(place): Extension<Place>,
    headers: HeaderMap,
    asker: Asker,
    Path(id): Path<String>,
    Query(query): Query<LookQuery>,
) -> Result<Response, Problem> {
    let id = match_id(asker, &id)?;
    let Some(open) = app.gate.socket(place) else { return Ok(too_fast(true, &headers, FULL)) };
    let counted = (open, app.metrics.socket());
    // Whoever may not look hears it now, as a plain answer.
    seen(&app, asker, id, query.seat, None).await?;
    let guest = asker.guest.unwrap_or_else(Token::random);
    let Listening { number, mut versions } =
        app.hub.ask(&app, id, |reply| Command::Listen { guest, reply }).await.map_err(asker.refused())?;
    versions.mark_changed();
    let going_down = app.going_down.subscribe();
    let ear = Ear { app, id, number, _counted: counted };
    let listener = Listener { ear, asker, query, versions, going_down };
    let stream = stream::unfold(listener, |mut listener| async {
        let event = listener.next().await?;
        Some((Ok::<_, Infallible>(event), listener))
    });
    Ok(Sse::new(stream).keep_alive(KeepAlive::default()).into_response())
}

struct Listener {
    ear: Ear,
    asker: Asker,
    query: LookQuery,
    versions: watch::Receiver<u64>,
    going_down: watch::Receiver<bool>,
}

impl Listener {
    async fn next(&mut self) -> Option<Event> {
        tokio::select! {
            changed = self.versions.changed() => changed.ok()?,
            _ = self.going_down.wait_for(|down| *down) => return None,
        }
        self.versions.mark_unchanged();
        let view = seen(&self.ear.app, self.asker, self.ear.id, self.query.seat, self.query.since).await.ok()?;
        self.query.since = Some(u16::try_from(view.steps).unwrap_or(u16::MAX));
        Event::default().event("match").id(view.version.to_string()).json_data(&view).ok()
    }
}

/// A place among the listeners of a table, given back when the stream ends.
struct Ear {
    app: Arc<App>,
    id: Token,
    number: u64,
    _counted: (OpenSocket, Counted),
}

impl Drop for Ear {
    fn drop(&mut self) {
        self.app.hub.send(&self.app, self.id, Command::Disconnect { socket: self.number });
    }
}
