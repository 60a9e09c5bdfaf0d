//! The player that computes what others sample.

use std::collections::HashMap;
use std::fmt;
use std::hash::BuildHasherDefault;
use std::str::FromStr;

use kernel::{Evaluate, Seat, Silent, Step, StepOf, ToAct};
use rand::SeedableRng;
use rustc_hash::FxHasher;

use crate::{Advice, Generator, Player, legal_actions};

/// How far an [`Exact`] player looks. Its text, as in `exact:nodes=20000+plies=4`, names what differs from the default.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reach {
    /// At most so many positions are looked at for one decision, whatever is left undone: the same answer on every
    /// machine.
    pub nodes: u32,
    /// At most so many plies: a ply is a fall of chance or the turn's going over to another seat.
    pub plies: u32,
    /// On how many imagined tables the decision is looked at. One is enough where nothing is hidden.
    pub tables: u32,
}

impl Default for Reach {
    fn default() -> Self {
        Self { nodes: 20_000, plies: 32, tables: 1 }
    }
}

/// Computes the expectation over listed chance outcomes ([`kernel::Game::chance_outcomes`]): no luck enters its thinking.
///
/// It looks one ply ahead, then two, and so on until its positions are spent, and keeps the answer of the last depth that
/// it finished. Where the plies end, nothing more is left to chance: whoever is to decide may still do everything that
/// needs no luck, such as ending the turn, and the table that comes of it is given to the game's own evaluation. Others
/// are expected to do what is worst for the seat, which with two seats is what is best for themselves.
#[derive(Clone, Debug)]
pub struct Exact {
    reach: Reach,
    rng: Generator,
}

impl Exact {
    /// A player that reaches so far. The seed matters only where something is hidden.
    #[must_use]
    pub fn new(reach: Reach, seed: u64) -> Self {
        Self { reach, rng: Generator::seed_from_u64(seed) }
    }
}

impl<G: Evaluate> Player<G> for Exact {
    fn advise(&mut self, game: &G, view: &G::View, seat: Seat) -> Vec<Advice<G::Action>> {
        let (first, legal) = legal_actions(game, view, seat, &mut self.rng);
        if let [only] = legal[..] {
            return vec![Advice { action: only, visits: 0, worth: game.evaluate(&first, seat) }];
        }
        let mut tables = vec![first];
        tables.resize_with(self.reach.tables as usize, || game.determinize(view, &mut self.rng));
        let mut look = Look::new(game, seat, self.reach.nodes);
        let mut worths = vec![0.5; legal.len()];
        let mut spent = 1;
        for plies in 0..=self.reach.plies {
            let before = look.nodes_left;
            let Some(found) = look.worths(&tables, &legal, plies) else { break };
            worths = found;
            // Where nothing was cut off, deeper is no different; what is won cannot be improved.
            if !look.is_cut || worths.iter().any(|worth| *worth >= 1.0) {
                break;
            }
            // A depth that will not be finished is not begun: it grows about as it did before.
            let (last, now) = (spent, before - look.nodes_left);
            if u64::from(now) * u64::from(now) / u64::from(last) > 2 * u64::from(look.nodes_left) {
                break;
            }
            spent = now.max(1);
        }
        Advice::ranked(legal.into_iter().zip(worths))
    }
}

/// One look at a decision.
struct Look<'a, G: Evaluate> {
    game: &'a G,
    seat: Seat,
    nodes_left: u32,
    /// Was a table evaluated instead of being played on?
    is_cut: bool,
    /// What decisions were worth with so many plies left: many ways of the dice lead to the same table.
    known: HashMap<(G::State, u32), f32, BuildHasherDefault<FxHasher>>,
    /// Lists that are not in use, so that looking does not allocate.
    action_lists: Vec<Vec<G::Action>>,
    outcome_lists: Vec<Vec<(G::Chance, u32)>>,
}

impl<'a, G: Evaluate> Look<'a, G> {
    fn new(game: &'a G, seat: Seat, nodes: u32) -> Self {
        let (action_lists, outcome_lists) = (Vec::new(), Vec::new());
        Self { game, seat, nodes_left: nodes, is_cut: false, known: HashMap::default(), action_lists, outcome_lists }
    }

    /// What each action is worth on average over the tables; nothing if the positions are spent before.
    fn worths(&mut self, tables: &[G::State], legal: &[G::Action], plies: u32) -> Option<Vec<f32>> {
        self.is_cut = false;
        self.known.clear();
        let mut sums = vec![0.0; legal.len()];
        for table in tables {
            for (action, sum) in legal.iter().zip(&mut sums) {
                // With no ply left a throw cannot be looked into; the table's own evaluation stands for it.
                let worth = match self.after(table, self.seat, *action, plies)? {
                    Some(worth) => worth,
                    None => self.game.evaluate(table, self.seat),
                };
                *sum += worth;
            }
        }
        Some(sums.into_iter().map(|sum| sum / tables.len() as f32).collect())
    }

