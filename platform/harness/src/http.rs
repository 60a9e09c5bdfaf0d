//! Requests as a browser sends them, over a connection that is kept.

use std::net::SocketAddr;

use anyhow::Result;
use http_client::Response;

/// A connection for one request after the other.
pub(crate) struct Connection {
    connection: http_client::Connection,
    /// The address that a proxy would report, if there were one.
    from: Option<&'static str>,
}

impl Connection {
    pub(crate) async fn open(address: SocketAddr) -> Result<Self> {
        Ok(Self { connection: http_client::Connection::open(address).await?, from: None })
    }

    /// A connection as through a proxy, from this address.
    pub(crate) async fn open_from(address: SocketAddr, from: &'static str) -> Result<Self> {
        Ok(Self { from: Some(from), ..Self::open(address).await? })
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
        headers.extend(self.from.map(|from| ("x-forwarded-for", from)));
        Ok(self.connection.request(head, &headers, form).await?)
    }
}
