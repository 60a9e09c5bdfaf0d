//! Those who look at a table, and what they are sent.
//!
//! People who see the same form an *audience*: the same seats (or none), the same language. The table is painted once
//! for each audience; only zones that changed are sent, in one message that all its sockets share.

use std::borrow::Cow;
use std::collections::{BTreeMap, VecDeque};
use std::hash::BuildHasher as _;

use bytes::Bytes;
use kernel::{SeatSet, Viewer};
use present::{Language, Part, PartCache, Zone};
use rustc_hash::FxBuildHasher;
use store::Token;
use tokio::sync::{mpsc, watch};

use crate::time::now;
use crate::wire::{Resume, ServerMessage, TableMessage};

use super::{Glance, Snapshot, Table};

/// So many changes a client may have missed and still get the gap instead of a fresh table.
const REMEMBERED_CHANGES: usize = 128;

/// A socket that wants to look.
pub(crate) struct NewSocket {
    pub(crate) guest: Token,
    pub(crate) language: Language,
    pub(crate) out: mpsc::Sender<Bytes>,
}

/// A program's place among those who look.
pub(crate) struct Listening {
    /// Its number, for going away.
    pub(crate) number: u64,
    /// The version of the table, whenever it changes.
    pub(crate) versions: watch::Receiver<u64>,
}

struct Socket {
    guest: Token,
    language: Language,
    out: mpsc::Sender<Bytes>,
    /// Has it said hello? Before that it is sent nothing.
    greeted: bool,
    /// How many lines of chat it has been sent.
    chat: usize,
}

/// What decides what somebody sees.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Eyes {
    pub(super) seats: SeatSet,
    pub(super) host: bool,
    pub(super) language: Language,
}

/// What an audience was sent.
#[derive(Default)]
struct Audience {
    /// What it has of each zone and of each part of one.
    sent: Vec<Sent>,
    /// What the parts showed that it has.
    parts: PartCache,
    /// Through whose eyes it looks, and since which version: whoever has several seats sees now with these, now with those.
    viewer: Option<(Viewer, u64)>,
}

/// What an audience has of a zone, or of a part of one.
struct Sent {
    /// The hash of its name.
    name: u64,
    /// The hash of its HTML; of a zone with parts, of what lies around them.
    html: u64,
    /// The version it came with.
    version: u64,
}

/// Everyone who looks at a table.
pub(super) struct Stage {
    epoch: String,
    version: u64,
    /// The last changes: version and the first step whose log lines changed with it.
    history: VecDeque<(u64, Option<usize>)>,
    sockets: BTreeMap<u64, Socket>,
    next_socket: u64,
    /// Programs that hear of every change.
    listeners: BTreeMap<u64, Token>,
    heard: watch::Sender<u64>,
    audiences: BTreeMap<Eyes, Audience>,
}

