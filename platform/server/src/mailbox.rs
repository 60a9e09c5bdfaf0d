//! What can be asked of a match.

use catalog::CatalogGame;
use catalog::CatalogSession;
use kernel::Seat;
use present::Language;
use store::{SeatRow, Status, Token};
use tokio::sync::oneshot;

use crate::api::{Choices, MatchView, Played};
use crate::refusal::Refusal;
use crate::wire::ClientMessage;

use super::{Listening, NewSocket};

type Reply<T> = oneshot::Sender<Result<T, Refusal>>;

/// A letter to a match's owner.
pub(crate) enum Command {
    /// The table as one guest sees it, for the page they open.
    RenderContext { guest: Token, language: Language, reply: Reply<Glance> },
    /// The match itself, for replays and records.
    Snapshot { reply: Reply<Snapshot> },
    /// Somebody sits down: by invitation, or at a listed table on any open seat.
    Sit { guest: Token, name: String, invitation: Option<Token>, reply: Reply<Seat> },
    /// Somebody begins to look; the answer is the number of their socket.
    Connect { socket: NewSocket, reply: Reply<u64> },
    /// They look away.
    Disconnect { socket: u64 },
    /// They say something.
    Say { socket: u64, message: ClientMessage },
    /// The match as a program may know it: through a seat's eyes, with what happened from a step on.
    See { guest: Option<Token>, seat: Option<u8>, since: Option<usize>, language: Language, reply: Reply<MatchView> },
    /// What a program may do.
    Choices { guest: Token, seat: Option<u8>, language: Language, reply: Reply<Choices> },
    /// A program plays.
    Play { guest: Token, seat: Option<u8>, decision: u32, action: String, message: String, reply: Reply<Played> },
    /// A program wants to hear of every change.
    Listen { guest: Token, reply: Reply<Listening> },
    /// A bot has chosen; nothing if it failed.
    Chosen { seat: Seat, decision: u32, rewinds: u32, action: Option<String> },
    /// Be awake.
    Wake,
}

impl Command {
    /// Answers that it cannot be.
    pub(super) fn refuse(self, refusal: &Refusal) {
        let refusal = refusal.clone();
        match self {
            Self::RenderContext { reply, .. } => drop(reply.send(Err(refusal))),
            Self::Snapshot { reply } => drop(reply.send(Err(refusal))),
            Self::Sit { reply, .. } => drop(reply.send(Err(refusal))),
            Self::Connect { reply, .. } => drop(reply.send(Err(refusal))),
            Self::See { reply, .. } => drop(reply.send(Err(refusal))),
            Self::Choices { reply, .. } => drop(reply.send(Err(refusal))),
            Self::Play { reply, .. } => drop(reply.send(Err(refusal))),
            Self::Listen { reply, .. } => drop(reply.send(Err(refusal))),
            Self::Disconnect { .. } | Self::Say { .. } | Self::Chosen { .. } | Self::Wake => {}
        }
    }
}

/// A table as one guest sees it.
pub(crate) struct Glance {
    pub(crate) game: &'static dyn CatalogGame,
    pub(crate) status: Status,
    /// Does the guest have a seat?
    pub(crate) seated: bool,
    pub(crate) zones: Vec<(&'static str, String)>,
    pub(crate) log: String,
    pub(crate) chat: String,
    pub(crate) chat_count: usize,
    /// The table message that would bring a client here, as JSON without zones, log and chat.
    pub(crate) state: String,
}

/// A match as it stands.
pub(crate) struct Snapshot {
    pub(crate) game: &'static dyn CatalogGame,
    pub(crate) session: Box<dyn CatalogSession>,
    pub(crate) seats: Vec<SeatRow>,
    pub(crate) status: Status,
    pub(crate) resigned: Option<Seat>,
}
