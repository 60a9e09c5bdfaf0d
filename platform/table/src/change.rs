//! How a table changes: on a copy, durably, and only then for everyone to see.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::time::{Duration, Instant};

use catalog::CatalogSession;
use kernel::{Seat, SeatSet};
use session::{AnySession, Ending};
use store::{Append, Entry, EntryKind, Status, Summary, Token};

use crate::bots::Thought;
use crate::refusal::Refusal;
use crate::time::now;

use super::seats::{bot_level, played_by_people};
use super::{ChatLine, Table};

/// So many messages are remembered. A client repeats only what it has no answer to.
const REMEMBERED: usize = 64;

/// After the store has refused a bot's move.
const RETRY: Duration = Duration::from_secs(2);

/// Whose message causes a change.
#[derive(Clone, Debug, Default)]
pub(super) struct Origin {
    pub(super) guest: Option<Token>,
    pub(super) message: String,
}

impl Table {
    /// Makes a change durable, swaps it in and shows it. With a session, that is what the table becomes.
    ///
    /// # Errors
    /// If the store refuses: the table is then as it was.
    pub(super) async fn commit(
        &mut self,
        kind: EntryKind,
        origin: &Origin,
        next: Option<Box<dyn CatalogSession>>,
    ) -> Result<(), Refusal> {
        let at = now();
        let session = next.as_deref().unwrap_or(self.session.as_ref());
        let mut seats = self.seats.clone();
        let mut status = self.status;
        match &kind {
            EntryKind::Seat { seat, occupant } => seats[seat.index()].occupant = occupant.clone(),
            EntryKind::Resign { .. } => status = Status::Over,
            EntryKind::Start { .. } | EntryKind::Steps { .. } | EntryKind::Back { .. } => {
                status = if session.is_over() { Status::Over } else { Status::Running };
            }
            EntryKind::Chat { .. } | EntryKind::Rematch { .. } => {}
        }
        let running = status == Status::Running;
        let to_act = if running { session.to_act().seats() } else { SeatSet::EMPTY };
        let mut clocks = self.clocks.clone();
        let timed = if running { played_by_people(self.game, &seats) } else { SeatSet::EMPTY };
        clocks.follow(session, timed, at);
        let bot_to_act = to_act.iter().any(|seat| bot_level(self.game, &seats[seat.index()].occupant).is_some());
        let resigned = match kind {
            EntryKind::Resign { seat } => Some(seat),
            _ => self.resigned,
        };
        let summary = Summary {
            status,
            steps: session.step_count(),
            to_act,
            spent: clocks.spent().to_vec(),
            wake_at: if bot_to_act { Some(at) } else { clocks.deadline().map(|(time, _)| time) },
            result: (status == Status::Over).then(|| result(session, resigned)),
        };
        let entry = Entry { kind: kind.clone(), guest: origin.guest, message: origin.message.clone(), at };
        let begun = Instant::now();
        let append = Append { id: self.id, number: self.entries, entry, summary };
        self.app.store.append(append).await.map_err(|error| {
            tracing::error!(%error, id = ?self.id, "a change could not be made durable");
            Refusal::StoreFailed
        })?;
        let durable = begun.elapsed();

        self.entries += 1;
        self.remember(origin);
        let before = self.session.step_count();
        let log_from = match &kind {
            EntryKind::Start { .. } => Some(0),
            EntryKind::Steps { .. } => Some(before),
            EntryKind::Back { kept, .. } => {
                self.rewinds += 1;
                Some(*kept)
            }
            _ => None,
        };
        if let Some(next) = next {
            self.session = next;
            self.request = None;
        }
        if status == Status::Over {
            self.request = None;
        }
        self.note(&kind, origin.guest);
        (self.seats, self.status, self.resigned, self.clocks) = (seats, status, resigned, clocks);
        match kind {
            EntryKind::Chat { .. } | EntryKind::Rematch { .. } => {}
            EntryKind::Steps { .. } => self.drop_stale_intentions(),
            _ => self.drop_intentions(),
        }
        self.publish(log_from);
        self.app.metrics.changed(new_steps(&kind), durable, begun.elapsed());
        self.wake_bots();
        Ok(())
    }

