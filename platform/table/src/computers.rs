//! Computer players at the table: those who have a seat, and those who stand in.

use journal::{EntryKind, Occupant, StandIn, Status, TimeControl};
use kernel::{MAX_SEATS, Seat, ToAct};
use pages::Refusal;

use crate::command::{Output, Thinking, ThinkingTask};
use crate::pending::{Origin, Then};
use crate::seats::{computer_level, played_by_guests};
use crate::state::Table;

impl Table {
    /// Lets every computer that is to act think, unless it already does. Where nobody sits and nobody looks, none thinks.
    /// Computers among themselves take open turns in the order of their seats, so that a match repeats; where people play,
    /// nobody waits for a computer that acts elsewhere.
    pub(crate) fn wake_computers(&mut self, now: i64) {
        let is_watched = self.has_people() || !self.subscribers.is_empty() || now < self.watched_until;
        if self.status != Status::Running || self.retry_at.is_some() || !is_watched {
            return;
        }
        let to_act = self.session.to_act();
        let in_turn = matches!(to_act, ToAct::Open(_)) && played_by_guests(&self.seats).is_empty();
        for seat in to_act.seats().iter().take(if in_turn { 1 } else { MAX_SEATS }) {
            let Some(decision) = self.session.decision(seat) else { continue };
            let Some(level) = computer_level(self.game, self.occupant(seat)).map(str::to_owned) else { continue };
            if std::mem::replace(&mut self.thinking[seat.index()], true) {
                continue;
            }
            let task = ThinkingTask { seat, decision, rewinds: self.rewinds, steps: self.session.step_count() };
            let thinking = Thinking { task, asker: self.thinking_for(), session: self.session.fork(), level };
            self.output(Output::Think(thinking));
        }
    }

    /// A computer has chosen. If the table is no longer the one it thought about, it thinks again.
    pub(crate) fn on_chosen(&mut self, task: ThinkingTask, action: Option<String>, now: i64) {
        let ThinkingTask { seat, decision, rewinds, steps } = task;
        self.thinking[seat.index()] = false;
        let is_current = self.status == Status::Running
            && self.rewinds == rewinds
            && self.session.decision(seat) == Some(decision)
            && self.is_played_by_computer(seat);
        let Some(action) = action else {
            tracing::error!(id = ?self.id, %seat, "a computer player failed");
            return self.retry_later(now);
        };
        if !is_current {
            return self.wake_computers(now);
        }
        if let Err(refusal) = self.step(Origin::default(), seat, &action, Then::Retry, now) {
            if self.session.step_count() > steps {
                // Another open seat has acted meanwhile and taken the choice away.
                return self.wake_computers(now);
            }
            tracing::error!(?refusal, id = ?self.id, %seat, %action, "a computer player's action was refused");
            self.retry_later(now);
        }
    }

    /// The time of a seat has run out: a computer takes over.
    pub(crate) fn on_time_up(&mut self, seat: Seat, now: i64) {
        let reason = match self.clocks.control() {
            TimeControl::PerGame(_) => StandIn::TimeUp,
            TimeControl::None | TimeControl::PerMove(_) => StandIn::Slow,
        };
        if let Err(refusal) = self.stand_in(Origin::default(), seat, Some(reason), Then::Retry, now) {
            tracing::error!(?refusal, id = ?self.id, %seat, "time ran out, but no computer could take over");
            self.retry_later(now);
        }
    }

    /// Lets a computer play for a guest, or the guest play again. Returns `false` if it is so already.
    pub(crate) fn stand_in(
        &mut self,
        origin: Origin,
        seat: Seat,
        reason: Option<StandIn>,
        then: Then,
        now: i64,
    ) -> Result<bool, Refusal> {
        let Occupant::Guest { guest, name, stand_in } = self.occupant(seat).clone() else {
            return Err(Refusal::NotYourSeat);
        };
        if stand_in.is_some_and(|current| !current.may_return()) {
            return Err(Refusal::NotYourTurn);
        }
        if stand_in == reason {
            return Ok(false);
        }
        if reason.is_none() && self.clocks.is_time_up(seat) {
            return Err(Refusal::TimeUp);
        }
        let occupant = Occupant::Guest { guest, name, stand_in: reason };
        self.propose(EntryKind::Seat { seat, occupant }, origin, None, then, now);
        Ok(true)
    }
}
