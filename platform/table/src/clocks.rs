//! Thinking time. All times are in milliseconds of server time and come from the caller.

use journal::{SeatClock, TimeControl};
use kernel::{Seat, SeatSet};
use session::AnySession;

use crate::message::ClockMessage;

/// The time of this many decisions of a seat is remembered: more than one can take back in a row.
const REMEMBERED_TURNS: usize = 16;

/// The clocks of a match. Only people's decisions are timed.
#[derive(Clone, Debug)]
pub(crate) struct Clocks {
    control: TimeControl,
    seats: Vec<RunningClock>,
}

/// The clock of a seat.
#[derive(Clone, Debug, Default)]
struct RunningClock {
    /// The time used, without what has passed since `since`.
    used: SeatClock,
    /// The seat's open decision, whoever takes it.
    decision: Option<u32>,
    /// Since when the clock runs.
    since: Option<i64>,
}

impl RunningClock {
    fn running(&self, now: i64) -> i64 {
        self.since.map_or(0, |since| (now - since).max(0))
    }

    /// The time used up to now.
    fn until(&self, now: i64) -> SeatClock {
        let mut used = self.used.clone();
        let more = self.running(now);
        used.spent += more;
        if let Some(turn) = used.turns.iter_mut().find(|turn| Some(turn.0) == self.decision) {
            turn.1 += more;
        }
        used
    }

    /// The time used for the open decision, without what has passed since `since`.
    fn used_for_decision(&self) -> i64 {
        let turn = self.used.turns.iter().find(|turn| Some(turn.0) == self.decision);
        turn.map_or(0, |turn| turn.1)
    }

    /// The time left when the clock was last started; `None` without a limit.
    fn left(&self, control: TimeControl) -> Option<i64> {
        match control {
            TimeControl::None => None,
            TimeControl::PerMove(seconds) => Some(i64::from(seconds) * 1000 - self.used_for_decision()),
            TimeControl::PerGame(seconds) => Some(i64::from(seconds) * 1000 - self.used.spent),
        }
    }
}

impl Clocks {
    /// The clocks as they were stored, all of them stopped.
    pub(crate) fn new(control: TimeControl, mut used: Vec<SeatClock>, seats: usize) -> Self {
        used.resize(seats, SeatClock::default());
        let stopped = |used| RunningClock { used, decision: None, since: None };
        Self { control, seats: used.into_iter().map(stopped).collect() }
    }

    pub(crate) fn control(&self) -> TimeControl {
        self.control
    }

    /// The time used per seat up to now.
    pub(crate) fn used(&self, now: i64) -> Vec<SeatClock> {
        self.seats.iter().map(|clock| clock.until(now)).collect()
    }

    /// Stops the clocks of decisions that were taken and starts those of new ones. A decision that a computer takes for its
    /// seat, or that comes back after a take-back, goes on with the time it had used.
    pub(crate) fn follow(&mut self, session: &dyn AnySession, timed: SeatSet, now: i64) {
        for (index, clock) in self.seats.iter_mut().enumerate() {
            let seat = Seat::new(index as u8);
            let decision = session.decision(seat);
            let runs = decision.is_some() && timed.contains(seat);
            if clock.decision == decision && clock.since.is_some() == runs {
                continue;
            }
            clock.used = clock.until(now);
            clock.decision = decision;
            clock.since = runs.then_some(now);
            if let (Some(decision), TimeControl::PerMove(_)) = (decision, self.control) {
                let turns = &mut clock.used.turns;
                turns.retain(|turn| turn.0 <= decision);
                if turns.last().is_none_or(|turn| turn.0 < decision) {
                    turns.push((decision, 0));
                }
                if turns.len() > REMEMBERED_TURNS {
                    turns.remove(0);
                }
            }
        }
    }

    /// Everyone has agreed to go back: decisions that come back have their whole time again.
    pub(crate) fn forget_turns(&mut self) {
        for clock in &mut self.seats {
            clock.used.turns.clear();
        }
    }

    /// Whether the time for a seat's open decision is used up.
    pub(crate) fn is_time_up(&self, seat: Seat) -> bool {
        let clock = &self.seats[seat.index()];
        clock.decision.is_some() && clock.left(self.control).is_some_and(|left| left <= 0)
    }

    /// When the first clock runs out, and whose it is.
    pub(crate) fn deadline(&self) -> Option<(i64, Seat)> {
        let deadline = |(index, clock): (usize, &RunningClock)| {
            Some((clock.since? + clock.left(self.control)?, Seat::new(index as u8)))
        };
        self.seats.iter().enumerate().filter_map(deadline).min()
    }

    /// The clocks as players see them.
    pub(crate) fn message(&self, now: i64) -> Option<ClockMessage> {
        let is_shown = |clock: &RunningClock| match self.control {
            TimeControl::None => false,
            TimeControl::PerMove(_) => clock.since.is_some(),
            TimeControl::PerGame(_) => true,
        };
        let left = |clock: &RunningClock| {
            let left = clock.left(self.control).filter(|_| is_shown(clock))?;
            Some((left - clock.running(now)).max(0))
        };
        (self.control != TimeControl::None).then(|| ClockMessage {
            left: self.seats.iter().map(left).collect(),
            running: (1..)
                .zip(&self.seats)
                .filter(|(_, clock)| clock.since.is_some())
                .map(|(number, _)| number)
                .collect(),
        })
    }
}
