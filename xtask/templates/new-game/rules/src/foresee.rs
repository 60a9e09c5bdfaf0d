//! What an action brings, told before it is played.

use kernel::{Foresee, Seat};

use crate::action::Action;
use crate::event::Event;
use crate::game::NewGame;
use crate::state::State;

impl Foresee for NewGame {
    /// The one who draws a stone knows it; only the last turn shows more, when all stones are turned up.
    fn surprises(&self, state: &State, _seat: Seat, _action: Action) -> bool {
        state.turns + 1 == self.turns()
    }

    fn is_surprise(&self, event: &Event) -> bool {
        matches!(event, Event::Revealed)
    }
}
