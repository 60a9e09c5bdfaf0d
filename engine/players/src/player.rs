//! The trait that all computer players implement.

use kernel::{Game, Seat};
use rand::{Rng as _, SeedableRng as _};

use crate::advice::Advice;
use crate::machine::Machine;

/// The random number generator of all players: small, fast, the same on every machine.
pub type Generator = rand_xoshiro::Xoshiro256PlusPlus;

/// The generator of one match of a series: the same on every machine.
#[must_use]
pub fn generator(seed: u64, number: u64) -> Generator {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    bytes[8..16].copy_from_slice(&number.to_le_bytes());
    // Neighbouring seeds differ in few bits: some rounds make the states different.
    bytes[16..24].copy_from_slice(b"bergfrie");
    let mut rng = Generator::from_seed(bytes);
    for _ in 0..16 {
        rng.next_u64();
    }
    rng
}

/// Decides for a seat.
///
/// A player is given a view, never the true state, and the clock and workers of the machine it runs on:
///
/// ```
/// use kernel::{Game, Seat, SeatCount, Silent, Step, Viewer};
/// use laws::toys::{SealedBids, sealed_bids};
/// use players::{Greedy, Player, Sequential};
///
/// let game = SealedBids::new(SeatCount::new(2), sealed_bids::Options::default())?;
/// let mut state = game.initial_state();
/// game.apply(&mut state, Step::Chance(sealed_bids::Prize(4)), &mut Silent);
///
/// let seat = Seat::new(0);
/// let view = game.view(&state, Viewer::Seat(seat));
/// let action = Greedy::new(1).choose(&game, &view, seat, &Sequential);
/// assert!(game.is_legal(&state, seat, action));
/// # Ok::<(), kernel::SetupError>(())
/// ```
pub trait Player<G: Game>: Send {
    /// Judges all legal actions of `seat`, which must be to act: best first.
    fn advise(&mut self, game: &G, view: &G::View, seat: Seat, machine: &dyn Machine) -> Vec<Advice<G::Action>>;

    /// Chooses an action for `seat`, which must be to act.
    fn choose(&mut self, game: &G, view: &G::View, seat: Seat, machine: &dyn Machine) -> G::Action {
        self.advise(game, view, seat, machine)[0].action
    }
}

/// A determinization of the view and the legal actions of the seat, which are the same in every determinization (law L8).
pub(crate) fn determinized<G: Game>(
    game: &G,
    view: &G::View,
    seat: Seat,
    rng: &mut Generator,
) -> (G::State, Vec<G::Action>) {
    let state = game.determinize(view, rng);
    let mut legal = Vec::new();
    game.legal_actions(&state, seat, &mut legal);
    debug_assert!(!legal.is_empty(), "a seat that is to act has a legal action");
    (state, legal)
}
