//! The mailboxes of the matches in memory, and what can be put into them.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard};

use catalog::Hint;
use foldhash::fast::RandomState;
use journal::Token;
use kernel::Seat;
use pages::{PageSnapshot, Refusal};
use present::Language;
use table::{
    ChatPage, Choices, ClientMessage, MatchView, Played, ProgramCommand, Snapshot, SubscriberId, ThinkingTask,
};
use tokio::sync::{mpsc, oneshot, watch};

use crate::outbox::Outbox;

/// Where an answer goes.
pub(crate) type Reply<T> = oneshot::Sender<Result<T, Refusal>>;

/// The commands for one match.
pub(crate) type Mailbox = mpsc::UnboundedReceiver<MatchCommand>;

/// What can be asked of a match.
pub(crate) enum MatchCommand {
    /// The match as one guest sees it, for the page they open.
    Page { guest: Token, language: Language, reply: Reply<PageSnapshot> },
    /// Lines of the chat before a certain one, as one guest reads them.
    EarlierChat { guest: Token, language: Language, before: usize, reply: Reply<ChatPage> },
    /// The match itself, for replays and records.
    Snapshot { reply: Reply<Snapshot> },
    /// A guest takes a seat: by invitation, or in a listed match any open one.
    Sit { guest: Token, name: String, invitation: Option<Token>, reply: Reply<Seat> },
    /// A browser connects. Messages for it go to `out`.
    Connect { guest: Token, language: Language, out: Outbox, reply: Reply<SubscriberId> },
    /// A program wants to know of every change.
    Listen { guest: Token, reply: Reply<Listening> },
    /// A browser or a program disconnects.
    Disconnect { subscriber: SubscriberId },
    /// A message from a browser, with the guest's name where it may be needed.
    Message { subscriber: SubscriberId, message: ClientMessage, name: Option<String> },
    /// The match as a program may know it.
    View { guest: Option<Token>, seat: Option<u8>, since: Option<usize>, language: Language, reply: Reply<MatchView> },
    /// What a program may do.
    Choices { guest: Token, seat: Option<u8>, language: Language, reply: Reply<Choices> },
    /// A program acts for a guest.
    Program { guest: Token, command: ProgramCommand, reply: Reply<Played> },
    /// A computer player has chosen; `None` if it failed.
    Chosen { task: ThinkingTask, action: Option<String> },
    /// Advice is ready.
    Advised { subscriber: SubscriberId, id: String, hints: Vec<Hint> },
    /// Nothing but to be in memory.
    Wake,
    /// The same, with an answer when this server has the match.
    Claim { reply: Reply<()> },
    /// Give the match back, so that another server can take it. The answer holds what ends the sockets when it is dropped; there is
    /// none if somebody has asked for something meanwhile.
    GiveBack { reply: oneshot::Sender<GivenBack> },
}

/// A match that was given back. Its sockets end when this is dropped.
pub(crate) struct GivenBack {
    pub(crate) _browsers: HashMap<SubscriberId, Outbox, RandomState>,
    pub(crate) _versions: watch::Sender<u64>,
}

/// A program that listens.
pub(crate) struct Listening {
    pub(crate) subscriber: SubscriberId,
    /// The version of the match, whenever it changes.
    pub(crate) versions: watch::Receiver<u64>,
}

