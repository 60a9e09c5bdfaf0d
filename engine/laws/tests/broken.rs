//! Games that are broken in one place: a toy with a flaw.
//!
//! A [`Flaw`] replaces as little of the toy as possible. [`Broken`] wraps the toy's types and adds what a flaw may need:
//! something shared between clones, something that a view should not contain.
//!
//! The flaw is set at run time for each thread, so that all broken games of a toy are one type, compiled once.

use std::cell::Cell;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread::LocalKey;

use kernel::{
    BoardWords, ChoiceBlock, Choices, Encode, Evaluate, EventSink, Foresee, ForeseenOf, Game, GameInfo, NotationError,
    ObservationSlice, ScoreSheet, Seat, SeatCount, SetupError, Standings, Step, StepOf, TextBoard, ToAct, Viewer,
    foresee_in, sample_listed,
};
use laws::toys::{OpenQuarries, PrivateCards, SealedBids, open_quarries, private_cards, sealed_bids};
use rand::Rng;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A toy that can be broken.
pub(crate) trait Toy: Evaluate + Encode + Foresee + Game<Action: Notated<Toy = Self>> {
    /// The flaw of this toy, one for each thread.
    fn flaw_of_thread() -> &'static LocalKey<Cell<&'static dyn Flaw<Self>>>;
}

/// An action of a toy, whose flaw may change how it is printed.
pub(crate) trait Notated {
    type Toy: Toy<Action = Self>;
}

