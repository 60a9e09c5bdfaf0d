//! Requests that change something must come from a page of this server.

use axum::extract::Request;
use axum::http::{HeaderMap, Method, header};
use axum::middleware::Next;
use axum::response::Response;
use pages::Refusal;

use crate::respond::bare_error;
use crate::visitor::Visitor;

/// Refuses what a page of another site sends: forms and sockets carry the visitor's cookies wherever they come from.
pub(crate) async fn own_origin(request: Request, next: Next) -> Response {
    let is_socket = request.headers().contains_key(header::UPGRADE);
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD) || is_socket;
    if changes && !is_own(request.headers()) {
        let visitor = request.extensions().get::<Visitor>();
        let language = visitor.map(|visitor| visitor.language).unwrap_or_default();
        return bare_error(language, &Refusal::OtherOrigin);
    }
    next.run(request).await
}

/// Programs send no origin. Browsers always do, and a page cannot forge it.
fn is_own(headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let origin = origin.to_str().ok().and_then(|origin| origin.split_once("://")).map(|(_, authority)| authority);
    host.is_some() && origin == host
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(origin: Option<&'static str>, expected: bool) {
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, "play.example:7070".parse().unwrap());
        if let Some(origin) = origin {
            headers.insert(header::ORIGIN, origin.parse().unwrap());
        }
        assert_eq!(is_own(&headers), expected, "{origin:?}");
    }

    #[test]
    fn only_our_own_pages_may_change_something() {
        check(None, true);
        check(Some("http://play.example:7070"), true);
        check(Some("https://play.example:7070"), true);
        check(Some("http://evil.example"), false);
        check(Some("http://play.example"), false);
        check(Some("null"), false);
    }
}
