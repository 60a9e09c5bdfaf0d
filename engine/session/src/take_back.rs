//! Taking back.
//!
//! In an ordinary match nothing comes back that was random, that has been revealed or that the rules call final. In a
//! practice match everything can be taken back; what is drawn afterwards is drawn anew (see [`crate::fair`]).

use kernel::{Game, Seat, SeatSet, Silent, Step};

use crate::error::TakeBackError;
use crate::match_session::Session;
use crate::record::{Record, Rewind};

/// How far a seat can take back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TakeBackPoint {
    /// The number of steps that are kept: those before what is taken back.
    pub kept: usize,
    /// The seats whose decisions would be undone too, so that somebody may have to be asked. Nobody is in a practice match.
    pub others: SeatSet,
}

impl<G: Game> Session<G> {
    /// Whether this is a practice match, in which everything can be taken back.
    #[must_use]
    pub fn is_practice(&self) -> bool {
        self.practice
    }

    /// Makes this a practice match.
    pub fn set_practice(&mut self) {
        self.practice = true;
    }

    /// The number of steps before the last action of `seat`, if it has acted.
    #[must_use]
    pub fn last_decision(&self, seat: Seat) -> Option<usize> {
        self.steps.iter().rposition(|step| matches!(step, Step::Act(actor, _) if *actor == seat))
    }

    /// How far `seat` can take back: to before its last action, or before the last outcome that was entered by hand.
    ///
    /// # Errors
    /// If it has not acted; and in an ordinary match if something random, a reveal or a final decision would be undone.
    pub fn take_back_point(&self, seat: Seat) -> Result<TakeBackPoint, TakeBackError> {
        let mut others = SeatSet::EMPTY;
        if self.practice && self.is_entered() {
            let kept = self.last_entered(seat).ok_or(TakeBackError::Nothing)?;
            return Ok(TakeBackPoint { kept, others });
        }
        let kept = self.last_decision(seat).ok_or(TakeBackError::Nothing)?;
        if self.practice {
            return Ok(TakeBackPoint { kept, others });
        }
        let undone = &self.steps[kept..];
        if undone.iter().any(|step| matches!(step, Step::Chance(_))) {
            return Err(TakeBackError::Chance);
        }
        let mut state = self.state_at(kept);
        for step in undone {
            if let Step::Act(actor, action) = *step {
                if self.game.reveals(&state, actor, action) {
                    return Err(TakeBackError::Reveal);
                }
                if self.game.is_final(&state, actor, action) {
                    return Err(TakeBackError::Final);
                }
                if actor != seat {
                    others = others.with(actor);
                }
            }
            self.game.apply(&mut state, *step, &mut Silent);
        }
        Ok(TakeBackPoint { kept, others })
    }

    /// The number of steps before the last action of `seat` or the last outcome entered by hand, whichever is later. What was
    /// certain nobody has entered.
    fn last_entered(&self, seat: Seat) -> Option<usize> {
        let was_open = |count: usize| {
            let mut outcomes = Vec::new();
            self.game.chance_outcomes(&self.state_at(count), &mut outcomes);
            outcomes.len() > 1
        };
        (0..self.steps.len()).rev().find(|count| match self.steps[*count] {
            Step::Act(actor, _) => actor == seat,
            Step::Chance(_) => was_open(*count),
        })
    }

    /// Takes back the last action of `seat`, if that undoes no decision of another seat.
    ///
    /// # Errors
    /// If it cannot be taken back, or not without the others.
    pub fn take_back(&mut self, seat: Seat) -> Result<(), TakeBackError> {
        let TakeBackPoint { kept, others } = self.take_back_point(seat)?;
        if let Some(seat) = others.first() {
            return Err(TakeBackError::OtherSeat { seat });
        }
        self.rewind(kept);
        Ok(())
    }

    /// Goes back to `count` steps. In a practice match whatever is drawn from there on is drawn anew.
    ///
    /// # Panics
    /// If there are fewer steps.
    pub fn rewind(&mut self, count: usize) {
        let rewind = Rewind { step: count, count: self.rewind_count() + 1 };
        *self = self.at(count);
        if self.practice {
            self.rewinds.retain(|earlier| earlier.step < count);
            self.rewinds.push(rewind);
        }
        self.resolve_chance();
    }

    /// How often a practice match has been taken back.
    pub(crate) fn rewind_count(&self) -> u32 {
        self.rewinds.last().map_or(0, |rewind| rewind.count)
    }

    /// Takes over the rewind that a record has before the next step, if any.
    pub(crate) fn follow_rewinds(&mut self, record: &Record) {
        let here = self.steps.len();
        self.rewinds.extend(record.rewinds.get(self.rewinds.len()).filter(|rewind| rewind.step == here));
    }
}
