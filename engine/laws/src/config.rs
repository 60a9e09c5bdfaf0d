//! What a suite knows of a game beyond its rules.

use kernel::{ChoiceBlock, Choices, ForeseenOf, Game, LeftOut, ObservationSlice, Seat, Viewer};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::census::Census;

type CensusFn<G> = dyn Fn(&G, &<G as Game>::State) -> Census;
type RecountFn<G> = dyn Fn(&G, &<G as Game>::State) -> Result<(), String>;
type ObserverFn<G> = dyn Fn(&G, Viewer, &<G as Game>::View, &[<G as Game>::Action]) -> String;
type ListenerFn<G> = dyn Fn(&G, &<G as Game>::Event) -> String;
type PlayoutFn<G> =
    fn(&G, &<G as Game>::State, Seat, &[<G as Game>::Action], &mut Xoshiro256PlusPlus) -> <G as Game>::Action;

type MovedFn<G> = dyn Fn(&G) -> Option<G>;

/// What chance brings at a table where every seat has moved on, for a run of outcomes and the state before it.
pub(crate) type MovedRunFn<G> = fn(&G, &<G as Game>::State, &[<G as Game>::Chance]) -> Vec<<G as Game>::Chance>;

type MaskFn<G> = fn(&G, Seat, &[<G as Game>::Action], &[u16]) -> Vec<u8>;

/// [`kernel::Foresee::foresee`] as a function.
pub(crate) type ForeseeFn<G> =
    fn(&G, &<G as Game>::View, Seat, <G as Game>::Action, &mut Xoshiro256PlusPlus) -> ForeseenOf<G>;

/// The settings of a suite.
pub(crate) struct Config<G: Game> {
    pub(crate) games: u64,
    pub(crate) moments: usize,
    pub(crate) exact_guesses: bool,
    pub(crate) census: Option<Box<CensusFn<G>>>,
    pub(crate) recount: Option<Box<RecountFn<G>>>,
    pub(crate) observers: Vec<Observer<G>>,
    pub(crate) listeners: Vec<(&'static str, Box<ListenerFn<G>>)>,
    pub(crate) encode: Option<EncodeProbe<G>>,
    pub(crate) symmetry: Option<Symmetry<G>>,
    pub(crate) evaluate: Option<EvaluateProbe<G>>,
    pub(crate) foresee: Option<ForeseeFn<G>>,
}

/// Something made for a viewer from what the viewer may know, such as a drawing: law L9 compares its text.
pub(crate) struct Observer<G: Game> {
    pub(crate) name: &'static str,
    pub(crate) observe: Box<ObserverFn<G>>,
}

/// The methods of `Encode` as functions: the suite itself does not require the trait.
pub(crate) struct EncodeProbe<G: Game> {
    pub(crate) blocks: &'static [ChoiceBlock],
    pub(crate) choices: fn(&G, Seat, G::Action) -> Choices,
    pub(crate) action: fn(&G, Seat, &[u16]) -> Option<G::Action>,
    pub(crate) mask: MaskFn<G>,
    pub(crate) slices: &'static [ObservationSlice],
    pub(crate) left_out: &'static [LeftOut],
    /// Writes the observation of a view into the bytes given.
    pub(crate) observe: fn(&G, &G::View, &mut [u8]),
    /// Writes the same from the state and the viewer.
    pub(crate) observe_state: fn(&G, &G::State, Viewer, &mut [u8]),
}

impl<G: Game> EncodeProbe<G> {
    /// How many choices there are.
    pub(crate) fn choice_count(&self) -> usize {
        self.blocks.iter().map(|block| block.len).sum()
    }

    /// How many bytes an observation has.
    pub(crate) fn observation_len(&self) -> usize {
        self.slices.iter().map(|slice| slice.len).sum()
    }

    /// The observation of a view.
    pub(crate) fn observation(&self, game: &G, view: &G::View) -> Vec<u8> {
        let mut bytes = vec![0; self.observation_len()];
        (self.observe)(game, view, &mut bytes);
        bytes
    }
}

/// How every seat is moved on by one.
pub(crate) struct Symmetry<G: Game> {
    /// The table with every seat moved on, if that is possible.
    pub(crate) moved: Box<MovedFn<G>>,
    /// What chance brings there.
    pub(crate) outcomes: MovedOutcomes<G>,
}

/// What chance brings at a table where every seat has moved on.
pub(crate) enum MovedOutcomes<G: Game> {
    /// For each outcome another one: one that names a seat names the next one.
    Each(fn(&G, G::Chance) -> G::Chance),
    /// For each run of chance steps, and the state before it, the same number of outcomes.
    Run(MovedRunFn<G>),
}

/// The methods of `Evaluate` as functions.
pub(crate) struct EvaluateProbe<G: Game> {
    pub(crate) evaluate: fn(&G, &G::State, Seat) -> f32,
    pub(crate) prior: fn(&G, &G::State, Seat, G::Action) -> f32,
    pub(crate) playout_action: PlayoutFn<G>,
}
