//! Sitting down.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::{Html, IntoResponse, Redirect, Response};
use axum::{Extension, Form};
use maud::{PreEscaped, html};
use serde::Deserialize;
use store::{Occupant, Status, Token};

use crate::app::App;
use crate::names::{LONGEST_NAME, occupant_name, tidy_name};
use crate::refusal::Refusal;
use crate::table::{Command, Snapshot};
use crate::time::now;
use crate::visitor::Visitor;

use super::error::refused;
use super::layout::Page;
use super::match_id;

/// `GET /m/ID/join/TOKEN`: who invites to what. Only the button on it takes the seat, so that nothing that looks at
/// links ahead of people does.
pub(crate) async fn invitation(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path((id, token)): Path<(String, String)>,
) -> Response {
    match invited(&app, visitor, &id, &token).await {
        Ok(response) => response,
        Err(refusal) => refused(&app, visitor, &refusal),
    }
}

async fn invited(app: &Arc<App>, visitor: Visitor, id: &str, token: &str) -> Result<Response, Refusal> {
    let words = visitor.words();
    let match_id = match_id(id)?;
    let token: Token = token.parse().map_err(|_| Refusal::BadInvitation)?;
    let snapshot: Snapshot = app.hub.ask(app, match_id, |reply| Command::Snapshot { reply }).await?;
    let place = snapshot.seats.iter().find(|seat| seat.invitation == token).ok_or(Refusal::BadInvitation)?;
    if place.occupant.guest() == Some(visitor.guest) || snapshot.status == Status::Over {
        return Ok(Redirect::to(&format!("/m/{match_id}")).into_response());
    }
    if place.occupant != Occupant::Open {
        return Err(Refusal::SeatTaken);
    }
    let names: Vec<String> = snapshot
        .seats
        .iter()
        .filter(|seat| seat.occupant != Occupant::Open)
        .map(|seat| occupant_name(words, &seat.occupant))
        .collect();
    let title = snapshot.game.title(visitor.language);
    let name = visitor.name(app).await;
    let here = format!("/m/{match_id}/join/{token}");
    let body = html! {
        section.new-match {
            div.cover { (PreEscaped(snapshot.game.cover())) }
            form.options method="post" action=(here) {
                h1 { (words.with("invitation-title", &[("game", title.into())])) }
                p { (words.with("invitation-from", &[("names", names.join(", ").into())])) }
                p.field {
                    label for="name" { (words.text("lobby-name")) }
                    input #name type="text" name="name" value=(name) maxlength=(LONGEST_NAME) autocomplete="nickname" required;
                }
                p { button.main type="submit" { (words.text("seat-sit")) } " "
                    a.button.quiet href={ "/rules/" (snapshot.game.info().id) } { (words.text("lobby-rules")) } }
            }
        }
    };
    let page = Page {
        visitor,
        title,
        kind: "new",
        game: Some(snapshot.game.info().id),
        script: "lobby.js",
        here: &here,
        head: html! {},
        body,
    };
    Ok(Html(page.render(app).into_string()).into_response())
}

#[derive(Deserialize)]
pub(crate) struct JoinForm {
    name: String,
}

/// `POST /m/ID/join/TOKEN`: takes the seat.
pub(crate) async fn join(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path((id, token)): Path<(String, String)>,
    Form(form): Form<JoinForm>,
) -> Response {
    let taken = async {
        let id = match_id(&id)?;
        let token: Token = token.parse().map_err(|_| Refusal::BadInvitation)?;
        let name = tidy_name(&form.name).ok_or(Refusal::BadForm)?;
        take_seat(&app, visitor, id, name, Some(token)).await
    };
    match taken.await {
        Ok(response) => response,
        Err(refusal) => refused(&app, visitor, &refusal),
    }
}

/// `POST /m/ID/sit`: takes any open seat of a listed table.
pub(crate) async fn sit(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
) -> Response {
    let taken = async {
        let id = match_id(&id)?;
        let name = visitor.name(&app).await;
        take_seat(&app, visitor, id, name, None).await
    };
    match taken.await {
        Ok(response) => response,
        Err(refusal) => refused(&app, visitor, &refusal),
    }
}

async fn take_seat(
    app: &Arc<App>,
    visitor: Visitor,
    id: Token,
    name: String,
    invitation: Option<Token>,
) -> Result<Response, Refusal> {
    let guest = visitor.guest;
    let told = name.clone();
    app.hub.ask(app, id, |reply| Command::Sit { guest, name, invitation, reply }).await?;
    // The seat is taken; that the name is also kept for the next time is only a courtesy.
    if let Err(error) = app.store.name_guest(guest, &told, now()).await {
        tracing::warn!(%error, "a guest's name could not be kept");
    }
    Ok(Redirect::to(&format!("/m/{id}")).into_response())
}
