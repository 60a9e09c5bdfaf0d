//! What a computer player thinks of positions and actions.

use kernel::{Evaluate, Game, Seat};

use crate::action::Action;
use crate::game::NewGame;
use crate::state::State;

impl Evaluate for NewGame {
    /// A share that grows with the points; the shares of all seats add up to one.
    fn evaluate(&self, state: &State, seat: Seat) -> f32 {
        let points = |seat: Seat| self.points(state, seat) as f32;
        let lowest = self.seats().seats().map(points).fold(f32::INFINITY, f32::min);
        // The one with the fewest points still has a chance.
        let share = |seat: Seat| points(seat) - lowest + 4.0;
        share(seat) / self.seats().seats().map(share).sum::<f32>()
    }

    /// Keep what brings points, give away what costs points.
    fn prior(&self, state: &State, _seat: Seat, action: Action) -> f32 {
        let value = state.drawn.map_or(0.0, |stone| f32::from(self.components().values[stone]));
        match action {
            Action::Keep => value,
            Action::Give => -value,
        }
    }
}
