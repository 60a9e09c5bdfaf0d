//! Plays the matches of a report, on all cores.

use std::collections::BTreeSet;

use contests::{Competitor, Contest, Counted, OutsideError, Pairing, Wanted};
use machine::Threads;
use rayon::prelude::*;
use serde::{Deserialize, Serialize};

use crate::arena::{self, Outcome, Tournament};

/// What is measured.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The player of each seat; equal ones, if the report is to show the balance of the seats.
    pub players: Vec<Competitor>,
    /// How many matches they play.
    pub games: u64,
    /// The seed of all chance steps and all players.
    pub seed: u64,
    /// Players that show strength against thinking time, and the advantage of a seat by level; each with its name. May be
    /// empty.
    pub ladder: Vec<(String, Competitor)>,
    /// How many matches they play against each other.
    pub ladder_games: u64,
    /// How many matches each of them plays against itself.
    pub level_games: u64,
}

impl Plan {
    /// A match of the series, each player in its seat.
    #[must_use]
    pub fn pairing<'a>(&'a self, seating: &'a [usize], number: u64) -> Pairing<'a> {
        Pairing { players: &self.players, seating, seed: self.seed, number, machine: &Threads }
    }

    /// Every match that is played and counted, in order.
    #[must_use]
    pub fn keys(&self) -> Vec<LineKey> {
        let levels = self.ladder.iter().flat_map(|(name, _)| {
            (0..self.level_games).map(move |number| LineKey { level: Some(name.clone()), number })
        });
        (0..self.games).map(|number| LineKey { level: None, number }).chain(levels).collect()
    }
}

/// Which match a line is about.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct LineKey {
    /// The level, if it is a match of a level against itself.
    pub level: Option<String>,
    /// Its number in its series.
    pub number: u64,
}

/// What is kept of a match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Line {
    /// A match of the series.
    Match(Counted),
    /// A match of a level against itself.
    Level(LevelMatch),
}

/// A match of a level against itself.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct LevelMatch {
    /// The name of the level.
    pub level: String,
    /// Its number.
    pub number: u64,
    /// The utility for each seat.
    pub utility: Vec<f32>,
}

impl Line {
    /// Which match it is about.
    #[must_use]
    pub fn key(&self) -> LineKey {
        match self {
            Self::Match(counted) => LineKey { level: None, number: counted.game.number },
            Self::Level(LevelMatch { level, number, .. }) => LineKey { level: Some(level.clone()), number: *number },
        }
    }
}

/// Plays and counts every match of the plan that is not known already, on all cores. `keep` is called with every match when
/// it is finished, in no particular order.
///
/// # Errors
/// The first error of `keep` or of a player from outside, which ends the run.
///
/// # Panics
/// If there are not as many players as seats.
pub fn play<E: From<OutsideError> + Send>(
    contest: &dyn Contest,
    plan: &Plan,
    known: &BTreeSet<LineKey>,
    keep: impl Fn(Line) -> Result<(), E> + Sync,
) -> Result<(), E> {
    let seating: Vec<usize> = (0..contest.seats().get()).collect();
    let one = |LineKey { level, number }: LineKey| {
        let line = match level {
            None => {
                let wanted = Wanted { steps: true, clock: None };
                let play = contest.play(&plan.pairing(&seating, number), wanted)?;
                Line::Match(contest.count(&play, number))
            }
            Some(level) => Line::Level(level_match(contest, plan, level, number)?),
        };
        keep(line)
    };
    let open: Vec<LineKey> = plan.keys().into_iter().filter(|key| !known.contains(key)).collect();
    open.into_par_iter().map(one).collect()
}

/// Plays a match of a level against itself.
fn level_match(contest: &dyn Contest, plan: &Plan, level: String, number: u64) -> Result<LevelMatch, OutsideError> {
    let player = plan.ladder.iter().find(|(name, _)| *name == level).expect("it is on the ladder").1.clone();
    let seats = contest.seats();
    let players = vec![player; seats.get()];
    let seating: Vec<usize> = (0..players.len()).collect();
    let pairing = Pairing { players: &players, seating: &seating, seed: plan.seed, number, machine: &Threads };
    let play = contest.play(&pairing, Wanted::default())?;
    let utility = seats.seats().map(|seat| play.standings.utility(seat)).collect();
    Ok(LevelMatch { level, number, utility })
}

/// Plays the tournament of the ladder, if there is one. `progress` is called after every match.
///
/// # Errors
/// If a player from outside has no legal answer.
pub fn play_ladder(
    contest: &dyn Contest,
    plan: &Plan,
    progress: &(dyn Fn() + Sync),
) -> Result<Option<(Vec<String>, Outcome)>, OutsideError> {
    if plan.ladder.len() < 2 || plan.ladder_games == 0 {
        return Ok(None);
    }
    let (names, players) = plan.ladder.iter().cloned().unzip();
    let tournament =
        Tournament { players, games: plan.ladder_games, seed: plan.seed, sprt: None, times: true, steps: false };
    let outcome = arena::run(contest, &tournament, Vec::new(), |_, _| {
        progress();
        Ok::<(), OutsideError>(())
    })?;
    Ok(Some((names, outcome)))
}
