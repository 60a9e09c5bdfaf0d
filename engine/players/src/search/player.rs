//! The searching player: it grows trees and adds up what they found.

use std::sync::Mutex;

use kernel::{Evaluate, Seat, SeatSet, Silent, Step, Viewer};
use rand::{Rng, SeedableRng};

use super::settings::{Budget, Settings};
use super::tree::{Kept, Tree};
use crate::advice::Advice;
use crate::machine::{Machine, TimeLeft};
use crate::player::{Generator, Player, determinized};

/// Decides by information-set Monte Carlo tree search, see the [module](crate::search).
///
/// ```
/// use kernel::{Game, Seat, SeatCount, Silent, Step, Viewer};
/// use laws::toys::{SealedBids, sealed_bids};
/// use players::{Player, Search, Sequential, Settings};
///
/// let game = SealedBids::new(SeatCount::new(2), sealed_bids::Options::default())?;
/// let mut state = game.initial_state();
/// game.apply(&mut state, Step::Chance(sealed_bids::Prize(4)), &mut Silent);
///
/// let seat = Seat::new(0);
/// let view = game.view(&state, Viewer::Seat(seat));
/// let settings: Settings = "iterations=300+trees=1".parse()?;
/// let advice = Search::new(settings, 1).advise(&game, &view, seat, &Sequential);
/// let again = Search::new(settings, 1).advise(&game, &view, seat, &Sequential);
/// assert_eq!(advice, again, "the same seed gives the same answer");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Search<G: Evaluate> {
    settings: Settings,
    rng: Generator,
    /// The view of the seat's next decision if nothing unknown comes before it, and the trees for it.
    expected: Option<(G::View, Vec<Kept<G>>)>,
}

impl<G: Evaluate> Search<G> {
    /// A searching player; with a budget in iterations, the same seed gives the same choices.
    #[must_use]
    pub fn new(settings: Settings, seed: u64) -> Self {
        Self { settings, rng: Generator::seed_from_u64(seed), expected: None }
    }
}

impl<G: Evaluate> Player<G> for Search<G> {
    fn advise(&mut self, game: &G, view: &G::View, seat: Seat, machine: &dyn Machine) -> Vec<Advice<G::Action>> {
        let (state, legal) = determinized(game, view, seat, &mut self.rng);
        if let [only] = legal[..] {
            self.expected = None;
            return vec![Advice { action: only, visits: 0, value: game.evaluate(&state, seat) }];
        }
        let kept = match self.expected.take() {
            Some((expected, kept)) if expected == *view => kept,
            _ => Vec::new(),
        };
        let settings = self.settings;
        let mut kept: Vec<_> = kept.into_iter().map(Some).collect();
        kept.resize_with(settings.trees as usize, || None);
        let tree = |kept| {
            let rng = Generator::seed_from_u64(self.rng.next_u64());
            Mutex::new(Tree::new(game, &settings, seat, rng, kept))
        };
        let trees: Vec<Mutex<Tree<'_, G>>> = kept.into_iter().map(tree).collect();
        let time_left = match settings.budget {
            Budget::Iterations(_) => None,
            Budget::Time(limit) => Some(machine.deadline(limit)),
        };
        machine.run(trees.len(), &|index| {
            let mut tree = trees[index].lock().expect("each tree is grown by one task");
            grow(&mut tree, view, &settings, time_left.as_deref(), machine);
        });
        let trees: Vec<Tree<'_, G>> =
            trees.into_iter().map(|tree| tree.into_inner().expect("no task has panicked")).collect();
        let advice = summed(&trees, &legal);
        self.expected = expected_view(game, state, seat, advice[0].action).map(|next| {
            let kept = trees.iter().filter_map(|tree| tree.keep(advice[0].action)).collect();
            (next, kept)
        });
        advice
    }
}

/// Lets a tree grow until its budget is used up or no other action can catch up with the best. `time_left` is there if
/// the budget is a time.
fn grow<G: Evaluate>(
    tree: &mut Tree<'_, G>,
    view: &G::View,
    settings: &Settings,
    time_left: Option<&TimeLeft>,
    machine: &dyn Machine,
) {
    /// How many iterations pass between two looks at the clock and at the lead.
    const ROUND: u32 = 16;
    let time_at_start = time_left.map(|time_left| time_left());
    let mut done = 0;
    loop {
        let iterations_left = match (settings.budget, time_left, time_at_start) {
            (Budget::Time(_), Some(time_left), Some(time_at_start)) if done > 0 => {
                let time_left = time_left();
                if time_left.is_zero() {
                    return;
                }
                let rate = f64::from(done) / time_at_start.saturating_sub(time_left).as_secs_f64().max(1e-6);
                (rate * time_left.as_secs_f64()) as u32 + 1
            }
            (Budget::Time(_), ..) => ROUND,
            (Budget::Iterations(count), ..) => (count / settings.trees).max(1).saturating_sub(done),
        };
        if iterations_left == 0 || is_settled(tree, iterations_left) {
            return;
        }
        machine.pause_point();
        for _ in 0..iterations_left.min(ROUND) {
            tree.iterate(view);
        }
        done += iterations_left.min(ROUND);
    }
}

/// Is the lead of the best action greater than the number of iterations left?
fn is_settled<G: Evaluate>(tree: &Tree<'_, G>, iterations_left: u32) -> bool {
    let mut visits: [u32; 2] = [0, 0];
    for edge in tree.root() {
        if edge.visits > visits[0] {
            visits = [edge.visits, visits[0]];
        } else if edge.visits > visits[1] {
            visits[1] = edge.visits;
        }
    }
    visits[0] > visits[1] + iterations_left
}

/// The counts of all trees, added up; the most visited action first.
fn summed<G: Evaluate>(trees: &[Tree<'_, G>], legal: &[G::Action]) -> Vec<Advice<G::Action>> {
    let mut all: Vec<Advice<G::Action>> = Vec::with_capacity(legal.len());
    for action in legal {
        let edges = trees.iter().flat_map(Tree::root).filter(|edge| edge.action == *action);
        let (visits, sum) = edges.fold((0, 0.0), |(visits, sum), edge| (visits + edge.visits, sum + edge.value_sum));
        all.push(Advice { action: *action, visits, value: if visits > 0 { sum / visits as f32 } else { 0.0 } });
    }
    // A stable sort: equal actions stay in the order of the rules.
    all.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.value.total_cmp(&a.value)));
    all
}

/// The view of the seat's next decision, if it comes at once: no chance step, no other seat, nothing revealed in between.
/// Then it is the same in every determinization.
fn expected_view<G: Evaluate>(game: &G, mut state: G::State, seat: Seat, action: G::Action) -> Option<G::View> {
    if game.reveals(&state, seat, action) {
        return None;
    }
    game.apply(&mut state, Step::Act(seat, action), &mut Silent);
    (game.to_act(&state).seats() == SeatSet::one(seat)).then(|| game.view(&state, Viewer::Seat(seat)))
}
