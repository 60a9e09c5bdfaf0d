//! Drives a table as a server does, but with a made-up clock and a journal in memory.

use std::collections::{BTreeMap, VecDeque};

use catalog::CatalogGame;
use journal::{Append, EntryKind, MatchRow, Occupant, Status, StoredMatch, TimeControl, Token};
use pages::Refusal;
use players::Sequential;
use present::Language;
use serde_json::{Value, json};
use session::{Contribution, Seed};
use table::{Advising, Answer, Command, NewMatch, Output, ProgramCommand, RequestId, SubscriberId, Table, Thinking};

use crate::texts::Texts;

/// When the tests begin, in milliseconds of server time.
pub(crate) const START: i64 = 1_000_000;

pub(crate) const ANN: Token = Token::new([1; 16]);
pub(crate) const BOB: Token = Token::new([2; 16]);
pub(crate) const EVE: Token = Token::new([3; 16]);

pub(crate) fn guest(guest: Token, name: &str) -> Occupant {
    Occupant::Guest { guest, name: name.to_owned(), stand_in: None }
}

pub(crate) fn computer() -> Occupant {
    Occupant::Bot { level: "easy".to_owned() }
}

/// A match of the toy game with these occupants. If nobody has to sit down, its seed is known, so that it begins at once.
pub(crate) fn new_match(occupants: impl Into<Vec<Occupant>>) -> NewMatch {
    let occupants = occupants.into();
    let is_full = !occupants.contains(&Occupant::Open);
    NewMatch {
        game: toy::GAMES[0],
        options: Vec::new(),
        host: ANN,
        origin: String::new(),
        listed: false,
        clock: TimeControl::None,
        aids: true,
        spectators_write: true,
        hints: false,
        practice: false,
        companion: false,
        seed: is_full.then(|| Seed::from_number(7)),
        occupants,
    }
}

/// The options of the toy game in which others nod at a plan: a decision that reveals nothing.
pub(crate) fn with_nods() -> Vec<(String, String)> {
    vec![("nod".to_owned(), "yes".to_owned())]
}

/// The game of a match: the toy, or one of the real ones.
fn game(row: &MatchRow) -> &'static dyn CatalogGame {
    let found = toy::GAMES.iter().chain(catalog::GAMES).find(|game| game.info().id == row.game);
    *found.expect("the game is known")
}

/// A table and everything around it.
pub(crate) struct Driver {
    pub(crate) table: Table,
    pub(crate) now: i64,
    row: MatchRow,
    /// What has been written.
    pub(crate) journal: Vec<Append>,
    /// Whether the store accepts entries. With `None`, entries stay in `unwritten` until the test decides.
    pub(crate) store_works: Option<bool>,
    pub(crate) unwritten: Option<Append>,
    /// What each subscriber has been sent and has not read.
    inboxes: BTreeMap<SubscriberId, VecDeque<Value>>,
    texts: BTreeMap<SubscriberId, Texts>,
    pub(crate) thinking: Vec<Thinking>,
    pub(crate) advising: Vec<Advising>,
    pub(crate) answers: Vec<(RequestId, Result<Answer, Refusal>)>,
    /// The matches that were to be created.
    pub(crate) created: Vec<NewMatch>,
    /// The versions that listeners were told of.
    pub(crate) versions: Vec<u64>,
    last_number: u64,
}

impl Driver {
    /// A match of the toy game with these occupants, begun if every seat is taken.
    pub(crate) fn new(clock: TimeControl, occupants: [Occupant; 2]) -> Self {
        Self::of(NewMatch { clock, ..new_match(occupants) })
    }

    /// This match, begun if nothing is missing.
    pub(crate) fn of(new: NewMatch) -> Self {
        Self::of_row(Self::row(new))
    }

    /// This match as a version stored it in which guests did not contribute to chance.
    pub(crate) fn of_earlier_version(new: NewMatch) -> Self {
        Self::of_row(MatchRow { shared_chance: false, ..Self::row(new) })
    }

    fn row(new: NewMatch) -> MatchRow {
        let mut count = 100;
        let random_token = || {
            count += 1;
            Token::new([count; 16])
        };
        new.into_row(Seed::from_number(7), random_token, START).unwrap()
    }

