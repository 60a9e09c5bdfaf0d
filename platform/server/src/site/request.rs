//! What every handler of a page needs.

use std::convert::Infallible;
use std::sync::Arc;

use axum::extract::{self, FromRequestParts, State};
use axum::http::Uri;
use axum::http::request::Parts;
use axum::response::Response;
use axum::{Extension, RequestPartsExt as _};
use catalog::CatalogGame;
use journal::Token;
use maud::Markup;
use pages::{PageContext, Refusal, RequestError};
use serde::de::DeserializeOwned;

use crate::app::App;
use crate::limits::ClientAddress;
use crate::respond;
use crate::visitor::Visitor;

/// A request for a page: the server and the visitor.
pub(crate) struct PageRequest {
    pub(crate) app: Arc<App>,
    pub(crate) visitor: Visitor,
    /// Where the request comes from.
    pub(crate) address: ClientAddress,
}

impl FromRequestParts<Arc<App>> for PageRequest {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Infallible> {
        let Ok(State(app)) = parts.extract_with_state::<State<Arc<App>>, _>(app).await;
        let Extension(visitor) =
            parts.extract::<Extension<Visitor>>().await.expect("a layer around all pages knows the visitor");
        let Extension(address) =
            parts.extract::<Extension<ClientAddress>>().await.expect("a layer around all pages knows the address");
        Ok(Self { app, visitor, address })
    }
}

/// The query of a page's address. What cannot be read is refused in the visitor's language.
pub(crate) struct Query<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequestParts<Arc<App>> for Query<T> {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Response> {
        let error = match extract::Query::try_from_uri(&parts.uri) {
            Ok(extract::Query(query)) => return Ok(Self(query)),
            Err(error) => error,
        };
        let Ok(request) = PageRequest::from_request_parts(parts, app).await;
        let detail = error.body_text();
        Err(request.refused(&Refusal::BadRequest(RequestError::Unreadable { detail })))
    }
}

impl PageRequest {
    fn context(&self) -> PageContext<'_> {
        let Visitor { language, theme, .. } = self.visitor;
        PageContext { language, theme, assets: self.app.assets.address() }
    }

    /// A page.
    pub(super) fn page(&self, render: impl FnOnce(&PageContext<'_>) -> Markup) -> Response {
        respond::page(None, render(&self.context()))
    }

    /// A page that shows a refusal and has its status.
    pub(super) fn page_with(&self, refusal: &Refusal, render: impl FnOnce(&PageContext<'_>) -> Markup) -> Response {
        respond::page(Some(refusal), render(&self.context()))
    }

    /// The error page.
    pub(super) fn refused(&self, refusal: &Refusal) -> Response {
        self.page_with(refusal, |context| pages::error(context, refusal))
    }

    /// The answer, or the error page.
    pub(super) fn answer(&self, result: Result<Response, Refusal>) -> Response {
        result.unwrap_or_else(|refusal| self.refused(&refusal))
    }

    /// The game with an id.
    pub(super) fn game(&self, id: &str) -> Result<&'static dyn CatalogGame, Refusal> {
        self.app.services.config.find(id).ok_or(Refusal::UnknownGame)
    }
}

/// The match that an address names.
pub(super) fn match_id(text: &str) -> Result<Token, Refusal> {
    text.parse().map_err(|_| Refusal::UnknownMatch)
}

/// An address that leads nowhere.
pub(crate) async fn unknown(request: PageRequest, uri: Uri) -> Response {
    tracing::debug!(%uri, "no such page");
    request.refused(&Refusal::UnknownPage)
}
