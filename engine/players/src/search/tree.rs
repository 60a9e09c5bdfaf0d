//! One search tree.

use kernel::{Evaluate, MAX_SEATS, Seat, SeatCount, SeatSet, Silent, Step, ToAct, is_duel};
use rand::RngExt;

use super::logarithm::Logarithms;
use super::settings::Settings;
use crate::player::Generator;

type NodeId = u32;

/// No node yet.
const NONE: NodeId = NodeId::MAX;

/// An action tried at a node, and what came of it so far.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge<A> {
    pub(super) action: A,
    child: NodeId,
    /// How often it was taken.
    pub(super) visits: u32,
    /// How often it could have been taken.
    available: u32,
    /// The sum of its values for the seat that took it.
    pub(super) value_sum: f32,
}

/// A decision or a chance step.
#[derive(Clone, Debug)]
struct Node<A, C> {
    edges: Vec<Edge<A>>,
    /// Chance outcomes that have nodes of their own.
    outcomes: Vec<(C, NodeId)>,
    /// The one child behind everything that must not be told apart: hidden commits, merged chance outcomes.
    merged: NodeId,
}

impl<A, C> Default for Node<A, C> {
    fn default() -> Self {
        Self { edges: Vec::new(), outcomes: Vec::new(), merged: NONE }
    }
}

/// The value of a position for each seat.
type Values = [f32; MAX_SEATS];

/// A search tree and the buffers of an iteration, so that iterations do not allocate.
pub(super) struct Tree<'a, G: Evaluate> {
    game: &'a G,
    settings: &'a Settings,
    /// Whose decision the root is.
    seat: Seat,
    seats: SeatCount,
    /// Do two seats compete and nobody else?
    is_duel: bool,
    nodes: Vec<Node<G::Action, G::Chance>>,
    rng: Generator,
    logarithms: Logarithms,
    legal: Vec<G::Action>,
    path: Vec<(NodeId, usize, Seat)>,
}

/// The nodes of a tree, kept for the next decision.
pub(super) struct Kept<G: Evaluate>(Vec<Node<G::Action, G::Chance>>);

impl<'a, G: Evaluate> Tree<'a, G> {
    pub(super) fn new(game: &'a G, settings: &'a Settings, seat: Seat, rng: Generator, kept: Option<Kept<G>>) -> Self {
        let nodes = kept.map_or_else(|| vec![Node::default()], |kept| kept.0);
        let seats = game.seats();
        let is_duel = is_duel(game);
        let (logarithms, legal, path) = (Logarithms::new(), Vec::new(), Vec::new());
        Self { game, settings, seat, seats, is_duel, nodes, rng, logarithms, legal, path }
    }

    /// The actions tried at the root.
    pub(super) fn root(&self) -> &[Edge<G::Action>] {
        &self.nodes[0].edges
    }

    /// One iteration, on a new determinization of the view.
    pub(super) fn iterate(&mut self, view: &G::View) {
        let mut state = self.game.determinize(view, &mut self.rng);
        self.path.clear();
        self.descend(&mut state);
        let values = self.playout(&mut state);
        for (node, edge, seat) in self.path.drain(..) {
            let edge = &mut self.nodes[node as usize].edges[edge];
            edge.visits += 1;
            edge.value_sum += values[seat.index()];
        }
    }

    /// Descends to a new node or to the end of the game.
    fn descend(&mut self, state: &mut G::State) {
        let mut node = 0;
        loop {
            match self.game.to_act(state) {
                ToAct::Nobody => return,
                ToAct::Chance => {
                    let chance = self.game.sample_chance(state, &mut self.rng);
                    self.game.apply(state, Step::Chance(chance), &mut Silent);
                    node = self.behind_chance(node, chance);
                }
                waiting @ (ToAct::Seats(seats) | ToAct::Open(seats)) => {
                    let seat = self.next_to_decide(seats);
                    let (edge, is_new) = self.select(node, state, seat);
                    let action = self.nodes[node as usize].edges[edge].action;
                    self.game.apply(state, Step::Act(seat, action), &mut Silent);
                    self.path.push((node, edge, seat));
                    // What an open seat does, everyone sees.
                    let hidden = matches!(waiting, ToAct::Seats(_)) && seats.len() > 1 && seat != self.seat;
                    node = self.behind_action(node, edge, hidden);
                    if is_new {
                        return;
                    }
                }
            }
        }
    }

    /// Of several seats that choose at the same time or may act next, the searching one comes first, then the lowest.
    fn next_to_decide(&self, seats: SeatSet) -> Seat {
        if seats.contains(self.seat) { self.seat } else { seats.first().expect("someone is to act") }
    }