    fn of_row(row: MatchRow) -> Self {
        let stored = StoredMatch {
            row: row.clone(),
            changed: START,
            status: Status::Waiting,
            clocks: Vec::new(),
            journal: Vec::new(),
        };
        let mut driver = Self {
            table: Table::load(stored, game(&row), "first".to_owned(), START).unwrap(),
            now: START,
            row,
            journal: Vec::new(),
            store_works: Some(true),
            unwritten: None,
            inboxes: BTreeMap::new(),
            texts: BTreeMap::new(),
            thinking: Vec::new(),
            advising: Vec::new(),
            answers: Vec::new(),
            created: Vec::new(),
            versions: Vec::new(),
            last_number: 0,
        };
        driver.table.start(driver.now);
        driver.carry_out();
        driver
    }

    /// Ann and Bob, both connected.
    pub(crate) fn two_people(clock: TimeControl) -> (Self, [SubscriberId; 2]) {
        let mut driver = Self::new(clock, [guest(ANN, "Ann"), guest(BOB, "Bob")]);
        let subscribers = [driver.connect(ANN), driver.connect(BOB)];
        (driver, subscribers)
    }

    /// Another server loads the match from its journal at the current time.
    pub(crate) fn restart(&mut self) {
        let mut row = self.row.clone();
        for append in &self.journal {
            match &append.entry.kind {
                EntryKind::Seat { seat, occupant } => row.seats[seat.index()].occupant = occupant.clone(),
                EntryKind::Remove { seat, .. } => row.seats[seat.index()].occupant = Occupant::Open,
                _ => {}
            }
        }
        let last = &self.journal.last().expect("something has happened").summary;
        let stored = StoredMatch {
            row,
            changed: self.now,
            status: last.status,
            clocks: last.clocks.clone(),
            journal: self.journal.iter().map(|append| append.entry.clone()).collect(),
        };
        self.table = Table::load(stored, game(&self.row), "second".to_owned(), self.now).unwrap();
        self.inboxes.clear();
        self.texts.clear();
        self.thinking.clear();
        self.table.start(self.now);
        self.carry_out();
    }

    pub(crate) fn carry_out(&mut self) {
        while let Some(output) = self.table.poll_output() {
            match output {
                Output::Append(append) => {
                    assert!(self.unwritten.is_none(), "one entry at a time");
                    self.unwritten = Some(*append);
                    match self.store_works {
                        Some(true) => self.commit(),
                        Some(false) => self.fail(),
                        None => {}
                    }
                }
                Output::Create(new) => self.created.push(*new),
                Output::Send { to, json } => {
                    let message: Value = serde_json::from_str(&json).unwrap();
                    for subscriber in to {
                        let mut message = message.clone();
                        if message["type"] == "table" {
                            self.texts.entry(subscriber).or_default().complete(&mut message);
                        }
                        self.inboxes.entry(subscriber).or_default().push_back(message);
                    }
                }
                Output::Changed { version } => self.versions.push(version),
                Output::Answer { request, answer } => self.answers.push((request, answer)),
                Output::Think(thinking) => self.thinking.push(thinking),
                Output::Advise(advising) => self.advising.push(advising),
            }
        }
    }

    /// The entry that waits is durable.
    pub(crate) fn commit(&mut self) {
        let append = self.unwritten.take().expect("an entry waits");
        assert_eq!(append.number as usize, self.journal.len());
        self.journal.push(append);
        self.table.committed(self.now);
        self.carry_out();
    }

    /// The entry that waits could not be written.
    pub(crate) fn fail(&mut self) {
        self.unwritten.take().expect("an entry waits");
        self.table.failed(self.now);
        self.carry_out();
    }

    pub(crate) fn handle(&mut self, command: Command) {
        self.table.handle(command, self.now);
        self.carry_out();
    }

    /// A program commits to a contribution to chance.
    pub(crate) fn contribute(&mut self, guest: Token, contribution: Contribution) -> Result<Answer, Refusal> {
        let request = RequestId(self.next_number());
        self.handle(Command::Program { request, guest, command: ProgramCommand::Contribute(contribution.hash()) });
        self.answers.pop().expect("it is answered").1
    }

    /// A program opens its contribution.
    pub(crate) fn open(&mut self, guest: Token, contribution: Contribution) -> Result<Answer, Refusal> {
        let request = RequestId(self.next_number());
        self.handle(Command::Program { request, guest, command: ProgramCommand::Open(contribution) });
        self.answers.pop().expect("it is answered").1
    }

