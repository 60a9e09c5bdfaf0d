//! The law suite, which a game calls in one line.

use std::collections::BTreeMap;

use kernel::{Encode, Evaluate, Foresee, Game, Viewer};

use crate::census::Census;
use crate::checks::judge;
use crate::config::{Config, EncodeProbe, EvaluateProbe, MovedOutcomes, MovedRunFn, Observer, Symmetry};
use crate::evidence::Evidence;
use crate::law::Law;
use crate::table::tables;
use crate::violation::Violation;

/// Checks all laws on random plays, at every table: each preset of options with each seat count it allows.
///
/// ```
/// use laws::toys::PrivateCards;
/// use laws::{Census, Suite};
///
/// Suite::<PrivateCards>::new()
///     .census(|_, state| {
///         let mut census = Census::new();
///         for (place, sets) in [("hands", state.hands), ("buried", state.buried), ("played", state.played)] {
///             sets.0.iter().flat_map(|cards| cards.iter()).for_each(|card| census.add(card, place, 1));
///         }
///         state.pile.iter().for_each(|card| census.add(card, "pile", 1));
///         census
///     })
///     .recount(|_, state| {
///         let wrong = state.played.iter().find(|(seat, cards)| cards.sum() != i32::from(state.points[*seat]));
///         wrong.map_or(Ok(()), |(seat, cards)| Err(format!("seat {seat} has played {cards}")))
///     })
///     .encode()
///     .evaluate()
///     .foresee()
///     .games(3)
///     .check();
/// ```
///
/// # What a game provides
///
/// - [`kernel::GameInfo::max_steps`]: an upper bound of the steps of a match, chance steps included, that no course of
///   play exceeds. Derive it from the rules (turns times steps of a turn); a game without a natural end needs a rule that
///   ends it. Random plays stop one step after it, and law L12 fails. A bound far above the longest match makes nothing
///   wrong; it only lets an endless game run longer before the law notices.
/// - [`Game::presets`]: named options, the default first. Every option value should occur in one of them, and every seat
///   count must be allowed by one: only what a preset contains is checked. A test's running time grows with the number of
///   tables.
/// - [`census`](Suite::census): where all pieces are. Without it law L13 fails. A game in which pieces leave the state
///   without a trace says `.without(Law::L13)`.
/// - [`recount`](Suite::recount): a second, naive computation of everything that the state keeps although it could be
///   computed. Without it law L14 fails. A game that keeps nothing of the kind says `.without(Law::L14)`.
/// - [`encode`](Suite::encode), [`evaluate`](Suite::evaluate) and [`foresee`](Suite::foresee), if the game implements these traits.
///
/// # Knobs
///
/// [`games`](Suite::games) and [`moments`](Suite::moments) trade time for thoroughness: about 10 games and 8 moments find
/// most mistakes. Games with large states or many tables take 2 or 3 games.
pub struct Suite<G: Game> {
    config: Config<G>,
    without: Vec<Law>,
}

impl<G: Game> Default for Suite<G> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Game> Suite<G> {
    /// A suite with ten plays per table, eight moments of which are examined by the expensive laws.
    #[must_use]
    pub fn new() -> Self {
        let config = Config {
            games: 10,
            moments: 8,
            exact_guesses: false,
            census: None,
            recount: None,
            observers: Vec::new(),
            listeners: Vec::new(),
            encode: None,
            symmetry: None,
            evaluate: None,
            foresee: None,
        };
        Self { config, without: Vec::new() }
    }

    /// Sets the number of random plays per table.
    #[must_use]
    pub fn games(mut self, games: u64) -> Self {
        self.config.games = games;
        self
    }

    /// Sets how many moments of each play the expensive laws examine: those that determinize views.
    #[must_use]
    pub fn moments(mut self, moments: usize) -> Self {
        self.config.moments = moments;
        self
    }

    /// L10: determinizations must have exactly the frequencies of random play also where a decision has hidden something,
    /// as far as all courses of the game can be enumerated. For games whose `determinize` ignores how people decide.
    #[must_use]
    pub fn exact_guesses(mut self) -> Self {
        self.config.exact_guesses = true;
        self
    }

    /// Leaves a law out: one that does not apply to the game, or one that is known to be broken.
    #[must_use]
    pub fn without(mut self, law: Law) -> Self {
        self.without.push(law);
        self
    }

    /// Checks one law only: for code built on a game whose own tests check all of them.
    #[must_use]
    pub fn only(mut self, law: Law) -> Self {
        self.without = Law::ALL.into_iter().filter(|other| *other != law).collect();
        self
    }

    /// L13: counts the pieces in each place.
    #[must_use]
    pub fn census(mut self, census: impl Fn(&G, &G::State) -> Census + 'static) -> Self {
        self.config.census = Some(Box::new(census));
        self
    }

    /// L14: compares what the state keeps with a naive recount; the error says what differs.
    #[must_use]
    pub fn recount(mut self, recount: impl Fn(&G, &G::State) -> Result<(), String> + 'static) -> Self {
        self.config.recount = Some(Box::new(recount));
        self
    }

