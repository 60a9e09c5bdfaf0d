//! Who sends a request, by its cookie or its token.

use axum::http::{HeaderMap, header};
use axum_extra::extract::cookie::CookieJar;
use journal::Token;
use pages::Refusal;

use crate::cookie_key::CookieKey;

/// The name of the cookie with a guest's signed id.
pub(crate) const GUEST_COOKIE: &str = "guest";

/// The guest whom the cookie of a request names, if the signature is ours.
pub(crate) fn cookie_guest(key: &CookieKey, headers: &HeaderMap) -> Option<Token> {
    CookieJar::from_headers(headers).get(GUEST_COOKIE).and_then(|cookie| key.verify(cookie.value()))
}

/// The guest whom the bearer token of a request names; `None` without one.
///
/// # Errors
/// If there is a token that this server did not issue.
pub(crate) fn bearer_guest(key: &CookieKey, headers: &HeaderMap) -> Result<Option<Token>, Refusal> {
    let Some(credentials) = headers.get(header::AUTHORIZATION) else { return Ok(None) };
    let token = credentials.to_str().ok().and_then(|credentials| {
        let (scheme, token) = credentials.split_once(' ')?;
        scheme.eq_ignore_ascii_case("bearer").then(|| token.trim())
    });
    token.and_then(|token| key.verify(token)).map(Some).ok_or(Refusal::BadToken)
}