impl Stage {
    pub(super) fn new() -> Self {
        Self {
            epoch: Token::random().to_string()[..8].to_owned(),
            version: 1,
            history: VecDeque::new(),
            sockets: BTreeMap::new(),
            next_socket: 0,
            listeners: BTreeMap::new(),
            heard: watch::Sender::new(1),
            audiences: BTreeMap::new(),
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.sockets.is_empty() && self.listeners.is_empty()
    }

    pub(super) fn version(&self) -> u64 {
        self.version
    }

    /// Who speaks through a socket, and in which language.
    pub(super) fn who(&self, socket: u64) -> Option<(Token, Language)> {
        self.sockets.get(&socket).map(|socket| (socket.guest, socket.language))
    }

    /// Is this guest looking?
    pub(super) fn sees(&self, guest: Token) -> bool {
        self.guests().any(|looking| looking == guest)
    }

    fn guests(&self) -> impl Iterator<Item = Token> {
        self.sockets.values().map(|socket| socket.guest).chain(self.listeners.values().copied())
    }

    /// How many look without a seat.
    pub(super) fn spectators(&self, seated: impl Fn(Token) -> bool) -> usize {
        self.guests().filter(|guest| !seated(*guest)).count()
    }

    /// The way to a socket, for an answer that comes later.
    pub(super) fn line(&self, socket: u64) -> Option<mpsc::Sender<Bytes>> {
        self.sockets.get(&socket).map(|socket| socket.out.clone())
    }

    pub(super) fn send(&mut self, socket: u64, message: &ServerMessage<'_>) {
        if let Some(line) = self.line(socket) {
            // A full line means that the client does not keep up; it will notice by the missing answer and come back.
            let _ = line.try_send(message.text().into());
        }
    }

    /// A new version, in which the log changed from `log_from` on.
    fn turn_page(&mut self, log_from: Option<usize>) {
        self.version += 1;
        if self.history.len() == REMEMBERED_CHANGES {
            self.history.pop_front();
        }
        self.history.push_back((self.version, log_from));
    }

    /// The first step whose log lines changed after `version`; `None` if that is too long ago to know.
    fn log_gap(&self, version: u64) -> Option<Option<usize>> {
        let known = self.history.front().map_or(self.version, |(first, _)| first - 1);
        if version < known || version > self.version {
            return None;
        }
        Some(self.history.iter().filter(|(change, _)| *change > version).filter_map(|(_, from)| *from).min())
    }
}

impl Audience {
    /// Takes in what the audience would see now; zones that differ from before get the given version.
    fn update(&mut self, zones: &[(&'static str, Zone)], viewer: Viewer, version: u64) {
        for (name, zone) in zones {
            self.take(name, frame_hash(zone), version);
            for part in zone.parts() {
                if let Some(html) = &part.html {
                    self.take(&part.key, FxBuildHasher.hash_one(html), version);
                }
            }
        }
        if self.viewer.is_none_or(|(before, _)| before != viewer) {
            self.viewer = Some((viewer, version));
        }
    }

    fn take(&mut self, name: &str, html: u64, version: u64) {
        let name = FxBuildHasher.hash_one(name);
        match self.sent.iter_mut().find(|sent| sent.name == name) {
            Some(sent) if sent.html == html => {}
            Some(sent) => *sent = Sent { name, html, version },
            None => self.sent.push(Sent { name, html, version }),
        }
    }

    /// What it has of a zone or a part.
    fn sent(&self, name: &str) -> Option<&Sent> {
        let name = FxBuildHasher.hash_one(name);
        self.sent.iter().find(|sent| sent.name == name)
    }

    /// Can the parts that were left out be left out? Not if what lies around them changed: then the zone is sent whole.
    fn can_do_without(&self, zones: &[(&'static str, Zone)]) -> bool {
        let has = |name: &str, html: u64| self.sent(name).is_some_and(|sent| sent.html == html);
        let whole = |zone: &Zone| zone.parts().iter().all(|part| part.html.is_some());
        zones.iter().all(|(name, zone)| whole(zone) || has(name, frame_hash(zone)))
    }

    /// From which step on the log is told anew after `version`, if it changed from `changed` on: from the first, once the
    /// audience looks through other eyes, which may not see all that the log told before.
    fn log_from(&self, version: u64, changed: Option<usize>) -> Option<usize> {
        if self.viewer.is_some_and(|(_, since)| since > version) { Some(0) } else { changed }
    }

    /// The zones that changed after `version`, and of the others the parts that did.
    fn since<'a>(&self, zones: &'a [(&'static str, Zone)], version: u64) -> BTreeMap<&'a str, Cow<'a, str>> {
        let is_new = |name: &str| self.sent(name).is_none_or(|sent| sent.version > version);
        let mut changed = BTreeMap::new();
        for (name, zone) in zones {
            if is_new(name) {
                changed.insert(*name, zone.html());
            } else {
                let parts = zone.parts().iter().filter(|part| is_new(&part.key));
                let html = |part: &'a Part| Some((part.key.as_str(), Cow::Borrowed(part.html.as_deref()?)));
                changed.extend(parts.filter_map(html));
            }
        }
        changed
    }
}

/// The hash of what lies around a zone's parts, and of which parts they are.
fn frame_hash(zone: &Zone) -> u64 {
    let keys: Vec<&str> = zone.parts().iter().map(|part| part.key.as_str()).collect();
    FxBuildHasher.hash_one((zone.frame(), keys))
}

impl Table {
    fn eyes(&self, guest: Token, language: Language) -> Eyes {
        Eyes { seats: self.seats_of(guest), host: guest == self.host, language }
    }

    pub(super) fn connect(&mut self, new: NewSocket) -> u64 {
        let NewSocket { guest, language, out } = new;
        let number = self.stage.next_socket;
        self.stage.next_socket += 1;
        self.stage.sockets.insert(number, Socket { guest, language, out, greeted: false, chat: 0 });
        self.publish(None);
        number
    }

    pub(super) fn disconnect(&mut self, socket: u64) {
        let guest = self.stage.sockets.remove(&socket).map(|socket| socket.guest);
        if let Some(guest) = guest.or_else(|| self.stage.listeners.remove(&socket)) {
            if !self.stage.sees(guest) {
                self.drop_intentions_of(guest);
            }
            self.publish(None);
        }
    }

    pub(super) fn listen(&mut self, guest: Token) -> Listening {
        let number = self.stage.next_socket;
        self.stage.next_socket += 1;
        self.stage.listeners.insert(number, guest);
        self.publish(None);
        Listening { number, versions: self.stage.heard.subscribe() }
    }

    /// Shows everyone what has changed. `log_from` is the first step whose log lines are new.
    pub(super) fn publish(&mut self, log_from: Option<usize>) {
        self.show(log_from, |_| true);
        self.stage.heard.send_replace(self.stage.version);
    }

    /// Shows what has changed to those who sit on one of some seats; the others are sent nothing.
    pub(super) fn whisper(&mut self, seats: SeatSet) {
        self.show(None, |eyes| eyes.seats.iter().any(|seat| seats.contains(seat)));
    }

    fn show(&mut self, log_from: Option<usize>, to: impl Fn(&Eyes) -> bool) {
        self.stage.turn_page(log_from);
        let mut crowd: BTreeMap<Eyes, Vec<u64>> = BTreeMap::new();
        for (number, socket) in self.stage.sockets.iter().filter(|(_, socket)| socket.greeted) {
            crowd.entry(self.eyes(socket.guest, socket.language)).or_default().push(*number);
        }
        crowd.retain(|eyes, _| to(eyes));
        let chat = self.chat.len();
        for (eyes, sockets) in crowd {
            let mut audience = self.stage.audiences.remove(&eyes).unwrap_or_default();
            let version = self.stage.version;
            audience.parts = PartCache::after(audience.parts);
            let mut painted = self.paint(eyes, &audience.parts);
            if !audience.can_do_without(&painted.zones) {
                audience.parts = PartCache::default();
                painted = self.paint(eyes, &audience.parts);
            }
            audience.update(&painted.zones, painted.viewer, version);
            let log = audience
                .log_from(version - 1, log_from)
                .map(|from| self.paint_log(painted.viewer, from, eyes.language));
            // Everyone greeted has all chat but the last lines, the same ones.
            let chat_from = sockets.iter().map(|number| self.stage.sockets[number].chat).min().unwrap_or(chat);
            let message = TableMessage {
                epoch: &self.stage.epoch,
                version,
                fresh: false,
                status: painted.status,
                steps: self.session.step_count(),
                viewer: painted.viewer.seat().map(|seat| seat.index() + 1),
                decisions: painted.decisions.clone(),
                partners: painted.partners.clone(),
                zones: audience.since(&painted.zones, version - 1),
                log,
                chat: (chat_from < chat).then(|| self.paint_chat(chat_from, eyes.seats, eyes.language)),
                clock: self.clocks.message(now()),
            };
            let text: Bytes = ServerMessage::Table(&message).text().into();
            self.stage.audiences.insert(eyes, audience);
            for number in sockets {
                let socket = self.stage.sockets.get_mut(&number).expect("it was here a moment ago");
                socket.chat = chat;
                if socket.out.try_send(text.clone()).is_err() {
                    // It does not keep up. Without its line it ends, and the client comes back for a fresh table.
                    self.stage.sockets.remove(&number);
                }
            }
        }
    }

    /// The answer to hello: the gap since what the client has, or everything.
    pub(super) fn welcome(&mut self, number: u64, resume: Option<&Resume>) {
        let Some((guest, language)) = self.stage.who(number) else { return };
        let eyes = self.eyes(guest, language);
        let mut audience = self.stage.audiences.remove(&eyes).unwrap_or_default();
        audience.parts = PartCache::default();
        let painted = self.paint(eyes, &audience.parts);
        audience.update(&painted.zones, painted.viewer, self.stage.version);
        let known = resume
            .filter(|resume| resume.epoch == self.stage.epoch && resume.chat <= self.chat.len())
            .and_then(|resume| Some((resume.version, resume.chat, self.stage.log_gap(resume.version)?)));
        let (since, chat_from, log_from) = known.unwrap_or((0, 0, Some(0)));
        let message = TableMessage {
            epoch: &self.stage.epoch,
            version: self.stage.version,
            fresh: known.is_none(),
            status: painted.status,
            steps: self.session.step_count(),
            viewer: painted.viewer.seat().map(|seat| seat.index() + 1),
            decisions: painted.decisions.clone(),
            partners: painted.partners.clone(),
            zones: audience.since(&painted.zones, since),
            log: audience.log_from(since, log_from).map(|from| self.paint_log(painted.viewer, from, language)),
            chat: Some(self.paint_chat(chat_from, eyes.seats, eyes.language)),
            clock: self.clocks.message(now()),
        };
        let text: Bytes = ServerMessage::Table(&message).text().into();
        self.stage.audiences.insert(eyes, audience);
        let chat = self.chat.len();
        if let Some(socket) = self.stage.sockets.get_mut(&number) {
            socket.greeted = true;
            socket.chat = chat;
            let _ = socket.out.try_send(text);
        }
    }

    /// The table for a page that is being opened; its socket will resume from here.
    pub(super) fn glance(&mut self, guest: Token, language: Language) -> Glance {
        let eyes = self.eyes(guest, language);
        let mut audience = self.stage.audiences.remove(&eyes).unwrap_or_default();
        audience.parts = PartCache::default();
        let painted = self.paint(eyes, &audience.parts);
        audience.update(&painted.zones, painted.viewer, self.stage.version);
        self.stage.audiences.insert(eyes, audience);
        let state = TableMessage {
            epoch: &self.stage.epoch,
            version: self.stage.version,
            fresh: true,
            status: painted.status,
            steps: self.session.step_count(),
            viewer: painted.viewer.seat().map(|seat| seat.index() + 1),
            decisions: painted.decisions.clone(),
            partners: painted.partners.clone(),
            zones: BTreeMap::new(),
            log: None,
            chat: None,
            clock: self.clocks.message(now()),
        };
        let state = ServerMessage::Table(&state).text();
        Glance {
            game: self.game,
            status: self.status,
            seated: !eyes.seats.is_empty(),
            log: self.paint_log(painted.viewer, 0, language).html,
            chat: self.paint_chat(0, eyes.seats, language).html,
            chat_count: self.chat.len(),
            zones: painted.zones.iter().map(|(name, zone)| (*name, zone.html().into_owned())).collect(),
            state,
        }
    }

    pub(super) fn snapshot(&self) -> Snapshot {
        Snapshot {
            game: self.game,
            session: self.session.fork(),
            seats: self.seats.clone(),
            status: self.status,
            resigned: self.resigned,
        }
    }
}
