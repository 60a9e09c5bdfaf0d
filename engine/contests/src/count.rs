//! The figures of one game.

use std::collections::{BTreeMap, BTreeSet};

use kernel::{Contender, Evaluate, Silent, Step, StepOf, ToAct, Viewer};

use crate::pairing::Play;

/// One game in figures.
#[derive(Clone, PartialEq, Debug)]
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
    pub sources: Vec<Vec<(&'static str, i32)>>,
}

impl Match {
    /// The most points of a seat.
    #[must_use]
    pub fn most(&self) -> i32 {
        self.scores.iter().copied().max().unwrap_or_default()
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
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Choice {
    /// In how many decisions with a choice it was possible.
    pub possible: u64,
    /// How often it was taken then.
    pub taken: u64,
    /// How many seats took it at least once in a game, forced or not.
    pub takers: u64,
    /// The sum of the utilities of those seats, in thousandths: sums of whole numbers do not depend on the order.
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

/// Everything counted in one game.
pub struct Counted {
    /// The figures of the match.
    pub game: Match,
    /// How often each kind of action was possible, was taken, and won.
    pub choices: BTreeMap<String, Choice>,
    /// How many decisions had how many legal actions.
    pub branching: BTreeMap<usize, u64>,
}

/// The kind of an action: its notation up to the first character that is not a letter or digit. So `roll2` is a kind of
/// its own, while `build-left` and `p12@3,4` are of the kinds `build` and `p12`.
fn kind(notation: &str) -> &str {
    let end = notation.find(|mark: char| !mark.is_ascii_alphanumeric()).filter(|end| *end > 0);
    &notation[..end.unwrap_or(notation.len())]
}

/// Replays a match and counts.
pub(crate) fn count<G: Evaluate>(game: &G, play: &Play, number: u64) -> Counted {
    let mut state = game.initial_state();
    let mut legal = Vec::new();
    let mut choices: BTreeMap<String, Choice> = BTreeMap::new();
    let mut taken: Vec<BTreeSet<String>> = vec![BTreeSet::new(); game.seats().get()];
    let mut branching = BTreeMap::new();
    let (mut leader, mut lead_changes) = (None, 0);
    for step in &play.steps {
        let step: StepOf<G> = step.parse().unwrap_or_else(|error| panic!("match {number}: {error}"));
        if let Step::Act(seat, action) = step {
            legal.clear();
            game.legal_actions(&state, seat, &mut legal);
            *branching.entry(legal.len()).or_default() += 1;
            let chosen = action.to_string();
            if legal.len() > 1 {
                let kinds: BTreeSet<String> = legal.iter().map(|action| kind(&action.to_string()).to_owned()).collect();
                for kind in kinds {
                    choices.entry(kind).or_default().possible += 1;
                }
                choices.entry(kind(&chosen).to_owned()).or_default().taken += 1;
            }
            taken[seat.index()].insert(kind(&chosen).to_owned());
        }
        game.apply(&mut state, step, &mut Silent);
        let standings = game.standings(&state);
        let mut first = standings.winners();
        if let (Some(ahead), None) = (first.next(), first.next()) {
            lead_changes += usize::from(leader.is_some_and(|leader| leader != ahead));
            leader = Some(ahead);
        }
    }
    assert_eq!(game.to_act(&state), ToAct::Nobody, "match {number} was played to its end, and its steps are known");
    let seats = || game.seats().seats();
    let utility: Vec<f32> = seats().map(|seat| play.standings.utility(seat)).collect();
    for (kinds, utility) in taken.iter().zip(&utility) {
        for kind in kinds {
            let choice = choices.entry(kind.clone()).or_default();
            choice.takers += 1;
            choice.utility += (f64::from(*utility) * 1000.0).round() as u64;
        }
    }
    let sheet = game.score_sheet(&game.view(&state, Viewer::Spectator));
    let sources = seats().map(|seat| {
        let column = sheet.columns.iter().find(|column| column.who == Contender::Seat(seat));
        column.into_iter().flat_map(|column| &column.items).map(|item| (item.source, item.points)).collect()
    });
    let game = Match {
        number,
        scores: seats().map(|seat| play.standings.of(seat).score).collect(),
        utility,
        steps: play.length,
        lead_changes,
        sources: sources.collect(),
    };
    Counted { game, choices, branching }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_kind_of_an_action_ends_at_the_first_mark() {
        for (notation, expected) in [
            ("roll2", "roll2"),
            ("build-left", "build"),
            ("take3", "take3"),
            ("p12@3,4", "p12"),
            ("-", "-"),
            ("stop", "stop"),
        ] {
            assert_eq!(kind(notation), expected);
        }
    }
}
