//! How a table changes: tried on a copy, handed out to be written, and visible only once it is durable.

use std::hash::BuildHasher as _;

use catalog::CatalogSession;
use foldhash::quality::FixedState;
use journal::{Append, Entry, EntryKind, Muted, Occupant, Status, Summary, Token};
use kernel::{Seat, SeatSet};
use pages::{GameError, Refusal};
use session::{AnySession, contender_word};

use crate::command::{Answer, Output, SubscriberId};
use crate::message::ServerMessage;
use crate::pending::{Change, Origin, Pending, Then};
use crate::program_data::Played;
use crate::seats::{computer_level, played_by_guests};
use crate::state::{ChatEntry, Table};

/// How long to wait after the store has refused something that nobody will ask for again, in milliseconds.
const RETRY: i64 = 2_000;

impl Table {
    /// Makes a change the pending one and hands out the entry to be written. With a session, that is what the match
    /// becomes.
    pub(crate) fn propose(
        &mut self,
        kind: EntryKind,
        origin: Origin,
        session: Option<Box<dyn CatalogSession>>,
        then: Then,
        now: i64,
    ) {
        let after: &dyn AnySession = session.as_deref().unwrap_or(self.session.as_ref()).base();
        let mut seats = self.seats.clone();
        let (mut status, mut resigned) = (self.status, self.resigned);
        match &kind {
            EntryKind::Seat { seat, occupant } => seats[seat.index()].occupant = occupant.clone(),
            EntryKind::Remove { seat, .. } => seats[seat.index()].occupant = Occupant::Open,
            EntryKind::Withdraw => status = Status::Withdrawn,
            EntryKind::Resign { seat } => (status, resigned) = (Status::Over, Some(*seat)),
            EntryKind::Start { .. } | EntryKind::Steps { .. } | EntryKind::TakeBack { .. } => {
                status = if after.is_over() { Status::Over } else { Status::Running };
            }
            EntryKind::Ask { .. }
            | EntryKind::Answer { .. }
            | EntryKind::Contribute { .. }
            | EntryKind::Open { .. }
            | EntryKind::Chat { .. }
            | EntryKind::Mute { .. }
            | EntryKind::Rematch { .. } => {}
        }
        let running = status == Status::Running;
        let to_act = if running { self.asked(after) } else { SeatSet::EMPTY };
        let mut clocks = self.clocks.clone();
        // Only the last consent comes from somebody else than the seat that goes back.
        if matches!(&kind, EntryKind::TakeBack { seat, .. } if self.occupant(*seat).guest() != origin.guest) {
            clocks.forget_turns();
        }
        clocks.follow(after, if running { played_by_guests(&seats) } else { SeatSet::EMPTY }, now);
        let computer_acts =
            to_act.iter().any(|seat| computer_level(self.game, &seats[seat.index()].occupant).is_some());
        // Computers alone go on when somebody looks.
        let computer_acts = computer_acts && seats.iter().any(|seat| seat.occupant.guest().is_some());
        let summary = Summary {
            status,
            steps: after.step_count(),
            to_act,
            clocks: clocks.used(now),
            wake_at: if computer_acts { Some(now) } else { clocks.deadline().map(|(time, _)| time) },
            result: (status == Status::Over).then(|| result(after, resigned)),
        };
        let entry = Entry { kind: kind.clone(), guest: origin.guest, message: origin.message.clone(), up: now };
        let append = Append { id: self.id, number: self.entries, entry, summary };
        self.pending =
            Some(Pending::Change(Box::new(Change { kind, origin, session, seats, status, resigned, clocks, then })));
        self.output(Output::Append(Box::new(append)));
    }

    /// The pending change is durable: it takes effect and is shown.
    pub(crate) fn apply(&mut self, change: Change, now: i64) {
        let Change { kind, origin, session, seats, status, resigned, clocks, then } = change;
        self.entries += 1;
        self.remember(&origin);
        let log_from = match &kind {
            EntryKind::Start { .. } => Some(0),
            EntryKind::Steps { .. } => Some(self.session.step_count()),
            EntryKind::TakeBack { kept, .. } => {
                self.rewinds += 1;
                Some(*kept)
            }
            _ => None,
        };
        if let Some(session) = session {
            self.session = session;
            self.moved_at = now;
        }
        self.chance.note(&kind, origin.guest);
        self.note(&kind, origin.guest);
        (self.seats, self.status, self.resigned, self.clocks) = (seats, status, resigned, clocks);
        match kind {
            EntryKind::Ask { .. }
            | EntryKind::Answer { .. }
            | EntryKind::Chat { .. }
            | EntryKind::Mute { .. }
            | EntryKind::Rematch { .. } => {}
            EntryKind::Steps { .. } => self.drop_stale_intentions(),
            _ => self.drop_intentions(),
        }
        self.publish(log_from, now);
        match then {
            Then::Done(subscriber) => self.answer_done(subscriber, &origin.message),
            Then::Go(subscriber, next) => {
                let to = format!("/m/{next}");
                self.send(subscriber, &ServerMessage::Go { id: &origin.message, to });
            }
            Then::Seated(..) | Then::Played(_) if self.is_ready() => return self.begin(then, now),
            Then::Seated(request, seat) => self.output(Output::Answer { request, answer: Ok(Answer::Seat(seat)) }),
            Then::Played(request) => {
                let answer = Ok(Answer::Played(self.played()));
                self.output(Output::Answer { request, answer });
            }
            Then::Retry => {}
        }
        if self.is_ready() {
            return self.begin(Then::Retry, now);
        }
        self.wake_computers(now);
    }