    fn behind_action(&mut self, node: NodeId, edge: usize, hidden: bool) -> NodeId {
        let next = self.nodes.len() as NodeId;
        let node = &mut self.nodes[node as usize];
        let child = if hidden { &mut node.merged } else { &mut node.edges[edge].child };
        if *child == NONE {
            *child = next;
            self.nodes.push(Node::default());
            return next;
        }
        *child
    }

    fn behind_chance(&mut self, node: NodeId, chance: G::Chance) -> NodeId {
        let next = self.nodes.len() as NodeId;
        let node = &mut self.nodes[node as usize];
        if self.settings.chance_apart {
            if let Some((_, child)) = node.outcomes.iter().find(|(outcome, _)| *outcome == chance) {
                return *child;
            }
            node.outcomes.push((chance, next));
        } else {
            if node.merged != NONE {
                return node.merged;
            }
            node.merged = next;
        }
        self.nodes.push(Node::default());
        next
    }

    /// Chooses an action at a node: an untried one while the node may widen, else the one with the highest upper bound.
    /// Answers with its edge and whether the action is new.
    fn select(&mut self, node: NodeId, state: &G::State, seat: Seat) -> (usize, bool) {
        self.legal.clear();
        self.game.legal_actions(state, seat, &mut self.legal);
        let node = &mut self.nodes[node as usize];
        let mut tried = 0;
        let mut best = (f32::NEG_INFINITY, 0);
        for (index, edge) in node.edges.iter_mut().enumerate() {
            let Some(place) = self.legal[tried..].iter().position(|action| *action == edge.action) else { continue };
            // Tried actions move to the front of the list; the rest is untried.
            self.legal.swap(tried, tried + place);
            tried += 1;
            edge.available += 1;
            let visits = edge.visits.max(1) as f32;
            let bonus = (self.logarithms.of(edge.available) / visits).sqrt();
            let bound = edge.value_sum / visits + self.settings.exploration * bonus;
            if bound > best.0 {
                best = (bound, index);
            }
        }
        let untried = &self.legal[tried..];
        if untried.is_empty()
            || (tried > 0 && tried >= self.settings.width_after(node.edges.iter().map(|edge| edge.visits).sum()))
        {
            return (best.1, false);
        }
        let action = match untried {
            [only] => *only,
            _ if self.settings.width == 0 => untried[self.rng.random_range(0..untried.len() as u32) as usize],
            _ => highest_prior(self.game, state, seat, untried),
        };
        node.edges.push(Edge { action, child: NONE, visits: 0, available: 1, value_sum: 0.0 });
        (node.edges.len() - 1, true)
    }

    /// Plays on from a new node and answers with the values of the position it reaches.
    fn playout(&mut self, state: &mut G::State) -> Values {
        let mut steps_left = self.settings.depth;
        loop {
            let step = match self.game.to_act(state) {
                ToAct::Nobody => {
                    return self.each_seat(|seat, standings| standings.utility(seat), &self.game.standings(state));
                }
                // Chance steps are always taken: an evaluation should not have to guess them.
                ToAct::Chance => Step::Chance(self.game.sample_chance(state, &mut self.rng)),
                ToAct::Seats(_) | ToAct::Open(_) if steps_left == Some(0) => return self.evaluated(state),
                ToAct::Seats(seats) | ToAct::Open(seats) => {
                    let seat = seats.first().expect("someone is to act");
                    self.legal.clear();
                    self.game.legal_actions(state, seat, &mut self.legal);
                    steps_left = steps_left.map(|steps| steps - 1);
                    let action = match self.legal[..] {
                        [only] => only,
                        _ if self.settings.uniform => {
                            self.legal[self.rng.random_range(0..self.legal.len() as u32) as usize]
                        }
                        _ => self.game.playout_action(state, seat, &self.legal, &mut self.rng),
                    };
                    Step::Act(seat, action)
                }
            };
            self.game.apply(state, step, &mut Silent);
        }
    }

    fn evaluated(&self, state: &G::State) -> Values {
        if !self.is_duel {
            return self.each_seat(|seat, state| self.game.evaluate(state, seat), state);
        }
        // The values of two seats add up to one (law L18), so one evaluation is enough.
        let mut all = Values::default();
        all[0] = self.game.evaluate(state, Seat::new(0));
        all[1] = 1.0 - all[0];
        all
    }

    fn each_seat<T>(&self, value: impl Fn(Seat, &T) -> f32, of: &T) -> Values {
        let mut all = Values::default();
        for seat in self.seats.seats() {
            all[seat.index()] = value(seat, of);
        }
        all
    }

