//! Who is connected, and the versions of what they are shown.

use std::collections::{BTreeMap, VecDeque};

use journal::Token;
use present::Language;

use crate::audience::{Audience, AudienceKey};
use crate::command::SubscriberId;

/// How many changes a client may have missed and still get the gap instead of a fresh table.
const REMEMBERED_CHANGES: usize = 128;

/// A connected browser.
pub(crate) struct Subscriber {
    pub(crate) guest: Token,
    pub(crate) language: Language,
    /// The audience as whose member it has been sent something; `None` before its hello, until which it is sent nothing.
    pub(crate) audience: Option<AudienceKey>,
    /// The number of chat lines it has been sent.
    pub(crate) chat: usize,
}

/// Everyone who is connected to a table.
pub(crate) struct Subscribers {
    epoch: String,
    version: u64,
    /// The last changes: the version, and the first step whose log lines changed with it.
    history: VecDeque<(u64, Option<usize>)>,
    pub(crate) browsers: BTreeMap<SubscriberId, Subscriber>,
    /// Programs that are told of every change.
    pub(crate) listeners: BTreeMap<SubscriberId, Token>,
    pub(crate) audiences: BTreeMap<AudienceKey, Audience>,
}

impl Subscribers {
    pub(crate) fn new(epoch: String) -> Self {
        Self {
            epoch,
            version: 1,
            history: VecDeque::new(),
            browsers: BTreeMap::new(),
            listeners: BTreeMap::new(),
            audiences: BTreeMap::new(),
        }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.browsers.is_empty() && self.listeners.is_empty()
    }

    pub(crate) fn epoch(&self) -> &str {
        &self.epoch
    }

    pub(crate) fn version(&self) -> u64 {
        self.version
    }

    /// The guest and the language of a browser.
    pub(crate) fn get(&self, id: SubscriberId) -> Option<(Token, Language)> {
        self.browsers.get(&id).map(|browser| (browser.guest, browser.language))
    }

    /// Removes a browser or a listener; returns its guest.
    pub(crate) fn remove(&mut self, id: SubscriberId) -> Option<Token> {
        self.browsers.remove(&id).map(|browser| browser.guest).or_else(|| self.listeners.remove(&id))
    }

    /// Whether this guest is connected.
    pub(crate) fn is_connected(&self, guest: Token) -> bool {
        self.guests().any(|connected| connected == guest)
    }

    /// The guest of every connection; a guest with two connections comes twice.
    pub(crate) fn guests(&self) -> impl Iterator<Item = Token> {
        self.browsers.values().map(|browser| browser.guest).chain(self.listeners.values().copied())
    }

    /// Begins a new version, in which the log changed from `log_from` on.
    pub(crate) fn next_version(&mut self, log_from: Option<usize>) -> u64 {
        self.version += 1;
        if self.history.len() == REMEMBERED_CHANGES {
            self.history.pop_front();
        }
        self.history.push_back((self.version, log_from));
        self.version
    }

    /// The first step whose log lines changed after `version`; `None` if that is too long ago to know.
    pub(crate) fn log_gap(&self, version: u64) -> Option<Option<usize>> {
        let known = self.history.front().map_or(self.version, |(first, _)| first - 1);
        if version < known || version > self.version {
            return None;
        }
        Some(self.history.iter().filter(|(change, _)| *change > version).filter_map(|(_, from)| *from).min())
    }
}
