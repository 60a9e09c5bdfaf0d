//! The table itself: everything a match in memory consists of.

use std::collections::{BTreeMap, HashSet, VecDeque};

use catalog::{CatalogGame, CatalogSession};
use foldhash::fast::RandomState;
use journal::{MatchSeat, Occupant, Status, Token};
use kernel::{Seat, SeatSet, Viewer};
use pages::{Naming, Refusal};
use present::Language;

use crate::chance::Chance;
use crate::clocks::Clocks;
use crate::command::{Command, Output, SubscriberId, ThinkingFor};
use crate::intention::Intention;
use crate::message::{ServerMessage, refused};
use crate::pending::Pending;
use crate::seats::computer_level;
use crate::subscribers::Subscribers;

/// A match in memory. See the crate's documentation for how to drive it.
pub struct Table {
    pub(crate) id: Token,
    pub(crate) game: &'static dyn CatalogGame,
    /// The hash of the box it is played with; empty for the built-in pieces.
    pub(crate) own_box: String,
    pub(crate) options: Vec<(String, String)>,
    pub(crate) host: Token,
    pub(crate) origin: String,
    pub(crate) listed: bool,
    pub(crate) aids: bool,
    /// Whether spectators may write in the chat.
    pub(crate) spectators_write: bool,
    /// Whether everybody agrees to hints, although people play against each other.
    pub(crate) hints: bool,
    pub(crate) seats: Vec<MatchSeat>,
    pub(crate) status: Status,
    /// The seat that gave up and so ended the match.
    pub(crate) resigned: Option<Seat>,
    /// The match itself. Nothing is dealt before it begins.
    pub(crate) session: Box<dyn CatalogSession>,
    pub(crate) chance: Chance,
    /// The number of the next entry in the journal.
    pub(crate) entries: u32,
    /// The messages that have had their effect, by hash.
    pub(crate) done: HashSet<u64, RandomState>,
    pub(crate) chat: Vec<ChatEntry>,
    /// For each seat, whose lines it does not want to read.
    pub(crate) mutes: Vec<Mutes>,
    /// Whom the host has removed.
    pub(crate) removed: Vec<Token>,
    /// Since when each guest is away who is not connected, as far as it is known.
    pub(crate) away: BTreeMap<Token, i64>,
    /// When the open decisions arose.
    pub(crate) moved_at: i64,
    /// The seats whose guests have been away so long that others may replace them, as everyone was told.
    pub(crate) replaceable: SeatSet,
    /// The match in which the same players went on.
    pub(crate) next: Option<Token>,
    pub(crate) request: Option<Request>,
    /// The number of requests so far; the last one has this number.
    pub(crate) requests: u32,
    /// For each seat, what it is thinking of doing.
    pub(crate) intentions: Vec<Option<Intention>>,
    /// How often steps were taken back: a computer's choice from before is worthless.
    pub(crate) rewinds: u32,
    /// For each seat, whether a computer is thinking for it.
    pub(crate) thinking: Vec<bool>,
    pub(crate) clocks: Clocks,
    pub(crate) subscribers: Subscribers,
    /// Until when somebody looks at the table without being connected.
    pub(crate) watched_until: i64,
    /// When to go on after the store refused something that nobody will ask for again.
    pub(crate) retry_at: Option<i64>,
    /// What waits for the store.
    pub(crate) pending: Option<Pending>,
    /// Commands that arrived while something was pending.
    pub(crate) waiting: VecDeque<Command>,
    pub(crate) outputs: VecDeque<Output>,
}

/// Something written in the chat.
pub(crate) struct ChatEntry {
    pub(crate) name: String,
    pub(crate) author: Option<Token>,
    pub(crate) seat: Option<Seat>,
    pub(crate) text: String,
}

/// Whose lines of the chat a seat does not want to read.
#[derive(Clone, Copy, Default)]
pub(crate) struct Mutes {
    pub(crate) seats: SeatSet,
    pub(crate) spectators: bool,
}

impl Mutes {
    /// Whether these lines are hidden: of a seat, or of spectators.
    pub(crate) fn hides(&self, author: Option<Seat>) -> bool {
        author.map_or(self.spectators, |seat| self.seats.contains(seat))
    }
}

