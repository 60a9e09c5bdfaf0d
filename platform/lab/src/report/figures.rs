//! The figures of a report.

use std::collections::BTreeMap;

use contests::{Choice, Counted, Match, thousandths};

use super::measure::Line;
use crate::arena::Outcome;
use crate::statistics::{Moments, wilson};

/// What was measured: the figures behind the page.
#[derive(Clone, Default, Debug)]
pub struct Report {
    /// The name of the player of each seat.
    pub players: Vec<String>,
    /// All games, in order.
    pub matches: Vec<Match>,
    /// How often each kind of action was possible and taken, and how often it won.
    pub choices: BTreeMap<String, Choice>,
    /// Number of legal actions to number of decisions.
    pub branching: BTreeMap<usize, u64>,
    /// What became of each piece, by its id.
    pub pieces: BTreeMap<String, PieceFigures>,
    /// What matches of levels against themselves show, in the order in which the levels come.
    pub levels: Vec<(String, Level)>,
    /// The tournament of the ladder: the names and the outcome.
    pub ladder: Option<(Vec<String>, Outcome)>,
}

/// What became of a piece.
#[derive(Clone, Default, Debug)]
pub struct PieceFigures {
    /// By the way in which it is used.
    pub uses: BTreeMap<String, Use>,
    /// The points of the copies that scored by themselves.
    pub points: Moments,
}

/// How a piece was used.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Use {
    /// How often.
    pub times: u64,
    /// How many seats used it at least once in a match.
    pub users: u64,
    /// The sum of the utilities of those seats, in thousandths.
    pub utility: u64,
}

impl Use {
    /// The share of wins of the seats that used it, 0 to 1.
    #[must_use]
    pub fn win_rate(&self) -> f64 {
        self.utility as f64 / 1000.0 / self.users.max(1) as f64
    }

    /// The 95 % interval of that share.
    #[must_use]
    pub fn win_interval(&self) -> [f64; 2] {
        wilson(self.win_rate(), self.users as usize)
    }
}

/// What matches of a level against itself show.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Level {
    /// How many were played.
    pub games: u64,
    /// The sum of the utilities of the first seat, in thousandths.
    pub first: u64,
}

impl Level {
    /// The share of wins of the first seat, 0 to 1.
    #[must_use]
    pub fn share(&self) -> f64 {
        self.first as f64 / 1000.0 / self.games.max(1) as f64
    }

    fn add(&mut self, utility: &[f32]) {
        self.games += 1;
        self.first += thousandths(utility[0]);
    }
}

/// A game with an extreme figure.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outlier {
    /// Which figure is extreme: a message of the page.
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
    /// The figures of the matches that were counted, which come in order; without a ladder.
    #[must_use]
    pub fn of(players: Vec<String>, lines: impl IntoIterator<Item = Line>) -> Self {
        let mut report = Self { players, ..Self::default() };
        for line in lines {
            match line {
                Line::Match(counted) => report.add(counted),
                Line::Level(played) => {
                    if report.levels.last().is_none_or(|(level, _)| *level != played.level) {
                        report.levels.push((played.level, Level::default()));
                    }
                    report.levels.last_mut().expect("one was just added").1.add(&played.utility);
                }
            }
        }
        report
    }

    fn add(&mut self, counted: Counted) {
        for (kind, choice) in counted.choices {
            self.choices.entry(kind).or_default().add(&choice);
        }
        for (legal, times) in counted.branching {
            *self.branching.entry(legal).or_default() += times;
        }
        for (piece, count) in counted.pieces {
            let figures = self.pieces.entry(piece).or_default();
            count.points.iter().for_each(|points| figures.points.add(f64::from(*points)));
            for (how, seats) in count.uses {
                let used = figures.uses.entry(how).or_default();
                for (times, utility) in seats.iter().zip(&counted.game.utility).filter(|(times, _)| **times > 0) {
                    used.times += times;
                    used.users += 1;
                    used.utility += thousandths(*utility);
                }
            }
        }
        self.matches.push(counted.game);
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
        add("report-longest", &|game| game.steps as i64);
        add("report-shortest", &|game| -(game.steps as i64));
        add("report-most-points", &|game| i64::from(game.most()));
        add("report-fewest-points", &|game| -i64::from(game.most()));
        add("report-greatest-lead", &|game| i64::from(game.margin()));
        add("report-most-changes", &|game| game.lead_changes as i64);
        found
    }
}
