//! The figures of one game.

use std::collections::{BTreeMap, BTreeSet};

use kernel::{Contender, Game, Seat, Step, StepOf, Study, ToAct, Viewer};
use serde::{Deserialize, Serialize};

use crate::pairing::Play;

/// One game in figures.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Match {
    /// Its number in the series.
    pub number: u64,
    /// The points of each seat.
    pub scores: Vec<i32>,
    /// The utility for each seat: 1 for a win, a share of it for a shared one.
    pub utility: Vec<f32>,
    /// Steps, chance included.
    pub steps: usize,
    /// How often another seat took the lead.
    pub lead_changes: usize,
    /// The points of each seat by where they came from, in the order of the score sheet.
    pub sources: Vec<Vec<(String, i32)>>,
}

impl Match {
    /// The most points of a seat.
    #[must_use]
    pub fn most(&self) -> i32 {
        self.scores.iter().copied().max().unwrap_or_default()
    }

    /// Was there just one winner?
    #[must_use]
    pub fn is_decided(&self) -> bool {
        self.utility.contains(&1.0)
    }

    /// By how much the best seat was ahead of the next.
    #[must_use]
    pub fn margin(&self) -> i32 {
        let mut scores = self.scores.clone();
        scores.sort_unstable();
        scores.iter().rev().take(2).copied().reduce(|best, next| best - next).unwrap_or_default()
    }
}

/// How often a kind of action was possible, was taken, and won.
#[derive(Clone, Copy, PartialEq, Default, Debug, Serialize, Deserialize)]
pub struct Choice {
    /// In how many decisions with a choice it was possible.
    pub possible: u64,
    /// How often it was taken then.
    pub taken: u64,
    /// How many seats took it at least once in a game, forced or not.
    pub takers: u64,
    /// The sum of the utilities of those seats, in [`thousandths`].
    pub utility: u64,
}

impl Choice {
    /// Adds the counts of other games.
    pub fn add(&mut self, other: &Self) {
        self.possible += other.possible;
        self.taken += other.taken;
        self.takers += other.takers;
        self.utility += other.utility;
    }

    /// How often it was taken where it was possible, 0 to 1.
    #[must_use]
    pub fn pick_rate(&self) -> f64 {
        self.taken as f64 / self.possible.max(1) as f64
    }

    /// The share of wins of the seats that took it, 0 to 1.
    #[must_use]
    pub fn win_rate(&self) -> f64 {
        self.utility as f64 / 1000.0 / self.takers.max(1) as f64
    }
}

/// What became of a piece in one game.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
pub struct PieceCount {
    /// How often each seat used it, by the way in which it is used.
    pub uses: BTreeMap<String, Vec<u64>>,
    /// The points of each copy that scored by itself at the end.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub points: Vec<i32>,
}

/// Everything counted in one game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Counted {
    /// The figures of the match.
    pub game: Match,
    /// How often each kind of action was possible, was taken, and won.
    pub choices: BTreeMap<String, Choice>,
    /// How many decisions had how many legal actions.
    pub branching: BTreeMap<usize, u64>,
    /// What became of each piece that was used, by its id in the component file.
    pub pieces: BTreeMap<String, PieceCount>,
}

/// A utility in thousandths: sums of whole numbers do not depend on the order.
#[must_use]
pub fn thousandths(utility: f32) -> u64 {
    (f64::from(utility) * 1000.0).round() as u64
}

/// Replays a match and counts.
pub(crate) fn count<G: Study>(game: &G, play: &Play, number: u64) -> Counted {
    let seat_count = game.seats().get();
    let mut state = game.initial_state();
    let (mut legal, mut events) = (Vec::new(), Vec::new());
    let mut choices: BTreeMap<&str, Choice> = BTreeMap::new();
    let mut taken: Vec<BTreeSet<&str>> = vec![BTreeSet::new(); seat_count];
    let mut pieces: BTreeMap<String, PieceCount> = BTreeMap::new();
    let mut branching = BTreeMap::new();
    let (mut leader, mut lead_changes) = (None, 0);
    for step in &play.steps {
        let step: StepOf<G> = step.parse().unwrap_or_else(|error| panic!("match {number}: {error}"));
        if let Step::Act(seat, action) = step {
            legal.clear();
            game.legal_actions(&state, seat, &mut legal);
            *branching.entry(legal.len()).or_default() += 1;
            let chosen = G::kind(action);
            if legal.len() > 1 {
                let kinds: BTreeSet<&str> = legal.iter().map(|action| G::kind(*action)).collect();
                for kind in kinds {
                    choices.entry(kind).or_default().possible += 1;
                }
                choices.entry(chosen).or_default().taken += 1;
            }
            taken[seat.index()].insert(chosen);
        }
        events.clear();
        game.apply(&mut state, step, &mut events);
        for event in &events {
            game.uses(event, &mut |seat: Seat, piece, how| {
                // Most pieces are used again, and have their name then.
                if !pieces.contains_key(piece) {
                    pieces.insert(piece.to_owned(), PieceCount::default());
                }
                let uses = &mut pieces.get_mut(piece).expect("it was just added").uses;
                if !uses.contains_key(how) {
                    uses.insert(how.to_owned(), vec![0; seat_count]);
                }
                uses.get_mut(how).expect("it was just added")[seat.index()] += 1;
            });
        }
        let standings = game.standings(&state);
        let mut first = standings.winners();
        if let (Some(ahead), None) = (first.next(), first.next()) {
            lead_changes += usize::from(leader.is_some_and(|leader| leader != ahead));
            leader = Some(ahead);
        }
    }
    assert_eq!(game.to_act(&state), ToAct::Nobody, "match {number} was played to its end, and its steps are known");
    game.piece_points(&state, &mut |piece, points| {
        pieces.entry(piece.to_owned()).or_default().points.push(points);
    });
    let utility: Vec<f32> = game.seats().seats().map(|seat| play.standings.utility(seat)).collect();
    for (kinds, utility) in taken.iter().zip(&utility) {
        for kind in kinds {
            let choice = choices.entry(kind).or_default();
            choice.takers += 1;
            choice.utility += thousandths(*utility);
        }
    }
    let figures = Match {
        number,
        scores: game.seats().seats().map(|seat| play.standings.of(seat).score).collect(),
        utility,
        steps: play.length,
        lead_changes,
        sources: sources(game, &state),
    };
    let choices = choices.into_iter().map(|(kind, choice)| (kind.to_owned(), choice)).collect();
    Counted { game: figures, choices, branching, pieces }
}

/// The points of each seat by where they came from.
fn sources<G: Game>(game: &G, state: &G::State) -> Vec<Vec<(String, i32)>> {
    let sheet = game.score_sheet(&game.view(state, Viewer::Spectator));
    let sources = game.seats().seats().map(|seat| {
        let column = sheet.columns.iter().find(|column| column.who == Contender::Seat(seat));
        let items = column.into_iter().flat_map(|column| &column.items);
        items.map(|item| (item.source.to_owned(), item.points)).collect()
    });
    sources.collect()
}
