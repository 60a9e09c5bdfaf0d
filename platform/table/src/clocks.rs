//! Thinking time. All times are in milliseconds since 1970 and come from the caller.

use journal::TimeControl;
use kernel::{Seat, SeatSet};
use session::AnySession;

use crate::message::ClockMessage;

/// The clocks of a match. Only people's decisions are timed.
#[derive(Clone, Debug)]
pub(crate) struct Clocks {
    control: TimeControl,
    /// Time used per seat, in milliseconds, without the decision that is open.
    spent: Vec<i64>,
    /// The open decision of each seat, and since when it is open, in milliseconds since 1970.
    open: Vec<Option<(u32, i64)>>,
}

impl Clocks {
    pub(crate) fn new(control: TimeControl, mut spent: Vec<i64>, seats: usize) -> Self {
        spent.resize(seats, 0);
        Self { control, spent, open: vec![None; seats] }
    }

    pub(crate) fn control(&self) -> TimeControl {
        self.control
    }

    pub(crate) fn spent(&self) -> &[i64] {
        &self.spent
    }

    /// Stops the clocks of decisions that were taken and starts those of new ones.
    pub(crate) fn follow(&mut self, session: &dyn AnySession, timed: SeatSet, now: i64) {
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

    /// When the first clock runs out, and whose it is.
    pub(crate) fn deadline(&self) -> Option<(i64, Seat)> {
        let deadline = |index: usize| {
            let (_, since) = self.open[index]?;
            match self.control {
                TimeControl::None => None,
                TimeControl::PerMove(seconds) => Some(since + i64::from(seconds) * 1000),
                TimeControl::PerGame(seconds) => Some(since + i64::from(seconds) * 1000 - self.spent[index]),
            }
        };
        (0..self.open.len()).filter_map(|index| Some((deadline(index)?, Seat::new(index as u8)))).min()
    }

    /// The clocks as players see them.
    pub(crate) fn message(&self, now: i64) -> Option<ClockMessage> {
        let left = |index: usize| {
            let open = self.open[index].map_or(0, |(_, since)| now - since);
            match self.control {
                TimeControl::None => None,
                TimeControl::PerMove(seconds) => self.open[index].map(|_| i64::from(seconds) * 1000 - open),
                TimeControl::PerGame(seconds) => Some(i64::from(seconds) * 1000 - self.spent[index] - open),
            }
        };
        (self.control != TimeControl::None).then(|| ClockMessage {
            left: (0..self.open.len()).map(|index| left(index).map(|left| left.max(0))).collect(),
            running: (0..self.open.len()).filter(|index| self.open[*index].is_some()).map(|index| index + 1).collect(),
        })
    }
}