macro_rules! toy {
    ($toy:ty, $action:ty) => {
        impl Notated for $action {
            type Toy = $toy;
        }

        impl Toy for $toy {
            fn flaw_of_thread() -> &'static LocalKey<Cell<&'static dyn Flaw<Self>>> {
                thread_local!(static FLAW: Cell<&'static dyn Flaw<$toy>> = const { Cell::new(&Flawless) });
                &FLAW
            }
        }
    };
}

toy!(SealedBids, sealed_bids::Action);
toy!(PrivateCards, private_cards::Action);
toy!(OpenQuarries, open_quarries::Action);

/// What is wrong with a toy. The default of every method is the correct behaviour.
pub(crate) trait Flaw<G: Game>: Sync {
    /// Is something shared between clones of a state?
    fn shares(&self) -> bool {
        false
    }
    /// Is the true state that a view contains serialized with it?
    fn writes_true_state(&self) -> bool {
        false
    }
    /// Is a list cleared before it is appended to?
    fn clears(&self) -> bool {
        false
    }
    fn set_up(&self, seats: SeatCount, options: G::Options) -> Result<G, SetupError> {
        G::new(seats, options)
    }
    fn presets(&self) -> Vec<(&'static str, G::Options)> {
        G::presets()
    }
    /// A mark for a new state, which no view shows.
    fn initial_mark(&self) -> u64 {
        0
    }
    /// The mark after a step.
    fn mark(&self, mark: u64, _step: StepOf<G>) -> u64 {
        mark
    }
    fn legal(&self, toy: &G, state: &G::State, seat: Seat, out: &mut Vec<G::Action>) {
        toy.legal_actions(state, seat, out);
    }
    fn is_legal(&self, toy: &G, state: &G::State, seat: Seat, action: G::Action) -> bool {
        let mut legal = Vec::new();
        self.legal(toy, state, seat, &mut legal);
        legal.contains(&action)
    }
    fn outcomes(&self, toy: &G, state: &G::State, out: &mut Vec<(G::Chance, u32)>) {
        toy.chance_outcomes(state, out);
    }
    /// Replaces an action that was drawn.
    fn drawn(&self, action: G::Action) -> G::Action {
        action
    }
    fn sample(&self, toy: &G, state: &G::State, rng: &mut dyn Rng) -> G::Chance {
        toy.sample_chance(state, rng)
    }
    /// Changes the state after every step.
    fn change(&self, _state: &mut G::State, _step: StepOf<G>) {}
    /// Adds an event to every step.
    fn extra_event(&self, _state: &G::State) -> Option<G::Event> {
        None
    }
    fn reveals(&self, toy: &G, state: &G::State, seat: Seat, action: G::Action) -> bool {
        toy.reveals(state, seat, action)
    }
    fn independent(&self, toy: &G, state: &G::State, one: (Seat, G::Action), other: (Seat, G::Action)) -> bool {
        toy.independent(state, one, other)
    }
    /// The true state, hidden in a view.
    fn hidden_in_view(&self, _state: &G::State) -> Option<G::State> {
        None
    }
    fn redact(&self, toy: &G, event: &G::Event, viewer: Viewer) -> Option<G::Event> {
        toy.redact(event, viewer)
    }
    fn determinize(&self, toy: &G, view: &G::View, _truth: Option<&G::State>, rng: &mut dyn Rng) -> G::State {
        toy.determinize(view, rng)
    }
    fn standings(&self, toy: &G, state: &G::State) -> Standings {
        toy.standings(state)
    }
    fn score_sheet(&self, toy: &G, view: &G::View) -> ScoreSheet {
        toy.score_sheet(view)
    }
    fn print(&self, action: G::Action) -> String {
        action.to_string()
    }
    fn read(&self, text: &str) -> Result<G::Action, NotationError> {
        text.parse()
    }
    /// Replaces a view that is read back.
    fn read_view(&self, view: G::View) -> G::View {
        view
    }
    /// Replaces a value.
    fn replace_value(&self, value: f32) -> f32 {
        value
    }
    /// Replaces a prior.
    fn replace_prior(&self, prior: f32) -> f32 {
        prior
    }
    /// Replaces the choice of a playout.
    fn playout(&self, action: G::Action) -> G::Action {
        action
    }
    /// Replaces the choices that make up an action.
    fn replace_choices(&self, choices: Choices) -> Choices {
        choices
    }
    /// Replaces the choices whose action is looked up.
    fn look_up(&self, choices: &[u16]) -> Vec<u16> {
        choices.to_vec()
    }
    /// The action that choices name.
    fn named(&self, toy: &G, seat: Seat, choices: &[u16]) -> Option<G::Action>
    where
        G: Encode,
    {
        toy.action(seat, &self.look_up(choices))
    }
    /// Changes a mask.
    fn change_mask(&self, _chosen: &[u16], _mask: &mut [u8]) {}
    /// Replaces whether an action surprises its actor.
    fn surprises(&self, surprises: bool) -> bool {
        surprises
    }
    /// Replaces whether an event surprises the actor.
    fn is_surprise(&self, is_surprise: bool) -> bool {
        is_surprise
    }
    /// Changes the events that are foreseen.
    fn change_foreseen(&self, _events: &mut Vec<G::Event>) {}
    /// Changes an observation.
    fn change_observation(&self, _view: &G::View, _truth: Option<&G::State>, _out: &mut [u8]) {}
    /// Changes an observation that is made of a state.
    fn change_state_observation(&self, _state: &G::State, _out: &mut [u8]) {}
}

/// No flaw.
struct Flawless;

impl<G: Game> Flaw<G> for Flawless {}

fn flaw<G: Toy>() -> &'static dyn Flaw<G> {
    G::flaw_of_thread().get()
}

/// The toy with the flaw of the current thread.
#[derive(Clone)]
pub(crate) struct Broken<G: Toy>(G);

/// A state with a mark that no view shows, and something that all its clones share.
#[derive(Clone)]
pub(crate) struct State<G: Toy> {
    pub(crate) toy: G::State,
    mark: u64,
    shared: Arc<AtomicU64>,
}

impl<G: Toy> PartialEq for State<G> {
    fn eq(&self, other: &Self) -> bool {
        (&self.toy, self.mark) == (&other.toy, other.mark)
    }
}

impl<G: Toy> Eq for State<G> {}

impl<G: Toy> Hash for State<G> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.toy.hash(hasher);
    }
}

impl<G: Toy> fmt::Debug for State<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} {} {:?}", self.toy, self.mark, self.shared)
    }
}

/// An action with a notation of its own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Action<A>(A);

impl<A: Notated + Copy> fmt::Display for Action<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&flaw::<A::Toy>().print(self.0))
    }
}

impl<A: Notated> FromStr for Action<A> {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        flaw::<A::Toy>().read(text).map(Self)
    }
}

/// A view that may contain the true state, which comparisons ignore.
#[derive(Clone)]
pub(crate) struct View<G: Toy> {
    toy: G::View,
    true_state: Option<G::State>,
}