    /// The pending change could not be made durable: it has not happened.
    pub(crate) fn discard(&mut self, change: &Change, now: i64) {
        match change.then {
            Then::Done(subscriber) | Then::Go(subscriber, _) => {
                self.refuse(subscriber, &change.origin.message, &Refusal::StoreFailed);
            }
            Then::Seated(request, _) | Then::Played(request) => {
                if matches!(change.kind, EntryKind::Start { .. }) {
                    self.retry_later(now);
                }
                self.output(Output::Answer { request, answer: Err(Refusal::StoreFailed) });
            }
            Then::Retry => self.retry_later(now),
        }
    }

    pub(crate) fn retry_later(&mut self, now: i64) {
        self.retry_at = Some(now + RETRY);
    }

    /// The match begins: all chance is decided now, and the first of it is dealt.
    pub(crate) fn begin(&mut self, then: Then, now: i64) {
        // Nothing has happened yet: the record has no steps.
        let dealt = self.game.load(&self.session.record(), self.chance.source(&self.seats));
        let mut session = dealt.expect("a match that could be loaded can begin");
        self.enter_what_is_certain(session.as_mut());
        let steps = session.steps(0);
        self.propose(EntryKind::Start { steps }, Origin::default(), Some(session), then, now);
    }

    /// Plays an action on a copy, or enters an outcome, and proposes the result.
    pub(crate) fn step(
        &mut self,
        origin: Origin,
        seat: Seat,
        action: &str,
        then: Then,
        now: i64,
    ) -> Result<(), Refusal> {
        let before = self.session.step_count();
        let mut next = self.session.fork();
        let done = if self.waits_for_outcome() { next.enter_chance(action) } else { next.play(seat, action) };
        done.map_err(|error| Refusal::IllegalAction(GameError::new(self.game, error)))?;
        self.enter_what_is_certain(next.as_mut());
        let steps = next.steps(before);
        self.propose(EntryKind::Steps { seat, steps }, origin, Some(next), then, now);
        Ok(())
    }

    pub(crate) fn answer_done(&mut self, subscriber: SubscriberId, id: &str) {
        let version = self.subscribers.version();
        self.send(subscriber, &ServerMessage::Done { id, version });
    }

    pub(crate) fn played(&self) -> Played {
        Played { status: self.status.into(), version: self.subscribers.version(), steps: self.session.step_count() }
    }

    /// What an entry leaves besides steps and seats.
    pub(crate) fn note(&mut self, kind: &EntryKind, guest: Option<Token>) {
        match kind {
            EntryKind::Chat { name, text } => {
                let seat = guest.and_then(|guest| self.seats_of(guest).first());
                self.chat.push(ChatEntry { name: name.clone(), author: guest, seat, text: text.clone() });
            }
            EntryKind::Mute { seat, whom, hidden } => {
                let mutes = &mut self.mutes[seat.index()];
                match whom {
                    Muted::Spectators => mutes.spectators = *hidden,
                    Muted::Seat(other) if *hidden => mutes.seats = mutes.seats.with(*other),
                    Muted::Seat(other) => mutes.seats = mutes.seats.without(*other),
                }
            }
            EntryKind::Remove { guest, .. } => self.removed.push(*guest),
            EntryKind::Rematch { next } => self.next = Some(*next),
            _ => self.note_request(kind),
        }
    }

    /// Whether this message has already had its effect.
    pub(crate) fn is_done(&self, origin: &Origin) -> bool {
        !origin.message.is_empty() && self.done.contains(&fingerprint(origin))
    }

    /// Remembers a message as long as the match: it is in the journal with its change, and a client that got no answer may
    /// repeat it at any time.
    pub(crate) fn remember(&mut self, origin: &Origin) {
        if !origin.message.is_empty() {
            self.done.insert(fingerprint(origin));
        }
    }
}

/// The result of a match that is over: contender, score and rank. A seat that has ended it by resigning comes last.
pub(crate) fn result(session: &dyn AnySession, resigned: Option<Seat>) -> Vec<(String, i32, u8)> {
    let standings = session.standings();
    let ranking = resigned.map_or_else(|| standings.clone(), |seat| standings.without(seat));
    let last = standings.rows().len() as u8;
    let rank = |who| ranking.rows().iter().find(|row| row.who == who).map_or(last, |row| row.rank);
    standings.rows().iter().map(|row| (contender_word(row.who), row.score, rank(row.who))).collect()
}

fn fingerprint(origin: &Origin) -> u64 {
    FixedState::default().hash_one((origin.guest.map(|guest| *guest.bytes()), &origin.message))
}
