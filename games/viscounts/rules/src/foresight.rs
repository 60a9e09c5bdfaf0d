//! What would come of an action, for those who ask before they do it.

use kernel::{Foresee, ForeseenOf, Game, Seat, Silent, Step, foresee_in};
use rand::Rng;

use crate::Viscounts;
use crate::action::Action;
use crate::event::Event;
use crate::state::{HAND, SIDES, State};
use crate::view::View;

/// The hands of others have no part in what follows by the rules alone, so nothing is guessed.
impl Foresee for Viscounts {
    fn surprises(&self, _state: &State, _seat: Seat, _action: Action) -> bool {
        // A card that is played or discarded was known to the actor.
        false
    }

    fn is_surprise(&self, _event: &Event) -> bool {
        false
    }

    fn foresee<R: Rng + ?Sized>(&self, view: &View, seat: Seat, action: Action, rng: &mut R) -> ForeseenOf<Self> {
        foresee_in(self, known(view).unwrap_or_else(|| self.determinize(view, rng)), seat, action)
    }
}

impl Viscounts {
    /// What the viewer would see after a legal action of theirs, up to the next decision or chance step; `None` for a
    /// spectator.
    #[must_use]
    pub fn view_after(&self, view: &View, action: Action) -> Option<View> {
        let mut state = known(view)?;
        self.apply(&mut state, Step::Act(view.viewer.seat()?, action), &mut Silent);
        Some(self.seen_by(&state, view.viewer))
    }

    /// What the viewer may do.
    #[must_use]
    pub fn open_to(&self, view: &View) -> Vec<Action> {
        let mut legal = Vec::new();
        if let (Some(state), Some(seat)) = (known(view), view.viewer.seat()) {
            self.legal_actions(&state, seat, &mut legal);
        }
        legal
    }
}

/// The table with no other hand than the viewer's.
fn known(view: &View) -> Option<State> {
    let mut hands = [[None; HAND]; SIDES];
    hands[view.viewer.seat()?.index()] = view.hand?;
    Some(State { table: view.table, hands })
}
