//! What a program is told when something is refused, and the extractors that tell it.

use axum::Json;
use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use pages::{Refusal, RequestError};
use present::Language;
use serde::Serialize;
use serde_json::Value;
use utoipa::{IntoResponses, ToSchema};

use crate::language;

/// Why a request was refused.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Problem)]
pub(crate) struct Problem {
    #[serde(skip)]
    status: StatusCode,
    /// A word for programs, such as `not-your-turn`; docs/api.md lists them.
    code: &'static str,
    /// A sentence for people, in the language of `Accept-Language`.
    text: String,
    /// What else a program may want to know; null if there is nothing.
    #[schema(value_type = Object, nullable)]
    data: Value,
}

impl Problem {
    pub(crate) fn new(refusal: &Refusal, language: Language) -> Self {
        Self {
            status: StatusCode::from_u16(refusal.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR),
            code: refusal.code(),
            text: refusal.text(language),
            data: refusal.data(),
        }
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

/// The refusal for a request that axum could not read.
fn unreadable(status: StatusCode, detail: String) -> Refusal {
    match status {
        StatusCode::PAYLOAD_TOO_LARGE => Refusal::TooLong,
        StatusCode::UNSUPPORTED_MEDIA_TYPE => Refusal::BadType,
        _ => Refusal::BadRequest(RequestError::Unreadable { detail }),
    }
}

/// The body of a request, as JSON.
pub(crate) struct Body<T>(pub(crate) T);

impl<S: Send + Sync, T> FromRequest<S> for Body<T>
where
    Json<T>: FromRequest<S, Rejection = JsonRejection>,
{
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Self, Problem> {
        let language = language::for_programs(request.headers());
        let read = Json::from_request(request, state).await;
        let problem = |error: JsonRejection| Problem::new(&unreadable(error.status(), error.body_text()), language);
        read.map(|Json(body)| Self(body)).map_err(problem)
    }
}

/// The variable parts of an address.
pub(crate) struct Path<T>(pub(crate) T);

impl<S: Send + Sync, T> FromRequestParts<S> for Path<T>
where
    axum::extract::Path<T>: FromRequestParts<S, Rejection = PathRejection>,
{
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Problem> {
        let language = language::for_programs(&parts.headers);
        let read = axum::extract::Path::from_request_parts(parts, state).await;
        let problem = |error: PathRejection| Problem::new(&unreadable(error.status(), error.body_text()), language);
        read.map(|axum::extract::Path(path)| Self(path)).map_err(problem)
    }
}

/// The query of an address.
pub(crate) struct Query<T>(pub(crate) T);

impl<S: Send + Sync, T> FromRequestParts<S> for Query<T>
where
    axum::extract::Query<T>: FromRequestParts<S, Rejection = QueryRejection>,
{
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Problem> {
        let language = language::for_programs(&parts.headers);
        let read = axum::extract::Query::from_request_parts(parts, state).await;
        let problem = |error: QueryRejection| Problem::new(&unreadable(error.status(), error.body_text()), language);
        read.map(|axum::extract::Query(query)| Self(query)).map_err(problem)
    }
}

/// Every problem has the same form.
#[derive(IntoResponses)]
#[expect(dead_code, reason = "only its description is used")]
pub(crate) enum Problems {
    /// The request cannot be read: `bad-request`, `bad-message`.
    #[response(status = 400)]
    Bad(Problem),
    /// No token, or none that this server issued: `bad-token`.
    #[response(status = 401)]
    Token(Problem),
    /// Not your seat, or not an invitation of this match.
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
    /// The match was played under a version of the rules, or with a box, that this program does not have.
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
    /// Too many requests; `Retry-After` says for how many seconds to wait.
    #[response(status = 429)]
    TooFast(Problem),
    /// The store refuses, or the server is shutting down; nothing has changed.
    #[response(status = 503)]
    Unavailable(Problem),
}
