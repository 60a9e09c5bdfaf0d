//! Language and name.

use axum::Form;
use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::extract::CookieJar;
use pages::{Refusal, tidy_name};
use present::Language;
use serde::Deserialize;

use crate::time::calendar;
use crate::visitor::language_cookie;

use super::request::PageRequest;

#[derive(Deserialize)]
pub(crate) struct LanguageForm {
    language: String,
    #[serde(default)]
    to: String,
}

/// `POST /language`: keeps the language in a cookie and returns to the page the visitor came from.
pub(crate) async fn set_language(request: PageRequest, jar: CookieJar, Form(form): Form<LanguageForm>) -> Response {
    match form.language.parse::<Language>() {
        Ok(language) => {
            let jar = jar.add(language_cookie(request.visitor, language));
            (jar, Redirect::to(own_page(&form.to))).into_response()
        }
        Err(_) => request.refused(&Refusal::BadForm),
    }
}

#[derive(Deserialize)]
pub(crate) struct NameForm {
    name: String,
    #[serde(default)]
    to: String,
}

/// `POST /name`: stores the guest's name.
pub(crate) async fn set_name(request: PageRequest, Form(form): Form<NameForm>) -> Response {
    let name = match tidy_name(&form.name) {
        Ok(Some(name)) => name,
        Ok(None) => return request.refused(&Refusal::BadForm),
        Err(error) => return request.refused(&Refusal::BadName(error)),
    };
    match request.app.services.store.name_guest(request.visitor.guest, &name, calendar()).await {
        Ok(()) => Redirect::to(own_page(&form.to)).into_response(),
        Err(_) => request.refused(&Refusal::StoreFailed),
    }
}

/// The page asked for if it is one of this server, else the lobby.
fn own_page(wanted: &str) -> &str {
    let own =
        wanted.starts_with('/') && !wanted.starts_with("//") && wanted.bytes().all(|byte| byte.is_ascii_graphic());
    if own && !wanted.contains('\\') { wanted } else { "/" }
}

#[cfg(test)]
mod tests {
    use super::own_page;

    #[test]
    fn nobody_is_redirected_to_another_site() {
        assert_eq!(own_page("/m/abc/replay?step=3"), "/m/abc/replay?step=3");
        for bad in ["", "https://evil.example", "//evil.example", "/\\evil.example", "/a\r\nb", "evil"] {
            assert_eq!(own_page(bad), "/", "{bad}");
        }
    }
}
