//! Which address leads where.

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::middleware;
use axum::routing::{get, post};
use tower_http::compression::CompressionLayer;
use tower_http::set_header::SetResponseHeaderLayer;
use tower_http::timeout::RequestBodyTimeoutLayer;

use crate::api;
use crate::app::App;
use crate::assets::asset;
use crate::limits::admit;
use crate::origin::own_origin;
use crate::pages;
use crate::socket::socket;
use crate::uploads::LONGEST_UPLOAD;
use crate::visitor::recognise;

/// No script, style or picture from elsewhere, nothing inline, no frame around us.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// The longest form, in bytes.
const LONGEST_FORM: usize = 16 << 10;

/// An upload with what a form puts around it.
const UPLOAD: usize = LONGEST_UPLOAD + (4 << 10);

/// So long a request may pause while its body comes.
const STALLED: Duration = Duration::from_secs(20);

pub(crate) fn routes(app: Arc<App>) -> Router {
    let pages = Router::new()
        .route("/", get(pages::lobby))
        .route("/new/{game}", get(pages::new_match))
        .route("/matches", post(pages::create))
        .route("/rules/{game}", get(pages::rules))
        .route("/language", post(pages::set_language))
        .route("/name", post(pages::set_name))
        .route("/m/{id}", get(pages::table))
        .route("/m/{id}/join/{token}", get(pages::invitation).post(pages::join))
        .route("/m/{id}/sit", post(pages::sit))
        .route("/m/{id}/replay", get(pages::replay))
        .route("/m/{id}/at/{step}", get(pages::moment))
        .route("/m/{id}/record", get(pages::record))
        .route("/replay", get(pages::bring).post(pages::brought).layer(DefaultBodyLimit::max(UPLOAD)))
        .route("/r/{id}/replay", get(pages::uploaded))
        .route("/r/{id}/at/{step}", get(pages::uploaded_moment))
        .fallback(pages::unknown)
        .layer(DefaultBodyLimit::max(LONGEST_FORM))
        .layer(CompressionLayer::new());
    let sockets = Router::new().route("/m/{id}/socket", get(socket));
    let known = pages
        .merge(sockets)
        // A page shows what one visitor may see now: nobody else's business, and old at once.
        .layer(SetResponseHeaderLayer::if_not_present(
            header::CACHE_CONTROL,
            HeaderValue::from_static("private, no-cache"),
        ))
        .layer(middleware::from_fn(own_origin))
        .layer(middleware::from_fn_with_state(Arc::clone(&app), recognise));
    let programs = api::routes().layer(SetResponseHeaderLayer::if_not_present(
        header::CACHE_CONTROL,
        HeaderValue::from_static("private, no-store"),
    ));
    let asked = known
        .merge(programs)
        .layer(RequestBodyTimeoutLayer::new(STALLED))
        .layer(middleware::from_fn_with_state(Arc::clone(&app), admit));
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

/// Does the server answer, and can it read its store?
async fn health(State(app): State<Arc<App>>) -> (StatusCode, &'static str) {
    match app.store.ping().await {
        Ok(()) => (StatusCode::OK, "ok\n"),
        Err(error) => {
            tracing::error!(%error, "the store does not answer");
            (StatusCode::SERVICE_UNAVAILABLE, "the store does not answer\n")
        }
    }
}
