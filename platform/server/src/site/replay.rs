//! Looking back: the table as it was at any step, and the record.

use axum::Json;
use axum::extract::Path;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use journal::{Status, Token};
use kernel::Seat;
use pages::{Refusal, Replay};
use serde::Deserialize;
use table::Snapshot;

use crate::mailbox::MatchCommand;
use crate::records::{finished_record, snapshot_badges, snapshot_names};
use crate::respond::bare_error;

use super::request::{PageRequest, Query, match_id};

#[derive(Deserialize)]
pub(crate) struct ReplayQuery {
    #[serde(default)]
    step: Option<usize>,
    /// Whose view: a seat number from 1; empty for a spectator's.
    #[serde(default, rename = "as")]
    seat: Option<String>,
}

/// `GET /m/ID/replay`.
pub(crate) async fn replay(request: PageRequest, Path(id): Path<String>, Query(query): Query<ReplayQuery>) -> Response {
    let page = async {
        let id = match_id(&id)?;
        let snapshot = snapshot(&request, id).await?;
        if matches!(snapshot.status, Status::Waiting | Status::Withdrawn) {
            return Err(Refusal::NotRunning);
        }
        Ok(replay_page(&request, &replay_of(&request, &snapshot, id).await, &query))
    };
    request.answer(page.await)
}

/// `GET /m/ID/at/STEP`: the zones of the table after this many steps, as JSON.
pub(crate) async fn moment(
    request: PageRequest,
    Path((id, step)): Path<(String, usize)>,
    Query(query): Query<ReplayQuery>,
) -> Response {
    let found = async {
        let id = match_id(&id)?;
        let snapshot = snapshot(&request, id).await?;
        Ok::<_, Refusal>(replay_of(&request, &snapshot, id).await)
    };
    match found.await {
        Ok(replay) => replay_moment(&request, &replay, step, &query),
        Err(refusal) => bare_error(request.visitor.language, &refusal),
    }
}

/// The page of a past match, at the step and with the view that the query names; at the last step if it names none.
pub(super) fn replay_page(request: &PageRequest, replay: &Replay, query: &ReplayQuery) -> Response {
    request.page(|context| pages::replay(context, replay, query.step.unwrap_or(usize::MAX), query.seat.as_deref()))
}

/// The zones of a past table, as JSON.
pub(super) fn replay_moment(request: &PageRequest, replay: &Replay, step: usize, query: &ReplayQuery) -> Response {
    // What has been played does not change, but it may be taken back while the match goes on.
    let keep = [(header::CACHE_CONTROL, "private, no-cache")];
    (keep, Json(replay.moment(request.visitor.language, step, query.seat.as_deref()))).into_response()
}

/// `GET /m/ID/record`: the record as a file, once the match is over. Before that it would reveal hidden things.
pub(crate) async fn record(request: PageRequest, Path(id): Path<String>) -> Response {
    let file = async {
        let id = match_id(&id)?;
        let snapshot = snapshot(&request, id).await?;
        if snapshot.status != Status::Over {
            return Err(Refusal::NotOver);
        }
        let name = format!("attachment; filename=\"{}-{}.record\"", snapshot.game.info().id, &id.to_string()[..6]);
        let text = finished_record(&snapshot, request.visitor.language).to_string();
        let headers =
            [(header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (header::CONTENT_DISPOSITION, name)];
        Ok((headers, text).into_response())
    };
    request.answer(file.await)
}

async fn snapshot(request: &PageRequest, id: Token) -> Result<Snapshot, Refusal> {
    request.app.ask(id, |reply| MatchCommand::Snapshot { reply }).await
}

async fn replay_of(request: &PageRequest, snapshot: &Snapshot, id: Token) -> Replay {
    let visitor = request.visitor;
    let over = snapshot.status == Status::Over;
    let record = if over { finished_record(snapshot, visitor.language) } else { snapshot.session.record() };
    let proof = if over { Some(request.app.proofs.of(id, snapshot.game, record.clone()).await) } else { None };
    let is_own = |index: &usize| snapshot.seats[*index].occupant.guest() == Some(visitor.guest);
    Replay {
        base: format!("/m/{id}"),
        is_stored: true,
        game: snapshot.game,
        session: snapshot.session.fork(),
        names: snapshot_names(snapshot, visitor.language),
        badges: snapshot_badges(snapshot),
        own: (0..snapshot.seats.len()).find(is_own).map(|index| Seat::new(index as u8)),
        over,
        record,
        proof,
    }
}
