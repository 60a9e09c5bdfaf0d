//! The player that computes expected values instead of sampling them.

use std::collections::HashMap;
use std::fmt;
use std::str::FromStr;

use foldhash::fast::FixedState;
use kernel::{Evaluate, Seat, Silent, Step, StepOf, ToAct};
use rand::SeedableRng;

use crate::advice::Advice;
use crate::machine::Machine;
use crate::player::{Generator, Player, determinized};

/// How far an [`Exact`] player looks ahead. Its text names what differs from the default:
///
/// ```
/// use players::{SearchLimits, Spec};
///
/// let limits: SearchLimits = "nodes=5000+plies=4".parse()?;
/// assert_eq!(limits, SearchLimits { nodes: 5000, plies: 4, ..SearchLimits::default() });
/// assert_eq!(Spec::Exact(limits).to_string(), "exact:nodes=5000+plies=4");
/// # Ok::<(), players::SearchLimitsError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SearchLimits {
    /// The most positions visited for one decision. It is a count and not a time, so that the answer is the same on every
    /// machine.
    pub nodes: u32,
    /// The greatest depth. A ply is a chance step or a change of the seat to act.
    pub plies: u32,
    /// On how many determinizations a decision is computed. One is enough where nothing is hidden.
    pub tables: u32,
}

impl Default for SearchLimits {
    fn default() -> Self {
        Self { nodes: 20_000, plies: 32, tables: 1 }
    }
}

/// Expectimax: computes the expected value over all listed chance outcomes ([`kernel::Game::chance_outcomes`]).
///
/// It searches one ply deep, then two, and so on until its nodes are used up, and keeps the answer of the last depth that
/// it finished. At the last ply, the seat to act may still take every action that needs no chance step, such as ending
/// the turn, and the game's own evaluation rates the position after it. Opponents are expected to choose what is worst
/// for the seat, which with two seats is what is best for themselves.
#[derive(Clone, Debug)]
pub struct Exact {
    limits: SearchLimits,
    rng: Generator,
}

impl Exact {
    /// A player with these limits. The seed matters only where something is hidden.
    #[must_use]
    pub fn new(limits: SearchLimits, seed: u64) -> Self {
        Self { limits, rng: Generator::seed_from_u64(seed) }
    }
}

impl<G: Evaluate> Player<G> for Exact {
    fn advise(&mut self, game: &G, view: &G::View, seat: Seat, machine: &dyn Machine) -> Vec<Advice<G::Action>> {
        let (first, legal) = determinized(game, view, seat, &mut self.rng);
        if let [only] = legal[..] {
            return vec![Advice { action: only, visits: 0, value: game.evaluate(&first, seat) }];
        }
        let mut states = vec![first];
        states.resize_with(self.limits.tables as usize, || game.determinize(view, &mut self.rng));
        let mut lookahead = Lookahead::new(game, seat, self.limits.nodes, machine);
        let mut values = vec![0.5; legal.len()];
        let mut nodes_of_last_depth = 1;
        for plies in 0..=self.limits.plies {
            let before = lookahead.nodes_left;
            let Some(found) = lookahead.values(&states, &legal, plies) else { break };
            values = found;
            // Where nothing was cut off, a deeper search finds the same; a certain win cannot be improved.
            if !lookahead.is_cut || values.iter().any(|value| *value >= 1.0) {
                break;
            }
            // A depth that will probably not be finished is not started: nodes grow about as they did before.
            let (last, now) = (nodes_of_last_depth, before - lookahead.nodes_left);
            if u64::from(now) * u64::from(now) / u64::from(last) > 2 * u64::from(lookahead.nodes_left) {
                break;
            }
            nodes_of_last_depth = now.max(1);
        }
        Advice::ranked(legal.into_iter().zip(values))
    }
}

/// The search for one decision.
struct Lookahead<'a, G: Evaluate> {
    game: &'a G,
    machine: &'a dyn Machine,
    seat: Seat,
    nodes_left: u32,
    /// Was a position evaluated instead of being searched further?
    is_cut: bool,
    /// The values of decisions by position and plies left: many chance outcomes lead to the same position.
    known: HashMap<(G::State, u32), f32, FixedState>,
    /// Lists that are not in use, so that the search does not allocate.
    action_lists: Vec<Vec<G::Action>>,
    outcome_lists: Vec<Vec<(G::Chance, u32)>>,
}

impl<'a, G: Evaluate> Lookahead<'a, G> {
    fn new(game: &'a G, seat: Seat, nodes: u32, machine: &'a dyn Machine) -> Self {
        Self {
            game,
            machine,
            seat,
            nodes_left: nodes,
            is_cut: false,
            known: HashMap::default(),
            action_lists: Vec::new(),
            outcome_lists: Vec::new(),
        }
    }

