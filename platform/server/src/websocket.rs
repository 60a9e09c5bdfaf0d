//! WebSocket connections. A message is written straight from the buffer that all its receivers share, without a copy per
//! connection: a thousand large messages must not leave a thousand large buffers behind.

use std::time::Duration;

use axum::body::Body;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use bytes::Bytes;
use data_encoding::BASE64;
use futures_util::{SinkExt as _, StreamExt as _};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use sha1_smol::Sha1;
use table::LONGEST_MESSAGE;
use tokio_websockets::{CloseCode, Limits, Message, ServerBuilder, WebSocketStream};

/// A request to become a WebSocket.
pub(crate) struct Upgrade {
    answer: HeaderValue,
    upgrade: OnUpgrade,
}

impl<S: Send + Sync> FromRequestParts<S> for Upgrade {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Response> {
        let refuse = |status: StatusCode, words: &'static str| (status, words).into_response();
        let headers = &parts.headers;
        let is_upgrade = parts.method == Method::GET
            && has(headers, header::CONNECTION, "upgrade")
            && has(headers, header::UPGRADE, "websocket");
        if !is_upgrade || !has(headers, header::SEC_WEBSOCKET_VERSION, "13") {
            let answer = refuse(
                StatusCode::UPGRADE_REQUIRED,
                "this address is a WebSocket: send an upgrade request, version 13\n",
            );
            return Err(
                ([(header::UPGRADE, "websocket"), (header::SEC_WEBSOCKET_VERSION, "13")], answer).into_response()
            );
        }
        let key = headers.get(header::SEC_WEBSOCKET_KEY).map(|key| answer(key.as_bytes()));
        let upgrade = parts.extensions.remove::<OnUpgrade>();
        match (key, upgrade) {
            (Some(answer), Some(upgrade)) => Ok(Self { answer, upgrade }),
            _ => Err(refuse(StatusCode::BAD_REQUEST, "a WebSocket needs the header sec-websocket-key\n")),
        }
    }
}

/// Whether a header contains this word, alone or in a list.
fn has(headers: &HeaderMap, name: header::HeaderName, word: &str) -> bool {
    let values = headers.get_all(name).into_iter().filter_map(|value| value.to_str().ok());
    values.flat_map(|value| value.split(',')).any(|value| value.trim().eq_ignore_ascii_case(word))
}

/// The answer to a client's key, which shows that the server speaks the protocol (RFC 6455, section 4.2.2).
fn answer(key: &[u8]) -> HeaderValue {
    let mut hash = Sha1::new();
    hash.update(key);
    hash.update(b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11");
    HeaderValue::from_str(&BASE64.encode(&hash.digest().bytes())).expect("base64 is ASCII")
}

impl Upgrade {
    /// Accepts, and calls `run` with the open socket.
    pub(crate) fn then<F>(self, run: impl FnOnce(Socket) -> F + Send + 'static) -> Response
    where
        F: Future<Output = ()> + Send + 'static,
    {
        let Self { answer, upgrade } = self;
        tokio::spawn(async move {
            match upgrade.await {
                Ok(upgraded) => run(Socket::new(upgraded)).await,
                Err(error) => tracing::debug!(%error, "WebSocket upgrade failed"),
            }
        });
        let headers = [
            (header::CONNECTION, HeaderValue::from_static("upgrade")),
            (header::UPGRADE, HeaderValue::from_static("websocket")),
            (header::SEC_WEBSOCKET_ACCEPT, answer),
        ];
        (StatusCode::SWITCHING_PROTOCOLS, headers, Body::empty()).into_response()
    }
}

/// An open WebSocket.
pub(crate) struct Socket(WebSocketStream<TokioIo<Upgraded>>);

/// How long a client may take to answer the closing handshake.
const CLOSE_TIMEOUT: Duration = Duration::from_millis(500);

/// What a client sent.
pub(crate) enum Incoming {
    /// A text message.
    Text(String),
    /// A binary message, which the protocol does not have.
    Binary,
    /// A ping, a pong or the like, which the library answers.
    Control,
}

impl Socket {
    fn new(upgraded: Upgraded) -> Self {
        let limits = Limits::default().max_payload_len(Some(LONGEST_MESSAGE));
        Self(ServerBuilder::new().limits(limits).serve(TokioIo::new(upgraded)))
    }

    /// Sends a text message; `false` if the connection is broken.
    pub(crate) async fn send(&mut self, text: impl Into<Bytes>) -> bool {
        self.send_all([text.into()]).await
    }

    /// Sends several text messages at once; `false` if the connection is broken.
    pub(crate) async fn send_all(&mut self, texts: impl IntoIterator<Item = Bytes>) -> bool {
        for text in texts {
            if self.0.feed(Message::text(text)).await.is_err() {
                return false;
            }
        }
        self.0.flush().await.is_ok()
    }

    /// The next message; `None` if the connection is broken or closed.
    pub(crate) async fn receive(&mut self) -> Option<Incoming> {
        let message = self.0.next().await?.ok()?;
        match message.as_text() {
            Some(text) => Some(Incoming::Text(text.to_owned())),
            None if message.is_close() => None,
            None if message.is_binary() => Some(Incoming::Binary),
            None => Some(Incoming::Control),
        }
    }

    /// Closes the connection; on a restart the client is told that the server will be back.
    pub(crate) async fn close(mut self, restart: bool) {
        let code = if restart { CloseCode::SERVICE_RESTART } else { CloseCode::NORMAL_CLOSURE };
        let closing = async {
            self.0.send(Message::close(Some(code), "")).await?;
            // Waits for the client's answer, so that nothing on its way to it is cut off.
            self.0.close().await
        };
        let _ = tokio::time::timeout(CLOSE_TIMEOUT, closing).await;
    }
}

#[cfg(test)]
mod tests {
    use super::answer;

    /// The example of RFC 6455, section 1.3.
    #[test]
    fn the_answer_to_a_key_is_as_in_the_standard() {
        assert_eq!(answer(b"dGhlIHNhbXBsZSBub25jZQ=="), "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=");
    }
}
