//! The WebSocket of a table page.

use std::sync::Arc;
use std::time::Duration;

use axum::Extension;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use journal::Token;
use pages::Refusal;
use table::{ClientMessage, refused};

use crate::app::App;
use crate::limits::{ClientAddress, SOCKETS_TAKEN, SocketRate};
use crate::mailbox::MatchCommand;
use crate::outbox::outbox;
use crate::respond::{bare_error, too_fast};
use crate::shutdown::shut_down;
use crate::visitor::Visitor;
use crate::websocket::{Incoming, Socket, Upgrade};

/// A client that sends nothing for this long is gone. It pings more often than that.
const SILENCE: Duration = Duration::from_secs(75);

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
        run(app, id, visitor, socket).await;
        drop(counted);
    })
}

async fn run(app: Arc<App>, id: Token, visitor: Visitor, mut socket: Socket) {
    let Visitor { guest, language, .. } = visitor;
    let (out, mut to_send) = outbox();
    let connected = app.ask(id, |reply| MatchCommand::Connect { guest, language, out, reply }).await;
    let subscriber = match connected {
        Ok(subscriber) => subscriber,
        Err(refusal) => {
            socket.send(refused("", &refusal, language)).await;
            return;
        }
    };
    let mut shutdown = app.services.shutdown.subscribe();
    let rate = SocketRate::new(app.services.config.limits.messages);
    let mut messages = Vec::new();
    loop {
        tokio::select! {
            is_open = to_send.take(&mut messages) => {
                if !is_open {
                    break;
                }
                // A client that does not read must not keep the server from shutting down.
                let sent = tokio::select! {
                    sent = socket.send_all(messages.drain(..)) => sent,
                    () = shut_down(&mut shutdown) => false,
                };
                if !sent {
                    break;
                }
            }
            incoming = tokio::time::timeout(SILENCE, socket.receive()) => {
                let Ok(Some(incoming)) = incoming else { break };
                let message = match read(incoming, &rate) {
                    Read::Message(message) => message,
                    Read::Nothing => continue,
                    Read::Refused { id, refusal } => {
                        if !socket.send(refused(&id, &refusal, language)).await {
                            break;
                        }
                        continue;
                    }
                };
                let name = match message {
                    ClientMessage::Chat { .. } => Some(visitor.name(&app).await),
                    _ => None,
                };
                app.send(id, MatchCommand::Message { subscriber, message, name });
            }
            () = shut_down(&mut shutdown) => break,
        }
    }
    app.services.mailboxes.post(id, MatchCommand::Disconnect { subscriber });
    let restart = *shutdown.borrow();
    socket.close(restart).await;
}

/// What came in from a client.
enum Read {
    Message(ClientMessage),
    /// A control frame, which needs no answer.
    Nothing,
    /// A message that goes no further; its id is empty if it cannot be read.
    Refused {
        id: String,
        refusal: Refusal,
    },
}

fn read(incoming: Incoming, rate: &SocketRate) -> Read {
    let refused = |id: &str, refusal: Refusal| Read::Refused { id: id.to_owned(), refusal };
    let text = match incoming {
        Incoming::Text(text) => text,
        Incoming::Binary => return refused("", Refusal::BadMessage),
        Incoming::Control => return Read::Nothing,
    };
    match serde_json::from_str::<ClientMessage>(&text) {
        Ok(message) if rate.allows(&message) => Read::Message(message),
        Ok(message) => refused(message.id(), Refusal::TooFast),
        Err(_) => refused("", Refusal::BadMessage),
    }
}
