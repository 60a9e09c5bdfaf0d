//! The language of an answer, by the headers of the request.

use axum::http::{HeaderMap, header};
use present::Language;

fn accept_language(headers: &HeaderMap) -> Option<&str> {
    headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok())
}

/// The language for people.
pub(crate) fn for_people(headers: &HeaderMap) -> Language {
    accept_language(headers).map_or_else(Language::default, Language::accepted)
}

/// The language for programs: English unless they ask for another one.
pub(crate) fn for_programs(headers: &HeaderMap) -> Language {
    accept_language(headers).filter(|value| *value != "*").map_or(Language::English, Language::accepted)
}