impl MatchCommand {
    /// Answers with a refusal, if an answer is expected.
    pub(crate) fn refuse(self, refusal: &Refusal) {
        let refusal = refusal.clone();
        match self {
            Self::Page { reply, .. } => drop(reply.send(Err(refusal))),
            Self::EarlierChat { reply, .. } => drop(reply.send(Err(refusal))),
            Self::Snapshot { reply } => drop(reply.send(Err(refusal))),
            Self::Sit { reply, .. } => drop(reply.send(Err(refusal))),
            Self::Connect { reply, .. } => drop(reply.send(Err(refusal))),
            Self::Listen { reply, .. } => drop(reply.send(Err(refusal))),
            Self::View { reply, .. } => drop(reply.send(Err(refusal))),
            Self::Choices { reply, .. } => drop(reply.send(Err(refusal))),
            Self::Program { reply, .. } => drop(reply.send(Err(refusal))),
            Self::Claim { reply } => drop(reply.send(Err(refusal))),
            Self::Disconnect { .. }
            | Self::Message { .. }
            | Self::Chosen { .. }
            | Self::Advised { .. }
            | Self::GiveBack { .. }
            | Self::Wake => {}
        }
    }
}

/// The mailboxes of all matches in memory. Every command goes through here, so that a match can leave memory without
/// losing one: it leaves the list only while the list is locked and its mailbox is empty.
#[derive(Default)]
pub(crate) struct Mailboxes {
    list: Mutex<List>,
}

#[derive(Default)]
struct List {
    matches: HashMap<Token, Listed, RandomState>,
    /// The server is shutting down: no match is loaded any more.
    closed: bool,
}

struct Listed {
    mailbox: mpsc::UnboundedSender<MatchCommand>,
    /// Whether the match is loaded, and this server has it.
    is_owned: bool,
}

impl Mailboxes {
    fn lock(&self) -> MutexGuard<'_, List> {
        self.list.lock().expect("nobody panics while holding the list")
    }

    /// Puts a command into the mailbox of a match. If the match is not in memory, its new mailbox is returned, and the
    /// caller has to start a task that reads it.
    #[must_use]
    pub(crate) fn deliver(&self, id: Token, command: MatchCommand) -> Option<Mailbox> {
        let mut list = self.lock();
        if list.closed {
            return None;
        }
        let unsent = match list.matches.get(&id) {
            None => command,
            Some(listed) => match listed.mailbox.send(command) {
                Ok(()) => return None,
                // Its task has ended without leaving the list: it has panicked. Another one takes over from the store.
                Err(unsent) => unsent.0,
            },
        };
        let (sender, receiver) = mpsc::unbounded_channel();
        sender.send(unsent).expect("the receiver is here");
        list.matches.insert(id, Listed { mailbox: sender, is_owned: false });
        Some(receiver)
    }

    /// Puts a command into the mailbox of a match if it is in memory; otherwise nobody needs it any more.
    pub(crate) fn post(&self, id: Token, command: MatchCommand) {
        if let Some(listed) = self.lock().matches.get(&id) {
            let _ = listed.mailbox.send(command);
        }
    }

    /// A match is loaded, and this server has it.
    pub(crate) fn set_owned(&self, id: Token) {
        if let Some(listed) = self.lock().matches.get_mut(&id) {
            listed.is_owned = true;
        }
    }

    /// The matches that this server has.
    pub(crate) fn owned(&self) -> Vec<Token> {
        self.lock().matches.iter().filter(|(_, listed)| listed.is_owned).map(|(id, _)| *id).collect()
    }

    /// Whether this server has a match, as far as it knows.
    pub(crate) fn is_owned(&self, id: Token) -> bool {
        self.lock().matches.get(&id).is_some_and(|listed| listed.is_owned && !listed.mailbox.is_closed())
    }

    /// Takes a match off the list if its mailbox is empty. If so, its task may end.
    pub(crate) fn remove_if_empty(&self, id: Token, mailbox: &Mailbox) -> bool {
        let mut list = self.lock();
        let is_empty = mailbox.is_empty();
        if is_empty {
            list.matches.remove(&id);
        }
        is_empty
    }

    /// The number of matches in memory.
    pub(crate) fn len(&self) -> usize {
        self.lock().matches.len()
    }

    /// Closes all mailboxes. The matches end when they have handled what is in them.
    pub(crate) fn close(&self) {
        let mut list = self.lock();
        list.closed = true;
        list.matches.clear();
    }
}
