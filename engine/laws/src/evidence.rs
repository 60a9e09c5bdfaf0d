//! The random plays of one table, which all laws examine.

use std::cell::Cell;
use std::collections::BTreeSet;

use kernel::{Game, Seat, StepOf, Viewer};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::caught::caught;
use crate::config::Config;
use crate::law::Law;
use crate::play::{Play, below, chance_outcomes, generator, legal_actions};
use crate::table::Table;
use crate::violation::Violation;

/// The result of a check.
pub(crate) type Verdict = Result<(), Breach>;

/// Where and how a law is broken, at the table in question.
#[derive(Debug)]
pub(crate) struct Breach {
    seed: u64,
    step: usize,
    reason: String,
}

/// The random plays of one table, and what occurred in them.
pub(crate) struct Evidence<'a, G: Game> {
    pub(crate) config: &'a Config<G>,
    pub(crate) table: &'a Table<G>,
    pub(crate) game: &'a G,
    /// One play per seed, counted from zero.
    pub(crate) plays: Vec<Play<G>>,
    /// Every action that was legal at some time for some seat.
    pub(crate) actions: Vec<G::Action>,
    /// Every outcome that was possible at some time.
    pub(crate) outcomes: Vec<G::Chance>,
    /// The moment examined now, for the case that the game panics.
    looking_at: Cell<(u64, usize)>,
}

/// A state of a play, and what came next.
pub(crate) struct Moment<'a, G: Game> {
    pub(crate) seed: u64,
    /// How many steps led here.
    pub(crate) step: usize,
    pub(crate) state: &'a G::State,
    pub(crate) play: &'a Play<G>,
}

impl<'a, G: Game> Moment<'a, G> {
    /// The step that was taken here; `None` at the end.
    pub(crate) fn next(&self) -> Option<StepOf<G>> {
        self.play.steps.get(self.step).copied()
    }

    /// The verdict that the law is broken here.
    pub(crate) fn breach(&self, reason: impl Into<String>) -> Verdict {
        Err(Breach { seed: self.seed, step: self.step, reason: reason.into() })
    }
}

impl<'a, G: Game> Evidence<'a, G> {
    /// Plays at a table. Fails if the game panics while playing.
    pub(crate) fn gather(config: &'a Config<G>, table: &'a Table<G>) -> Result<Self, Violation> {
        let game = &table.game;
        let mut evidence = Self {
            config,
            table,
            game,
            plays: Vec::new(),
            actions: Vec::new(),
            outcomes: Vec::new(),
            looking_at: Cell::new((0, 0)),
        };
        for seed in 0..config.games {
            let mut play = Play::new(game);
            let played = caught(|| play.go_on(game, &mut generator(seed)));
            let step = play.steps.len();
            evidence.plays.push(play);
            if let Err(reason) = played {
                return Err(evidence.violation(Law::L12, Breach { seed, step, reason }));
            }
        }
        let mut actions = BTreeSet::new();
        let mut outcomes = BTreeSet::new();
        for moment in evidence.moments() {
            match game.to_act(moment.state) {
                kernel::ToAct::Chance => {
                    outcomes.extend(chance_outcomes(game, moment.state).into_iter().map(|(outcome, _)| outcome));
                }
                waiting => {
                    for seat in waiting.seats().iter() {
                        actions.extend(legal_actions(game, moment.state, seat));
                    }
                }
            }
        }
        evidence.actions = actions.into_iter().collect();
        evidence.outcomes = outcomes.into_iter().collect();
        Ok(evidence)
    }

    /// Turns the verdict on a law into a violation of this table. A panic of the game breaks the law at the last moment
    /// that was examined.
    pub(crate) fn judged(&self, law: Law, check: impl FnOnce() -> Verdict) -> Result<(), Violation> {
        self.looking_at.set((0, 0));
        let verdict = caught(check).unwrap_or_else(|reason| {
            let (seed, step) = self.looking_at.get();
            Err(Breach { seed, step, reason })
        });
        verdict.map_err(|breach| self.violation(law, breach))
    }

    /// Every state of every play.
    pub(crate) fn moments(&self) -> impl Iterator<Item = Moment<'_, G>> {
        self.plays
            .iter()
            .zip(0..)
            .flat_map(move |(play, seed)| (0..play.states.len()).map(move |step| self.moment(play, seed, step)))
    }

    /// Random states of every play, always with the first and the last.
    pub(crate) fn sampled(&self) -> impl Iterator<Item = Moment<'_, G>> {
        self.plays.iter().zip(0..).flat_map(move |(play, seed)| {
            let len = play.states.len();
            let mut rng = generator(seed);
            let mut steps: BTreeSet<usize> = BTreeSet::from([0, len - 1]);
            if len <= self.config.moments {
                steps.extend(0..len);
            }
            for _ in 2..self.config.moments {
                steps.extend(below(&mut rng, len));
            }
            steps.into_iter().map(move |step| self.moment(play, seed, step))
        })
    }

    fn moment<'b>(&self, play: &'b Play<G>, seed: u64, step: usize) -> Moment<'b, G> {
        self.looking_at.set((seed, step));
        Moment { seed, step, state: &play.states[step], play }
    }

    /// All seats of the table.
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        self.game.seats().seats()
    }

    /// Every seat and a spectator.
    pub(crate) fn viewers(&self) -> impl Iterator<Item = Viewer> + use<G> {
        self.seats().map(Viewer::Seat).chain([Viewer::Spectator])
    }

    /// A generator for a law's own random choices.
    pub(crate) fn rng(&self, law: Law) -> Xoshiro256PlusPlus {
        generator(1000 + law as u64)
    }

    /// The law is broken at this table, but not at a single moment.
    pub(crate) fn breach(&self, reason: impl Into<String>) -> Verdict {
        Err(Breach { seed: 0, step: 0, reason: reason.into() })
    }

    fn violation(&self, law: Law, Breach { seed, step, reason }: Breach) -> Violation {
        Violation { law, table: self.table.to_string(), seed, step, reason }
    }
}
