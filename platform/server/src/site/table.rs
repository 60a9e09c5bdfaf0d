//! The page of a match.

use axum::Json;
use axum::extract::Path;
use axum::response::{IntoResponse as _, Response};
use pages::Refusal;
use serde::Deserialize;

use crate::mailbox::MatchCommand;
use crate::respond::bare_error;
use crate::visitor::Visitor;

use super::request::{PageRequest, Query, match_id};

/// `GET /m/ID`.
pub(crate) async fn table(request: PageRequest, Path(id): Path<String>) -> Response {
    let Visitor { guest, language, .. } = request.visitor;
    let page = async {
        let id = match_id(&id)?;
        let snapshot = request.app.ask(id, |reply| MatchCommand::Page { guest, language, reply }).await?;
        Ok(request.page(|context| pages::table(context, &snapshot)))
    };
    request.answer(page.await)
}

#[derive(Deserialize)]
pub(crate) struct ChatQuery {
    /// The number of the line before which to read, from 0.
    before: usize,
}

/// `GET /m/ID/chat?before=N`: earlier lines of the chat, as JSON.
pub(crate) async fn chat(request: PageRequest, Path(id): Path<String>, Query(query): Query<ChatQuery>) -> Response {
    let Visitor { guest, language, .. } = request.visitor;
    let page = async {
        let (id, before) = (match_id(&id)?, query.before);
        let lines = |reply| MatchCommand::EarlierChat { guest, language, before, reply };
        Ok::<_, Refusal>(Json(request.app.ask(id, lines).await?).into_response())
    };
    page.await.unwrap_or_else(|refusal| bare_error(language, &refusal))
}
