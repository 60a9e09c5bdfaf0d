//! What guests do before a match begins: they contribute to its chance.

use journal::{EntryKind, Status, Token};
use kernel::Seat;
use pages::Refusal;
use session::{Commitment, Contribution};

use crate::act::Handled;
use crate::chance::{Given, guests};
use crate::message::ChanceMessage;
use crate::pending::{Origin, Then};
use crate::program_data::{ContributionDue, ContributionView};
use crate::state::Table;

impl Table {
    /// Whether every seat is taken and everybody has contributed to chance, so that the match can begin.
    pub(crate) fn is_ready(&self) -> bool {
        self.status == Status::Waiting && self.is_full() && self.missing().is_empty()
    }

    /// Whether the hashes of all contributions are there, and nobody can join any more.
    fn is_opening(&self) -> bool {
        self.is_full() && guests(&self.seats).iter().all(|(_, guest)| self.chance.of(*guest).is_some())
    }

    /// What a guest with a seat has to send next.
    pub(crate) fn due(&self, guest: Token) -> Option<ContributionDue> {
        if !self.chance.is_shared || self.status != Status::Waiting || self.seats_of(guest).is_empty() {
            return None;
        }
        match self.chance.of(guest) {
            None => Some(ContributionDue::Hash),
            Some(Given { opening: None, .. }) if self.is_opening() => Some(ContributionDue::Opening),
            Some(_) => None,
        }
    }

    /// The first seats of those who have to send something.
    pub(crate) fn missing(&self) -> Vec<Seat> {
        let is_due = |(_, guest): &(Seat, Token)| self.due(*guest).is_some();
        guests(&self.seats).into_iter().filter(is_due).map(|(seat, _)| seat).collect()
    }

    /// What a browser needs to know to contribute. It is of no use once the match has begun.
    pub(crate) fn chance_message(&self, guest: Option<Token>) -> Option<ChanceMessage> {
        if !self.chance.is_shared || self.status != Status::Waiting {
            return None;
        }
        Some(ChanceMessage {
            commitment: self.chance.commitment()?.to_string(),
            round: self.chance.round,
            hash: guest.and_then(|guest| self.chance.of(guest)).map(|given| given.hash.to_string()),
            due: guest.and_then(|guest| self.due(guest)),
            missing: self.missing().iter().map(|seat| seat.index() + 1).collect(),
        })
    }

    /// The contributions for programs. What was opened is shown when the match has begun.
    pub(crate) fn contribution_views(&self) -> Vec<ContributionView> {
        let begun = self.status != Status::Waiting;
        let view = |(seat, guest): (Seat, Token)| {
            let given = self.chance.of(guest)?;
            let opening = given.opening.filter(|_| begun).map(|opening| opening.to_string());
            Some(ContributionView { seat: seat.index() + 1, hash: given.hash.to_string(), opening })
        };
        guests(&self.seats).into_iter().filter_map(view).collect()
    }

    /// A guest commits to a contribution, or to another one as long as nobody has opened theirs.
    pub(crate) fn contribute(
        &mut self,
        origin: Origin,
        guest: Token,
        hash: Commitment,
        then: Then,
        now: i64,
    ) -> Result<Handled, Refusal> {
        // Who sits down again with the same hash is told that it is there, even if the match has begun.
        if self.chance.of(guest).is_some_and(|given| given.hash == hash) {
            return Ok(Handled::Done);
        }
        self.check_contributing(guest)?;
        if self.chance.is_anything_open() {
            return Err(Refusal::ContributionFixed);
        }
        self.propose(EntryKind::Contribute { hash }, origin, None, then, now);
        Ok(Handled::Later)
    }

    /// A guest opens the contribution.
    pub(crate) fn open_contribution(
        &mut self,
        origin: Origin,
        guest: Token,
        contribution: Contribution,
        then: Then,
        now: i64,
    ) -> Result<Handled, Refusal> {
        self.check_contributing(guest)?;
        match self.chance.of(guest) {
            Some(given) if given.opening == Some(contribution) => return Ok(Handled::Done),
            Some(given) if self.is_opening() && given.hash == contribution.hash() => {}
            Some(_) if self.is_opening() => return Err(Refusal::OtherOpening),
            _ => return Err(Refusal::OpeningTooEarly),
        }
        self.propose(EntryKind::Open { contribution }, origin, None, then, now);
        Ok(Handled::Later)
    }

    fn check_contributing(&self, guest: Token) -> Result<(), Refusal> {
        if self.seats_of(guest).is_empty() {
            return Err(Refusal::NotYourSeat);
        }
        if self.status == Status::Waiting && self.chance.is_shared { Ok(()) } else { Err(Refusal::AlreadyBegun) }
    }
}
