//! One match under load: two sockets, one move after the other.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;
use std::time::Instant;

use anyhow::Result;
use hdrhistogram::Histogram;
use rand::RngExt as _;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::contribution::asked_for;

use super::glimpse::{action, glimpse};
use super::line::{Receiver, Sender};

/// What all tables count together.
pub(super) struct Tally {
    /// Microseconds from when a move was due until both clients had the new table.
    pub(super) latencies: Histogram<u64>,
    /// Are moves being counted now?
    pub(super) counting: bool,
    pub(super) bytes: u64,
    pub(super) refused: u64,
    pub(super) over: usize,
    pub(super) broken: usize,
    /// Does every table play as fast as it can?
    pub(super) pressing: bool,
    pub(super) random: Xoshiro256PlusPlus,
}

#[derive(Default)]
struct Side {
    sender: Option<Sender>,
    /// Has it been shown the match, begun?
    sees: bool,
    steps: u64,
    decision: Option<(u64, u64)>,
    action: Option<String>,
}

/// A match and its two clients.
#[derive(Default)]
pub(super) struct Table {
    sides: [Side; 2],
    /// When moves were due that are not yet made.
    due: VecDeque<Instant>,
    /// The move that is being made: when it was due, and the steps before it.
    moving: Option<(Instant, u64)>,
    count: u64,
    over: bool,
}

pub(super) type Shared<T> = Rc<RefCell<T>>;

impl Table {
    pub(super) fn seat(&mut self, side: usize, sender: Sender) {
        self.sides[side].sender = Some(sender);
    }

    pub(super) fn is_ready(&self) -> bool {
        self.over || self.sides.iter().all(|side| side.sees)
    }

    /// A move is due.
    pub(super) fn order(&mut self, at: Instant, tally: &mut Tally) {
        if !self.over {
            self.due.push_back(at);
            self.go_on(tally);
        }
    }

    fn go_on(&mut self, tally: &mut Tally) {
        if self.moving.is_some() {
            return;
        }
        if tally.pressing && self.due.is_empty() && !self.over {
            self.due.push_back(Instant::now());
        }
        let acting = self.sides.iter().find(|side| side.decision.is_some() && side.action.is_some());
        let (Some(side), Some(due)) = (acting, self.due.front().copied()) else { return };
        let (Some((seat, decision)), Some(action)) = (side.decision, &side.action) else { return };
        self.count += 1;
        let text = format!(
            r#"{{"type":"play","id":"m{}","seat":{seat},"decision":{decision},"action":"{action}"}}"#,
            self.count
        );
        if side.sender.as_ref().is_none_or(|sender| sender.say(&text).is_err()) {
            tally.broken += 1;
            self.over = true;
            return;
        }
        let before = self.sides.iter().map(|side| side.steps).max().unwrap_or_default();
        self.moving = Some((due, before));
        self.due.pop_front();
    }

    fn see(&mut self, number: usize, message: &[u8], tally: &mut Tally) {
        tally.bytes += message.len() as u64;
        let Some(glimpse) = glimpse(message) else {
            if message.starts_with(br#"{"type":"refused""#) {
                tally.refused += 1;
            }
            return;
        };
        let side = &mut self.sides[number];
        if let (Some(message), Some(sender)) = (asked_for(glimpse.due), &side.sender) {
            tally.broken += usize::from(sender.say(&message.to_string()).is_err());
        }
        if glimpse.waiting {
            return;
        }
        side.sees = true;
        side.steps = glimpse.steps;
        side.decision = glimpse.decision;
        if glimpse.decision.is_some()
            && let Some(action) = action(message, |count| tally.random.random_range(0..count))
        {
            side.action = Some(action);
        }
        if glimpse.over && !self.over {
            self.over = true;
            tally.over += 1;
        }
        if let Some((due, before)) = self.moving
            && self.sides.iter().all(|side| side.steps > before)
        {
            self.moving = None;
            if tally.counting {
                tally.latencies.saturating_record(due.elapsed().as_micros() as u64);
            }
            self.go_on(tally);
        }
    }

    /// Hears one of the clients until its line ends.
    pub(super) async fn listen(
        table: Shared<Self>,
        number: usize,
        mut receiver: Receiver,
        tally: Shared<Tally>,
    ) -> Result<()> {
        loop {
            let message = receiver.hear().await?;
            table.borrow_mut().see(number, message, &mut tally.borrow_mut());
        }
    }
}
