//! Bringing a record to look at.

use std::sync::Arc;

use axum::Extension;
use axum::extract::multipart::{Multipart, MultipartRejection};
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Redirect, Response};
use maud::html;

use crate::app::App;
use crate::refusal::Refusal;
use crate::uploads::{Upload, read};
use crate::visitor::Visitor;

use super::error::refused;
use super::layout::Page;
use super::match_id;
use super::replay::{Past, ReplayQuery, moment_of, page_of};

/// `GET /replay`: the form.
pub(crate) async fn bring(State(app): State<Arc<App>>, Extension(visitor): Extension<Visitor>) -> Response {
    form(&app, visitor, None)
}

fn form(app: &App, visitor: Visitor, refusal: Option<&Refusal>) -> Response {
    let words = visitor.words();
    let body = html! {
        section.new-match {
            form.options method="post" action="/replay" enctype="multipart/form-data" {
                h1 { (words.text("upload-title")) }
                @if let Some(refusal) = refusal {
                    p.refusal role="alert" data-code=(refusal.code()) { (refusal.words(words)) }
                }
                p { (words.text("upload-words")) }
                p.field {
                    label for="record" { (words.text("upload-file")) }
                    input #record type="file" name="record" accept=".record,text/plain" required;
                }
                p { button.main type="submit" { (words.text("upload-show")) } }
            }
        }
    };
    let page = Page {
        visitor,
        title: &words.text("upload-title"),
        kind: "new",
        game: None,
        script: "lobby.js",
        here: "/replay",
        head: html! {},
        body,
    };
    let status = refusal.map_or(StatusCode::OK, Refusal::status);
    (status, Html(page.render(app).into_string())).into_response()
}

/// `POST /replay`: the file itself; whatever its name is, nobody reads it.
pub(crate) async fn brought(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    file: Result<Multipart, MultipartRejection>,
) -> Response {
    let taken = async {
        let bytes = first_file(file.map_err(|_| Refusal::BadForm)?).await?;
        let reader = Arc::clone(&app);
        // Playing a match through takes a moment: not on the threads that serve everyone.
        tokio::task::spawn_blocking(move || read(&reader, &bytes)).await.map_err(|_| Refusal::BadForm)?
    };
    match taken.await {
        Ok(upload) => Redirect::to(&format!("/r/{}/replay", app.uploads.keep(upload))).into_response(),
        Err(refusal) => form(&app, visitor, Some(&refusal)),
    }
}

async fn first_file(mut parts: Multipart) -> Result<Vec<u8>, Refusal> {
    let unreadable = |error: axum::extract::multipart::MultipartError| {
        if error.status() == StatusCode::PAYLOAD_TOO_LARGE { Refusal::TooLong } else { Refusal::BadForm }
    };
    while let Some(part) = parts.next_field().await.map_err(unreadable)? {
        if part.name() == Some("record") {
            return Ok(part.bytes().await.map_err(unreadable)?.to_vec());
        }
    }
    Err(Refusal::BadForm)
}

/// `GET /r/ID/replay`: the record as a replay.
pub(crate) async fn uploaded(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
    Query(query): Query<ReplayQuery>,
) -> Response {
    match find(&app, &id) {
        Ok(upload) => Html(page_of(&app, visitor, &past(&upload, visitor, &id), &query).into_string()).into_response(),
        Err(refusal) => refused(&app, visitor, &refusal),
    }
}

/// `GET /r/ID/at/STEP`: the zones of the table after so many steps, as JSON.
pub(crate) async fn uploaded_moment(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path((id, step)): Path<(String, usize)>,
    Query(query): Query<ReplayQuery>,
) -> Response {
    match find(&app, &id) {
        Ok(upload) => moment_of(&past(&upload, visitor, &id), visitor, step, &query),
        Err(refusal) => refused(&app, visitor, &refusal),
    }
}

fn find(app: &App, id: &str) -> Result<Arc<Upload>, Refusal> {
    app.uploads.find(match_id(id)?).ok_or(Refusal::UnknownPage)
}

/// A record holds everything: whoever has it may look through anyone's eyes.
fn past(upload: &Upload, visitor: Visitor, id: &str) -> Past {
    let words = visitor.words();
    let name = |index: usize| {
        let told = upload.record.players.iter().find(|(seat, _)| seat.index() == index);
        let told = told.map(|(_, name)| name.clone()).filter(|name| !name.is_empty());
        told.unwrap_or_else(|| words.with("seat-default", &[("seat", (index + 1).into())]))
    };
    Past {
        base: format!("/r/{id}"),
        on_table: false,
        game: upload.game,
        session: upload.session.fork(),
        names: (0..upload.record.seats).map(name).collect(),
        own: None,
        over: true,
        record: upload.record.clone(),
    }
}
