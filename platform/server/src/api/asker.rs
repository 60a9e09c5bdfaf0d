//! Which program asks.

use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use present::Language;
use store::Token;

use crate::app::App;
use crate::refusal::Refusal;

use super::problem::Problem;

/// Who asks, and in which language they want words.
#[derive(Clone, Copy, Debug)]
pub(super) struct Asker {
    /// Nobody has shown a token: they may look, not touch.
    pub(super) guest: Option<Token>,
    pub(super) language: Language,
}

impl Asker {
    /// The guest, where one is needed.
    pub(super) fn known(self) -> Result<Token, Problem> {
        self.guest.ok_or_else(Problem::token)
    }

    pub(super) fn refused(self) -> impl Fn(Refusal) -> Problem {
        move |refusal| Problem::new(&refusal, self.language)
    }
}

/// The token that a request shows; an error if it is none of ours.
pub(crate) fn bearer(app: &App, headers: &HeaderMap) -> Result<Option<Token>, Problem> {
    let Some(shown) = headers.get(header::AUTHORIZATION) else { return Ok(None) };
    let token = shown.to_str().ok().and_then(|shown| {
        let (scheme, token) = shown.split_once(' ')?;
        scheme.eq_ignore_ascii_case("bearer").then(|| token.trim())
    });
    token.and_then(|token| app.key.verify(token)).map(Some).ok_or_else(Problem::token)
}

/// Programs are spoken to in English unless they ask for something else.
pub(crate) fn language(headers: &HeaderMap) -> Language {
    let wish = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    wish.filter(|wish| *wish != "*").map_or(Language::English, Language::accepted)
}

impl FromRequestParts<Arc<App>> for Asker {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Problem> {
        Ok(Self { guest: bearer(app, &parts.headers)?, language: language(&parts.headers) })
    }
}
