//! Who sends a request from a browser, and what they prefer: from cookies and headers.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, header};
use axum::middleware::Next;
use axum::response::Response;
use axum_extra::extract::cookie::{Cookie, CookieJar, SameSite};
use journal::Token;
use pages::{Theme, default_name};
use present::Language;

use crate::app::App;
use crate::credentials::{GUEST_COOKIE, cookie_guest};
use crate::language;
use crate::random::random_token;

/// A browser and its preferences.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Visitor {
    pub(crate) guest: Token,
    pub(crate) language: Language,
    pub(crate) theme: Option<Theme>,
    /// Whether the request came over TLS. Then its cookies are only sent over TLS.
    pub(crate) secure: bool,
}

impl Visitor {
    /// The name the guest has chosen, or a default one.
    pub(crate) async fn name(&self, app: &App) -> String {
        let default = || default_name(pages::words(self.language), self.guest);
        match app.services.store.guest_name(self.guest).await {
            Ok(name) => name.unwrap_or_else(default),
            Err(error) => {
                tracing::error!(%error, "a guest's name could not be read");
                default()
            }
        }
    }
}

const LANGUAGE: &str = "language";
const THEME: &str = "theme";

/// Finds out who sends a request. A new guest gets a cookie.
pub(crate) async fn recognise(State(app): State<Arc<App>>, mut request: Request, next: Next) -> Response {
    let known = cookie_guest(&app.key, request.headers());
    let guest = known.unwrap_or_else(random_token);
    let jar = CookieJar::from_headers(request.headers());
    let chosen = jar.get(LANGUAGE).and_then(|cookie| cookie.value().parse().ok());
    let language = named(&request).or(chosen).unwrap_or_else(|| language::for_people(request.headers()));
    let theme = jar.get(THEME).and_then(|cookie| match cookie.value() {
        "light" => Some(Theme::Light),
        "dark" => Some(Theme::Dark),
        _ => None,
    });
    let secure = app.services.config.secure || app.services.config.behind_proxy && through_tls(request.headers());
    let visitor = Visitor { guest, language, theme, secure };
    request.extensions_mut().insert(visitor);
    let mut response = next.run(request).await;
    if known.is_none() {
        let cookie = guest_cookie(&app, visitor);
        if let Ok(value) = cookie.to_string().parse() {
            response.headers_mut().append(header::SET_COOKIE, value);
        }
    }
    response
}

/// Whether the proxy says that it was reached over TLS.
fn through_tls(headers: &HeaderMap) -> bool {
    headers.get("x-forwarded-proto").is_some_and(|proto| proto.as_bytes().eq_ignore_ascii_case(b"https"))
}

/// The language that the address names: a socket uses that of its page, whatever headers the browser sends with it.
fn named(request: &Request) -> Option<Language> {
    let pairs = request.uri().query()?.split('&');
    pairs.filter_map(|pair| pair.strip_prefix("language=")).find_map(|tag| tag.parse().ok())
}

fn guest_cookie(app: &App, visitor: Visitor) -> Cookie<'static> {
    let mut cookie = lasting(visitor, GUEST_COOKIE, app.key.sign(visitor.guest));
    cookie.set_http_only(true);
    cookie
}

/// The cookie that keeps the chosen language.
pub(crate) fn language_cookie(visitor: Visitor, language: Language) -> Cookie<'static> {
    lasting(visitor, LANGUAGE, language.tag().to_owned())
}

fn lasting(visitor: Visitor, name: &'static str, value: String) -> Cookie<'static> {
    let mut cookie = Cookie::new(name, value);
    cookie.set_path("/");
    cookie.set_same_site(SameSite::Lax);
    cookie.set_secure(visitor.secure);
    // Browsers keep such a cookie as long as they keep any, a little over a year.
    cookie.make_permanent();
    cookie
}
