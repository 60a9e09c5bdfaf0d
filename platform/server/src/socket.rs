//! A browser's line to a table.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Extension;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use store::Token;
use tokio::sync::{mpsc, watch};

use crate::app::App;
use crate::limits::{FULL, Place, too_fast};
use crate::line::{Heard, Line, Upgrade};
use crate::pages::ErrorPage;
use crate::refusal::Refusal;
use crate::table::{Command, NewSocket};
use crate::visitor::Visitor;
use crate::wire::{ClientMessage, ServerMessage};

/// So many messages may wait for a client before it is let go.
const WAITING_MESSAGES: usize = 32;

/// A client that says nothing for this long is gone. It pings more often than that.
const SILENCE: Duration = Duration::from_secs(75);

/// `GET /m/ID/socket`.
pub(crate) async fn socket(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Extension(visitor): Extension<Visitor>,
    Extension(place): Extension<Place>,
    headers: HeaderMap,
    upgrade: Upgrade,
) -> Response {
    let Ok(id) = id.parse::<Token>() else {
        return ErrorPage { language: visitor.language, refusal: Refusal::UnknownMatch }.into_response();
    };
    let Some(open) = app.gate.socket(place) else { return too_fast(false, &headers, FULL) };
    let counted = (open, app.metrics.socket());
    upgrade.then(move |line| async move {
        converse(app, id, visitor, line).await;
        drop(counted);
    })
}

async fn converse(app: Arc<App>, id: Token, visitor: Visitor, mut line: Line) {
    let (out, mut waiting) = mpsc::channel::<Bytes>(WAITING_MESSAGES);
    let new = NewSocket { guest: visitor.guest, language: visitor.language, out };
    let connected = app.hub.ask(&app, id, |reply| Command::Connect { socket: new, reply }).await;
    let number = match connected {
        Ok(number) => number,
        Err(refusal) => {
            let text = ServerMessage::refused("", &refusal, visitor.words()).text();
            line.send(text).await;
            return;
        }
    };
    let mut going_down = app.going_down.subscribe();
    let mut pace = Pace::new(app.config.limits.messages);
    let mut messages = Vec::new();
    loop {
        tokio::select! {
            count = waiting.recv_many(&mut messages, WAITING_MESSAGES) => {
                if count == 0 {
                    break;
                }
                // A client that does not read must not keep the server from ending.
                let sent = tokio::select! {
                    sent = line.send_all(messages.drain(..)) => sent,
                    () = bell(&mut going_down) => false,
                };
                if !sent {
                    break;
                }
            }
            heard = tokio::time::timeout(SILENCE, line.hear()) => {
                let Ok(Some(heard)) = heard else { break };
                let refusal = match heard {
                    Heard::Text(text) => match serde_json::from_str::<ClientMessage>(&text) {
                        Ok(message) if pace.allows(&message) => {
                            app.hub.send(&app, id, Command::Say { socket: number, message });
                            continue;
                        }
                        Ok(message) => (message.id().to_owned(), Refusal::TooFast),
                        Err(_) => (String::new(), Refusal::BadMessage),
                    },
                    Heard::Noise => (String::new(), Refusal::BadMessage),
                    Heard::Silence => continue,
                };
                let text = ServerMessage::refused(&refusal.0, &refusal.1, visitor.words()).text();
                if !line.send(text).await {
                    break;
                }
            }
            () = bell(&mut going_down) => break,
        }
    }
    app.hub.send(&app, id, Command::Disconnect { socket: number });
    let restart = *going_down.borrow();
    line.close(restart).await;
}

/// Waits until the server goes down.
async fn bell(going_down: &mut watch::Receiver<bool>) {
    let _ = going_down.wait_for(|down| *down).await;
}

/// How fast a client may talk: so many messages at once, then so many per second.
struct Pace {
    /// Messages a second; 0 for as many as they like.
    rate: f64,
    last: Instant,
    messages: f64,
    chat: f64,
}

impl Pace {
    const CHAT: (f64, f64) = (6.0, 0.5);

    fn new(rate: u32) -> Self {
        let rate = f64::from(rate);
        Self { rate, last: Instant::now(), messages: 2.0 * rate, chat: Self::CHAT.0 }
    }

    fn allows(&mut self, message: &ClientMessage) -> bool {
        let passed = self.last.elapsed().as_secs_f64();
        self.last = Instant::now();
        self.messages = (self.messages + passed * self.rate).min(2.0 * self.rate);
        self.chat = (self.chat + passed * Self::CHAT.1).min(Self::CHAT.0);
        let purse = match message {
            // Words and advice cost the others' attention and the bots' time.
            ClientMessage::Chat { .. } | ClientMessage::Hint { .. } | ClientMessage::Rematch { .. } => &mut self.chat,
            _ if self.rate == 0.0 => return true,
            _ => &mut self.messages,
        };
        let enough = *purse >= 1.0;
        if enough {
            *purse -= 1.0;
        }
        enough
    }
}
