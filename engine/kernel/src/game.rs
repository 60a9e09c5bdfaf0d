//! The central trait: the rules of one game.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use rand::{Rng, RngExt};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{
    EventSink, GameInfo, GameOptions, NotationError, ScoreSheet, Seat, SeatCount, SetupError, Standings, Step,
    TextBoard, ToAct, Viewer,
};

/// One step of the game `G`.
pub type StepOf<G> = Step<<G as Game>::Action, <G as Game>::Chance>;

/// The rules of one game, with seats and options fixed for one match.
///
/// A value of the type knows the rules; what happened in a match is in the [`State`](Game::State).
/// States are flat and cheap to clone. There is no generator in a state and no undo in the rules: randomness is a step
/// ([`Game::chance_outcomes`]), and take-back belongs to the session.
///
/// `ARCHITECTURE.md` says what each of the associated types may know.
///
/// ```
/// use kernel::{Game, SeatCount, Silent, Step, ToAct};
/// use laws::toys::SealedBids;
///
/// let game = SealedBids::new(SeatCount::new(2), Default::default())?;
/// let mut state = game.initial_state();
/// // Takes the first possible outcome and the first legal action until the game is over.
/// loop {
///     let step = match game.to_act(&state) {
///         ToAct::Nobody => break,
///         ToAct::Chance => {
///             let mut outcomes = Vec::new();
///             game.chance_outcomes(&state, &mut outcomes);
///             Step::Chance(outcomes[0].0)
///         }
///         ToAct::Seats(seats) | ToAct::Open(seats) => {
///             let seat = seats.first().expect("someone is to act");
///             let mut legal = Vec::new();
///             game.legal_actions(&state, seat, &mut legal);
///             Step::Act(seat, legal[0])
///         }
///     };
///     game.apply(&mut state, step, &mut Silent);
/// }
/// assert!(game.standings(&state).winners().next().is_some());
/// # Ok::<(), kernel::SetupError>(())
/// ```
pub trait Game: Clone + Send + Sync + 'static {
    /// What players agree on before the first step.
    type Options: GameOptions;
    /// Everything that is true, hidden parts included.
    type State: Clone + Eq + Hash + Debug + Send + Sync;
    /// One decision by one seat. `Display` and `FromStr` are its notation: short, stable, ASCII without spaces, and
    /// free of context.
    type Action: Copy + Eq + Ord + Hash + Debug + Display + FromStr<Err = NotationError> + Send + Sync;
    /// One resolved random outcome, with a notation like an action's.
    type Chance: Copy + Eq + Ord + Hash + Debug + Display + FromStr<Err = NotationError> + Send + Sync;
    /// All that one viewer may know, remembered knowledge included. The terminal shows it as a text board.
    type View: Clone + Eq + Hash + Debug + TextBoard + Serialize + DeserializeOwned + Send + Sync;
    /// One thing that happened, in full; [`Game::redact`] makes it fit for a viewer.
    type Event: Clone + Eq + Debug + Serialize + Send + Sync;

    /// Names, seats, versions, ledger and components.
    const INFO: GameInfo;

    /// The rules for a number of seats and options.
    ///
    /// # Errors
    /// If the game is not for that many seats, or options and seats do not go together.
    fn new(seats: SeatCount, options: Self::Options) -> Result<Self, SetupError>;

    /// How many seats the table has.
    fn seats(&self) -> SeatCount;

    /// The options agreed on.
    fn options(&self) -> &Self::Options;

    /// The options worth checking, each with a short name: every variant at least once. The first is the default.
    /// The law suite and the golden playthroughs run over each of them with every seat count it allows.
    fn presets() -> Vec<(&'static str, Self::Options)> {
        vec![("default", Self::Options::default())]
    }

    /// The state before the first step.
    fn initial_state(&self) -> Self::State;

    /// Who has to act next.
    fn to_act(&self, state: &Self::State) -> ToAct;

    /// Appends every legal action of `seat` to `out`, in a stable order, without repeats. Nothing for a seat that is
    /// not to act. Depends only on what `seat` may know.
    fn legal_actions(&self, state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>);

    /// Draws one of the legal actions of a seat that is to act: the one at the place that `rng` draws in the list of
    /// [`Game::legal_actions`], so that each has the same chance. Override it where drawing is cheaper than listing. `legal` is
    /// only memory to work with.
    ///
    /// # Panics
    /// If the seat has no legal action.
    #[inline]
    fn sample_action<R: Rng + ?Sized>(
        &self,
        state: &Self::State,
        seat: Seat,
        legal: &mut Vec<Self::Action>,
        rng: &mut R,
    ) -> Self::Action {
        sample_listed(self, state, seat, legal, rng)
    }

    /// May `seat` do this now?
    fn is_legal(&self, state: &Self::State, seat: Seat, action: Self::Action) -> bool {
        let mut legal = Vec::new();
        self.legal_actions(state, seat, &mut legal);
        legal.contains(&action)
    }

    /// Appends every possible outcome with its weight to `out`, in ascending order of the outcome, each once, no zero
    /// weights. Only while [`Game::to_act`] is [`ToAct::Chance`]. The order is part of the proof of fair shuffles.
    fn chance_outcomes(&self, state: &Self::State, out: &mut Vec<(Self::Chance, u32)>);

    /// Draws one outcome with the weights of [`Game::chance_outcomes`]. Override it where drawing is cheaper than listing.
    fn sample_chance<R: Rng + ?Sized>(&self, state: &Self::State, rng: &mut R) -> Self::Chance {
        let mut outcomes = Vec::new();
        self.chance_outcomes(state, &mut outcomes);
        let total: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
        let mut ticket = rng.random_range(0..total);
        for (outcome, weight) in outcomes {
            if ticket < weight {
                return outcome;
            }
            ticket -= weight;
        }
        unreachable!("the ticket is below the total weight")
    }

    /// Applies a step. The same step on the same state always gives the same state and events.
    ///
    /// # Panics
    /// May panic if the step is not legal; debug builds do.
    fn apply<K: EventSink<Self::Event>>(&self, state: &mut Self::State, step: StepOf<Self>, sink: &mut K);

    /// Does the action show something hidden to anyone, the actor included? Then nothing before it can be taken back.
    /// The same holds for every chance step.
    fn reveals(&self, state: &Self::State, seat: Seat, action: Self::Action) -> bool;

    /// Do the rules forbid changing one's mind after this action, although it reveals nothing? Then it cannot be taken back
    /// outside of a practice match. A committed secret choice is such an action.
    fn is_final(&self, _state: &Self::State, _seat: Seat, _action: Self::Action) -> bool {
        false
    }

    /// Do these two actions, legal now for two [open](ToAct::Open) seats, have nothing to do with each other? Then they lead
    /// to the same state in either order, without a chance step in between (law L20). By default no two actions are
    /// independent.
    fn independent(&self, _state: &Self::State, _one: (Seat, Self::Action), _other: (Seat, Self::Action)) -> bool {
        false
    }

    /// All that `viewer` may know.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// The event as `viewer` may see it; `None` if the viewer must not notice it at all.
    fn redact(&self, event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// A state that is possible for all that the view shows, drawn with the right probabilities. It takes the view and
    /// not the state, so that it cannot leak anything hidden.
    fn determinize<R: Rng + ?Sized>(&self, view: &Self::View, rng: &mut R) -> Self::State;

    /// The ranking now; final once nobody is to act.
    fn standings(&self, state: &Self::State) -> Standings;

    /// The itemised score, as far as the view shows it. At the end its totals are the scores of [`Game::standings`].
    fn score_sheet(&self, view: &Self::View) -> ScoreSheet;
}

/// Draws one of the legal actions by listing them: what [`Game::sample_action`] does unless a game knows a cheaper way.
///
/// # Panics
/// If the seat has no legal action.
#[inline]
pub fn sample_listed<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    legal: &mut Vec<G::Action>,
    rng: &mut (impl Rng + ?Sized),
) -> G::Action {
    legal.clear();
    game.legal_actions(state, seat, legal);
    legal[rng.random_range(0..legal.len() as u32) as usize]
}
