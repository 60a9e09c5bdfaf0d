//! Taking back: what a seat may do alone, and what needs the consent of other people.

use journal::{EntryKind, Occupant};
use kernel::{Seat, SeatSet};
use pages::Refusal;
use session::TakeBackError;

use crate::pending::{Origin, Then};
use crate::state::{Request, Table};

/// How a seat can take back its last decision.
#[derive(Clone, Copy, Debug)]
pub(crate) enum TakeBack {
    /// Without asking anyone. This many steps are kept.
    Alone(usize),
    /// If the other people agree. This many steps are kept.
    Asking(usize),
}

impl Table {
    /// How a seat can take back its last decision. What the session allows is the seat's own right unless it undoes the
    /// decision of someone else; then everyone else who holds a seat is asked, even if a computer stands in for them.
    pub(crate) fn can_take_back(&self, seat: Seat) -> Result<TakeBack, Refusal> {
        self.check_running()?;
        if self.is_played_by_computer(seat) {
            return Err(Refusal::NotYourTurn);
        }
        let point = self.session.take_back_point(seat).map_err(|error| match error {
            TakeBackError::Nothing => Refusal::NothingToTakeBack,
            error => Refusal::CannotTakeBack(error),
        })?;
        // Those who share a screen agree among themselves.
        let own = self.seats_of_same_guest(seat);
        let Some(other) = point.others.iter().find(|other| !own.contains(*other)) else {
            return Ok(TakeBack::Alone(point.kept));
        };
        let people = self.other_people(seat);
        if people.is_empty() {
            return Err(Refusal::CannotTakeBack(TakeBackError::OtherSeat { seat: other }));
        }
        if people.iter().any(|person| is_gone(self.occupant(person))) {
            return Err(Refusal::NobodyToAgree);
        }
        Ok(TakeBack::Asking(point.kept))
    }

    /// Takes back at once where that is the seat's own right, else asks the others.
    pub(crate) fn take_back(&mut self, origin: Origin, seat: Seat, then: Then, now: i64) -> Result<(), Refusal> {
        match self.can_take_back(seat)? {
            TakeBack::Alone(kept) => self.rewind(origin, seat, kept, then, now),
            TakeBack::Asking(kept) => self.propose(EntryKind::Ask { seat, kept }, origin, None, then, now),
        }
        Ok(())
    }

    fn rewind(&mut self, origin: Origin, seat: Seat, kept: usize, then: Then, now: i64) {
        let mut next = self.session.fork();
        next.rewind(kept);
        self.enter_what_is_certain(next.as_mut());
        let steps = next.steps(kept);
        self.propose(EntryKind::TakeBack { seat, kept, steps }, origin, Some(next), then, now);
    }

    pub(crate) fn answer_take_back(
        &mut self,
        origin: Origin,
        seat: Seat,
        number: u32,
        agree: bool,
        then: Then,
        now: i64,
    ) -> Result<(), Refusal> {
        self.check_running()?;
        let is_asked = |request: &&Request| request.number == number && request.missing.contains(seat);
        let request = self.request.as_ref().filter(is_asked).ok_or(Refusal::NoRequest)?;
        let own = self.seats_of_same_guest(seat);
        if agree && request.missing.iter().all(|missing| own.contains(missing)) {
            let (asker, kept) = (request.seat, request.kept);
            self.rewind(origin, asker, kept, then, now);
        } else {
            self.propose(EntryKind::Answer { seat, agree }, origin, None, then, now);
        }
        Ok(())
    }

    /// What an entry means for requests to take back.
    pub(crate) fn note_request(&mut self, kind: &EntryKind) {
        match kind {
            EntryKind::Ask { seat, kept } => {
                self.requests += 1;
                let missing = self.other_people(*seat);
                self.request = Some(Request { number: self.requests, seat: *seat, kept: *kept, missing });
            }
            EntryKind::Answer { seat, agree: true } => {
                let own = self.seats_of_same_guest(*seat);
                if let Some(request) = &mut self.request {
                    request.missing = request.missing.iter().filter(|missing| !own.contains(*missing)).collect();
                }
            }
            // The match has moved on, somebody declines, or somebody who would have to agree no longer can.
            EntryKind::Answer { agree: false, .. }
            | EntryKind::Start { .. }
            | EntryKind::Steps { .. }
            | EntryKind::TakeBack { .. }
            | EntryKind::Resign { .. } => self.request = None,
            EntryKind::Seat { occupant, .. } if is_gone(occupant) => self.request = None,
            EntryKind::Seat { .. }
            | EntryKind::Remove { .. }
            | EntryKind::Withdraw
            | EntryKind::Contribute { .. }
            | EntryKind::Open { .. }
            | EntryKind::Chat { .. }
            | EntryKind::Mute { .. }
            | EntryKind::Rematch { .. } => {}
        }
    }

    /// All seats of the guest who holds a seat.
    fn seats_of_same_guest(&self, seat: Seat) -> SeatSet {
        self.occupant(seat).guest().map_or(SeatSet::one(seat), |guest| self.seats_of(guest))
    }

    /// The seats of other people, whoever plays them now.
    fn other_people(&self, seat: Seat) -> SeatSet {
        let own = self.seats_of_same_guest(seat);
        let is_other = |other: &Seat| self.occupant(*other).guest().is_some() && !own.contains(*other);
        self.seat_numbers().filter(is_other).collect()
    }
}

/// Whether a guest has left for good and can no longer answer: resigned, or out of time.
fn is_gone(occupant: &Occupant) -> bool {
    occupant.stand_in().is_some_and(|reason| !reason.may_return())
}
