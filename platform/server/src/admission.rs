//! Rate limits for requests.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::{Request, State};
use axum::http::Method;
use axum::middleware::Next;
use axum::response::Response;

use crate::app::App;
use crate::credentials::{bearer_guest, cookie_guest};
use crate::limits::ClientAddress;
use crate::respond::too_fast;

/// Requests that create a match or upload a record.
const COSTLY: [&str; 3] = ["/matches", "/api/v1/matches", "/replay"];

/// Whether a request uploads a table to be scored.
fn scores_table(path: &str) -> bool {
    path.starts_with("/score/")
}

/// Whether a request takes a seat.
fn takes_seat(path: &str) -> bool {
    path.ends_with("/sit") || path.ends_with("/seats") || path.contains("/join/")
}

/// Lets a request proceed, or says when to try again.
pub(crate) async fn admit(State(app): State<Arc<App>>, mut request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let address = ClientAddress::of(&request, app.services.config.behind_proxy);
    let path = request.uri().path();
    let is_program = path.starts_with("/api/");
    let costly = request.method() == Method::POST && (COSTLY.contains(&path) || scores_table(path) || takes_seat(path));
    let guest = if is_program {
        bearer_guest(&app.key, request.headers()).ok().flatten()
    } else {
        cookie_guest(&app.key, request.headers())
    };
    if let Some(wait) = app.limits.wait(address, guest, costly) {
        app.services.metrics.request_limited();
        return too_fast(is_program, request.headers(), wait);
    }
    request.extensions_mut().insert(address);
    let response = next.run(request).await;
    app.services.metrics.request_answered(begun.elapsed(), response.status());
    response
}
