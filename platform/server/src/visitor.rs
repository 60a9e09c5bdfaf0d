//! Who asks, in which language, by which light: from the request's cookies and headers.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, header};
use axum::middleware::Next;
use axum::response::Response;
use axum_extra::extract::cookie::{Cookie, CookieJar, SameSite};
use present::{Language, Words};
use store::Token;

use crate::app::App;
use crate::names::default_name;

/// A browser and its wishes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Visitor {
    pub(crate) guest: Token,
    pub(crate) language: Language,
    pub(crate) theme: Option<Theme>,
    /// Does the request come through TLS? Then its cookies go no other way.
    pub(crate) secure: bool,
}

/// Against the system's choice of light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Theme {
    Light,
    Dark,
}

impl Theme {
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }
}

impl Visitor {
    pub(crate) fn words(&self) -> &'static Words {
        Words::of(self.language)
    }

    /// The name the guest goes by.
    pub(crate) async fn name(&self, app: &App) -> String {
        match app.store.guest_name(self.guest).await {
            Ok(Some(name)) => name,
            Ok(None) => default_name(self.words(), self.guest),
            Err(error) => {
                tracing::error!(%error, "a guest's name could not be read");
                default_name(self.words(), self.guest)
            }
        }
    }
}

pub(crate) const GUEST: &str = "guest";
const LANGUAGE: &str = "language";
const THEME: &str = "theme";

/// Finds out who asks; whoever is new gets a cookie.
pub(crate) async fn recognise(State(app): State<Arc<App>>, mut request: Request, next: Next) -> Response {
    let jar = CookieJar::from_headers(request.headers());
    let known = jar.get(GUEST).and_then(|cookie| app.key.verify(cookie.value()));
    let guest = known.unwrap_or_else(Token::random);
    let chosen = jar.get(LANGUAGE).and_then(|cookie| cookie.value().parse().ok());
    let language = named(&request).or(chosen).unwrap_or_else(|| accepted(request.headers()));
    let theme = jar.get(THEME).and_then(|cookie| match cookie.value() {
        "light" => Some(Theme::Light),
        "dark" => Some(Theme::Dark),
        _ => None,
    });
    let secure = app.config.secure || app.config.behind_proxy && through_tls(request.headers());
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

/// What the proxy says of the way to it.
fn through_tls(headers: &HeaderMap) -> bool {
    headers.get("x-forwarded-proto").is_some_and(|proto| proto.as_bytes().eq_ignore_ascii_case(b"https"))
}

/// The language that the address names: a socket speaks as its page does, whatever headers the browser sends with it.
fn named(request: &Request) -> Option<Language> {
    let pairs = request.uri().query()?.split('&');
    pairs.filter_map(|pair| pair.strip_prefix("language=")).find_map(|tag| tag.parse().ok())
}

pub(crate) fn accepted(headers: &HeaderMap) -> Language {
    let header = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    header.map_or_else(Language::default, Language::accepted)
}

fn guest_cookie(app: &App, visitor: Visitor) -> Cookie<'static> {
    let mut cookie = lasting(visitor, GUEST, app.key.sign(visitor.guest));
    cookie.set_http_only(true);
    cookie
}

/// The cookie that remembers the language.
pub(crate) fn language_cookie(visitor: Visitor, language: Language) -> Cookie<'static> {
    lasting(visitor, LANGUAGE, language.tag().to_owned())
}

fn lasting(visitor: Visitor, name: &'static str, value: String) -> Cookie<'static> {
    let mut cookie = Cookie::new(name, value);
    cookie.set_path("/");
    cookie.set_same_site(SameSite::Lax);
    cookie.set_secure(visitor.secure);
    // Browsers keep such a cookie for as long as they keep any, a little over a year.
    cookie.make_permanent();
    cookie
}