    /// What an entry leaves besides steps and seats.
    pub(super) fn note(&mut self, kind: &EntryKind, guest: Option<Token>) {
        match kind {
            EntryKind::Chat { name, text } => {
                let seat = guest.and_then(|guest| self.seats_of(guest).first());
                self.chat.push(ChatLine { name: name.clone(), seat, text: text.clone() });
            }
            EntryKind::Rematch { next } => self.next = Some(*next),
            _ => {}
        }
    }

    /// Has this message had its effect already?
    pub(super) fn is_done(&self, origin: &Origin) -> bool {
        !origin.message.is_empty() && self.done.contains(&fingerprint(origin))
    }

    pub(super) fn remember(&mut self, origin: &Origin) {
        if !origin.message.is_empty() {
            if self.done.len() == REMEMBERED {
                self.done.pop_front();
            }
            self.done.push_back(fingerprint(origin));
        }
    }

    /// Lets every bot that is to act think, unless it does already.
    pub(super) fn wake_bots(&mut self) {
        if self.status != Status::Running || self.retry.is_some() {
            return;
        }
        for seat in self.session.to_act().seats().iter() {
            let Some(decision) = self.session.decision(seat) else { continue };
            let Some(level) = bot_level(self.game, &self.seats[seat.index()].occupant) else { continue };
            if self.thinking[seat.index()].is_some() {
                continue;
            }
            let thought = Thought {
                id: self.id,
                session: self.session.fork(),
                seat,
                level: level.to_owned(),
                decision,
                rewinds: self.rewinds,
            };
            self.thinking[seat.index()] = Some((decision, self.rewinds));
            self.app.bots.think(&self.app, thought);
        }
    }

    /// A bot has chosen. If the table is no longer the one it thought about, it thinks again.
    pub(super) async fn chosen(&mut self, seat: Seat, decision: u32, rewinds: u32, action: Option<String>) {
        self.thinking[seat.index()] = None;
        let current = self.status == Status::Running
            && self.rewinds == rewinds
            && self.session.decision(seat) == Some(decision)
            && self.played_by_bot(seat);
        let played = match action {
            Some(action) if current => self.step(&Origin::default(), seat, &action).await,
            Some(_) => Ok(()),
            None => Err(Refusal::GoingDown),
        };
        if let Err(refusal) = played {
            tracing::error!(?refusal, id = ?self.id, %seat, "a bot's move was refused");
            self.retry = Some(Instant::now() + RETRY);
        }
        self.wake_bots();
    }

    /// Plays an action on a copy and commits it.
    pub(super) async fn step(&mut self, origin: &Origin, seat: Seat, action: &str) -> Result<(), Refusal> {
        let before = self.session.step_count();
        let mut next = self.session.fork();
        next.play(seat, action).map_err(|error| Refusal::IllegalAction { reason: error.to_string() })?;
        let steps = next.steps(before);
        self.commit(EntryKind::Steps { seat, steps }, origin, Some(next)).await
    }
}

/// How many steps an entry adds.
fn new_steps(kind: &EntryKind) -> u64 {
    match kind {
        EntryKind::Start { steps } | EntryKind::Steps { steps, .. } | EntryKind::Back { steps, .. } => {
            steps.len() as u64
        }
        _ => 0,
    }
}

pub(super) fn result(session: &dyn AnySession, resigned: Option<Seat>) -> Vec<(String, i32, u8)> {
    let record = match resigned {
        Some(seat) => session.record_resigned(seat),
        None => session.record(),
    };
    match record.ending {
        Ending::Over { results, .. } => results,
        Ending::Open => Vec::new(),
    }
}

fn fingerprint(origin: &Origin) -> u64 {
    let mut hasher = DefaultHasher::new();
    (origin.guest.map(|guest| *guest.bytes()), &origin.message).hash(&mut hasher);
    hasher.finish()
}
