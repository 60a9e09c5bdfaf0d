//! Chance: the start zone, the first player and the dice.

use kernel::Seat;
use rand::{Rng, RngExt};

use crate::{Colour, Phase, Throw};

/// One outcome of a chance step. Its notation is in [`crate::notation`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Chance {
    /// `blue`: the zone in which the crown starts (`burgenland.setup.crown-start`).
    Start(Colour),
    /// `first1`: who begins (`burgenland.setup.starting-player`).
    First(Seat),
    /// `46`: the dice of a throw (`burgenland.turn.roll-and-move`).
    Throw(Throw),
}

impl Chance {
    /// Calls `each` with every outcome of the phase and its weight, ascending.
    pub(crate) fn outcomes(phase: Phase, mut each: impl FnMut(Self, u32)) {
        match phase {
            Phase::DrawStart => Colour::ALL.into_iter().for_each(|colour| each(Self::Start(colour), 1)),
            Phase::DrawFirst => [0, 1].into_iter().for_each(|seat| each(Self::First(Seat::new(seat)), 1)),
            Phase::Throw { extra } => Throw::all(u32::from(extra) + 1, |throw, ways| each(Self::Throw(throw), ways)),
            _ => {}
        }
    }

    /// Draws one outcome of the phase.
    #[inline]
    pub(crate) fn sample<R: Rng + ?Sized>(phase: Phase, rng: &mut R) -> Self {
        match phase {
            Phase::Throw { extra } => Self::Throw(Throw::sample(u32::from(extra) + 1, rng)),
            Phase::DrawStart => Self::Start(Colour::ALL[rng.random_range(0..3_u32) as usize]),
            Phase::DrawFirst => Self::First(Seat::new(rng.random_range(0..2_u32) as u8)),
            _ => panic!("nothing is left to chance in {phase:?}"),
        }
    }

    /// Can this outcome occur in the phase?
    pub(crate) fn fits(self, phase: Phase) -> bool {
        match (self, phase) {
            (Self::Start(_), Phase::DrawStart) => true,
            (Self::First(seat), Phase::DrawFirst) => seat.index() < 2,
            (Self::Throw(throw), Phase::Throw { extra }) => throw.dice() == u32::from(extra) + 1,
            _ => false,
        }
    }
}