impl<G: Toy> PartialEq for View<G> {
    fn eq(&self, other: &Self) -> bool {
        self.toy == other.toy
    }
}

impl<G: Toy> Eq for View<G> {}

impl<G: Toy> Hash for View<G> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.toy.hash(hasher);
    }
}

impl<G: Toy> fmt::Debug for View<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.toy.fmt(f)
    }
}

impl<G: Toy> TextBoard for View<G> {
    fn write_board(&self, out: &mut dyn fmt::Write, words: &dyn BoardWords) -> fmt::Result {
        self.toy.write_board(out, words)
    }
}

impl<G: Toy> Serialize for View<G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let true_state = flaw::<G>().writes_true_state().then(|| format!("{:?}", self.true_state));
        (&self.toy, true_state).serialize(serializer)
    }
}

impl<'de, G: Toy> Deserialize<'de> for View<G> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let (toy, _): (G::View, Option<String>) = Deserialize::deserialize(deserializer)?;
        Ok(Self { toy: flaw::<G>().read_view(toy), true_state: None })
    }
}

impl<G: Toy> Broken<G> {
    fn toy_step(step: StepOf<Self>) -> StepOf<G> {
        match step {
            Step::Act(seat, action) => Step::Act(seat, action.0),
            Step::Chance(outcome) => Step::Chance(outcome),
        }
    }
}

impl<G: Toy> Game for Broken<G> {
    type Options = G::Options;
    type State = State<G>;
    type Action = Action<G::Action>;
    type Chance = G::Chance;
    type View = View<G>;
    type Event = G::Event;

    const INFO: GameInfo = G::INFO;

    fn new(seats: SeatCount, options: G::Options) -> Result<Self, SetupError> {
        flaw::<G>().set_up(seats, options).map(Self)
    }

    fn seats(&self) -> SeatCount {
        self.0.seats()
    }

    fn options(&self) -> &G::Options {
        self.0.options()
    }

    fn presets() -> Vec<(&'static str, G::Options)> {
        flaw::<G>().presets()
    }

    fn initial_state(&self) -> State<G> {
        State { toy: self.0.initial_state(), mark: flaw::<G>().initial_mark(), shared: Arc::default() }
    }

    fn to_act(&self, state: &State<G>) -> ToAct {
        self.0.to_act(&state.toy)
    }

    fn legal_actions(&self, state: &State<G>, seat: Seat, out: &mut Vec<Action<G::Action>>) {
        if flaw::<G>().clears() {
            out.clear();
        }
        let mut legal = Vec::new();
        flaw::<G>().legal(&self.0, &state.toy, seat, &mut legal);
        out.extend(legal.into_iter().map(Action));
    }

    fn sample_action<R: Rng + ?Sized>(
        &self,
        state: &State<G>,
        seat: Seat,
        legal: &mut Vec<Action<G::Action>>,
        rng: &mut R,
    ) -> Action<G::Action> {
        let drawn = sample_listed(self, state, seat, legal, rng);
        Action(flaw::<G>().drawn(drawn.0))
    }

    fn is_legal(&self, state: &State<G>, seat: Seat, action: Action<G::Action>) -> bool {
        flaw::<G>().is_legal(&self.0, &state.toy, seat, action.0)
    }

    fn chance_outcomes(&self, state: &State<G>, out: &mut Vec<(G::Chance, u32)>) {
        flaw::<G>().outcomes(&self.0, &state.toy, out);
    }

    fn sample_chance<R: Rng + ?Sized>(&self, state: &State<G>, rng: &mut R) -> G::Chance {
        flaw::<G>().sample(&self.0, &state.toy, &mut &mut *rng)
    }

    fn apply<K: EventSink<G::Event>>(&self, state: &mut State<G>, step: StepOf<Self>, sink: &mut K) {
        let step = Self::toy_step(step);
        self.0.apply(&mut state.toy, step, sink);
        flaw::<G>().change(&mut state.toy, step);
        if let Some(event) = flaw::<G>().extra_event(&state.toy) {
            sink.emit(|| event);
        }
        state.mark = flaw::<G>().mark(state.mark, step);
        if flaw::<G>().shares() {
            state.shared.fetch_add(1, Ordering::Relaxed);
        }
    }

    fn reveals(&self, state: &State<G>, seat: Seat, action: Action<G::Action>) -> bool {
        flaw::<G>().reveals(&self.0, &state.toy, seat, action.0)
    }

