//! The balance report: what many games between equals tell about a game, on one page.
//!
//! [`Report::measure`] plays and counts, [`Report::page`] draws, [`Report::tables`] writes the figures for other
//! programs.

mod count;
mod page;
mod plot;
mod tables;

use std::collections::BTreeMap;

use kernel::Evaluate;
use players::Spec;
use rayon::prelude::*;

use crate::arena::{self, Outcome, Tournament};
use crate::play::{Play, play};
pub use count::{Choice, Match};

/// What is measured.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Who plays, one for each seat; equals, if the balance of the seats is to be seen.
    pub players: Vec<Spec>,
    /// How many games.
    pub games: u64,
    /// The number that all luck and all players follow from.
    pub seed: u64,
    /// Who competes for the curve of skill, each with the name it is shown by; may be empty.
    pub ladder: Vec<(String, Spec)>,
    /// How many games they play.
    pub ladder_games: u64,
}

/// What was measured.
#[derive(Clone, Debug)]
pub struct Report {
    /// The game's title.
    pub title: &'static str,
    /// The command that makes it again.
    pub command: String,
    /// Who played each seat, by name.
    pub players: Vec<String>,
    /// All games, in order.
    pub matches: Vec<Match>,
    /// How often every kind of action was possible and taken, and what became of it.
    pub choices: BTreeMap<String, Choice>,
    /// How many decisions had so many legal actions.
    pub branching: BTreeMap<usize, u64>,
    /// How those on the ladder fared against each other.
    pub ladder: Option<(Vec<String>, Outcome)>,
}

/// A game worth a second look.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outlier {
    /// Why.
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
    /// Plays and counts, on all cores. `progress` hears of every finished game.
    ///
    /// # Panics
    /// If there are not as many players as seats, or no games.
    #[must_use]
    pub fn measure<G: Evaluate>(game: &G, plan: &Plan, command: String, progress: &(dyn Fn() + Sync)) -> Self {
        assert!(plan.games > 0, "at least one game is played");
        let counted: Vec<count::Counted> = (0..plan.games)
            .into_par_iter()
            .map(|number| {
                let counted = count::count(game, &play(game, &plan.players, plan.seed, number), number);
                progress();
                counted
            })
            .collect();
        let mut report = Self {
            title: G::INFO.title_en,
            command,
            players: plan.players.iter().map(ToString::to_string).collect(),
            matches: Vec::new(),
            choices: BTreeMap::new(),
            branching: BTreeMap::new(),
            ladder: None,
        };
        for counted in counted {
            report.matches.push(counted.game);
            for (kind, choice) in counted.choices {
                report.choices.entry(kind).or_default().add(&choice);
            }
            for (legal, times) in counted.branching {
                *report.branching.entry(legal).or_default() += times;
            }
        }
        if plan.ladder.len() >= 2 && plan.ladder_games > 0 {
            let (names, players) = plan.ladder.iter().cloned().unzip();
            let tournament = Tournament { players, games: plan.ladder_games, seed: plan.seed, sprt: None, times: true };
            let outcome = arena::run(game, &tournament, Vec::new(), |_, _: &Play<G>| {
                progress();
                Ok::<(), std::convert::Infallible>(())
            });
            report.ladder = outcome.ok().map(|outcome| (names, outcome));
        }
        report
    }

    /// The games worth a second look, each once.
    #[must_use]
    pub fn outliers(&self) -> Vec<Outlier> {
        let mut found: Vec<Outlier> = Vec::new();
        let mut look = |reason: &'static str, worth: &dyn Fn(&Match) -> i64| {
            // The first of those that are level.
            let best = self.matches.iter().rev().max_by_key(|game| worth(game));
            if let Some(game) = best.filter(|game| found.iter().all(|other| other.number != game.number)) {
                found.push(Outlier { reason, number: game.number });
            }
        };
        look("the longest", &|game| game.steps as i64);
        look("the shortest", &|game| -(game.steps as i64));
        look("the most points", &|game| i64::from(game.most()));
        look("the fewest points of a winner", &|game| -i64::from(game.most()));
        look("the clearest", &|game| i64::from(game.margin()));
        look("the lead changed most often", &|game| game.lead_changes as i64);
        found
    }
}
