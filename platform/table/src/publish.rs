//! Who is shown what, and when.

use std::collections::BTreeMap;

use catalog::{CatalogGame, CatalogSession, LogEntry};
use journal::{MatchSeat, Status, Token};
use kernel::{Seat, SeatSet, Viewer};
use pages::PageSnapshot;
use present::{CommonParts, Language, PartCache};
use session::Commitment;

use crate::audience::AudienceKey;
use crate::command::{Output, SubscriberId};
use crate::marks::Marks;
use crate::message::{CHAT_PAGE, ChatPage, LogMessage, Resume, ServerMessage, TableMessage};
use crate::render::Rendered;
use crate::state::Table;
use crate::subscribers::Subscriber;

/// A match as it stands, for replays and records.
pub struct Snapshot {
    /// The match.
    pub id: Token,
    /// The game that is played.
    pub game: &'static dyn CatalogGame,
    /// A copy of the session.
    pub session: Box<dyn CatalogSession>,
    /// Who sits where.
    pub seats: Vec<MatchSeat>,
    /// The stage it has reached.
    pub status: Status,
    /// The seat that gave up and so ended the match.
    pub resigned: Option<Seat>,
    /// The hash of the server's secret for all chance; `None` if chance is entered.
    pub commitment: Option<Commitment>,
}

impl Table {
    /// Connects a browser. It is sent nothing before its `hello`.
    pub fn connect(&mut self, subscriber: SubscriberId, guest: Token, language: Language, now: i64) {
        let new = Subscriber { guest, language, audience: None, chat: 0 };
        self.subscribers.browsers.insert(subscriber, new);
        self.away.remove(&guest);
        self.publish(None, now);
        self.wake_computers(now);
    }

    /// Connects a program that is told of every change by [`Output::Changed`].
    pub fn listen(&mut self, subscriber: SubscriberId, guest: Token, now: i64) {
        self.subscribers.listeners.insert(subscriber, guest);
        self.away.remove(&guest);
        self.publish(None, now);
        self.wake_computers(now);
    }

    /// Disconnects a browser or a listener.
    pub fn disconnect(&mut self, subscriber: SubscriberId, now: i64) {
        if let Some(guest) = self.subscribers.remove(subscriber) {
            if !self.subscribers.is_connected(guest) {
                self.drop_intentions_of(guest);
                if !self.seats_of(guest).is_empty() {
                    self.away.insert(guest, now);
                }
            }
            self.publish(None, now);
        }
    }

    /// The version that clients have been shown.
    #[must_use]
    pub fn version(&self) -> u64 {
        self.subscribers.version()
    }

    /// The match for a page that is being opened. Its socket will resume from here.
    pub fn page(&mut self, guest: Token, language: Language, now: i64) -> PageSnapshot {
        self.replaceable = self.replaceable_seats(now);
        let key = self.audience_key(guest, language);
        let rendered = self.render_all(key);
        let marks = self.subscribers.audiences[&key].marks.keys();
        let state = TableMessage { fresh: true, marks, ..self.table_message(&rendered, now) };
        let state = ServerMessage::Table(&state).json();
        PageSnapshot {
            id: self.id,
            game: self.game,
            status: self.status,
            seated: !key.seats.is_empty(),
            log: self.log_html(&self.log(rendered.viewer, 0, language)),
            chat: self.render_chat(self.last_page(), key.seats, language).html,
            chat_first: self.last_page(),
            chat_count: self.chat.len(),
            zones: rendered.zones.iter().map(|(name, zone)| (*name, zone.html().into_owned())).collect(),
            commitment: self.chance.commitment().map(|commitment| commitment.to_string()),
            state,
        }
    }

    /// Lines of the chat before the one with the number `before`, as a guest reads them.
    #[must_use]
    pub fn earlier_chat(&self, guest: Token, language: Language, before: usize) -> ChatPage {
        let before = before.min(self.chat.len());
        let from = before.saturating_sub(CHAT_PAGE);
        ChatPage { from, html: self.chat_html(from..before, self.seats_of(guest), language) }
    }

