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
use catalog::CatalogGame;
use pages::Refusal;
use serde_json::{Value, json};
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

/// The description with the views of the games in it: a view is one of theirs.
fn with_views(description: &utoipa::openapi::OpenApi, games: &[&dyn CatalogGame]) -> Value {
    let mut description = serde_json::to_value(description).expect("the description is JSON");
    let schemas = description["components"]["schemas"].as_object_mut().expect("a match is described");
    let mut views = Vec::new();
    for view in games.iter().map(|game| game.view_schema()) {
        views.push(json!({ "$ref": format!("#/components/schemas/{}", view.name) }));
        schemas.extend(view.schemas);
    }
    let view = schemas["MatchView"]["properties"]["view"].as_object_mut().expect("a match has a view");
    view.remove("type");
    view.insert("anyOf".to_owned(), views.into());
    description
}

/// The addresses below `/api`.
pub(crate) fn routes(games: &[&dyn CatalogGame]) -> Router<Arc<App>> {
    let (router, description) = described();
    let text = format!("{:#}", with_views(&description, games));
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

    use jsonschema::Validator;
    use kernel::{SeatCount, Viewer};
    use rand::{RngExt as _, SeedableRng as _};
    use rand_xoshiro::Xoshiro256PlusPlus;
    use session::{ChanceSource, Seed};

    use super::*;

    fn served() -> Value {
        with_views(&described().1, catalog::GAMES)
    }

    /// What the description refers to is in it.
    #[test]
    fn every_reference_leads_somewhere() {
        let served = served();
        let text = served.to_string();
        let names: Vec<&str> =
            text.split("#/components/schemas/").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        assert!(names.contains(&"Problem") && names.contains(&"castle.View"), "{names:?}");
        for name in names {
            assert!(served["components"]["schemas"].get(name).is_some(), "{name} is not described");
        }
    }

    /// People read the description in the repository; it must be the one that is served.
    #[test]
    fn the_description_in_the_repository_is_the_one_that_is_served() {
        let served = format!("{:#}\n", served());
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/openapi.json");
        if std::env::var_os("BLESS").is_some() {
            std::fs::write(&file, &served).unwrap();
        }
        let golden = std::fs::read_to_string(&file).unwrap_or_default();
        assert!(served == golden, "docs/openapi.json is out of date: BLESS=1 cargo test -p server");
    }

    /// What checks the views of a game against the served description.
    fn view_validator(game: &dyn CatalogGame) -> Validator {
        let view = format!("#/components/schemas/{}", game.view_schema().name);
        let schema = json!({ "$ref": view, "components": served()["components"] });
        jsonschema::draft202012::new(&schema).expect("the description is a schema")
    }

    /// Whatever happens in a match, every view of it has the fields that are described, and no others.
    #[test]
    fn the_views_of_random_matches_are_as_described() {
        for game in catalog::GAMES {
            let (info, validator) = (game.info(), view_validator(*game));
            let tables = game
                .presets()
                .into_iter()
                .flat_map(|preset| info.seats.iter().map(move |seats| (preset.clone(), *seats)));
            for ((preset, options), seats) in tables {
                let options: Vec<(String, String)> =
                    options.into_iter().map(|(key, value)| (key.to_owned(), value)).collect();
                let source = ChanceSource::Seed(Seed::from_number(seats.into()));
                // A preset need not be for every number of seats.
                let Ok(mut session) = game.open(SeatCount::new(seats), &options, source) else { continue };
                let mut rng = Xoshiro256PlusPlus::seed_from_u64(u64::from(seats));
                loop {
                    let viewers = session.seats().seats().map(Viewer::Seat).chain([Viewer::Spectator]);
                    for viewer in viewers {
                        let view = session.view_json(viewer);
                        if let Err(error) = validator.validate(&view) {
                            let at = error.instance_path();
                            panic!("{} ({preset}, {seats} seats), {viewer:?}: {error} at {at}", info.id);
                        }
                    }
                    let Some(seat) = session.to_act().seats().first() else { break };
                    let legal = session.legal_actions(seat);
                    session.play(seat, &legal[rng.random_range(0..legal.len())]).unwrap();
                }
            }
        }
    }

    /// The descriptions are strict: a field more, a field less or a seat that is counted from 0 does not match.
    #[test]
    fn a_view_with_a_field_more_or_less_or_a_seat_from_zero_is_not_as_described() {
        for game in catalog::GAMES {
            let validator = view_validator(*game);
            let seats = SeatCount::new(*game.info().seats.last().expect("a game has seats"));
            let session = game.open(seats, &[], ChanceSource::Seed(Seed::from_number(1))).unwrap();
            let view = session.view_json(Viewer::Seat(seats.seats().next().unwrap()));
            let id = game.info().id;
            assert!(validator.is_valid(&view), "{id}");
            let mut more = view.clone();
            more["more"] = json!(1);
            assert!(!validator.is_valid(&more), "{id}");
            for field in view.as_object().unwrap().keys() {
                let mut less = view.clone();
                less.as_object_mut().unwrap().remove(field);
                assert!(!validator.is_valid(&less), "{id} without {field}");
            }
            let mut zero = view.clone();
            zero["viewer"] = json!({ "Seat": 0 });
            assert!(!validator.is_valid(&zero), "{id}");
        }
    }
}
