//! What a program is told when something cannot be.

use axum::Json;
use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::extract::{FromRequest, FromRequestParts};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use present::{Language, Words};
use serde::Serialize;
use utoipa::{IntoResponses, ToSchema};

use crate::refusal::Refusal;

/// Why not.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Problem)]
pub(crate) struct Problem {
    #[serde(skip)]
    status: StatusCode,
    /// A word for programs, such as `not-your-turn`; docs/api.md lists them.
    code: &'static str,
    /// A sentence for people.
    words: String,
}

impl Problem {
    pub(crate) fn new(refusal: &Refusal, language: Language) -> Self {
        let status = match refusal {
            // The request can be read, but what it asks for cannot be.
            Refusal::BadOptions { .. } => StatusCode::UNPROCESSABLE_ENTITY,
            other => other.status(),
        };
        Self { status, code: refusal.code(), words: refusal.words(Words::of(language)) }
    }

    pub(crate) fn token() -> Self {
        Self {
            status: StatusCode::UNAUTHORIZED,
            code: "bad-token",
            words: "send `Authorization: Bearer TOKEN` with a token that this house gave out".to_owned(),
        }
    }

    pub(super) fn unknown() -> Self {
        let words = "there is no such address: GET /api/openapi.json describes all".to_owned();
        Self { status: StatusCode::NOT_FOUND, code: "unknown-page", words }
    }

    pub(super) fn method() -> Self {
        let words = "this address does not take that method: GET /api/openapi.json describes all".to_owned();
        Self { status: StatusCode::METHOD_NOT_ALLOWED, code: "bad-method", words }
    }

    pub(super) fn bad(words: impl Into<String>) -> Self {
        Self { status: StatusCode::BAD_REQUEST, code: "bad-request", words: words.into() }
    }

    fn rejected(status: StatusCode, words: String) -> Self {
        let (status, code) = match status {
            StatusCode::PAYLOAD_TOO_LARGE => (status, "too-long"),
            StatusCode::UNSUPPORTED_MEDIA_TYPE => (status, "bad-type"),
            _ => (StatusCode::BAD_REQUEST, "bad-request"),
        };
        Self { status, code, words }
    }
}

impl From<PathRejection> for Problem {
    fn from(rejection: PathRejection) -> Self {
        Self::rejected(rejection.status(), rejection.body_text())
    }
}

impl From<QueryRejection> for Problem {
    fn from(rejection: QueryRejection) -> Self {
        Self::rejected(rejection.status(), rejection.body_text())
    }
}

impl From<JsonRejection> for Problem {
    fn from(rejection: JsonRejection) -> Self {
        Self::rejected(rejection.status(), rejection.body_text())
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let status = self.status;
        let mut response = (status, Json(self)).into_response();
        if status == StatusCode::UNAUTHORIZED {
            response.headers_mut().insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        }
        response
    }
}

/// The body of a request.
#[derive(FromRequest)]
#[from_request(via(Json), rejection(Problem))]
pub(super) struct Body<T>(pub(super) T);

/// The variable parts of an address.
#[derive(FromRequestParts)]
#[from_request(via(axum::extract::Path), rejection(Problem))]
pub(super) struct Path<T>(pub(super) T);

/// What stands after the question mark.
#[derive(FromRequestParts)]
#[from_request(via(axum::extract::Query), rejection(Problem))]
pub(super) struct Query<T>(pub(super) T);

/// Every problem has the same shape.
#[derive(IntoResponses)]
#[expect(dead_code, reason = "only its description is used")]
pub(super) enum Problems {
    /// The request cannot be read: `bad-request`, `bad-message`.
    #[response(status = 400)]
    Bad(Problem),
    /// No token, or none of this house: `bad-token`.
    #[response(status = 401)]
    Token(Problem),
    /// Not your seat, or not your invitation.
    #[response(status = 403)]
    Forbidden(Problem),
    /// There is no such match, game or address.
    #[response(status = 404)]
    Unknown(Problem),
    /// The address does not take that method.
    #[response(status = 405)]
    Method(Problem),
    /// Not now: not your turn, a stale decision, an illegal action, a taken seat.
    #[response(status = 409)]
    Conflict(Problem),
    /// The match was played under rules this program does not know.
    #[response(status = 410)]
    OtherRules(Problem),
    /// Too long.
    #[response(status = 413)]
    TooLong(Problem),
    /// The body is not JSON.
    #[response(status = 415)]
    Type(Problem),
    /// Seats or options that do not go together: `bad-options`.
    #[response(status = 422)]
    Options(Problem),
    /// Too many requests; `Retry-After` tells for how many seconds.
    #[response(status = 429)]
    TooFast(Problem),
    /// The store refuses, or the server goes down; nothing has changed.
    #[response(status = 503)]
    Unavailable(Problem),
}
