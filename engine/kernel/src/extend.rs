//! Optional abilities of a game, implemented in the game's own crate.

use rand::{Rng, RngExt};

use crate::{Game, Seat};

/// An evaluation of positions and actions, for computer players.
///
/// Search works on determinizations of a view, never on the true state, so an evaluation may look at the whole state.
///
/// Values must be the same on every machine: use arithmetic and `sqrt`, which IEEE 754 defines exactly, and none of the
/// functions whose precision is not specified (`exp`, `ln`, `powf`, `tanh`, ...).
pub trait Evaluate: Game {
    /// The estimated chance of `seat` to win, 0 to 1. At the end of the game it need not be exact: callers use
    /// [`crate::Standings::utility`] there.
    ///
    /// Where two seats compete and nobody else ([`is_duel`]), the values of both add up to one: search asks for one of
    /// them only. Law L18 checks it.
    fn evaluate(&self, state: &Self::State, seat: Seat) -> f32;

    /// A quick estimate of how good an action is, on any scale, higher is better. Search tries the actions of a long
    /// list in this order.
    fn prior(&self, state: &Self::State, seat: Seat, action: Self::Action) -> f32;

    /// A quick, sensible, varied choice out of `legal` for playouts.
    fn playout_action<R: Rng + ?Sized>(
        &self,
        state: &Self::State,
        seat: Seat,
        legal: &[Self::Action],
        rng: &mut R,
    ) -> Self::Action {
        let _ = (state, seat);
        legal[rng.random_range(0..legal.len() as u32) as usize]
    }
}

/// Do two seats compete and nobody else? An automaton that can win is a third contender.
pub fn is_duel<G: Game>(game: &G) -> bool {
    game.seats().get() == 2 && game.standings(&game.initial_state()).rows().len() == 2
}
