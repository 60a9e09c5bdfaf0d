//! The rules of a game in our own words.

use std::sync::Arc;

use axum::Extension;
use axum::extract::{Path, State};
use axum::response::{Html, IntoResponse, Response};
use maud::{PreEscaped, html};

use crate::app::App;
use crate::refusal::Refusal;
use crate::visitor::Visitor;

use super::error::refused;
use super::layout::Page;

pub(crate) async fn rules(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
) -> Response {
    let Some(game) = app.config.find(&id) else { return refused(&app, visitor, &Refusal::UnknownGame) };
    let words = visitor.words();
    let title = game.title(visitor.language);
    let page_title = words.with("rules-title", &[("game", title.into())]);
    let here = format!("/rules/{id}");
    let body = html! {
        h1 { (page_title) }
        (PreEscaped(game.rules_page(visitor.language)))
        p { a.button href="/" { (words.text("to-lobby")) } }
    };
    let page = Page {
        visitor,
        title: &page_title,
        kind: "rules",
        game: Some(game.info().id),
        script: "lobby.js",
        here: &here,
        head: html! {},
        body,
    };
    Html(page.render(&app).into_string()).into_response()
}
