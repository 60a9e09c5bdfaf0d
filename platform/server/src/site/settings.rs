//! Language and name.

use std::sync::Arc;

use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use axum::{Extension, Form};
use axum_extra::extract::CookieJar;
use present::Language;
use serde::Deserialize;

use crate::app::App;
use crate::names::tidy_name;
use crate::refusal::Refusal;
use crate::time::now;
use crate::visitor::{Visitor, language_cookie};

use super::error::refused;

#[derive(Deserialize)]
pub(crate) struct LanguageForm {
    language: String,
    #[serde(default)]
    to: String,
}

/// Remembers the language in a cookie and goes back to where the visitor was.
pub(crate) async fn set_language(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    jar: CookieJar,
    Form(form): Form<LanguageForm>,
) -> Response {
    match form.language.parse::<Language>() {
        Ok(language) => (jar.add(language_cookie(visitor, language)), Redirect::to(own_page(&form.to))).into_response(),
        Err(_) => refused(&app, visitor, &Refusal::BadForm),
    }
}

#[derive(Deserialize)]
pub(crate) struct NameForm {
    name: String,
    #[serde(default)]
    to: String,
}

/// Remembers the guest's name.
pub(crate) async fn set_name(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Form(form): Form<NameForm>,
) -> Response {
    let Some(name) = tidy_name(&form.name) else { return refused(&app, visitor, &Refusal::BadForm) };
    match app.store.name_guest(visitor.guest, &name, now()).await {
        Ok(()) => Redirect::to(own_page(&form.to)).into_response(),
        Err(_) => refused(&app, visitor, &Refusal::StoreFailed),
    }
}

/// A page of this house, whatever was asked for.
fn own_page(wanted: &str) -> &str {
    let own =
        wanted.starts_with('/') && !wanted.starts_with("//") && wanted.bytes().all(|byte| byte.is_ascii_graphic());
    if own && !wanted.contains('\\') { wanted } else { "/" }
}

#[cfg(test)]
mod tests {
    use super::own_page;

    #[test]
    fn nobody_is_sent_elsewhere() {
        assert_eq!(own_page("/m/abc/replay?step=3"), "/m/abc/replay?step=3");
        for bad in ["", "https://evil.example", "//evil.example", "/\\evil.example", "/a\r\nb", "evil"] {
            assert_eq!(own_page(bad), "/", "{bad}");
        }
    }
}
