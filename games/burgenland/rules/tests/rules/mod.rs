//! One file per chapter of the ledger, one test per rule.

mod build;
mod components;
mod dice;
mod end;
mod field;
mod gap;
mod leave;
mod score;
mod setup;
mod steal;
mod turn;

use burgenland::{Burgenland, Event, FieldId, Options, Start, State};
use kernel::{Game, Seat, SeatCount, StepOf, ToAct};

/// A table on which a rule is tried out.
pub(crate) struct Table {
    pub(crate) game: Burgenland,
    pub(crate) state: State,
    /// What happened so far.
    pub(crate) events: Vec<Event>,
}

impl Table {
    /// The position given in the words of [`Burgenland::arrange`]; unless they say otherwise the crown stands on the last
    /// blue field and the first seat begins a turn.
    pub(crate) fn new(given: &[&str]) -> Self {
        Self::with(Options { start: Start::Blue, ..Options::default() }, given)
    }

    pub(crate) fn with(options: Options, given: &[&str]) -> Self {
        let game = Burgenland::new(SeatCount::new(2), options).unwrap();
        let mut state = game.initial_state();
        given.iter().for_each(|words| game.arrange(&mut state, words).unwrap());
        Self { game, state, events: Vec::new() }
    }

    /// The first seat's first throw of a turn, a 1, has brought the crown to `field`.
    pub(crate) fn landed(field: &str, given: &[&str]) -> Self {
        let before = field.parse::<FieldId>().unwrap().advanced(23);
        Self::new(&[&[format!("crown {before}").as_str()], given].concat()).play("1 roll0, * 1")
    }

    /// Plays steps, separated by commas, each of which must be possible.
    pub(crate) fn play(mut self, steps: &str) -> Self {
        for text in steps.split(", ") {
            let step: StepOf<Burgenland> = text.parse().unwrap();
            assert!(
                laws::is_possible(&self.game, &self.state, step),
                "{text} is not possible: legal is {}",
                self.legal()
            );
            self.game.apply(&mut self.state, step, &mut self.events);
        }
        self
    }

    /// The legal actions of the seat to act.
    pub(crate) fn legal(&self) -> String {
        let mut legal = Vec::new();
        for seat in self.game.to_act(&self.state).seats().iter() {
            self.game.legal_actions(&self.state, seat, &mut legal);
        }
        legal.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    }

    /// Asserts exactly these legal actions.
    #[track_caller]
    pub(crate) fn offers(self, legal: &str) -> Self {
        assert_eq!(self.legal(), legal);
        self
    }

    /// Asserts that these actions are legal; others may be legal too.
    #[track_caller]
    pub(crate) fn allows(self, actions: &str) -> Self {
        for action in actions.split(' ') {
            assert!(self.legal().split(' ').any(|legal| legal == action), "no {action} in {}", self.legal());
        }
        self
    }

    /// Asserts that these actions are not legal.
    #[track_caller]
    pub(crate) fn forbids(self, actions: &str) -> Self {
        let seat = self.state.active;
        for action in actions.split(' ') {
            assert!(!self.game.is_legal(&self.state, seat, action.parse().unwrap()), "{action} is legal");
            assert!(!self.legal().split(' ').any(|legal| legal == action), "{action} is listed");
        }
        self
    }

    /// Asserts facts, separated by commas, in the words of [`crate::facts::check`].
    #[track_caller]
    pub(crate) fn shows(self, facts: &str) -> Self {
        for fact in facts.split(", ") {
            if let Err(reason) = crate::facts::check(&self.game, &self.state, fact) {
                panic!("{reason}");
            }
        }
        self
    }

    /// Asserts who is to act: `1`, `2`, `chance` or `nobody`.
    #[track_caller]
    pub(crate) fn waits_for(self, who: &str) -> Self {
        let waiting = match self.game.to_act(&self.state) {
            ToAct::Nobody => "nobody".to_owned(),
            ToAct::Chance => "chance".to_owned(),
            ToAct::Seats(seats) | ToAct::Open(seats) => seats.iter().map(|seat| seat.to_string()).collect(),
        };
        assert_eq!(waiting, who);
        self
    }
}

/// The first and the second seat.
pub(crate) const SEATS: [Seat; 2] = [Seat::new(0), Seat::new(1)];