    fn independent(&self, state: &State<G>, one: (Seat, Action<G::Action>), other: (Seat, Action<G::Action>)) -> bool {
        flaw::<G>().independent(&self.0, &state.toy, (one.0, one.1.0), (other.0, other.1.0))
    }

    fn view(&self, state: &State<G>, viewer: Viewer) -> View<G> {
        View { toy: self.0.view(&state.toy, viewer), true_state: flaw::<G>().hidden_in_view(&state.toy) }
    }

    fn redact(&self, event: &G::Event, viewer: Viewer) -> Option<G::Event> {
        flaw::<G>().redact(&self.0, event, viewer)
    }

    fn determinize<R: Rng + ?Sized>(&self, view: &View<G>, rng: &mut R) -> State<G> {
        let toy = flaw::<G>().determinize(&self.0, &view.toy, view.true_state.as_ref(), &mut &mut *rng);
        State { toy, mark: 0, shared: Arc::default() }
    }

    fn standings(&self, state: &State<G>) -> Standings {
        flaw::<G>().standings(&self.0, &state.toy)
    }

    fn score_sheet(&self, view: &View<G>) -> ScoreSheet {
        flaw::<G>().score_sheet(&self.0, &view.toy)
    }
}

impl<G: Toy> Evaluate for Broken<G> {
    fn evaluate(&self, state: &State<G>, seat: Seat) -> f32 {
        flaw::<G>().replace_value(self.0.evaluate(&state.toy, seat))
    }

    fn prior(&self, state: &State<G>, seat: Seat, action: Action<G::Action>) -> f32 {
        flaw::<G>().replace_prior(self.0.prior(&state.toy, seat, action.0))
    }

    fn playout_action<R: Rng + ?Sized>(
        &self,
        state: &State<G>,
        seat: Seat,
        legal: &[Action<G::Action>],
        rng: &mut R,
    ) -> Action<G::Action> {
        let legal: Vec<_> = legal.iter().map(|action| action.0).collect();
        Action(flaw::<G>().playout(self.0.playout_action(&state.toy, seat, &legal, rng)))
    }
}

impl<G: Toy> Foresee for Broken<G> {
    fn surprises(&self, state: &State<G>, seat: Seat, action: Action<G::Action>) -> bool {
        flaw::<G>().surprises(self.0.surprises(&state.toy, seat, action.0))
    }

    fn is_surprise(&self, event: &G::Event) -> bool {
        flaw::<G>().is_surprise(self.0.is_surprise(event))
    }

    fn foresee<R: Rng + ?Sized>(
        &self,
        view: &View<G>,
        seat: Seat,
        action: Action<G::Action>,
        rng: &mut R,
    ) -> ForeseenOf<Self> {
        let state = self.determinize(view, rng);
        let mut foreseen = foresee_in(self, state, seat, action);
        flaw::<G>().change_foreseen(&mut foreseen.events);
        foreseen
    }
}

impl<G: Toy> Encode for Broken<G> {
    const CHOICES: &'static [ChoiceBlock] = G::CHOICES;
    const OBSERVATION: &'static [ObservationSlice] = G::OBSERVATION;

    fn observe(&self, view: &View<G>, out: &mut [u8]) {
        self.0.observe(&view.toy, out);
        flaw::<G>().change_observation(&view.toy, view.true_state.as_ref(), out);
    }

    fn observe_state(&self, state: &State<G>, viewer: Viewer, out: &mut [u8]) {
        self.observe(&self.view(state, viewer), out);
        flaw::<G>().change_state_observation(&state.toy, out);
    }

    fn choices(&self, seat: Seat, action: Action<G::Action>) -> Choices {
        flaw::<G>().replace_choices(self.0.choices(seat, action.0))
    }

    fn action(&self, seat: Seat, choices: &[u16]) -> Option<Action<G::Action>> {
        flaw::<G>().named(&self.0, seat, choices).map(Action)
    }

    fn mask(&self, seat: Seat, legal: &[Action<G::Action>], chosen: &[u16], out: &mut [u8]) {
        let legal: Vec<_> = legal.iter().map(|action| action.0).collect();
        self.0.mask(seat, &legal, chosen, out);
        flaw::<G>().change_mask(chosen, out);
    }
}
