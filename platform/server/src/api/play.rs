//! What one may do, and doing it.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;

use crate::app::App;
use crate::table::Command;
use crate::wire::LONGEST_ID;

use super::asker::Asker;
use super::matches::match_id;
use super::problem::{Body, Path, Problem, Problems, Query};
use super::shapes::{Choices, Move, Played, SeatQuery};

/// The longest action, in characters: far longer than any game's notation.
const LONGEST_ACTION: usize = 200;

/// Your legal actions, in notation and in words.
#[utoipa::path(get, path = "/matches/{id}/actions", params(("id" = String, Path, description = "The match"), SeatQuery),
    responses((status = 200, body = Choices), Problems), security(("bearer" = [])))]
pub(super) async fn choices(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(id): Path<String>,
    Query(query): Query<SeatQuery>,
) -> Result<Json<Choices>, Problem> {
    let guest = asker.known()?;
    let id = match_id(asker, &id)?;
    let (seat, language) = (query.seat, asker.language);
    let question = |reply| Command::Choices { guest, seat, language, reply };
    app.hub.ask(&app, id, question).await.map(Json).map_err(asker.refused())
}

/// Plays an action. The answer comes when it is durable.
#[utoipa::path(post, path = "/matches/{id}/actions", params(("id" = String, Path, description = "The match")),
    request_body = Move, responses((status = 200, body = Played), Problems), security(("bearer" = [])))]
pub(super) async fn play(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(id): Path<String>,
    Body(wish): Body<Move>,
) -> Result<Json<Played>, Problem> {
    let guest = asker.known()?;
    let id = match_id(asker, &id)?;
    let Move { seat, decision, action, id: message } = wish;
    if action.chars().count() > LONGEST_ACTION {
        return Err(Problem::bad(format!("an action has at most {LONGEST_ACTION} characters")));
    }
    if message.as_ref().is_some_and(|message| !(1..=LONGEST_ID).contains(&message.chars().count())) {
        return Err(Problem::bad(format!("an id has 1 to {LONGEST_ID} characters")));
    }
    // No table has so many seats: whatever does not fit is no seat of anyone.
    let seat = seat.map(|seat| u8::try_from(seat.0).unwrap_or(u8::MAX));
    let (decision, message) = (decision.0, message.unwrap_or_default());
    let wish = |reply| Command::Play { guest, seat, decision, action, message, reply };
    app.hub.ask(&app, id, wish).await.map(Json).map_err(asker.refused())
}