/// A request to take something back that needs the consent of others.
pub(crate) struct Request {
    pub(crate) number: u32,
    pub(crate) seat: Seat,
    /// The number of steps to keep.
    pub(crate) kept: usize,
    /// The seats of those whose consent is still missing.
    pub(crate) missing: SeatSet,
}

impl Table {
    /// The match.
    #[must_use]
    pub fn id(&self) -> Token {
        self.id
    }

    pub(crate) fn seat_numbers(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.seats.len() as u8).map(Seat::new)
    }

    /// The seats a guest sits on.
    pub(crate) fn seats_of(&self, guest: Token) -> SeatSet {
        self.seat_numbers().filter(|seat| self.occupant(*seat).guest() == Some(guest)).collect()
    }

    pub(crate) fn occupant(&self, seat: Seat) -> &Occupant {
        &self.seats[seat.index()].occupant
    }

    /// Whether those who sit here may ask the computer for hints: at a table with aids, and among several people only if
    /// the table says so.
    pub(crate) fn allows_hints(&self) -> bool {
        let first = self.seats.iter().find_map(|seat| seat.occupant.guest());
        let is_one_person =
            self.seats.iter().filter_map(|seat| seat.occupant.guest()).all(|guest| Some(guest) == first);
        self.aids && (self.hints || is_one_person)
    }

    /// For whom computers think at this table.
    pub(crate) fn thinking_for(&self) -> ThinkingFor {
        let origin = if self.origin.is_empty() { self.host.to_string() } else { self.origin.clone() };
        ThinkingFor { origin, people: self.has_people() }
    }

    /// Whether a guest has a seat.
    pub(crate) fn has_people(&self) -> bool {
        self.seats.iter().any(|seat| seat.occupant.guest().is_some())
    }

    /// Whether a computer plays this seat now.
    pub(crate) fn is_played_by_computer(&self, seat: Seat) -> bool {
        computer_level(self.game, self.occupant(seat)).is_some()
    }

    pub(crate) fn is_full(&self) -> bool {
        self.seats.iter().all(|seat| seat.occupant != Occupant::Open)
    }

    pub(crate) fn check_running(&self) -> Result<(), Refusal> {
        if self.status == Status::Running { Ok(()) } else { Err(Refusal::NotRunning) }
    }

    /// The name at each seat.
    pub(crate) fn names(&self, language: Language) -> Vec<String> {
        self.naming(language).occupants(self.seats.iter().map(|seat| &seat.occupant))
    }

    pub(crate) fn naming(&self, language: Language) -> Naming<'static> {
        Naming { game: self.game, id: self.id, language }
    }

    /// Whose view a guest with these seats gets: that of the own seat that is to act, else of the first one.
    pub(crate) fn viewer(&self, own: SeatSet) -> Viewer {
        let to_act = self.asked(self.session.base());
        let acting = own.iter().find(|seat| to_act.contains(*seat) && !self.is_played_by_computer(*seat));
        acting.or(own.first()).map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// The seats of other people: not of this seat's guest, and not played by a computer.
    pub(crate) fn others(&self, seat: Seat) -> SeatSet {
        let guest = self.occupant(seat).guest();
        let is_other = |other: &Seat| {
            let occupant = self.occupant(*other);
            occupant.is_played_by_guest() && occupant.guest() != guest
        };
        self.seat_numbers().filter(is_other).collect()
    }

    pub(crate) fn output(&mut self, output: Output) {
        self.outputs.push_back(output);
    }

    pub(crate) fn send(&mut self, subscriber: SubscriberId, message: &ServerMessage<'_>) {
        let json = message.json();
        self.output(Output::Send { to: vec![subscriber], json });
    }

    /// Tells a subscriber that a message was refused.
    pub(crate) fn refuse(&mut self, subscriber: SubscriberId, id: &str, refusal: &Refusal) {
        let language = self.subscribers.get(subscriber).map(|(_, language)| language).unwrap_or_default();
        let json = refused(id, refusal, language);
        self.output(Output::Send { to: vec![subscriber], json });
    }
}
