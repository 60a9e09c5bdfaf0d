//! The page of a match.

use axum::extract::Path;
use axum::response::Response;

use crate::mailbox::MatchCommand;
use crate::visitor::Visitor;

use super::request::{PageRequest, match_id};

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
