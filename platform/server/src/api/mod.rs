//! The API for programs: JSON over HTTP, described by OpenAPI; `docs/api.md` is its guide.
//!
//! A program is a guest like any other. It identifies itself with a bearer token. Cookies do not count here, so no page of
//! another site can act for anyone.

mod caller;
mod shapes;

mod games;
mod matches;
mod play;

mod events;

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::HeaderMap;
use pages::Refusal;
use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityScheme};
use utoipa::{Modify, OpenApi};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::language;
use crate::problem::Problem;

/// The longest request, in bytes.
const LONGEST_REQUEST: usize = 16 << 10;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Bergfried",
        description = "Play castle board games by program: create a match, take a seat, look, play. Seats are numbered \
            from 1. Actions are in the game's notation.",
        license(name = "MIT OR Apache-2.0", identifier = "MIT OR Apache-2.0")
    ),
    components(schemas(Problem)),
    modifiers(&Bearer)
)]
struct Description;

struct Bearer;

impl Modify for Bearer {
    fn modify(&self, api: &mut utoipa::openapi::OpenApi) {
        let scheme = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
        api.components.get_or_insert_default().add_security_scheme("bearer", scheme);
    }
}

fn described() -> (Router<Arc<App>>, utoipa::openapi::OpenApi) {
    let v1 = OpenApiRouter::new()
        .routes(routes!(games::games))
        .routes(routes!(matches::open_matches, matches::create))
        .routes(routes!(matches::view))
        .routes(routes!(matches::sit))
        .routes(routes!(matches::contribute))
        .routes(routes!(matches::open_contribution))
        .routes(routes!(play::choices, play::play))
        .routes(routes!(events::events))
        .routes(routes!(matches::record));
    OpenApiRouter::with_openapi(Description::openapi()).nest("/api/v1", v1).split_for_parts()
}

/// The addresses below `/api`.
pub(crate) fn routes() -> Router<Arc<App>> {
    let (router, description) = described();
    let text = description.to_pretty_json().expect("the description is JSON");
    let served = move || async move { ([(axum::http::header::CONTENT_TYPE, "application/json")], text) };
    router
        .route("/api/openapi.json", axum::routing::get(served))
        .route("/api/{*rest}", axum::routing::any(unknown))
        .method_not_allowed_fallback(wrong_method)
        .layer(DefaultBodyLimit::max(LONGEST_REQUEST))
}

async fn unknown(headers: HeaderMap) -> Problem {
    Problem::new(&Refusal::UnknownAddress, language::for_programs(&headers))
}

async fn wrong_method(headers: HeaderMap) -> Problem {
    Problem::new(&Refusal::BadMethod, language::for_programs(&headers))
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    /// What the description refers to is in it.
    #[test]
    fn every_reference_leads_somewhere() {
        let served: serde_json::Value = serde_json::to_value(super::described().1).unwrap();
        let text = served.to_string();
        let names: Vec<&str> =
            text.split("#/components/schemas/").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        assert!(names.contains(&"Problem"));
        for name in names {
            assert!(served["components"]["schemas"].get(name).is_some(), "{name} is not described");
        }
    }

    /// People read the description in the repository; it must be the one that is served.
    #[test]
    fn the_description_in_the_repository_is_the_one_that_is_served() {
        let served = super::described().1.to_pretty_json().unwrap() + "\n";
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/openapi.json");
        if std::env::var_os("BLESS").is_some() {
            std::fs::write(&file, &served).unwrap();
        }
        let golden = std::fs::read_to_string(&file).unwrap_or_default();
        assert!(served == golden, "docs/openapi.json is out of date: BLESS=1 cargo test -p server");
    }
}
