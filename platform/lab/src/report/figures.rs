//! The figures of a report.

use std::collections::BTreeMap;

use crate::arena::Outcome;
use contests::{Choice, Counted, Match};

/// What was measured: the figures behind the page.
#[derive(Clone, Debug)]
pub struct Report {
    /// The game's title.
    pub title: &'static str,
    /// The command that makes the report again.
    pub command: String,
    /// The name of the player of each seat.
    pub players: Vec<String>,
    /// All games, in order.
    pub matches: Vec<Match>,
    /// How often each kind of action was possible and taken, and how often it won.
    pub choices: BTreeMap<String, Choice>,
    /// Number of legal actions to number of decisions.
    pub branching: BTreeMap<usize, u64>,
    /// The tournament of the ladder: the names and the outcome.
    pub ladder: Option<(Vec<String>, Outcome)>,
}

/// A game with an extreme figure.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outlier {
    /// Which figure is extreme.
    pub reason: &'static str,
    /// The number of the game.
    pub number: u64,
}

impl Outlier {
    /// The name of its record, beside the page.
    #[must_use]
    pub fn file(&self) -> String {
        format!("records/{:06}.record", self.number)
    }
}

impl Report {
    /// The figures of the games that were counted; without a ladder.
    pub(super) fn of(title: &'static str, command: String, players: Vec<String>, counted: Vec<Counted>) -> Self {
        let (matches, choices, branching) = (Vec::new(), BTreeMap::new(), BTreeMap::new());
        let mut report = Self { title, command, players, matches, choices, branching, ladder: None };
        for counted in counted {
            report.matches.push(counted.game);
            for (kind, choice) in counted.choices {
                report.choices.entry(kind).or_default().add(&choice);
            }
            for (legal, times) in counted.branching {
                *report.branching.entry(legal).or_default() += times;
            }
        }
        report
    }

    /// The games with extreme figures, each once.
    #[must_use]
    pub fn outliers(&self) -> Vec<Outlier> {
        let mut found: Vec<Outlier> = Vec::new();
        let mut add = |reason: &'static str, figure: &dyn Fn(&Match) -> i64| {
            // The first of equal ones.
            let best = self.matches.iter().rev().max_by_key(|game| figure(game));
            if let Some(game) = best.filter(|game| found.iter().all(|other| other.number != game.number)) {
                found.push(Outlier { reason, number: game.number });
            }
        };
        add("the longest", &|game| game.steps as i64);
        add("the shortest", &|game| -(game.steps as i64));
        add("the most points", &|game| i64::from(game.most()));
        add("the fewest points of a winner", &|game| -i64::from(game.most()));
        add("the greatest lead at the end", &|game| i64::from(game.margin()));
        add("the most changes of the lead", &|game| game.lead_changes as i64);
        found
    }
}