    /// L9: adds something that is shown to a viewer, made from the view and the viewer's legal actions, such as a drawing.
    #[must_use]
    pub fn observe(
        mut self,
        name: &'static str,
        observe: impl Fn(&G, Viewer, &G::View, &[G::Action]) -> String + 'static,
    ) -> Self {
        self.config.observers.push(Observer { name, observe: Box::new(observe) });
        self
    }

    /// L9: adds something that is told to a viewer, made from an event as redacted for the viewer, such as a log line.
    #[must_use]
    pub fn listen(mut self, name: &'static str, listen: impl Fn(&G, &G::Event) -> String + 'static) -> Self {
        self.config.listeners.push((name, Box::new(listen)));
        self
    }

    /// Plays, and returns for each broken law its first violation at any table.
    #[must_use]
    pub fn violations(&self) -> Vec<Violation> {
        let mut found: BTreeMap<Law, Violation> = BTreeMap::new();
        for table in &tables::<G>() {
            let evidence = match Evidence::gather(&self.config, table) {
                Ok(evidence) => evidence,
                Err(violation) => {
                    found.entry(violation.law).or_insert(violation);
                    continue;
                }
            };
            for law in Law::ALL {
                if !self.without.contains(&law) && !found.contains_key(&law) {
                    found.extend(judge(&evidence, law).err().map(|violation| (law, violation)));
                }
            }
        }
        found.into_values().collect()
    }

    /// Plays, and panics if a law is broken.
    ///
    /// # Panics
    /// If a law is broken. The message names for each such law the table, the seed, the step and the reason.
    pub fn check(&self) {
        assert!(!tables::<G>().is_empty(), "{} cannot be set up with any preset and seat count", G::INFO.id);
        let violations: Vec<String> = self.violations().iter().map(ToString::to_string).collect();
        assert!(violations.is_empty(), "{} breaks the law:\n{}", G::INFO.id, violations.join("\n"));
    }
}

impl<G: Encode> Suite<G> {
    /// L17: checks choices, masks and observations. L21: observations are complete. L9 compares observations too.
    #[must_use]
    pub fn encode(mut self) -> Self {
        self.config.encode = Some(EncodeProbe {
            blocks: G::CHOICES,
            choices: G::choices,
            action: G::action,
            mask: |game, seat, legal, chosen| {
                let mut mask = vec![u8::MAX; G::choice_count()];
                game.mask(seat, legal, chosen, &mut mask);
                mask
            },
            slices: G::OBSERVATION,
            left_out: G::LEFT_OUT,
            observe: G::observe,
            observe_state: G::observe_state,
        });
        self
    }

    /// L22: besides [`encode`](Self::encode), checks that the table looks the same from every seat. Each play is followed at a
    /// second table, where every seat does what the seat before it did at the first.
    ///
    /// `at` says at which tables that is possible: those where chance names the first player, or nobody is first. `outcome` is
    /// the outcome at the second table: one that names a seat names the next one, all others are the same.
    ///
    /// A game that deals to one seat after the other needs [`symmetric_runs`](Self::symmetric_runs): moved on by one, the first
    /// seat would be dealt to last.
    #[must_use]
    pub fn symmetric(mut self, at: fn(&G) -> bool, outcome: fn(&G, G::Chance) -> G::Chance) -> Self {
        let moved = Box::new(move |game: &G| at(game).then(|| game.clone()));
        self.config.symmetry = Some(Symmetry { moved, outcomes: MovedOutcomes::Each(outcome) });
        self
    }

    /// L22, where chance comes in another order when every seat moves on, or an option names a seat.
    ///
    /// `moved` is the second table: where an option names a seat, it has the next one; `None` if the seats of a table cannot
    /// move on. `outcomes` is given a run of consecutive chance steps of the first table with the state before it, and returns as
    /// many for the second table. The two are compared before and after a run, not in the middle.
    #[must_use]
    pub fn symmetric_runs(mut self, moved: fn(&G) -> Option<G>, outcomes: MovedRunFn<G>) -> Self {
        self.config.symmetry = Some(Symmetry { moved: Box::new(moved), outcomes: MovedOutcomes::Run(outcomes) });
        self
    }
}

impl<G: Evaluate> Suite<G> {
    /// L18: checks values, priors and playouts.
    #[must_use]
    pub fn evaluate(mut self) -> Self {
        self.config.evaluate = Some(EvaluateProbe {
            evaluate: G::evaluate,
            prior: G::prior,
            playout_action: |game, state, seat, legal, rng| game.playout_action(state, seat, legal, rng),
        });
        self
    }
}

impl<G: Foresee> Suite<G> {
    /// L19: checks what is foreseen of actions.
    #[must_use]
    pub fn foresee(mut self) -> Self {
        self.config.foresee = Some(|game, view, seat, action, rng| game.foresee(view, seat, action, rng));
        self
    }
}
