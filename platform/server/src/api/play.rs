//! What a program may do, and doing it.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use pages::{Refusal, RequestError};
use table::{Choices, LONGEST_ID, Played, ProgramCommand};

use crate::app::App;
use crate::mailbox::MatchCommand;
use crate::problem::{Body, Path, Problem, Problems, Query};

use super::caller::Caller;
use super::shapes::{MoveRequest, SeatQuery};

/// The longest action, in characters: far longer than any game's notation.
const LONGEST_ACTION: usize = 200;

/// Your legal actions, in notation and in words.
#[utoipa::path(get, path = "/matches/{id}/actions", params(("id" = String, Path, description = "The match"), SeatQuery),
    responses((status = 200, body = Choices), Problems), security(("bearer" = [])))]
pub(super) async fn choices(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Query(query): Query<SeatQuery>,
) -> Result<Json<Choices>, Problem> {
    let guest = caller.known_guest()?;
    let id = caller.match_id(&id)?;
    let (seat, language) = (query.seat, caller.language);
    let choices = |reply| MatchCommand::Choices { guest, seat, language, reply };
    app.ask(id, choices).await.map(Json).map_err(caller.refused())
}

/// Plays an action. The answer comes when it is durable.
#[utoipa::path(post, path = "/matches/{id}/actions", params(("id" = String, Path, description = "The match")),
    request_body = MoveRequest, responses((status = 200, body = Played), Problems), security(("bearer" = [])))]
pub(super) async fn play(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Body(request): Body<MoveRequest>,
) -> Result<Json<Played>, Problem> {
    let guest = caller.known_guest()?;
    let id = caller.match_id(&id)?;
    let MoveRequest { seat, decision, action, id: message } = request;
    let bad = |error| caller.problem(&Refusal::BadRequest(error));
    if action.chars().count() > LONGEST_ACTION {
        return Err(bad(RequestError::ActionLength { longest: LONGEST_ACTION }));
    }
    if message.as_ref().is_some_and(|message| !(1..=LONGEST_ID).contains(&message.chars().count())) {
        return Err(bad(RequestError::IdLength { longest: LONGEST_ID }));
    }
    // A number that does not fit is not a seat of any match.
    let seat = seat.map(|seat| u8::try_from(seat.0).unwrap_or(u8::MAX));
    let (decision, message) = (decision.0, message.unwrap_or_default());
    let command = ProgramCommand::Play { seat, decision, action, message };
    app.ask(id, |reply| MatchCommand::Program { guest, command, reply }).await.map(Json).map_err(caller.refused())
}
