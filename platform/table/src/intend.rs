//! Showing partners what a seat is thinking of doing, before it is done.
//!
//! An intention is not a step: it is not stored, binds nobody, and is dropped with its decision, or when its guest
//! disconnects.

use journal::Token;
use kernel::{Seat, SeatSet};
use pages::{GameError, Refusal};
use present::Language;

use crate::intention::Intention;
use crate::state::Table;

impl Table {
    /// Shows a seat's confidants what it is thinking of doing, or that it no longer is. Nobody else is sent anything.
    pub(crate) fn intend(
        &mut self,
        seat: Seat,
        decision: u32,
        action: Option<String>,
        now: i64,
    ) -> Result<(), Refusal> {
        self.check_decision(seat, decision)?;
        let new = match action {
            None => None,
            Some(action) => {
                let confidants = self.session.confidants(seat, &action);
                let illegal = |error| Refusal::IllegalAction(GameError::new(self.game, error));
                let confidants = confidants.map_err(illegal)?;
                let seen_by: SeatSet = self.others(seat).iter().filter(|other| confidants.contains(*other)).collect();
                (!seen_by.is_empty()).then_some(Intention { decision, action, seen_by })
            }
        };
        let old = std::mem::replace(&mut self.intentions[seat.index()], new);
        let new = self.intentions[seat.index()].as_ref();
        let concerned: SeatSet = old.iter().chain(new).flat_map(|intention| intention.seen_by.iter()).collect();
        if !concerned.is_empty() {
            self.publish_to(concerned.with(seat), now);
        }
        Ok(())
    }

    /// Drops the intentions whose decision is no longer open, or that others have made impossible.
    pub(crate) fn drop_stale_intentions(&mut self) {
        for seat in self.seat_numbers() {
            let session = &self.session;
            self.intentions[seat.index()].take_if(|intention| {
                session.decision(seat) != Some(intention.decision)
                    || session.confidants(seat, &intention.action).is_err()
            });
        }
    }

    /// Drops all intentions.
    pub(crate) fn drop_intentions(&mut self) {
        self.intentions.fill_with(|| None);
    }

    /// Drops the intentions of a guest who disconnects.
    pub(crate) fn drop_intentions_of(&mut self, guest: Token) {
        for seat in self.seats_of(guest).iter() {
            self.intentions[seat.index()] = None;
        }
    }

    /// What others intend, as far as the viewer may see it.
    pub(crate) fn intentions_for(&self, viewer: Option<Seat>) -> Vec<(Seat, String)> {
        let Some(viewer) = viewer else { return Vec::new() };
        let seen = |seat: Seat| {
            let intention =
                self.intentions[seat.index()].as_ref().filter(|intention| intention.seen_by.contains(viewer))?;
            Some((seat, intention.action.clone()))
        };
        self.seat_numbers().filter_map(seen).collect()
    }

    /// The seats of those who see what a seat intends now.
    pub(crate) fn intention_seen_by(&self, seat: Seat) -> SeatSet {
        self.intentions[seat.index()].as_ref().map_or(SeatSet::EMPTY, |intention| intention.seen_by)
    }

    /// The seats of other people who are partners of a seat.
    pub(crate) fn partners(&self, seat: Seat) -> SeatSet {
        let others = self.others(seat);
        let partners = self.session.partners(seat, Language::default());
        partners.into_iter().map(|(partner, _)| partner).filter(|partner| others.contains(*partner)).collect()
    }
}
