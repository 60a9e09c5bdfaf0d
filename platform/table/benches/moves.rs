//! The time of one move at a table: from the message of the one who plays until the messages for both players are ready.

use std::cell::{Cell, RefCell};

use catalog::{CatalogGame, find};
use divan::{Bencher, black_box};
use journal::{Occupant, Status, StoredMatch, TimeControl, Token};
use present::Language;
use session::Seed;
use table::{ClientMessage, Command, NewMatch, Output, SubscriberId, Table};

/// As in the server.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() {
    divan::main();
}

const GAMES: &[&str] = &["burgenland", "castle", "two-castles", "two-heirs", "viscounts"];

const GUESTS: [Token; 2] = [Token::new([1; 16]), Token::new([2; 16])];

/// A match of two people who are both connected.
struct Match {
    game: &'static dyn CatalogGame,
    table: Table,
    /// How many matches were begun, and moves made.
    begun: u64,
    moves: usize,
    /// The length of all messages sent.
    sent: usize,
}

impl Match {
    fn new(game: &str) -> Self {
        let game = find(game).expect("the catalog has it");
        let mut playing = Self { game, table: new_table(game, 0), begun: 0, moves: 0, sent: 0 };
        playing.begin();
        playing
    }

    fn begin(&mut self) {
        self.begun += 1;
        self.table = new_table(self.game, self.begun);
        self.table.start(0);
        self.carry_out();
        for (guest, id) in GUESTS.into_iter().zip(1..) {
            self.table.connect(SubscriberId(id), guest, Language::German, 0);
            self.message(SubscriberId(id), r#"{"type":"hello","resume":null}"#);
        }
    }

    /// The message with which somebody makes an arbitrary legal move. If the match is over, another one begins.
    fn next_move(&mut self) -> (SubscriberId, String) {
        for (guest, seat) in GUESTS.into_iter().zip(1_u8..) {
            let choices = self.table.choices(guest, Some(seat), Language::German).expect("the seat is the guest's");
            let Some(decision) = choices.decision else { continue };
            let action = &choices.actions[(self.moves * 7) % choices.actions.len()].action;
            self.moves += 1;
            let id = self.moves;
            let message =
                format!(r#"{{"type":"play","id":"{id}","seat":{seat},"decision":{decision},"action":"{action}"}}"#);
            return (SubscriberId(u64::from(seat)), message);
        }
        self.begin();
        self.next_move()
    }

    fn message(&mut self, subscriber: SubscriberId, message: &str) {
        let message: ClientMessage = serde_json::from_str(message).expect("a valid message");
        self.table.handle(Command::Message { subscriber, message, name: None }, 0);
        self.carry_out();
    }

    fn carry_out(&mut self) {
        while let Some(output) = self.table.poll_output() {
            match output {
                Output::Append(_) => self.table.committed(0),
                Output::Send { json, .. } => self.sent += black_box(json).len(),
                _ => {}
            }
        }
    }
}

fn new_table(game: &'static dyn CatalogGame, number: u64) -> Table {
    let guest = |(guest, name): (Token, &str)| Occupant::Guest { guest, name: name.to_owned(), stand_in: None };
    let new = NewMatch {
        game,
        options: Vec::new(),
        host: GUESTS[0],
        origin: String::new(),
        listed: false,
        clock: TimeControl::None,
        aids: true,
        spectators_write: true,
        hints: false,
        practice: false,
        companion: false,
        seed: Some(Seed::from_number(number)),
        occupants: GUESTS.into_iter().zip(["Kunigunde", "Walther"]).map(guest).collect(),
    };
    let mut count = 100;
    let random_token = || {
        count += 1;
        Token::new([count; 16])
    };
    let row = new.into_row(Seed::from_number(number), random_token, 0).expect("two seats are allowed");
    let stored = StoredMatch { row, changed: 0, status: Status::Waiting, clocks: Vec::new(), journal: Vec::new() };
    Table::load(stored, game, "first".to_owned(), 0).expect("a new match can be loaded")
}

#[divan::bench(args = GAMES, sample_count = 2000, sample_size = 1)]
fn one_move(bencher: Bencher<'_, '_>, game: &str) {
    let playing = RefCell::new(Match::new(game));
    bencher
        .with_inputs(|| playing.borrow_mut().next_move())
        .bench_local_values(|(subscriber, message)| playing.borrow_mut().message(subscriber, &message));
    let playing = playing.borrow();
    println!("{game}: {} bytes for each of both and each move", playing.sent / playing.moves.max(1) / GUESTS.len());
}

/// How many matches are played at the same time.
const MATCHES: usize = 1000;

/// The same with a move in each of many matches, one after the other: by its next move a match has left the processor's caches.
#[divan::bench(args = GAMES, sample_count = 40, sample_size = MATCHES as u32)]
fn one_of_many_matches(bencher: Bencher<'_, '_>, game: &str) {
    let playing: Vec<_> = (0..MATCHES).map(|_| RefCell::new(Match::new(game))).collect();
    let turns = Cell::new(0);
    let next = || {
        let playing = &playing[turns.replace(turns.get() + 1) % MATCHES];
        (playing, playing.borrow_mut().next_move())
    };
    // All messages of a sample are prepared before the first of them is timed.
    bencher
        .with_inputs(next)
        .bench_local_refs(|(playing, (subscriber, message))| playing.borrow_mut().message(*subscriber, message));
}
