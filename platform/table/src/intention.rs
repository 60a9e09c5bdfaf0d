//! What a seat thinks of doing, shown to those who play hand in hand with it before it is done.
//!
//! An intention is no step: it is not kept in the store, binds nobody, and goes with its decision, or when its seat looks
//! away.

use kernel::{Seat, SeatSet};
use present::Language;
use store::Token;

use crate::refusal::Refusal;

use super::Table;

/// What a seat intends.
pub(super) struct Intention {
    decision: u32,
    action: String,
    /// The seats of other people that may see it; never empty.
    seen_by: SeatSet,
}

impl Table {
    /// Shows a seat's confidants what it thinks of doing, or that it no longer does. Nobody else hears of it.
    pub(super) fn intend(&mut self, seat: Seat, decision: u32, action: Option<String>) -> Result<(), Refusal> {
        self.decides(seat, decision)?;
        let new = match action {
            None => None,
            Some(action) => {
                let confidants = self.session.confidants(seat, &action);
                let confidants = confidants.map_err(|error| Refusal::IllegalAction { reason: error.to_string() })?;
                let seen_by: SeatSet = self.others(seat).iter().filter(|other| confidants.contains(*other)).collect();
                (!seen_by.is_empty()).then_some(Intention { decision, action, seen_by })
            }
        };
        let old = std::mem::replace(&mut self.intentions[seat.index()], new);
        let new = self.intentions[seat.index()].as_ref();
        let told: SeatSet = old.iter().chain(new).flat_map(|intention| intention.seen_by.iter()).collect();
        if !told.is_empty() {
            self.whisper(told.with(seat));
        }
        Ok(())
    }

    /// Forgets the intentions whose decision is no longer open.
    pub(super) fn drop_stale_intentions(&mut self) {
        for seat in self.seat_numbers() {
            let decision = self.session.decision(seat);
            self.intentions[seat.index()].take_if(|intention| decision != Some(intention.decision));
        }
    }

    /// Forgets all intentions: the table is another one.
    pub(super) fn drop_intentions(&mut self) {
        self.intentions.fill_with(|| None);
    }

    /// Forgets the intentions of a guest who looks away.
    pub(super) fn drop_intentions_of(&mut self, guest: Token) {
        for seat in self.seats_of(guest).iter() {
            self.intentions[seat.index()] = None;
        }
    }

    /// What others intend, as far as a seat may see it.
    pub(super) fn intentions_for(&self, viewer: Option<Seat>) -> Vec<(Seat, String)> {
        let Some(viewer) = viewer else { return Vec::new() };
        let seen = |seat: Seat| {
            let intention =
                self.intentions[seat.index()].as_ref().filter(|intention| intention.seen_by.contains(viewer))?;
            Some((seat, intention.action.clone()))
        };
        self.seat_numbers().filter_map(seen).collect()
    }

    /// The other people who see what a seat intends now.
    pub(super) fn intention_seen_by(&self, seat: Seat) -> SeatSet {
        self.intentions[seat.index()].as_ref().map_or(SeatSet::EMPTY, |intention| intention.seen_by)
    }

    /// The other people who play hand in hand with a seat.
    pub(super) fn partners(&self, seat: Seat) -> SeatSet {
        let others = self.others(seat);
        let partners = self.session.partners(seat, Language::default());
        partners.into_iter().map(|(partner, _)| partner).filter(|partner| others.contains(*partner)).collect()
    }
}
