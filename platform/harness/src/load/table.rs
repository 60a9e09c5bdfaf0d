//! One match under load: two sockets, one move after the other.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::net::SocketAddr;
use std::rc::Rc;
use std::time::{Duration, Instant};

use anyhow::Result;
use hdrhistogram::Histogram;
use rand::RngExt as _;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::contribution::asked_for;

use super::glimpse::{action, glimpse};
use super::line::{self, Receiver, Sender};

/// How long to wait before coming back.
const AWAY: Duration = Duration::from_millis(100);

/// What all tables count together.
pub(super) struct Tally {
    /// Microseconds from when a move was due until both clients had the new table.
    pub(super) latencies: Histogram<u64>,
    /// Are moves being counted now?
    pub(super) counting: bool,
    pub(super) bytes: u64,
    pub(super) refused: u64,
    pub(super) over: usize,
    /// How often a socket ended and its client came back.
    pub(super) returned: u64,
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

impl Side {
    /// Says something. If the socket has ended, its client comes back and says it again.
    fn say(&self, message: &str) {
        if let Some(Err(error)) = self.sender.as_ref().map(|sender| sender.say(message)) {
            eprintln!("{error:#}");
        }
    }
}

/// A move that not both clients have seen.
struct Move {
    due: Instant,
    /// How many steps there were before it.
    steps: u64,
    /// Whose client makes it, and what that says.
    side: usize,
    message: String,
}

/// A match and its two clients.
#[derive(Default)]
pub(super) struct Table {
    sides: [Side; 2],
    /// When moves were due that are not yet made.
    due: VecDeque<Instant>,
    /// The move that is being made.
    moving: Option<Move>,
    count: u64,
    over: bool,
}

pub(super) type Shared<T> = Rc<RefCell<T>>;

/// Where a client opens its socket.
pub(super) struct Place {
    pub(super) address: SocketAddr,
    /// The id of the match.
    pub(super) id: String,
    pub(super) cookie: String,
}

impl Place {
    /// Opens a socket and asks for the whole table.
    async fn open(&self) -> Result<(Sender, Receiver)> {
        let (sender, receiver) = line::open(self.address, &self.id, &self.cookie).await?;
        sender.say(r#"{"type":"hello","resume":null}"#)?;
        Ok((sender, receiver))
    }
}

impl Table {
    /// Connects one of the clients.
    pub(super) async fn connect(table: &Shared<Self>, number: usize, place: &Place) -> Result<Receiver> {
        let (sender, receiver) = place.open().await?;
        table.borrow_mut().sides[number].sender = Some(sender);
        Ok(receiver)
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

    fn go_on(&mut self, tally: &Tally) {
        if self.moving.is_some() {
            return;
        }
        if tally.pressing && self.due.is_empty() && !self.over {
            self.due.push_back(Instant::now());
        }
        let acting = self.sides.iter().position(|side| side.decision.is_some() && side.action.is_some());
        let (Some(number), Some(due)) = (acting, self.due.front().copied()) else { return };
        let side = &self.sides[number];
        let (Some((seat, decision)), Some(action)) = (side.decision, &side.action) else { return };
        self.count += 1;
        let message = format!(
            r#"{{"type":"play","id":"m{}","seat":{seat},"decision":{decision},"action":"{action}"}}"#,
            self.count
        );
        let steps = self.sides.iter().map(|side| side.steps).max().unwrap_or_default();
        self.moving = Some(Move { due, steps, side: number, message });
        self.due.pop_front();
        self.say_move();
    }

    /// Says what the move is that is being made. It may be said again: the message has the same id.
    fn say_move(&self) {
        if let Some(Move { side, message, .. }) = &self.moving {
            self.sides[*side].say(message);
        }
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
        if let Some(message) = asked_for(glimpse.due) {
            side.say(&message.to_string());
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
        let is_seen = |done: &mut Move| self.sides.iter().all(|side| side.steps > done.steps);
        if let Some(done) = self.moving.take_if(is_seen) {
            if tally.counting {
                tally.latencies.saturating_record(done.due.elapsed().as_micros() as u64);
            }
            self.go_on(tally);
        }
    }

    /// Hears one of the clients. If its socket ends, because the match has moved to another server, it comes back as a browser does.
    pub(super) async fn listen(
        table: Shared<Self>,
        number: usize,
        place: Place,
        mut receiver: Receiver,
        tally: Shared<Tally>,
    ) {
        loop {
            while let Ok(message) = receiver.hear().await {
                table.borrow_mut().see(number, message, &mut tally.borrow_mut());
            }
            tally.borrow_mut().returned += 1;
            receiver = loop {
                tokio::time::sleep(AWAY).await;
                if let Ok(receiver) = Self::connect(&table, number, &place).await {
                    break receiver;
                }
            };
            table.borrow().say_move();
        }
    }
}