    /// The number of the first line on the last page of the chat.
    fn last_page(&self) -> usize {
        self.chat.len().saturating_sub(CHAT_PAGE)
    }

    /// The match itself.
    #[must_use]
    pub fn snapshot(&self) -> Snapshot {
        Snapshot {
            id: self.id,
            game: self.game,
            session: self.session.fork(),
            seats: self.seats.clone(),
            status: self.status,
            resigned: self.resigned,
            commitment: self.chance.commitment(),
        }
    }

    /// Shows everyone what has changed. `log_from` is the first step whose log lines are new.
    pub(crate) fn publish(&mut self, log_from: Option<usize>, now: i64) {
        let version = self.subscribers.next_version(log_from);
        self.replaceable = self.replaceable_seats(now);
        self.publish_where(version, log_from, now, |_| true);
        self.output(Output::Changed { version });
    }

    /// Shows what has changed to those who sit on one of some seats. Nobody else is sent anything, and the version, which
    /// anyone can ask for, stays. What they are shown counts as part of the next version, so that one of them who comes back
    /// with this version is shown it again.
    pub(crate) fn publish_to(&mut self, seats: SeatSet, now: i64) {
        let version = self.subscribers.version() + 1;
        self.publish_where(version, None, now, |key| key.seats.iter().any(|seat| seats.contains(seat)));
    }

    fn publish_where(&mut self, version: u64, log_from: Option<usize>, now: i64, to: impl Fn(&AudienceKey) -> bool) {
        let mut audiences: BTreeMap<AudienceKey, Vec<SubscriberId>> = BTreeMap::new();
        for (id, browser) in self.subscribers.browsers.iter().filter(|(_, browser)| browser.audience.is_some()) {
            audiences.entry(self.audience_key(browser.guest, browser.language)).or_default().push(*id);
        }
        audiences.retain(|key, _| to(key));
        let chat = self.chat.len();
        let mut common = CommonParts::default();
        for (key, members) in audiences {
            // Who got or lost a seat has not been sent what the others have.
            let is_member = |id: &SubscriberId| self.subscribers.browsers[id].audience == Some(key);
            let known = self.subscribers.audiences.remove(&key).filter(|_| members.iter().all(is_member));
            let mut audience = known.unwrap_or_default();
            audience.parts = PartCache::after(audience.parts, common);
            let mut rendered = self.render(key, &audience.parts);
            if !audience.can_do_without(&rendered.zones) {
                audience.parts = PartCache::after(PartCache::default(), audience.parts.take_common());
                rendered = self.render(key, &audience.parts);
            }
            common = audience.parts.take_common();
            audience.update(&rendered.zones, rendered.viewer, version);
            // What is new in the zones comes before what is new in the log, as clients take it in.
            let pieces = audience.kept_pieces();
            let mut zones = audience.since(&rendered.zones, version - 1);
            let changes = audience.differences(&mut zones);
            let log = audience.log_from(version - 1, log_from).map(|from| {
                let entries = self.log(rendered.viewer, from, key.language);
                if !audience.marks.extend(from, &entries, rendered.viewer) {
                    audience.marks = self.marks(rendered.viewer);
                }
                let mut log = LogMessage::new(from, entries);
                audience.shorten_log(&mut log);
                log
            });
            // All members have the same chat but for the last lines.
            let chat_from = members.iter().map(|id| self.subscribers.browsers[id].chat).min().unwrap_or(chat);
            let message = TableMessage {
                pieces: Some(pieces),
                changes,
                zones,
                log,
                marks: audience.marks.keys(),
                chat: (chat_from < chat).then(|| self.render_chat(chat_from, key.seats, key.language)),
                ..self.table_message(&rendered, now)
            };
            let json = ServerMessage::Table(&message).json();
            self.subscribers.audiences.insert(key, audience);
            for id in &members {
                if let Some(browser) = self.subscribers.browsers.get_mut(id) {
                    browser.audience = Some(key);
                    browser.chat = chat;
                }
            }
            self.output(Output::Send { to: members, json });
        }
    }

