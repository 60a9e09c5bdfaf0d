//! The WebSocket of a table page.

use std::pin::pin;
use std::sync::Arc;

use axum::Extension;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use journal::Token;
use pages::Refusal;
use present::Language;
use table::refused;
use tokio::time::{Instant, sleep};

use crate::app::App;
use crate::browser::{Line, SILENCE, run};
use crate::bus::Link;
use crate::limits::{ClientAddress, SOCKETS_TAKEN};
use crate::passing::{Way, find_way};
use crate::respond::{bare_error, too_fast};
use crate::shutdown::shut_down;
use crate::visitor::Visitor;
use crate::websocket::{Incoming, Socket, Upgrade};

/// `GET /m/ID/socket`.
pub(crate) async fn socket(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Extension(visitor): Extension<Visitor>,
    Extension(address): Extension<ClientAddress>,
    headers: HeaderMap,
    upgrade: Upgrade,
) -> Response {
    let Ok(id) = id.parse::<Token>() else { return bare_error(visitor.language, &Refusal::UnknownMatch) };
    let Some(open) = app.limits.open_socket(address) else { return too_fast(false, &headers, SOCKETS_TAKEN) };
    let counted = (open, app.services.metrics.socket());
    upgrade.then(move |socket| async move {
        connect(app, id, visitor, socket).await;
        drop(counted);
    })
}

/// Runs a socket of a match that is here, or passes on what it says to the server that has the match.
async fn connect(app: Arc<App>, id: Token, visitor: Visitor, mut socket: Socket) {
    match find_way(&app, id, visitor).await {
        Ok(Way::Here) => run(app, id, visitor, Line::Socket(socket)).await,
        Ok(Way::Over(link)) => relay(&app, socket, link, visitor.language).await,
        Err(refusal) => drop(socket.send(refused("", &refusal, visitor.language)).await),
    }
}

/// Passes messages on in both directions until one side ends.
async fn relay(app: &App, mut socket: Socket, mut link: Link, language: Language) {
    let mut shutdown = app.services.shutdown.subscribe();
    let mut silence = pin!(sleep(SILENCE));
    loop {
        tokio::select! {
            message = link.receive() => {
                let Some(message) = message else { break };
                let sent = tokio::select! {
                    sent = socket.send(message) => sent,
                    () = shut_down(&mut shutdown) => false,
                };
                if !sent {
                    break;
                }
            }
            incoming = socket.receive() => {
                silence.as_mut().reset(Instant::now() + SILENCE);
                let passed_on = match incoming {
                    Some(Incoming::Text(text)) => link.send(text.as_bytes()).await,
                    Some(Incoming::Binary) => socket.send(refused("", &Refusal::BadMessage, language)).await,
                    Some(Incoming::Control) => true,
                    None => false,
                };
                if !passed_on {
                    break;
                }
            }
            () = silence.as_mut() => break,
            () = shut_down(&mut shutdown) => break,
        }
    }
    drop(link);
    // Whichever server has the match now, it can be reached again.
    socket.close(true).await;
}
