//! Random play.

use rand::Rng;

use crate::event::Silent;
use crate::game::Game;
use crate::step::{Step, ToAct};

/// Applies a random step: a chance outcome with its probability, or any legal action of the first seat that is to act.
/// Returns `false` if the game is over. `legal` is only memory to work with; what is in it does not matter.
///
/// # Panics
/// If the seat has no legal action, which no game allows.
#[inline]
pub fn random_step<G: Game>(
    game: &G,
    state: &mut G::State,
    legal: &mut Vec<G::Action>,
    rng: &mut (impl Rng + ?Sized),
) -> bool {
    let step = match game.to_act(state) {
        ToAct::Nobody => return false,
        ToAct::Chance => Step::Chance(game.sample_chance(state, rng)),
        ToAct::Seats(seats) | ToAct::Open(seats) => {
            let seat = seats.first().expect("someone is to act");
            Step::Act(seat, game.sample_action(state, seat, legal, rng))
        }
    };
    game.apply(state, step, &mut Silent);
    true
}
