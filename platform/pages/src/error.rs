//! A page that says why not.

use std::sync::Arc;

use axum::Extension;
use axum::extract::State;
use axum::http::Uri;
use axum::response::{Html, IntoResponse, Response};
use maud::{DOCTYPE, html};
use present::{Language, Words};

use crate::app::App;
use crate::refusal::Refusal;
use crate::visitor::Visitor;

use super::layout::Page;

/// A refusal as a page without the frame, for where the frame cannot be had.
pub(crate) struct ErrorPage {
    pub(crate) language: Language,
    pub(crate) refusal: Refusal,
}

impl IntoResponse for ErrorPage {
    fn into_response(self) -> Response {
        let language = self.language;
        let words = Words::of(language);
        let page = html! {
            (DOCTYPE)
            html lang=(language.tag()) {
                head { meta charset="utf-8"; title { (words.text("house-name")) } }
                body { p data-code=(self.refusal.code()) { (self.refusal.words(words)) } }
            }
        };
        (self.refusal.status(), Html(page.into_string())).into_response()
    }
}

/// A refusal as a page of the house.
pub(super) fn refused(app: &App, visitor: Visitor, refusal: &Refusal) -> Response {
    let words = visitor.words();
    let page = Page {
        visitor,
        title: &words.text("error-title"),
        kind: "error",
        game: None,
        script: "lobby.js",
        here: "/",
        head: html! {},
        body: html! {
            section.notice data-code=(refusal.code()) {
                h1 { (words.text("error-title")) }
                p { (refusal.words(words)) }
                p { a.button href="/" { (words.text("to-lobby")) } }
            }
        },
    };
    (refusal.status(), Html(page.render(app).into_string())).into_response()
}

/// An address that leads nowhere.
pub(crate) async fn unknown(State(app): State<Arc<App>>, Extension(visitor): Extension<Visitor>, uri: Uri) -> Response {
    tracing::debug!(%uri, "no such page");
    refused(&app, visitor, &Refusal::UnknownPage)
}