    /// What the table is worth after an action. The inner `None` says that luck decides and no ply is left for it.
    fn after(&mut self, state: &G::State, actor: Seat, action: G::Action, plies: u32) -> Option<Option<f32>> {
        let mut next = state.clone();
        self.step(&mut next, Step::Act(actor, action))?;
        match self.game.to_act(&next) {
            ToAct::Nobody => Some(Some(self.game.standings(&next).utility(self.seat))),
            ToAct::Chance if plies == 0 => {
                self.is_cut = true;
                Some(None)
            }
            ToAct::Chance => self.chance(&next, plies - 1).map(Some),
            ToAct::Seats(seats) if seats.contains(actor) => self.decision(&next, actor, plies).map(Some),
            ToAct::Seats(_) if plies == 0 => Some(Some(self.evaluated(&next))),
            ToAct::Seats(seats) => {
                let next_actor = seats.first().expect("someone is to act");
                self.decision(&next, next_actor, plies - 1).map(Some)
            }
        }
    }

    /// The expectation over everything that chance can do.
    fn chance(&mut self, state: &G::State, plies: u32) -> Option<f32> {
        let mut outcomes = self.outcome_lists.pop().unwrap_or_default();
        self.game.chance_outcomes(state, &mut outcomes);
        let (mut sum, mut total) = (0.0_f32, 0_u32);
        for (outcome, weight) in outcomes.drain(..) {
            let mut next = state.clone();
            self.step(&mut next, Step::Chance(outcome))?;
            let worth = match self.game.to_act(&next) {
                ToAct::Nobody => self.game.standings(&next).utility(self.seat),
                ToAct::Chance if plies == 0 => self.evaluated(&next),
                ToAct::Chance => self.chance(&next, plies - 1)?,
                ToAct::Seats(seats) => {
                    let actor = if seats.contains(self.seat) { self.seat } else { seats.first()? };
                    self.decision(&next, actor, plies)?
                }
            };
            sum += worth * weight as f32;
            total += weight;
        }
        self.outcome_lists.push(outcomes);
        Some(sum / total as f32)
    }

    /// What a decision of `actor` is worth.
    fn decision(&mut self, state: &G::State, actor: Seat, plies: u32) -> Option<f32> {
        let key = (state.clone(), plies);
        if let Some(known) = self.known.get(&key) {
            return Some(*known);
        }
        let mut legal = self.action_lists.pop().unwrap_or_default();
        self.game.legal_actions(state, actor, &mut legal);
        let own = actor == self.seat;
        let mut best = None;
        for action in legal.drain(..) {
            let Some(worth) = self.after(state, actor, action, plies)? else { continue };
            best = match best {
                Some(best) if (own && best >= worth) || (!own && best <= worth) => Some(best),
                _ => Some(worth),
            };
        }
        self.action_lists.push(legal);
        let worth = match best {
            Some(worth) => worth,
            // Whatever is done, luck decides.
            None => self.evaluated(state),
        };
        self.known.insert(key, worth);
        Some(worth)
    }

    /// Carries out a step, if there are positions left to look at.
    fn step(&mut self, state: &mut G::State, step: StepOf<G>) -> Option<()> {
        self.nodes_left = self.nodes_left.checked_sub(1)?;
        self.game.apply(state, step, &mut Silent);
        Some(())
    }

    fn evaluated(&mut self, state: &G::State) -> f32 {
        self.is_cut = true;
        self.game.evaluate(state, self.seat)
    }
}

impl fmt::Display for Reach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let default = Self::default();
        write!(f, "nodes={}", self.nodes)?;
        if self.plies != default.plies {
            write!(f, "+plies={}", self.plies)?;
        }
        if self.tables != default.tables {
            write!(f, "+tables={}", self.tables)?;
        }
        Ok(())
    }
}

/// Why a text says nothing about how far to look.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0:?} is no setting of an exact player: use nodes=N, plies=1 to 64, tables=1 to 256, joined by +")]
pub struct ReachError(String);

impl FromStr for Reach {
    type Err = ReachError;

    fn from_str(text: &str) -> Result<Self, ReachError> {
        let mut reach = Self::default();
        for part in text.split('+') {
            // The commonest setting needs no name.
            let (key, value) = part.split_once('=').unwrap_or(("nodes", part));
            let (field, allowed) = match key {
                "nodes" => (&mut reach.nodes, 1..=u32::MAX),
                "plies" => (&mut reach.plies, 1..=64),
                "tables" => (&mut reach.tables, 1..=256),
                _ => return Err(ReachError(part.chars().take(40).collect())),
            };
            match value.parse().ok().filter(|number| allowed.contains(number)) {
                Some(number) => *field = number,
                None => return Err(ReachError(part.chars().take(40).collect())),
            }
        }
        Ok(reach)
    }
}
