//! What clients contribute to the chance of a match before it begins: always the same, because nobody here minds.

use std::net::SocketAddr;

use anyhow::{Context as _, Result};
use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use session::Contribution;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;

const CONTRIBUTION: Contribution = Contribution::new([7; 16]);

/// The message that a table asks for with `due`; `None` if it asks for nothing.
pub(crate) fn asked_for(due: Option<&str>) -> Option<Value> {
    match due? {
        "hash" => Some(json!({ "type": "contribute", "id": "hash", "hash": CONTRIBUTION.hash().to_string() })),
        "opening" => Some(json!({ "type": "open", "id": "opening", "contribution": CONTRIBUTION.to_string() })),
        _ => None,
    }
}

/// Contributes at a table where one guest is all that is missing, until the match has begun.
pub(crate) async fn begin(address: SocketAddr, id: &str, cookie: &str) -> Result<()> {
    let mut request = format!("ws://{address}/m/{id}/socket").into_client_request()?;
    request.headers_mut().insert("cookie", cookie.parse()?);
    let mut socket = connect_async(request).await?.0;
    socket.send(Message::text(json!({ "type": "hello", "resume": null }).to_string())).await?;
    loop {
        let Message::Text(text) = socket.next().await.context("the line is closed")?? else { continue };
        let message: Value = serde_json::from_str(&text)?;
        if message["status"] == "running" {
            return Ok(socket.close(None).await?);
        }
        if let Some(message) = asked_for(message["chance"]["due"].as_str()) {
            socket.send(Message::text(message.to_string())).await?;
        }
    }
}
