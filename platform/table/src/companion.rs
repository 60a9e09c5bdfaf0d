//! One person with the real pieces on their table: they draw and enter what they have drawn, and the match does the rest.

use catalog::CatalogSession;
use kernel::{Seat, SeatSet, ToAct};
use session::AnySession;

use crate::state::Table;

impl Table {
    /// Whether the match waits until the player has entered what was drawn.
    pub(crate) fn waits_for_outcome(&self) -> bool {
        self.chance.is_entered && self.session.to_act() == ToAct::Chance
    }

    /// The seats that a match waits for: those that are to act, or the one that enters what was drawn.
    pub(crate) fn asked(&self, session: &dyn AnySession) -> SeatSet {
        match session.to_act() {
            ToAct::Chance if self.chance.is_entered => self.seat_numbers().collect(),
            to_act => to_act.seats(),
        }
    }

    /// The id of what a seat is asked for: a decision, or the outcome of a draw.
    pub(crate) fn decision(&self, seat: Seat) -> Option<u32> {
        let outcome = || self.waits_for_outcome().then(|| self.session.step_count() as u32);
        self.session.decision(seat).or_else(outcome)
    }

    /// Nobody is asked for an outcome where only one is possible.
    pub(crate) fn enter_what_is_certain(&self, session: &mut (dyn CatalogSession + 'static)) {
        while self.chance.is_entered
            && let [(outcome, _)] = session.chance_outcomes().as_slice()
        {
            session.enter_chance(outcome).expect("it is a possible outcome");
        }
    }
}
