//! Random play, from which all laws and runners make their matches.

use kernel::{EventSink, Game, Silent, Step, StepOf, ToAct};
use rand::{Rng, RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// One match with all its states, steps and events.
pub struct Play<G: Game> {
    /// The states: the first before any step, then one after each step.
    pub states: Vec<G::State>,
    /// The steps: `steps[n]` leads from `states[n]` to `states[n + 1]`.
    pub steps: Vec<StepOf<G>>,
    /// The events of each step, in full.
    pub events: Vec<Vec<G::Event>>,
}

impl<G: Game> Play<G> {
    /// A match before its first step.
    #[must_use]
    pub fn new(game: &G) -> Self {
        Self { states: vec![game.initial_state()], steps: Vec::new(), events: Vec::new() }
    }

    /// The state after the last step.
    #[must_use]
    pub fn last(&self) -> &G::State {
        self.states.last().expect("a play has its initial state")
    }

    /// Applies a step and keeps the new state and the events.
    pub fn push(&mut self, game: &G, step: StepOf<G>) {
        let mut events = Vec::new();
        self.states.push(after(game, self.last(), step, &mut events));
        self.steps.push(step);
        self.events.push(events);
    }

    /// Plays on at random to the end.
    pub(crate) fn go_on(&mut self, game: &G, rng: &mut impl Rng) {
        while self.steps.len() <= G::INFO.max_steps as usize {
            let Some(step) = random_step(game, self.last(), rng) else { break };
            self.push(game, step);
        }
    }
}

/// A match of uniformly random decisions. The same game and seed give the same match on every machine.
///
/// It ends when nobody is to act. In a broken game it also ends at a seat without a legal action (law L1), or one step
/// after [`kernel::GameInfo::max_steps`] (law L12).
#[must_use]
pub fn random_play<G: Game>(game: &G, seed: u64) -> Play<G> {
    let mut play = Play::new(game);
    play.go_on(game, &mut generator(seed));
    play
}

/// A random next step: any seat to act with any of its legal actions, or a chance outcome with its probability. `None` if
/// the game is over, or if the chosen seat has no legal action.
pub fn random_step<G: Game>(game: &G, state: &G::State, rng: &mut (impl Rng + ?Sized)) -> Option<StepOf<G>> {
    match game.to_act(state) {
        ToAct::Nobody => None,
        ToAct::Chance => Some(Step::Chance(game.sample_chance(state, rng))),
        ToAct::Seats(seats) | ToAct::Open(seats) => {
            let seat = seats.iter().nth(below(rng, seats.len())?)?;
            let legal = legal_actions(game, state, seat);
            Some(Step::Act(seat, legal[below(rng, legal.len())?]))
        }
    }
}

/// Every possible next step: the legal actions of all seats to act, or the listed outcomes.
#[must_use]
pub fn next_steps<G: Game>(game: &G, state: &G::State) -> Vec<StepOf<G>> {
    match game.to_act(state) {
        ToAct::Nobody => Vec::new(),
        ToAct::Chance => chance_outcomes(game, state).into_iter().map(|(outcome, _)| Step::Chance(outcome)).collect(),
        ToAct::Seats(seats) | ToAct::Open(seats) => seats
            .iter()
            .flat_map(|seat| legal_actions(game, state, seat).into_iter().map(move |action| Step::Act(seat, action)))
            .collect(),
    }
}

/// Is the step possible in this state?
#[must_use]
pub fn is_possible<G: Game>(game: &G, state: &G::State, step: StepOf<G>) -> bool {
    match (game.to_act(state), step) {
        (ToAct::Seats(seats) | ToAct::Open(seats), Step::Act(seat, action)) => {
            seats.contains(seat) && game.is_legal(state, seat, action)
        }
        (ToAct::Chance, Step::Chance(outcome)) => chance_outcomes(game, state).iter().any(|(one, _)| *one == outcome),
        _ => false,
    }
}

/// The legal actions of a seat.
pub(crate) fn legal_actions<G: Game>(game: &G, state: &G::State, seat: kernel::Seat) -> Vec<G::Action> {
    let mut legal = Vec::new();
    game.legal_actions(state, seat, &mut legal);
    legal
}

/// The chance outcomes with their weights.
pub(crate) fn chance_outcomes<G: Game>(game: &G, state: &G::State) -> Vec<(G::Chance, u32)> {
    let mut outcomes = Vec::new();
    game.chance_outcomes(state, &mut outcomes);
    outcomes
}

/// The state after a step; `state` is not changed.
pub(crate) fn after<G: Game>(
    game: &G,
    state: &G::State,
    step: StepOf<G>,
    sink: &mut impl EventSink<G::Event>,
) -> G::State {
    let mut next = state.clone();
    game.apply(&mut next, step, sink);
    next
}

/// The state after a step, without its events.
pub(crate) fn state_after<G: Game>(game: &G, state: &G::State, step: StepOf<G>) -> G::State {
    after(game, state, step, &mut Silent)
}

/// The generator of all random plays: the same on every machine.
pub(crate) fn generator(seed: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(seed)
}

/// A random index below `len`; `None` if `len` is zero.
pub(crate) fn below(rng: &mut (impl Rng + ?Sized), len: usize) -> Option<usize> {
    // Sampled as u32, so that machines of any word size agree.
    (len > 0).then(|| rng.random_range(0..len as u32) as usize)
}
