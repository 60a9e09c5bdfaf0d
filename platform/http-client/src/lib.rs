//! Plain HTTP requests to a server, for its tests and trials: hyper without TLS, redirects or a cookie jar, so that the
//! caller sees every answer as it was sent.

use std::net::SocketAddr;

use http_body_util::{BodyExt as _, Full};
use hyper::body::Bytes;
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::header::{CONTENT_LENGTH, HOST, HeaderMap};
use hyper::{Request, StatusCode};
use hyper_util::rt::TokioIo;
use tokio::net::TcpStream;

/// Why there is no answer.
#[derive(Debug, thiserror::Error)]
pub enum RequestError {
    /// The server cannot be reached.
    #[error("cannot connect to {address}: {reason}")]
    Connect {
        /// Host and port.
        address: SocketAddr,
        /// What the operating system says.
        reason: std::io::Error,
    },
    /// The request line or a header cannot be written in HTTP.
    #[error("not a request: {0}")]
    Request(#[from] hyper::http::Error),
    /// The connection broke or the answer is not HTTP.
    #[error("no answer: {0}")]
    Answer(#[from] hyper::Error),
}

/// What the server answered.
#[derive(Clone, Debug)]
pub struct Response {
    /// The status code.
    pub status: u16,
    /// All headers.
    pub headers: HeaderMap,
    /// The body; bytes that are not UTF-8 are replaced.
    pub body: String,
}

impl Response {
    /// The first value of a header.
    #[must_use]
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name)?.to_str().ok()
    }
}

/// A connection that is kept open for one request after the other.
#[derive(Debug)]
pub struct Connection {
    sender: SendRequest<Full<Bytes>>,
    address: SocketAddr,
}

impl Connection {
    /// Connects to a server.
    ///
    /// # Errors
    /// If it cannot be reached.
    pub async fn open(address: SocketAddr) -> Result<Self, RequestError> {
        let connect = |reason| RequestError::Connect { address, reason };
        let stream = TcpStream::connect(address).await.map_err(connect)?;
        stream.set_nodelay(true).map_err(connect)?;
        let (sender, connection) = handshake(TokioIo::new(stream)).await?;
        // Ends with the connection; what went wrong is reported to whoever waits for an answer.
        tokio::spawn(connection);
        Ok(Self { sender, address })
    }

    /// Sends a request and reads the answer. `head` is method and path: `GET /rules`.
    ///
    /// # Errors
    /// If the request cannot be written or no answer comes back.
    pub async fn request(
        &mut self,
        head: &str,
        headers: &[(&str, &str)],
        body: &str,
    ) -> Result<Response, RequestError> {
        let (method, path) = head.split_once(' ').unwrap_or((head, "/"));
        let mut request = Request::builder().method(method).uri(path).header(HOST, self.address.to_string());
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let request = request.header(CONTENT_LENGTH, body.len()).body(Full::from(body.to_owned()))?;
        self.sender.ready().await?;
        let (head, mut stream) = self.sender.send_request(request).await?.into_parts();
        let mut body = Vec::new();
        // A server that refuses a request before it has read all of it may reset the connection: the answer is what came.
        while let Some(Ok(frame)) = stream.frame().await {
            body.extend(frame.into_data().unwrap_or_default());
        }
        Ok(Response {
            status: StatusCode::as_u16(&head.status),
            headers: head.headers,
            body: String::from_utf8_lossy(&body).into_owned(),
        })
    }
}

/// One request over a connection of its own.
///
/// # Errors
/// If the server cannot be reached, the request cannot be written or no answer comes back.
pub async fn request(
    address: SocketAddr,
    head: &str,
    headers: &[(&str, &str)],
    body: &str,
) -> Result<Response, RequestError> {
    Connection::open(address).await?.request(head, &[headers, &[("connection", "close")]].concat(), body).await
}
