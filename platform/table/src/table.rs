//! One match and its owner: the only task that may change it.
//!
//! A change goes through `change::commit`: it is tried on a copy of the session, appended to the store, and only when
//! that is durable swapped in and shown to everyone. `act` holds what people may ask for, `intend` what they only think
//! of, `clock` counts their time, `paint` turns the table into HTML, `parts` finds what can be sent alone, `audience`
//! sends it to those who look, `program` answers programs.

mod act;
mod audience;
mod change;
mod clock;
mod command;
mod intend;
mod load;
mod owner;
mod paint;
mod program;
mod seats;

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Instant;

use catalog::CatalogGame;
use catalog::CatalogSession;
use kernel::{Seat, SeatSet};
use store::{SeatRow, Status, Token};

use crate::app::App;

pub(crate) use audience::{Listening, NewSocket};
pub(crate) use command::{Command, Glance, Snapshot};
pub(crate) use owner::own;

use audience::Stage;
use clock::Clocks;
use intend::Intention;

/// A match in memory.
pub(crate) struct Table {
    app: Arc<App>,
    id: Token,
    game: &'static dyn CatalogGame,
    options: Vec<(String, String)>,
    host: Token,
    listed: bool,
    aids: bool,
    seats: Vec<SeatRow>,
    status: Status,
    resigned: Option<Seat>,
    session: Box<dyn CatalogSession>,
    /// The number of the next entry in the journal.
    entries: u32,
    /// Messages that have had their effect, by hash, the last ones.
    done: VecDeque<u64>,
    chat: Vec<ChatLine>,
    /// The table at which the same players went on.
    next: Option<Token>,
    request: Option<Request>,
    /// For each seat, what it thinks of doing.
    intentions: Vec<Option<Intention>>,
    /// How many requests there were; the last one has this number.
    requests: u32,
    /// How often steps were taken back: a bot's thought from before one is worthless.
    rewinds: u32,
    /// For each seat, the decision a bot is thinking about.
    thinking: Vec<Option<(u32, u32)>>,
    clocks: Clocks,
    stage: Stage,
    /// When something was last asked of the table.
    asked: Instant,
    /// When to wake the bots again after the store refused a move of theirs.
    retry: Option<Instant>,
}

/// Something said at the table.
struct ChatLine {
    name: String,
    seat: Option<Seat>,
    text: String,
}

/// A wish to take something back beyond one's own right.
struct Request {
    number: u32,
    seat: Seat,
    /// The number of steps to keep.
    kept: usize,
    /// Whose consent is still missing.
    missing: SeatSet,
}

impl Table {
    /// The seats a guest sits on.
    fn seats_of(&self, guest: Token) -> SeatSet {
        self.seat_numbers().filter(|seat| self.seats[seat.index()].occupant.guest() == Some(guest)).collect()
    }

    fn seat_numbers(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.seats.len() as u8).map(Seat::new)
    }

    /// Does a computer play this seat now?
    fn played_by_bot(&self, seat: Seat) -> bool {
        seats::bot_level(self.game, &self.seats[seat.index()].occupant).is_some()
    }
}
