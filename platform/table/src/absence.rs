//! Those who are not there: what others may do so that a table does not wait for them for ever.

use journal::{EntryKind, Occupant, StandIn, Status, TimeControl, Token};
use kernel::{Seat, SeatSet};
use pages::{ABSENCE_MINUTES, Refusal};

use crate::act::Handled;
use crate::pending::{Origin, Then};
use crate::state::Table;

/// After so long, in milliseconds, others may let a computer play for somebody who is away.
const ABSENCE: i64 = ABSENCE_MINUTES * 60_000;

impl Table {
    /// A computer plays for somebody who has been away for long. They may come back at any time.
    pub(crate) fn replace(
        &mut self,
        origin: Origin,
        guest: Token,
        number: u8,
        then: Then,
        now: i64,
    ) -> Result<Handled, Refusal> {
        self.check_running()?;
        let seat = self.seat_with_number(number)?;
        if self.seats_of(guest).is_empty() {
            return Err(Refusal::NotYourSeat);
        }
        if !self.replaceable_seats(now).contains(seat) {
            return Err(Refusal::NotAbsent);
        }
        let changed = self.stand_in(origin, seat, Some(StandIn::Absent), then, now)?;
        Ok(if changed { Handled::Later } else { Handled::Done })
    }

    /// The host removes somebody from a table at which the match has not begun.
    pub(crate) fn remove(
        &mut self,
        origin: Origin,
        guest: Token,
        number: u8,
        then: Then,
        now: i64,
    ) -> Result<Handled, Refusal> {
        let seat = self.seat_with_number(number)?;
        self.check_host_before_start(guest)?;
        match self.occupant(seat) {
            Occupant::Guest { guest: removed, .. } if *removed != guest => {
                let kind = EntryKind::Remove { seat, guest: *removed };
                self.propose(kind, origin, None, then, now);
                Ok(Handled::Later)
            }
            _ => Err(Refusal::BadMessage),
        }
    }

    /// The host withdraws a table at which the match has not begun.
    pub(crate) fn withdraw(&mut self, origin: Origin, guest: Token, then: Then, now: i64) -> Result<Handled, Refusal> {
        self.check_host_before_start(guest)?;
        self.propose(EntryKind::Withdraw, origin, None, then, now);
        Ok(Handled::Later)
    }

    fn check_host_before_start(&self, guest: Token) -> Result<(), Refusal> {
        if guest != self.host {
            return Err(Refusal::NotYourSeat);
        }
        if self.status == Status::Waiting { Ok(()) } else { Err(Refusal::AlreadyBegun) }
    }

    /// Since when a match without a clock waits for somebody who is away.
    fn awaited_since(&self, seat: Seat) -> Option<i64> {
        let occupant = self.occupant(seat);
        let guest =
            occupant.guest().filter(|guest| occupant.is_played_by_guest() && !self.subscribers.is_connected(*guest))?;
        let waits = self.status == Status::Running
            && self.clocks.control() == TimeControl::None
            && self.decision(seat).is_some();
        waits.then(|| self.away.get(&guest).copied().unwrap_or(0).max(self.moved_at))
    }

    /// The seats of those who have been away so long that others may let a computer play.
    pub(crate) fn replaceable_seats(&self, now: i64) -> SeatSet {
        self.seat_numbers()
            .filter(|seat| self.awaited_since(*seat).is_some_and(|since| since + ABSENCE <= now))
            .collect()
    }

    /// When the next seat can be replaced, if somebody is there to be told.
    pub(crate) fn next_absence(&self) -> Option<i64> {
        if self.subscribers.is_empty() {
            return None;
        }
        let untold = self.seat_numbers().filter(|seat| !self.replaceable.contains(*seat));
        untold.filter_map(|seat| self.awaited_since(seat)).min().map(|since| since + ABSENCE)
    }
}
