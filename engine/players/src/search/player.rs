//! The player that searches.

use std::time::Instant;

use kernel::{Evaluate, Seat, Silent, Step, ToAct, Viewer};
use rand::{Rng, SeedableRng};
use rayon::prelude::*;

use crate::search::tree::{Kept, Tree};
use crate::search::{Budget, Settings};
use crate::{Advice, Generator, Player, legal_actions};

/// Decides by information-set Monte Carlo tree search, see the [module](crate::search).
pub struct Search<G: Evaluate> {
    settings: Settings,
    rng: Generator,
    /// What the table will look like if nothing unknown comes before the seat's next decision, and the trees for it.
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
    fn advise(&mut self, game: &G, view: &G::View, seat: Seat) -> Vec<Advice<G::Action>> {
        let (imagined, legal) = legal_actions(game, view, seat, &mut self.rng);
        if let [only] = legal[..] {
            self.expected = None;
            return vec![Advice { action: only, visits: 0, worth: game.evaluate(&imagined, seat) }];
        }
        let kept = match self.expected.take() {
            Some((expected, kept)) if expected == *view => kept,
            _ => Vec::new(),
        };
        let settings = self.settings;
        let mut kept: Vec<_> = kept.into_iter().map(Some).collect();
        kept.resize_with(settings.trees as usize, || None);
        let seeds: Vec<u64> = kept.iter().map(|_| self.rng.next_u64()).collect();
        let grown = |(kept, seed)| {
            let mut tree = Tree::new(game, &settings, seat, Generator::seed_from_u64(seed), kept);
            grow(&mut tree, view, &settings);
            tree
        };
        // Where the cores already play a game each, as in a tournament, trees grow one after another: a thread that
        // waited for a tree would begin another game meanwhile.
        let trees: Vec<Tree<'_, G>> = if rayon::current_thread_index().is_some() || settings.trees == 1 {
            kept.into_iter().zip(seeds).map(grown).collect()
        } else {
            kept.into_par_iter().zip(seeds).map(grown).collect()
        };
        let advice = summed(&trees, &legal);
        self.expected = expected_view(game, imagined, seat, advice[0].action).map(|next| {
            let kept = trees.iter().filter_map(|tree| tree.keep(advice[0].action)).collect();
            (next, kept)
        });
        advice
    }
}

/// Lets a tree grow until its budget is spent or no other action can catch up with the best.
fn grow<G: Evaluate>(tree: &mut Tree<'_, G>, view: &G::View, settings: &Settings) {
    /// How often the clock and the lead are looked at.
    const ROUND: u32 = 16;
    let start = Instant::now();
    let mut done = 0;
    loop {
        let left = match settings.budget {
            Budget::Iterations(count) => (count / settings.trees).max(1).saturating_sub(done),
            Budget::Time(time) => {
                let spent = start.elapsed();
                if done > 0 && spent >= time {
                    return;
                }
                let rate = f64::from(done) / spent.as_secs_f64().max(1e-6);
                if done == 0 { ROUND } else { (rate * (time - spent).as_secs_f64()) as u32 + 1 }
            }
        };
        if left == 0 || is_settled(tree, left) {
            return;
        }
        for _ in 0..left.min(ROUND) {
            tree.iterate(view);
        }
        done += left.min(ROUND);
    }
}

/// Is the lead of the best action greater than what is left?
fn is_settled<G: Evaluate>(tree: &Tree<'_, G>, left: u32) -> bool {
    let mut visits: [u32; 2] = [0, 0];
    for edge in tree.root() {
        if edge.visits > visits[0] {
            visits = [edge.visits, visits[0]];
        } else if edge.visits > visits[1] {
            visits[1] = edge.visits;
        }
    }
    visits[0] > visits[1] + left
}

/// The counts of all trees, added up; the most tried action first.
fn summed<G: Evaluate>(trees: &[Tree<'_, G>], legal: &[G::Action]) -> Vec<Advice<G::Action>> {
    let mut all: Vec<Advice<G::Action>> = Vec::with_capacity(legal.len());
    for action in legal {
        let edges = trees.iter().flat_map(Tree::root).filter(|edge| edge.action == *action);
        let (visits, worth) = edges.fold((0, 0.0), |(visits, worth), edge| (visits + edge.visits, worth + edge.worth));
        all.push(Advice { action: *action, visits, worth: if visits > 0 { worth / visits as f32 } else { 0.0 } });
    }
    // A stable sort: what is level stays in the order of the rules.
    all.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.worth.total_cmp(&a.worth)));
    all
}

/// The view of the seat's next decision, if it comes at once: no chance, no other seat, nothing shown in between. Then it
/// is the same whatever is hidden, so an imagined table tells it.
fn expected_view<G: Evaluate>(game: &G, mut imagined: G::State, seat: Seat, action: G::Action) -> Option<G::View> {
    if game.reveals(&imagined, seat, action) {
        return None;
    }
    game.apply(&mut imagined, Step::Act(seat, action), &mut Silent);
    (game.to_act(&imagined) == ToAct::one(seat)).then(|| game.view(&imagined, Viewer::Seat(seat)))
}
