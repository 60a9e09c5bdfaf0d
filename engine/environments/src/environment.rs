//! A match that is stepped by choices and begins anew when it is over.

use kernel::{Choices, Encode, Evaluate, Seat, Silent, Step, ToAct, Viewer};
use players::{Generator, Machine, Player, Spec, generator};
use rand::{Rng as _, RngExt as _};

use crate::error::ChoiceError;

/// Which seats computer players take.
#[derive(Clone, PartialEq, Debug)]
pub enum Opponents {
    /// None: the learner acts for every seat.
    None,
    /// All but one. The learner's seat changes from match to match, so that it sees the game from every seat.
    AllOthers(Spec),
    /// Those for which there is a player, by the index of the seat.
    At(Vec<Option<Spec>>),
}

/// A match that is stepped choice by choice. Between two calls a seat of the learner is to act.
///
/// Where several seats choose at the same time, they are asked one after the other in the order of seats. Each is shown its own
/// view only, so that it cannot know what the others have chosen.
pub trait Environment: Send {
    /// Checks the next choice of the seat that is to act, and keeps it for [`Environment::advance`].
    ///
    /// # Errors
    /// If it leads to no legal action; nothing has changed then.
    fn choose(&mut self, choice: u16) -> Result<(), ChoiceError>;

    /// Makes the choice that was checked last. If it completes an action, the match goes on to the next decision of the
    /// learner. Writes what every seat has gained into `rewards`, a number for each seat: at the end of a match the utility of
    /// its result, else 0. Returns whether a match has ended; then the next one has begun.
    ///
    /// # Panics
    /// If no choice was checked since the last call.
    fn advance(&mut self, machine: &dyn Machine, rewards: &mut [f32]) -> bool;

    /// The next choice of a random legal action that begins with the choices made so far. All legal actions have the same
    /// probability. It changes nothing about the match.
    fn sample(&mut self) -> u16;

    /// The seat that is to act.
    fn seat(&self) -> Seat;

    /// The choices made so far in the action of the seat.
    fn chosen(&self) -> &[u16];

    /// Writes what the seat may know as numbers into `out`, which has the length of an observation.
    fn observe(&self, out: &mut [u8]);

    /// Writes into `out`, which has the length of a mask, which choices may come next.
    fn mask(&self, out: &mut [u8]);
}

/// A checked choice.
enum Checked<A> {
    /// It completes this action.
    Whole(A),
    /// More choices must follow.
    Part(u16),
}

/// The environment of a game.
pub(crate) struct Match<G: Encode + Evaluate> {
    game: G,
    opponents: Opponents,
    /// The number of the environment and the matches that it has begun: they decide the learner's seat.
    number: u64,
    begun: u64,
    rng: Generator,
    /// Apart from the match, so that a random choice changes nothing about it.
    sampler: Generator,
    state: G::State,
    /// The computer player of each seat that has one.
    computers: Vec<Option<Box<dyn Player<G>>>>,
    seat: Seat,
    legal: Vec<G::Action>,
    chosen: [u16; Choices::MOST],
    chosen_len: usize,
    checked: Option<Checked<G::Action>>,
}

impl<G: Encode + Evaluate> Match<G> {
    pub(crate) fn start(game: G, opponents: Opponents, seed: u64, number: u64, machine: &dyn Machine) -> Self {
        let mut first = Self {
            state: game.initial_state(),
            game,
            opponents,
            number,
            begun: 0,
            rng: generator(seed, number),
            sampler: generator(!seed, number),
            computers: Vec::new(),
            seat: Seat::new(0),
            legal: Vec::new(),
            chosen: [0; Choices::MOST],
            chosen_len: 0,
            checked: None,
        };
        first.next_match(machine);
        first
    }

    /// Begins the next match and plays on to the first decision of the learner.
    fn next_match(&mut self, machine: &dyn Machine) {
        loop {
            self.begin();
            self.begun += 1;
            if self.play_on(machine) {
                return;
            }
        }
    }

