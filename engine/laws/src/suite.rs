//! The law suite, which a game calls in one line.

use std::collections::BTreeMap;

use kernel::{Encode, Evaluate, Game, Seat, Viewer};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::law::{Evidence, Law};
use crate::table::tables;
use crate::violation::Violation;

/// How many pieces of each kind there are, in all places together.
pub type Census = BTreeMap<String, u64>;

type CensusFn<G> = dyn Fn(&G, &<G as Game>::State) -> Census;
type RecountFn<G> = dyn Fn(&G, &<G as Game>::State) -> Result<(), String>;
type ObserverFn<G> = dyn Fn(&G, Viewer, &<G as Game>::View, &[<G as Game>::Action]) -> String;
type ListenerFn<G> = dyn Fn(&G, &<G as Game>::Event) -> String;

/// Something made for a viewer from what the viewer may know, such as a drawing: law L9 compares its text.
pub(crate) struct Observer<G: Game> {
    pub(crate) name: &'static str,
    pub(crate) observe: Box<ObserverFn<G>>,
}

/// What `Encode` gives, behind closures: the suite itself does not ask for the trait.
pub(crate) struct EncodeProbe<G: Game> {
    pub(crate) action_count: fn(&G) -> usize,
    pub(crate) action_index: fn(&G, G::Action) -> usize,
    pub(crate) action_at: fn(&G, usize) -> Option<G::Action>,
    pub(crate) observe: fn(&G, &G::View) -> Vec<f32>,
}

/// What `Evaluate` gives, behind closures.
pub(crate) struct EvaluateProbe<G: Game> {
    pub(crate) evaluate: fn(&G, &G::State, Seat) -> f32,
    pub(crate) prior: fn(&G, &G::State, Seat, G::Action) -> f32,
    pub(crate) playout_action: PlayoutFn<G>,
}

type PlayoutFn<G> =
    fn(&G, &<G as Game>::State, Seat, &[<G as Game>::Action], &mut Xoshiro256PlusPlus) -> <G as Game>::Action;

/// All laws, for every preset and every seat count it allows, on random plays.
///
/// ```
/// laws::Suite::<laws::toys::SealedBids>::new().encode().evaluate().games(3).check();
/// ```
pub struct Suite<G: Game> {
    pub(crate) games: u64,
    pub(crate) moments: usize,
    pub(crate) exact_guesses: bool,
    pub(crate) without: Vec<Law>,
    pub(crate) census: Option<Box<CensusFn<G>>>,
    pub(crate) recount: Option<Box<RecountFn<G>>>,
    pub(crate) observers: Vec<Observer<G>>,
    pub(crate) listeners: Vec<(&'static str, Box<ListenerFn<G>>)>,
    pub(crate) encode: Option<EncodeProbe<G>>,
    pub(crate) evaluate: Option<EvaluateProbe<G>>,
}

impl<G: Game> Default for Suite<G> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Game> Suite<G> {
    /// The suite as it suits most games: ten plays per table, eight moments of each looked at from all sides.
    #[must_use]
    pub fn new() -> Self {
        Self {
            games: 10,
            moments: 8,
            exact_guesses: false,
            without: Vec::new(),
            census: None,
            recount: None,
            observers: Vec::new(),
            listeners: Vec::new(),
            encode: None,
            evaluate: None,
        }
    }

    /// How many random plays per table.
    #[must_use]
    pub fn games(mut self, games: u64) -> Self {
        self.games = games;
        self
    }

    /// At how many moments of each play the dear laws look: those that guess what a viewer cannot see.
    #[must_use]
    pub fn moments(mut self, moments: usize) -> Self {
        self.moments = moments;
        self
    }

    /// L10: what was hidden by a decision is guessed with the very frequencies of random play, as far as all courses of
    /// the game can be followed. For games whose determinization claims no more.
    #[must_use]
    pub fn exact_guesses(mut self) -> Self {
        self.exact_guesses = true;
        self
    }

    /// Leaves a law out: to look at the others while one is broken.
    #[must_use]
    pub fn without(mut self, law: Law) -> Self {
        self.without.push(law);
        self
    }

    /// Asks one law only: for what is built on a game that keeps all of them.
    #[must_use]
    pub fn only(mut self, law: Law) -> Self {
        self.without = Law::ALL.into_iter().filter(|other| *other != law).collect();
        self
    }

    /// L13: counts the pieces in all places together.
    #[must_use]
    pub fn census(mut self, census: impl Fn(&G, &G::State) -> Census + 'static) -> Self {
        self.census = Some(Box::new(census));
        self
    }

    /// L14: compares bookkeeping with a naive recount from the bare board; the error says what differs.
    #[must_use]
    pub fn recount(mut self, recount: impl Fn(&G, &G::State) -> Result<(), String> + 'static) -> Self {
        self.recount = Some(Box::new(recount));
        self
    }

    /// L9: something else a viewer gets to see, made from the view and the viewer's legal actions, such as a drawing.
    #[must_use]
    pub fn observe(
        mut self,
        name: &'static str,
        observe: impl Fn(&G, Viewer, &G::View, &[G::Action]) -> String + 'static,
    ) -> Self {
        self.observers.push(Observer { name, observe: Box::new(observe) });
        self
    }

    /// L9: something else a viewer gets to hear, made from an event as redacted for the viewer, such as words.
    #[must_use]
    pub fn listen(mut self, name: &'static str, listen: impl Fn(&G, &G::Event) -> String + 'static) -> Self {
        self.listeners.push((name, Box::new(listen)));
        self
    }

    /// Plays, and answers with the first violation of each law that is broken at any table.
    #[must_use]
    pub fn violations(&self) -> Vec<Violation> {
        let mut found: BTreeMap<Law, Violation> = BTreeMap::new();
        for table in &tables::<G>() {
            let evidence = match Evidence::gather(self, table) {
                Ok(evidence) => evidence,
                Err(violation) => {
                    found.entry(violation.law).or_insert(violation);
                    continue;
                }
            };
            for law in Law::ALL {
                if !self.without.contains(&law) && !found.contains_key(&law) {
                    found.extend(evidence.judge(law).err().map(|violation| (law, violation)));
                }
            }
        }
        found.into_values().collect()
    }

    /// Plays, and insists that every law holds.
    ///
    /// # Panics
    /// If a law is broken. The message names for each such law the table, the seed, the step and the reason.
    pub fn check(&self) {
        assert!(!tables::<G>().is_empty(), "{} cannot be set up with any preset and seat count", G::INFO.id);
        let violations = self.violations();
        let told: Vec<String> = violations.iter().map(ToString::to_string).collect();
        assert!(violations.is_empty(), "{} breaks the law:\n{}", G::INFO.id, told.join("\n"));
    }
}

impl<G: Encode> Suite<G> {
    /// L17 (the action index), and L9 over observation tensors too.
    #[must_use]
    pub fn encode(mut self) -> Self {
        self.encode = Some(EncodeProbe {
            action_count: G::action_count,
            action_index: G::action_index,
            action_at: G::action_at,
            observe: |game, view| {
                let mut tensor = vec![f32::NAN; game.observation_len()];
                game.observe(view, &mut tensor);
                tensor
            },
        });
        self
    }
}

impl<G: Evaluate> Suite<G> {
    /// L18: values are chances, and playouts are legal.
    #[must_use]
    pub fn evaluate(mut self) -> Self {
        self.evaluate = Some(EvaluateProbe {
            evaluate: G::evaluate,
            prior: G::prior,
            playout_action: |game, state, seat, legal, rng| game.playout_action(state, seat, legal, rng),
        });
        self
    }
}
