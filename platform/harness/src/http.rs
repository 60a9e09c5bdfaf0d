//! Requests as a browser sends them, over a connection that is kept.

use std::net::SocketAddr;

use anyhow::Result;
use http_client::Response;

/// A connection for one request after the other.
pub(crate) struct Connection(http_client::Connection);

impl Connection {
    pub(crate) async fn open(address: SocketAddr) -> Result<Self> {
        Ok(Self(http_client::Connection::open(address).await?))
    }

    /// `head` is method and path.
    pub(crate) async fn request(&mut self, head: &str, cookie: &str, form: &str) -> Result<Response> {
        let mut headers = vec![("accept-language", "en")];
        if !cookie.is_empty() {
            headers.push(("cookie", cookie));
        }
        if !form.is_empty() {
            headers.push(("content-type", "application/x-www-form-urlencoded"));
        }
        Ok(self.0.request(head, &headers, form).await?)
    }
}
