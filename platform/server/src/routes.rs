//! The addresses of the server and their handlers.

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Path, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::middleware;
use axum::response::{IntoResponse as _, Response};
use axum::routing::{get, post};
use tower_http::compression::CompressionLayer;
use tower_http::set_header::SetResponseHeaderLayer;
use tower_http::timeout::RequestBodyTimeoutLayer;

use crate::admission::admit;
use crate::app::App;
use crate::origin::own_origin;
use crate::passing::pass_on;
use crate::request_body::read_to_the_end;
use crate::socket::socket;
use crate::uploads::LONGEST_UPLOAD;
use crate::visitor::recognise;
use crate::{api, assets, site};

/// No script, style or picture from elsewhere, nothing inline, no frame around a page.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// The longest form, in bytes.
const LONGEST_FORM: usize = 16 << 10;

/// The longest upload with the form around it.
const UPLOAD: usize = LONGEST_UPLOAD + (4 << 10);

/// How long a request may pause while its body arrives.
const STALLED: Duration = Duration::from_secs(20);

/// Everything that visitors and programs ask for, without limits: what this server answers itself, for whomever it came from.
pub(crate) fn answers(app: &Arc<App>) -> Router<Arc<App>> {
    let pages = Router::new()
        .route("/", get(site::lobby))
        .route("/new/{game}", get(site::new_match))
        .route("/matches", post(site::create))
        .route("/rules/{game}", get(site::rules))
        .route("/language", post(site::set_language))
        .route("/name", post(site::set_name))
        .route("/m/{id}", get(site::table))
        .route("/m/{id}/join/{token}", get(site::invitation).post(site::join))
        .route("/m/{id}/chat", get(site::chat))
        .route("/m/{id}/sit", post(site::sit))
        .route("/m/{id}/replay", get(site::replay))
        .route("/m/{id}/at/{step}", get(site::moment))
        .route("/m/{id}/record", get(site::record))
        .route("/replay", get(site::upload_form).post(site::upload_record).layer(DefaultBodyLimit::max(UPLOAD)))
        .route("/score", get(site::score_games))
        .route("/score/{game}", get(site::score_form).post(site::score_table).layer(DefaultBodyLimit::max(UPLOAD)))
        .route("/r/{id}/replay", get(site::show_upload))
        .route("/r/{id}/at/{step}", get(site::upload_moment))
        .fallback(site::unknown)
        .layer(DefaultBodyLimit::max(LONGEST_FORM))
        .layer(CompressionLayer::new());
    let sockets = Router::new().route("/m/{id}/socket", get(socket));
    let known = pages
        .merge(sockets)
        // A page shows what one visitor may see now: it must not be cached for others, and is soon out of date.
        .layer(SetResponseHeaderLayer::if_not_present(
            header::CACHE_CONTROL,
            HeaderValue::from_static("private, no-cache"),
        ))
        .layer(middleware::from_fn(own_origin))
        .layer(middleware::from_fn_with_state(Arc::clone(app), recognise));
    let programs = api::routes(app.services.config.games).layer(SetResponseHeaderLayer::if_not_present(
        header::CACHE_CONTROL,
        HeaderValue::from_static("private, no-store"),
    ));
    known.merge(programs)
}

/// All addresses of the server.
pub(crate) fn routes(app: Arc<App>) -> Router {
    let asked = answers(&app)
        .layer(middleware::from_fn_with_state(Arc::clone(&app), pass_on))
        .layer(RequestBodyTimeoutLayer::new(STALLED))
        .layer(middleware::from_fn_with_state(Arc::clone(&app), admit))
        .layer(middleware::from_fn(read_to_the_end));
    let fixed = |name: HeaderName, value: &'static str| {
        SetResponseHeaderLayer::overriding(name, HeaderValue::from_static(value))
    };
    let assets = Router::new().route("/assets/{version}/{*name}", get(asset)).layer(CompressionLayer::new());
    Router::new()
        .route("/healthz", get(health))
        .merge(assets)
        .merge(asked)
        .layer(fixed(header::CONTENT_SECURITY_POLICY, POLICY))
        .layer(fixed(header::X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .layer(fixed(header::REFERRER_POLICY, "same-origin"))
        .with_state(app)
}

/// Serves a script or a style.
async fn asset(
    State(app): State<Arc<App>>,
    Path((version, name)): Path<(String, String)>,
    headers: HeaderMap,
) -> Response {
    assets::serve(&app.assets, &version, &name, &headers)
}

/// Whether the server answers, reaches its bus and can read and write its store; if not, why not.
async fn health(State(app): State<Arc<App>>) -> (StatusCode, String) {
    if app.services.is_cut_off() {
        return (StatusCode::SERVICE_UNAVAILABLE, "the bus cannot be reached\n".to_owned());
    }
    match app.health.check(&app.services.store).await {
        Ok(()) => (StatusCode::OK, "ok\n".to_owned()),
        Err(ailment) => (StatusCode::SERVICE_UNAVAILABLE, format!("{ailment}\n")),
    }
}

/// The addresses of the metrics listener.
pub(crate) fn metrics_routes(app: Arc<App>) -> Router {
    Router::new().route("/metrics", get(metrics)).with_state(app)
}

async fn metrics(State(app): State<Arc<App>>) -> Response {
    const KIND: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    match app.services.metrics.text(app.services.mailboxes.len(), app.services.thinking.worker_threads()) {
        Ok(text) => ([(header::CONTENT_TYPE, KIND)], text).into_response(),
        Err(_) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}