    fn begin(&mut self) {
        let seats = self.game.seats();
        let learner = (self.number.wrapping_add(self.begun) % seats.get() as u64) as usize;
        let spec = |seat: usize| match &self.opponents {
            Opponents::None => None,
            Opponents::AllOthers(spec) => (seat != learner).then_some(*spec),
            Opponents::At(specs) => specs.get(seat).copied().flatten(),
        };
        let rng = &mut self.rng;
        self.computers = (0..seats.get()).map(|seat| spec(seat).map(|spec| spec.player(rng.next_u64()))).collect();
        self.state = self.game.initial_state();
    }

    /// Plays on to the next decision of the learner. Returns `false` if the match is over before that.
    fn play_on(&mut self, machine: &dyn Machine) -> bool {
        loop {
            let step = match self.game.to_act(&self.state) {
                ToAct::Nobody => return false,
                ToAct::Chance => Step::Chance(self.game.sample_chance(&self.state, &mut self.rng)),
                ToAct::Seats(seats) | ToAct::Open(seats) => {
                    let seat = seats.first().expect("someone is to act");
                    let Some(computer) = &mut self.computers[seat.index()] else {
                        self.seat = seat;
                        self.legal.clear();
                        self.game.legal_actions(&self.state, seat, &mut self.legal);
                        return true;
                    };
                    let view = self.game.view(&self.state, Viewer::Seat(seat));
                    Step::Act(seat, computer.choose(&self.game, &view, seat, machine))
                }
            };
            self.game.apply(&mut self.state, step, &mut Silent);
        }
    }
}

impl<G: Encode + Evaluate> Environment for Match<G> {
    fn choose(&mut self, choice: u16) -> Result<(), ChoiceError> {
        self.checked = None;
        let seat = self.seat;
        let len = self.chosen_len + 1;
        let mut made = self.chosen;
        // An action has at most this many choices, so that an unbegun one has room for another.
        made[len - 1] = choice;
        let made = &made[..len];
        let checked = match self.game.action(seat, made) {
            Some(action) => self.legal.contains(&action).then_some(Checked::Whole(action)),
            None => {
                let begins = |action: &G::Action| self.game.choices(seat, *action).starts_with(made);
                self.legal.iter().any(begins).then_some(Checked::Part(choice))
            }
        };
        if checked.is_none() {
            return Err(ChoiceError::Illegal { seat, choices: made.to_vec() });
        }
        self.checked = checked;
        Ok(())
    }

    fn advance(&mut self, machine: &dyn Machine, rewards: &mut [f32]) -> bool {
        rewards.fill(0.0);
        match self.checked.take().expect("a choice was checked") {
            Checked::Part(choice) => {
                self.chosen[self.chosen_len] = choice;
                self.chosen_len += 1;
                return false;
            }
            Checked::Whole(action) => {
                self.chosen_len = 0;
                self.game.apply(&mut self.state, Step::Act(self.seat, action), &mut Silent);
            }
        }
        if self.play_on(machine) {
            return false;
        }
        let standings = self.game.standings(&self.state);
        for (reward, seat) in rewards.iter_mut().zip(self.game.seats().seats()) {
            *reward = standings.utility(seat);
        }
        self.next_match(machine);
        true
    }

    fn sample(&mut self) -> u16 {
        let Self { game, seat, legal, sampler, .. } = self;
        let chosen = &self.chosen[..self.chosen_len];
        let begins = |action: &&G::Action| game.choices(*seat, **action).starts_with(chosen);
        let action = if chosen.is_empty() {
            legal[sampler.random_range(0..legal.len() as u32) as usize]
        } else {
            let count = legal.iter().filter(begins).count() as u32;
            let place = sampler.random_range(0..count) as usize;
            *legal.iter().filter(begins).nth(place).expect("the place is below the count")
        };
        game.choices(*seat, action)[chosen.len()]
    }

    fn seat(&self) -> Seat {
        self.seat
    }

    fn chosen(&self) -> &[u16] {
        &self.chosen[..self.chosen_len]
    }

    fn observe(&self, out: &mut [u8]) {
        self.game.observe(&self.game.view(&self.state, Viewer::Seat(self.seat)), out);
    }

    fn mask(&self, out: &mut [u8]) {
        self.game.mask(self.seat, &self.legal, self.chosen(), out);
    }
}
