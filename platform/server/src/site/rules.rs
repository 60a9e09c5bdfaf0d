//! The rules of a game.

use axum::extract::Path;
use axum::response::Response;

use super::request::PageRequest;

/// `GET /rules/GAME`.
pub(crate) async fn rules(request: PageRequest, Path(id): Path<String>) -> Response {
    let page = request.game(&id).map(|game| request.page(|context| pages::rules(context, game)));
    request.answer(page)
}
