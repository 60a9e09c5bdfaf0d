//! The line of a socket. It writes straight from the message, which all who see the same share, and keeps no copy of it:
//! a thousand large tables must not leave a thousand large buffers behind.

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
use tokio_websockets::{CloseCode, Limits, Message, ServerBuilder, WebSocketStream};

use crate::wire::LONGEST_MESSAGE;

/// The wish to turn a request into a line.
pub(crate) struct Upgrade {
    answer: HeaderValue,
    upgrade: OnUpgrade,
}

impl<S: Send + Sync> FromRequestParts<S> for Upgrade {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Response> {
        let refuse = |status: StatusCode, words: &'static str| (status, words).into_response();
        let headers = &parts.headers;
        let asked = parts.method == Method::GET
            && has(headers, header::CONNECTION, "upgrade")
            && has(headers, header::UPGRADE, "websocket");
        if !asked || !has(headers, header::SEC_WEBSOCKET_VERSION, "13") {
            let answer =
                refuse(StatusCode::UPGRADE_REQUIRED, "this address is a socket: ask for websocket, version 13\n");
            return Err(
                ([(header::UPGRADE, "websocket"), (header::SEC_WEBSOCKET_VERSION, "13")], answer).into_response()
            );
        }
        let key = headers.get(header::SEC_WEBSOCKET_KEY).map(|key| answer(key.as_bytes()));
        let upgrade = parts.extensions.remove::<OnUpgrade>();
        match (key, upgrade) {
            (Some(answer), Some(upgrade)) => Ok(Self { answer, upgrade }),
            _ => Err(refuse(StatusCode::BAD_REQUEST, "a socket needs a sec-websocket-key\n")),
        }
    }
}

/// Does a header name this word, alone or in a list?
fn has(headers: &HeaderMap, name: header::HeaderName, word: &str) -> bool {
    let values = headers.get_all(name).into_iter().filter_map(|value| value.to_str().ok());
    values.flat_map(|value| value.split(',')).any(|value| value.trim().eq_ignore_ascii_case(word))
}

/// The answer to a client's key, by which it knows that we speak its protocol (RFC 6455, section 4.2.2).
fn answer(key: &[u8]) -> HeaderValue {
    let mut hash = Sha1::new();
    hash.update(key);
    hash.update(b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11");
    HeaderValue::from_str(&BASE64.encode(&hash.digest().bytes())).expect("base64 is ASCII")
}

impl Upgrade {
    /// Agrees, and talks when the line is there.
    pub(crate) fn then<F>(self, talk: impl FnOnce(Line) -> F + Send + 'static) -> Response
    where
        F: Future<Output = ()> + Send + 'static,
    {
        let Self { answer, upgrade } = self;
        tokio::spawn(async move {
            match upgrade.await {
                Ok(upgraded) => talk(Line::new(upgraded)).await,
                Err(error) => tracing::debug!(%error, "a socket was not opened"),
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

/// An open line.
pub(crate) struct Line(WebSocketStream<TokioIo<Upgraded>>);

/// So long a client may take to answer the farewell.
const FAREWELL: Duration = Duration::from_millis(500);

/// What came over a line.
pub(crate) enum Heard {
    /// A message.
    Text(String),
    /// Something that is no message of ours.
    Noise,
    /// Nothing that matters.
    Silence,
}

impl Line {
    fn new(upgraded: Upgraded) -> Self {
        let limits = Limits::default().max_payload_len(Some(LONGEST_MESSAGE));
        Self(ServerBuilder::new().limits(limits).serve(TokioIo::new(upgraded)))
    }

    /// Sends a text; false if the line is broken.
    pub(crate) async fn send(&mut self, text: impl Into<Bytes>) -> bool {
        self.send_all([text.into()]).await
    }

    /// Sends several texts at once; false if the line is broken.
    pub(crate) async fn send_all(&mut self, texts: impl IntoIterator<Item = Bytes>) -> bool {
        for text in texts {
            if self.0.feed(Message::text(text)).await.is_err() {
                return false;
            }
        }
        self.0.flush().await.is_ok()
    }

    /// The next thing; nothing if the line is broken or closed.
    pub(crate) async fn hear(&mut self) -> Option<Heard> {
        let message = self.0.next().await?.ok()?;
        match message.as_text() {
            Some(text) => Some(Heard::Text(text.to_owned())),
            None if message.is_close() => None,
            None if message.is_binary() => Some(Heard::Noise),
            None => Some(Heard::Silence),
        }
    }

    /// Closes the line; on a restart the client is told that the server will be back.
    pub(crate) async fn close(mut self, restart: bool) {
        let code = if restart { CloseCode::SERVICE_RESTART } else { CloseCode::NORMAL_CLOSURE };
        let farewell = async {
            self.0.send(Message::close(Some(code), "")).await?;
            // Waits for the client's own farewell, so that nothing on its way to it is cut off.
            self.0.close().await
        };
        let _ = tokio::time::timeout(FAREWELL, farewell).await;
    }
}

#[cfg(test)]
mod tests {
    use super::answer;

    /// The example of RFC 6455, section 1.3.
    #[test]
    fn the_answer_to_a_key_is_the_standards() {
        assert_eq!(answer(b"dGhlIHNhbXBsZSBub25jZQ=="), "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=");
    }
}
