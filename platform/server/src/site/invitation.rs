//! Invitations, and taking a seat.

use axum::Form;
use axum::extract::Path;
use axum::response::{IntoResponse, Redirect, Response};
use journal::{Occupant, Status, Token};
use pages::{Invitation, Refusal, tidy_name};
use serde::Deserialize;

use crate::mailbox::MatchCommand;
use crate::records::snapshot_names;
use crate::time::calendar;

use super::request::{PageRequest, match_id};

/// `GET /m/ID/join/TOKEN`.
pub(crate) async fn invitation(request: PageRequest, Path((id, token)): Path<(String, String)>) -> Response {
    let page = show(&request, &id, &token).await;
    request.answer(page)
}

async fn show(request: &PageRequest, id: &str, token: &str) -> Result<Response, Refusal> {
    let id = match_id(id)?;
    let token: Token = token.parse().map_err(|_| Refusal::BadInvitation)?;
    let snapshot = request.app.ask(id, |reply| MatchCommand::Snapshot { reply }).await?;
    let seat = snapshot.seats.iter().find(|seat| seat.invitation == token).ok_or(Refusal::BadInvitation)?;
    if seat.occupant.guest() == Some(request.visitor.guest) || snapshot.status == Status::Over {
        return Ok(Redirect::to(&format!("/m/{id}")).into_response());
    }
    if seat.occupant != Occupant::Open {
        return Err(Refusal::SeatTaken);
    }
    let names = snapshot_names(&snapshot, request.visitor.language);
    let seated = snapshot.seats.iter().zip(names).filter(|(seat, _)| seat.occupant != Occupant::Open);
    let seated: Vec<String> = seated.map(|(_, name)| name).collect();
    let name = request.visitor.name(&request.app).await;
    let address = format!("/m/{id}/join/{token}");
    let invitation = Invitation { game: snapshot.game, address: &address, seated: &seated, name: &name };
    Ok(request.page(|context| pages::invitation(context, &invitation)))
}

#[derive(Deserialize)]
pub(crate) struct JoinForm {
    name: String,
}

/// `POST /m/ID/join/TOKEN`: takes the seat of an invitation.
pub(crate) async fn join(
    request: PageRequest,
    Path((id, token)): Path<(String, String)>,
    Form(form): Form<JoinForm>,
) -> Response {
    let taken = async {
        let id = match_id(&id)?;
        let token: Token = token.parse().map_err(|_| Refusal::BadInvitation)?;
        let name = tidy_name(&form.name).map_err(Refusal::BadName)?.ok_or(Refusal::BadForm)?;
        take_seat(&request, id, name, Some(token)).await
    };
    request.answer(taken.await)
}

/// `POST /m/ID/sit`: takes any open seat of a listed match.
pub(crate) async fn sit(request: PageRequest, Path(id): Path<String>) -> Response {
    let taken = async {
        let id = match_id(&id)?;
        let name = request.visitor.name(&request.app).await;
        take_seat(&request, id, name, None).await
    };
    request.answer(taken.await)
}

async fn take_seat(
    request: &PageRequest,
    id: Token,
    name: String,
    invitation: Option<Token>,
) -> Result<Response, Refusal> {
    let guest = request.visitor.guest;
    let kept = name.clone();
    request.app.ask(id, |reply| MatchCommand::Sit { guest, name, invitation, reply }).await?;
    // The seat is taken. Keeping the name for the next time is only a convenience.
    if let Err(error) = request.app.services.store.name_guest(guest, &kept, calendar()).await {
        tracing::warn!(%error, "a guest's name could not be stored");
    }
    Ok(Redirect::to(&format!("/m/{id}")).into_response())
}
