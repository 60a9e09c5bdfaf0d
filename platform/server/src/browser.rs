//! A browser at a match: what it says goes to the match, and what the match shows goes to it.

use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use bytes::Bytes;
use journal::Token;
use pages::Refusal;
use table::{ClientMessage, refused};
use tokio::time::{Instant, sleep};

use crate::app::App;
use crate::bus::Link;
use crate::limits::SocketRate;
use crate::mailbox::MatchCommand;
use crate::outbox::outbox;
use crate::shutdown::shut_down;
use crate::turns::let_others_first;
use crate::visitor::Visitor;
use crate::websocket::{Incoming, Socket};

/// A client that sends nothing for this long is gone. It pings more often than that.
pub(crate) const SILENCE: Duration = Duration::from_secs(75);

/// The way to a browser: its socket, or a link to the server that has its socket.
pub(crate) enum Line {
    Socket(Socket),
    Link(Link),
}

impl Line {
    async fn send(&mut self, text: String) -> bool {
        match self {
            Self::Socket(socket) => socket.send(text).await,
            Self::Link(link) => link.send(text.as_bytes()).await,
        }
    }

    async fn send_all(&mut self, texts: impl Iterator<Item = Bytes>) -> bool {
        match self {
            Self::Socket(socket) => socket.send_all(texts).await,
            Self::Link(link) => {
                for text in texts {
                    if !link.send(&text).await {
                        return false;
                    }
                }
                true
            }
        }
    }

    async fn receive(&mut self) -> Option<Incoming> {
        match self {
            Self::Socket(socket) => socket.receive().await,
            Self::Link(link) => link.receive().await.map(|text| match String::from_utf8(text.into()) {
                Ok(text) => Incoming::Text(text),
                Err(_) => Incoming::Binary,
            }),
        }
    }

    async fn close(self, restart: bool) {
        match self {
            Self::Socket(socket) => socket.close(restart).await,
            Self::Link(link) => drop(link),
        }
    }
}

/// Connects a browser to a match that is here.
pub(crate) async fn run(app: Arc<App>, id: Token, visitor: Visitor, mut socket: Line) {
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
    let mut term = app.services.store.term();
    let ending = async {
        tokio::select! {
            () = shut_down(&mut shutdown) => {}
            // Other servers may have the match, even if its task still waits for the database.
            () = term.over() => {}
        }
    };
    // One wait for the whole connection, not a new one for every message: all sockets share the list of who waits.
    let (mut ending, mut silence) = (pin!(ending), pin!(sleep(SILENCE)));
    let rate = SocketRate::new(app.services.config.limits.messages);
    let mut messages = Vec::new();
    loop {
        tokio::select! {
            is_open = to_send.take(&mut messages) => {
                if !is_open {
                    break;
                }
                let_others_first().await;
                // A client that does not read must not keep the server from shutting down.
                let sent = tokio::select! {
                    biased;
                    sent = socket.send_all(messages.drain(..)) => sent,
                    () = ending.as_mut() => false,
                };
                if !sent {
                    break;
                }
            }
            incoming = socket.receive() => {
                let Some(incoming) = incoming else { break };
                silence.as_mut().reset(Instant::now() + SILENCE);
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
            () = silence.as_mut() => break,
            () = ending.as_mut() => break,
        }
    }
    app.services.mailboxes.post(id, MatchCommand::Disconnect { subscriber });
    let restart = *app.services.shutdown.borrow();
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