    /// Everyone contributes, so that a match begins whose seats are taken.
    pub(crate) fn begin(&mut self, guests: &[Token]) {
        for guest in guests {
            self.contribute(*guest, Contribution::new(*guest.bytes())).unwrap();
        }
        for guest in guests {
            self.open(*guest, Contribution::new(*guest.bytes())).unwrap();
        }
    }

    pub(crate) fn next_number(&mut self) -> u64 {
        self.last_number += 1;
        self.last_number
    }

    /// Connects a browser and lets it say hello.
    pub(crate) fn connect(&mut self, guest: Token) -> SubscriberId {
        let subscriber = SubscriberId(self.next_number());
        self.table.connect(subscriber, guest, Language::English, self.now);
        self.carry_out();
        self.post(subscriber, json!({ "type": "hello", "resume": null }));
        subscriber
    }

    pub(crate) fn disconnect(&mut self, subscriber: SubscriberId) {
        self.table.disconnect(subscriber, self.now);
        self.carry_out();
    }

    /// Sends a message as it is.
    pub(crate) fn post(&mut self, subscriber: SubscriberId, message: Value) {
        let message = serde_json::from_value(message).unwrap();
        self.handle(Command::Message { subscriber, message, name: Some("Eve".to_owned()) });
    }

    /// Sends a message with a fresh id and returns the answer.
    pub(crate) fn ask(&mut self, subscriber: SubscriberId, mut message: Value) -> Value {
        let id = format!("message-{}", self.next_number());
        message["id"] = id.clone().into();
        self.post(subscriber, message);
        self.answer(subscriber, &id).expect("every message is answered")
    }

    /// The answer to the message `id`, if there is one.
    pub(crate) fn answer(&mut self, subscriber: SubscriberId, id: &str) -> Option<Value> {
        let inbox = self.inboxes.entry(subscriber).or_default();
        let index = inbox.iter().position(|message| message["id"] == id)?;
        inbox.remove(index)
    }

    /// The table messages that a subscriber has not read.
    pub(crate) fn tables(&mut self, subscriber: SubscriberId) -> Vec<Value> {
        let inbox = self.inboxes.entry(subscriber).or_default();
        let (tables, others) = inbox.drain(..).partition(|message| message["type"] == "table");
        *inbox = others;
        let tables: VecDeque<Value> = tables;
        tables.into()
    }

    /// Plays an action on the decision that is open.
    pub(crate) fn play(&mut self, subscriber: SubscriberId, seat: u8, action: &str) -> Value {
        let guest = self.last_occupant(usize::from(seat) - 1).guest();
        let decision = self.table.view(guest, Some(seat), None, Language::English).unwrap().decision;
        self.ask(subscriber, json!({ "type": "play", "seat": seat, "decision": decision, "action": action }))
    }

    pub(crate) fn steps(&self) -> usize {
        self.table.view(None, None, None, Language::English).unwrap().steps
    }

    /// Lets every computer that thinks finish, one round.
    pub(crate) fn think(&mut self) {
        for thinking in std::mem::take(&mut self.thinking) {
            let action = Some(thinking.run(0, &Sequential)[0].action.clone());
            self.handle(Command::Chosen { task: thinking.task, action });
        }
    }

    /// Lets time pass; whatever is due happens at its time.
    pub(crate) fn advance(&mut self, milliseconds: i64) {
        let until = self.now + milliseconds;
        while let Some(deadline) = self.table.next_deadline().filter(|deadline| *deadline <= until) {
            self.now = deadline.max(self.now);
            self.table.on_timer(self.now);
            self.carry_out();
        }
        self.now = until;
    }

    /// Why a computer plays for each seat, as the journal says.
    pub(crate) fn last_occupant(&self, index: usize) -> &Occupant {
        let changed = self.journal.iter().rev().find_map(|append| match &append.entry.kind {
            EntryKind::Seat { seat, occupant } if seat.index() == index => Some(occupant),
            _ => None,
        });
        changed.unwrap_or(&self.row.seats[index].occupant)
    }

    /// The invitation to a seat.
    pub(crate) fn invitation(&self, index: usize) -> Token {
        self.row.seats[index].invitation
    }
}
