//! Refusals as answers, where there is no page around them.

use std::time::Duration;

use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{Html, IntoResponse as _, Response};
use maud::Markup;
use pages::Refusal;
use present::Language;

use crate::language;
use crate::problem::Problem;

/// A page with the status of the refusal that it shows, if it shows one.
pub(crate) fn page(refusal: Option<&Refusal>, markup: Markup) -> Response {
    let status = refusal.and_then(|refusal| StatusCode::from_u16(refusal.status()).ok()).unwrap_or(StatusCode::OK);
    (status, Html(markup.into_string())).into_response()
}

/// A refusal as a page without scripts, styles and header.
pub(crate) fn bare_error(language: Language, refusal: &Refusal) -> Response {
    page(Some(refusal), pages::bare_error(language, refusal))
}

/// The refusal of a client that exceeds a limit, with the seconds to wait.
pub(crate) fn too_fast(is_program: bool, headers: &HeaderMap, wait: Duration) -> Response {
    let mut response = if is_program {
        Problem::new(&Refusal::TooFast, language::for_programs(headers)).into_response()
    } else {
        bare_error(language::for_people(headers), &Refusal::TooFast)
    };
    let seconds = wait.as_secs() + u64::from(wait.subsec_nanos() > 0);
    response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds.max(1)));
    response
}
