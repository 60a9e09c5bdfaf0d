//! Uploading a record and looking at it.

use std::sync::Arc;

use axum::extract::Path;
use axum::extract::multipart::{Multipart, MultipartRejection};
use axum::response::{IntoResponse as _, Redirect, Response};
use journal::Token;
use kernel::Seat;
use pages::{Naming, Refusal, Replay};
use present::Language;

use crate::uploads::{Upload, read};

use super::parts::read_parts;
use super::replay::{ReplayQuery, replay_moment, replay_page};
use super::request::{PageRequest, Query, match_id};

/// `GET /replay`: the form.
pub(crate) async fn upload_form(request: PageRequest) -> Response {
    request.page(|context| pages::upload(context, None))
}

/// `POST /replay`: the file. Its name does not matter.
pub(crate) async fn upload_record(request: PageRequest, file: Result<Multipart, MultipartRejection>) -> Response {
    let taken = async {
        let mut parts = [None];
        read_parts(file, ["record"], &mut parts).await?;
        let [bytes] = parts;
        let bytes = bytes.ok_or(Refusal::BadForm)?;
        let games = request.app.services.config.games;
        // Playing a match through takes a moment: not on the threads that serve everyone.
        tokio::task::spawn_blocking(move || read(games, &bytes)).await.map_err(|_| Refusal::BadForm)?
    };
    match taken.await {
        Ok(upload) => Redirect::to(&format!("/r/{}/replay", request.app.uploads.keep(upload))).into_response(),
        Err(refusal) => request.page_with(&refusal, |context| pages::upload(context, Some(&refusal))),
    }
}

/// `GET /r/ID/replay`: the record as a replay.
pub(crate) async fn show_upload(
    request: PageRequest,
    Path(id): Path<String>,
    Query(query): Query<ReplayQuery>,
) -> Response {
    let page = find(&request, &id)
        .map(|(id, upload)| replay_page(&request, &replay_of(&upload, request.visitor.language, id), &query));
    request.answer(page)
}

/// `GET /r/ID/at/STEP`: the zones of the table after this many steps, as JSON.
pub(crate) async fn upload_moment(
    request: PageRequest,
    Path((id, step)): Path<(String, usize)>,
    Query(query): Query<ReplayQuery>,
) -> Response {
    let moment = find(&request, &id)
        .map(|(id, upload)| replay_moment(&request, &replay_of(&upload, request.visitor.language, id), step, &query));
    request.answer(moment)
}

fn find(request: &PageRequest, id: &str) -> Result<(Token, Arc<Upload>), Refusal> {
    let id = match_id(id)?;
    request.app.uploads.find(id).map(|upload| (id, upload)).ok_or(Refusal::UnknownPage)
}

/// A record holds everything, so anyone who has it may see what any seat saw.
fn replay_of(upload: &Upload, language: Language, id: Token) -> Replay {
    let naming = Naming { game: upload.game, id, language };
    let recorded = |seat: Seat| {
        let found = upload.record.players.iter().find(|(player, _)| *player == seat);
        found.map_or("", |(_, name)| name.as_str())
    };
    let seats = || (0..upload.record.seats).map(|index| Seat::new(index as u8));
    Replay {
        base: format!("/r/{id}"),
        is_stored: false,
        game: upload.game,
        session: upload.session.fork(),
        names: seats().map(|seat| naming.recorded(seat, recorded(seat))).collect(),
        badges: seats().map(|seat| naming.recorded_badge(seat, recorded(seat))).collect(),
        own: None,
        over: true,
        record: upload.record.clone(),
        proof: Some(upload.proof.clone()),
    }
}
