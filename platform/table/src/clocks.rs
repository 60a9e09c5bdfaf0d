//! Thinking time.

use kernel::{Seat, SeatSet};
use session::AnySession;
use store::Clock;

use crate::wire::ClockMessage;

/// The clocks of a match. Only people's decisions are timed.
#[derive(Clone, Debug)]
pub(super) struct Clocks {
    rule: Clock,
    /// Time used per seat, in milliseconds, without the decision that is open.
    spent: Vec<i64>,
    /// The open decision of each seat, and since when it is open, in milliseconds since 1970.
    open: Vec<Option<(u32, i64)>>,
}

impl Clocks {
    pub(super) fn new(rule: Clock, mut spent: Vec<i64>, seats: usize) -> Self {
        spent.resize(seats, 0);
        Self { rule, spent, open: vec![None; seats] }
    }

    pub(super) fn rule(&self) -> Clock {
        self.rule
    }

    pub(super) fn spent(&self) -> &[i64] {
        &self.spent
    }

    /// Stops the clocks of decisions that were taken, starts those of new ones.
    pub(super) fn follow(&mut self, session: &dyn AnySession, timed: SeatSet, now: i64) {
        for index in 0..self.open.len() {
            let seat = Seat::new(index as u8);
            let decision = session.decision(seat).filter(|_| timed.contains(seat));
            if self.open[index].map(|(decision, _)| decision) == decision {
                continue;
            }
            if let Some((_, since)) = self.open[index] {
                self.spent[index] += (now - since).max(0);
            }
            self.open[index] = decision.map(|decision| (decision, now));
        }
    }

    /// When the first clock runs out, and whose.
    pub(super) fn deadline(&self) -> Option<(i64, Seat)> {
        let deadline = |index: usize| {
            let (_, since) = self.open[index]?;
            match self.rule {
                Clock::None => None,
                Clock::Move(seconds) => Some(since + i64::from(seconds) * 1000),
                Clock::Game(seconds) => Some(since + i64::from(seconds) * 1000 - self.spent[index]),
            }
        };
        (0..self.open.len()).filter_map(|index| Some((deadline(index)?, Seat::new(index as u8)))).min()
    }

    /// What players see.
    pub(super) fn message(&self, now: i64) -> Option<ClockMessage> {
        let left = |index: usize| {
            let open = self.open[index].map_or(0, |(_, since)| now - since);
            match self.rule {
                Clock::None => None,
                Clock::Move(seconds) => self.open[index].map(|_| i64::from(seconds) * 1000 - open),
                Clock::Game(seconds) => Some(i64::from(seconds) * 1000 - self.spent[index] - open),
            }
        };
        (self.rule != Clock::None).then(|| ClockMessage {
            left: (0..self.open.len()).map(|index| left(index).map(|left| left.max(0))).collect(),
            running: (0..self.open.len()).filter(|index| self.open[*index].is_some()).map(|index| index + 1).collect(),
        })
    }
}