    /// The part of the tree behind a root action, for the next decision.
    pub(super) fn keep(&self, action: G::Action) -> Option<Kept<G>> {
        let start = self.root().iter().find(|edge| edge.action == action)?.child;
        if start == NONE {
            return None;
        }
        let mut places = vec![NONE; self.nodes.len()];
        let mut order = vec![start];
        places[start as usize] = 0;
        let mut at = 0;
        while let Some(node) = order.get(at).map(|id| &self.nodes[*id as usize]) {
            let children =
                node.edges.iter().map(|edge| edge.child).chain(node.outcomes.iter().map(|(_, child)| *child));
            for child in children.chain([node.merged]) {
                if child != NONE && places[child as usize] == NONE {
                    places[child as usize] = order.len() as NodeId;
                    order.push(child);
                }
            }
            at += 1;
        }
        let moved = |child: NodeId| if child == NONE { NONE } else { places[child as usize] };
        let nodes = order.iter().map(|id| {
            let mut node = self.nodes[*id as usize].clone();
            node.merged = moved(node.merged);
            node.edges.iter_mut().for_each(|edge| edge.child = moved(edge.child));
            node.outcomes.iter_mut().for_each(|(_, child)| *child = moved(*child));
            node
        });
        Some(Kept(nodes.collect()))
    }
}

impl Settings {
    /// How many actions a node may consider after `visits` visits.
    fn width_after(&self, visits: u32) -> usize {
        match self.width {
            0 => usize::MAX,
            width => width as usize + (visits as f32).sqrt() as usize,
        }
    }
}

fn highest_prior<G: Evaluate>(game: &G, state: &G::State, seat: Seat, actions: &[G::Action]) -> G::Action {
    let mut best = (f32::NEG_INFINITY, actions[0]);
    for action in actions {
        let prior = game.prior(state, seat, *action);
        if prior > best.0 {
            best = (prior, *action);
        }
    }
    best.1
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::{Game, Viewer};
    use laws::toys::{OpenQuarries, PrivateCards, open_quarries};
    use rand::SeedableRng;

    #[test]
    fn actions_compete_only_where_they_were_possible() {
        let game = PrivateCards::new(SeatCount::new(2), Default::default()).unwrap();
        let play = laws::random_play(&game, 1);
        let state = play.states.iter().find(|state| game.to_act(state) == ToAct::one(Seat::new(0))).unwrap();
        let view = game.view(state, Viewer::Seat(Seat::new(0)));
        let settings = Settings::default();
        let mut tree = Tree::new(&game, &settings, Seat::new(0), Generator::seed_from_u64(1), None);
        const ITERATIONS: u32 = 2000;
        (0..ITERATIONS).for_each(|_| tree.iterate(&view));
        assert_eq!(tree.root().iter().map(|edge| edge.visits).sum::<u32>(), ITERATIONS);
        for edge in tree.nodes.iter().flat_map(|node| &node.edges) {
            assert!(edge.visits <= edge.available, "{edge:?}");
            assert!((0.0..=edge.visits as f32).contains(&edge.value_sum), "{edge:?}");
        }
        // The seat knows its own hand: once tried, an action at the root is available in every iteration.
        let mut newest_first: Vec<u32> = tree.root().iter().map(|edge| edge.available).collect();
        newest_first.reverse();
        assert!(newest_first.is_sorted() && newest_first[0] > ITERATIONS - 20, "{newest_first:?}");
        // The other hand is a guess: behind the most visited action, each card is held in some iterations only.
        let best = tree.root().iter().max_by_key(|edge| edge.visits).unwrap();
        let draw = &tree.nodes[best.child as usize];
        let other = &tree.nodes[draw.merged as usize];
        let visits: u32 = other.edges.iter().map(|edge| edge.visits).sum();
        assert!(other.edges.iter().all(|edge| edge.available < visits), "three of seven unseen cards are held");
    }
    #[test]
    fn what_open_seats_do_is_seen() {
        let game = OpenQuarries::new(SeatCount::new(2), open_quarries::Options { common: false }).unwrap();
        let view = game.view(&game.initial_state(), Viewer::Seat(Seat::new(1)));
        let settings = Settings::default();
        let mut tree = Tree::new(&game, &settings, Seat::new(1), Generator::seed_from_u64(1), None);
        (0..500).for_each(|_| tree.iterate(&view));
        assert_eq!(tree.root().len(), 2, "the searching seat comes first, although a lower one is open");
        assert!(tree.nodes.iter().all(|node| node.merged == NONE), "nothing is hidden, and there is no chance");
    }
}