    /// The mean value of each action over the states; `None` if the nodes are used up before.
    fn values(&mut self, states: &[G::State], legal: &[G::Action], plies: u32) -> Option<Vec<f32>> {
        self.is_cut = false;
        self.known.clear();
        let mut sums = vec![0.0; legal.len()];
        for state in states {
            for (action, sum) in legal.iter().zip(&mut sums) {
                *sum += match self.after(state, self.seat, *action, plies)? {
                    Some(value) => value,
                    // No ply is left for the chance step: the evaluation of the position stands for it.
                    None => self.game.evaluate(state, self.seat),
                };
            }
        }
        Some(sums.into_iter().map(|sum| sum / states.len() as f32).collect())
    }

    /// The value after an action. The outer `None` says that the nodes are used up; the inner one that a chance step
    /// follows and no ply is left for it.
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
            ToAct::Seats(seats) | ToAct::Open(seats) if seats.contains(actor) => {
                self.decision(&next, actor, plies).map(Some)
            }
            ToAct::Seats(_) | ToAct::Open(_) if plies == 0 => Some(Some(self.evaluated(&next))),
            ToAct::Seats(seats) | ToAct::Open(seats) => {
                let next_actor = seats.first().expect("someone is to act");
                self.decision(&next, next_actor, plies - 1).map(Some)
            }
        }
    }

    /// The expected value over all chance outcomes.
    fn chance(&mut self, state: &G::State, plies: u32) -> Option<f32> {
        let mut outcomes = self.outcome_lists.pop().unwrap_or_default();
        self.game.chance_outcomes(state, &mut outcomes);
        let (mut sum, mut total) = (0.0_f32, 0_u32);
        for (outcome, weight) in outcomes.drain(..) {
            let mut next = state.clone();
            self.step(&mut next, Step::Chance(outcome))?;
            let value = match self.game.to_act(&next) {
                ToAct::Nobody => self.game.standings(&next).utility(self.seat),
                ToAct::Chance if plies == 0 => self.evaluated(&next),
                ToAct::Chance => self.chance(&next, plies - 1)?,
                ToAct::Seats(seats) | ToAct::Open(seats) => {
                    let actor = if seats.contains(self.seat) { self.seat } else { seats.first()? };
                    self.decision(&next, actor, plies)?
                }
            };
            sum += value * weight as f32;
            total += weight;
        }
        self.outcome_lists.push(outcomes);
        Some(sum / total as f32)
    }

    /// The value of a decision of `actor`.
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
            let Some(value) = self.after(state, actor, action, plies)? else { continue };
            best = match best {
                Some(best) if (own && best >= value) || (!own && best <= value) => Some(best),
                _ => Some(value),
            };
        }
        self.action_lists.push(legal);
        let value = match best {
            Some(value) => value,
            // A chance step follows every action.
            None => self.evaluated(state),
        };
        self.known.insert(key, value);
        Some(value)
    }

    /// Carries out a step; `None` if the nodes are used up.
    fn step(&mut self, state: &mut G::State, step: StepOf<G>) -> Option<()> {
        /// How many nodes pass between two pause points.
        const ROUND: u32 = 256;
        if self.nodes_left.is_multiple_of(ROUND) {
            self.machine.pause_point();
        }
        self.nodes_left = self.nodes_left.checked_sub(1)?;
        self.game.apply(state, step, &mut Silent);
        Some(())
    }

    fn evaluated(&mut self, state: &G::State) -> f32 {
        self.is_cut = true;
        self.game.evaluate(state, self.seat)
    }
}

impl fmt::Display for SearchLimits {
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

/// A text that is not a limit of an exact player.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{setting:?} is no setting of an exact player: use nodes=N, plies=1 to 64, tables=1 to 256, joined by +")]
pub struct SearchLimitsError {
    /// The part that cannot be read, cut to 40 characters.
    pub setting: String,
}

impl FromStr for SearchLimits {
    type Err = SearchLimitsError;

    fn from_str(text: &str) -> Result<Self, SearchLimitsError> {
        let mut limits = Self::default();
        for part in text.split('+') {
            let error = || SearchLimitsError { setting: part.chars().take(40).collect() };
            // The most common setting needs no name.
            let (key, value) = part.split_once('=').unwrap_or(("nodes", part));
            let (field, allowed) = match key {
                "nodes" => (&mut limits.nodes, 1..=u32::MAX),
                "plies" => (&mut limits.plies, 1..=64),
                "tables" => (&mut limits.tables, 1..=256),
                _ => return Err(error()),
            };
            *field = value.parse().ok().filter(|number| allowed.contains(number)).ok_or_else(error)?;
        }
        Ok(limits)
    }
}
