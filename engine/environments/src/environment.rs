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

/// The environment of a game.
pub(crate) struct Match<G: Encode + Evaluate> {
    game: G,
    opponents: Opponents,
    /// The number of the environment and the matches that it has begun: they decide the learner's seat.
    number: u64,
    begun: u64,
    rng: Generator,
    /// The computer player of each seat that has one.
    computers: Vec<Option<Box<dyn Player<G>>>>,
    decision: Decision<G::Action>,
    state: G::State,
}

/// What the learner has to decide. Thousands of matches do not fit into the processor's caches: what is looked at between two
/// steps lies close together, in two lines of a cache.
#[repr(align(64))]
struct Decision<A> {
    seat: Seat,
    /// The legal actions that begin with the choices made so far, and the choices that make up each of them.
    legal: Vec<A>,
    encoded: Vec<Choices>,
    /// How many choices of the action are made.
    made: usize,
    /// Apart from the match, so that a random choice changes nothing about it.
    sampler: Generator,
    /// The place in these lists of the action that was sampled last, and its next choice.
    sampled: Option<(usize, u16)>,
    /// The place of an action that has the checked choice.
    checked: Option<usize>,
}

impl<A: Copy> Decision<A> {
    /// Makes a choice that does not complete an action: keeps the actions that have it.
    fn narrow(&mut self, choice: u16) {
        let mut kept = 0;
        for place in 0..self.encoded.len() {
            if self.encoded[place][self.made] == choice {
                self.encoded[kept] = self.encoded[place];
                self.legal[kept] = self.legal[place];
                kept += 1;
            }
        }
        self.encoded.truncate(kept);
        self.legal.truncate(kept);
        self.made += 1;
    }
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
            computers: Vec::new(),
            decision: Decision {
                seat: Seat::new(0),
                legal: Vec::new(),
                encoded: Vec::new(),
                made: 0,
                sampler: generator(!seed, number),
                sampled: None,
                checked: None,
            },
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
                        let decision = &mut self.decision;
                        decision.seat = seat;
                        decision.legal.clear();
                        self.game.legal_actions(&self.state, seat, &mut decision.legal);
                        decision.encoded.clear();
                        decision.encoded.extend(decision.legal.iter().map(|action| self.game.choices(seat, *action)));
                        decision.made = 0;
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
        let Decision { encoded, made, sampled, checked, .. } = &mut self.decision;
        *checked = match *sampled {
            Some((place, sampled)) if sampled == choice => Some(place),
            // No action's choices are the beginning of another's, so that each in the list has at least one more to be made.
            _ => encoded.iter().position(|choices| choices[*made] == choice),
        };
        if checked.is_none() {
            let choices = [self.chosen(), &[choice]].concat();
            return Err(ChoiceError::Illegal { seat: self.decision.seat, choices });
        }
        Ok(())
    }

    fn advance(&mut self, machine: &dyn Machine, rewards: &mut [f32]) -> bool {
        rewards.fill(0.0);
        let decision = &mut self.decision;
        let place = decision.checked.take().expect("a choice was checked");
        decision.sampled = None;
        let choices = decision.encoded[place];
        if choices.len() > decision.made + 1 {
            decision.narrow(choices[decision.made]);
            return false;
        }
        self.game.apply(&mut self.state, Step::Act(decision.seat, decision.legal[place]), &mut Silent);
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
        let decision = &mut self.decision;
        let place = decision.sampler.random_range(0..decision.encoded.len() as u32) as usize;
        let choice = decision.encoded[place][decision.made];
        decision.sampled = Some((place, choice));
        choice
    }

    fn seat(&self) -> Seat {
        self.decision.seat
    }

    fn chosen(&self) -> &[u16] {
        // Most decisions have none yet, and then the list need not be looked at.
        if self.decision.made == 0 { &[] } else { &self.decision.encoded[0][..self.decision.made] }
    }

    fn observe(&self, out: &mut [u8]) {
        self.game.observe_state(&self.state, Viewer::Seat(self.decision.seat), out);
    }

    fn mask(&self, out: &mut [u8]) {
        out.fill(0);
        for choices in &self.decision.encoded {
            out[usize::from(choices[self.decision.made])] = 1;
        }
    }
}