    /// The answer to `hello`: the gap since what the client has, or everything.
    pub(crate) fn greet(&mut self, subscriber: SubscriberId, resume: Option<&Resume>, now: i64) {
        let Some((guest, language)) = self.subscribers.get(subscriber) else { return };
        let key = self.audience_key(guest, language);
        let rendered = self.render_all(key);
        let known = resume
            .filter(|resume| resume.epoch == self.subscribers.epoch() && resume.chat <= self.chat.len())
            .and_then(|resume| Some((resume.version, resume.chat, self.subscribers.log_gap(resume.version)?)));
        let (since, chat_from, log_from) = known.unwrap_or((0, 0, Some(0)));
        let chat_from = chat_from.max(self.last_page());
        let audience = &self.subscribers.audiences[&key];
        let log = audience.log_from(since, log_from);
        let message = TableMessage {
            fresh: known.is_none(),
            zones: audience.since(&rendered.zones, since),
            log: log.map(|from| LogMessage::new(from, self.log(rendered.viewer, from, language))),
            marks: audience.marks.keys(),
            chat: Some(self.render_chat(chat_from, key.seats, key.language)),
            ..self.table_message(&rendered, now)
        };
        let json = ServerMessage::Table(&message).json();
        let chat = self.chat.len();
        if let Some(browser) = self.subscribers.browsers.get_mut(&subscriber) {
            browser.audience = Some(key);
            browser.chat = chat;
        }
        self.output(Output::Send { to: vec![subscriber], json });
    }

    /// What others have done since the viewer last acted.
    fn marks(&self, viewer: Viewer) -> Marks {
        let last_own = viewer.seat().and_then(|seat| self.session.last_decision(seat));
        let from = last_own.unwrap_or_else(|| if viewer == Viewer::Spectator { self.last_action() } else { 0 });
        Marks::of(from, &self.log(viewer, from, Language::default()), viewer)
    }

    /// The index of the last step that a seat took.
    fn last_action(&self) -> usize {
        self.seat_numbers().filter_map(|seat| self.session.last_decision(seat)).max().unwrap_or(0)
    }

    /// The lines of the log, each with a link to its step.
    fn log_html(&self, entries: &[LogEntry]) -> String {
        pages::zones::log_lines(entries, |step| format!("/m/{}/replay?step={step}", self.id)).into_string()
    }

    fn audience_key(&self, guest: Token, language: Language) -> AudienceKey {
        AudienceKey { seats: self.seats_of(guest), host: guest == self.host, language }
    }

    /// Draws everything for an audience and records that it has been shown.
    fn render_all(&mut self, key: AudienceKey) -> Rendered {
        let parts = PartCache::default();
        let rendered = self.render(key, &parts);
        let version = self.subscribers.version();
        let marks = self.marks(rendered.viewer);
        let audience = self.subscribers.audiences.entry(key).or_default();
        audience.parts = parts;
        audience.marks = marks;
        audience.forget_pieces();
        audience.update(&rendered.zones, rendered.viewer, version);
        rendered
    }

    /// A `table` message that says where the match stands, without zones, log and chat.
    fn table_message<'a>(&'a self, rendered: &Rendered, now: i64) -> TableMessage<'a> {
        TableMessage {
            epoch: self.subscribers.epoch(),
            version: self.subscribers.version(),
            fresh: false,
            status: self.status.word(),
            steps: self.session.step_count(),
            viewer: rendered.viewer.seat().map(|seat| seat.index() + 1),
            decisions: rendered.decisions.clone(),
            partners: rendered.partners.clone(),
            zones: Vec::new(),
            pieces: None,
            changes: Vec::new(),
            marks: &[],
            log: None,
            chance: self.chance_message(rendered.guest),
            chat: None,
            clock: self.clocks.message(now),
        }
    }
}
