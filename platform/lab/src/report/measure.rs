//! Plays the games of a report, on all cores.

use contests::{Competitor, Contest, Counted, OutsideError, Pairing, Wanted};
use machine::Threads;
use rayon::prelude::*;

use super::figures::Report;
use crate::arena::{self, Tournament};

/// What is measured.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The player of each seat; equal ones, if the report is to show the balance of the seats.
    pub players: Vec<Competitor>,
    /// How many games.
    pub games: u64,
    /// The seed of all chance steps and all players.
    pub seed: u64,
    /// The players of the tournament that shows strength against thinking time, each with its name; may be empty.
    pub ladder: Vec<(String, Competitor)>,
    /// How many games they play.
    pub ladder_games: u64,
}

impl Plan {
    /// A match of the series, each player in its seat.
    #[must_use]
    pub fn pairing<'a>(&'a self, seating: &'a [usize], number: u64) -> Pairing<'a> {
        Pairing { players: &self.players, seating, seed: self.seed, number, machine: &Threads }
    }
}

impl Report {
    /// Plays and counts, on all cores. `command` is the command that makes the report again; `progress` is called after
    /// every game.
    ///
    /// # Errors
    /// If a player from outside has no legal answer.
    ///
    /// # Panics
    /// If there are not as many players as seats, or no games.
    pub fn measure(
        contest: &dyn Contest,
        plan: &Plan,
        command: String,
        progress: &(dyn Fn() + Sync),
    ) -> Result<Self, OutsideError> {
        assert!(plan.games > 0, "at least one game is played");
        let seating: Vec<usize> = (0..plan.players.len()).collect();
        let one = |number| -> Result<Counted, OutsideError> {
            let play = contest.play(&plan.pairing(&seating, number), Wanted { steps: true, clock: None })?;
            let counted = contest.count(&play, number);
            progress();
            Ok(counted)
        };
        let counted = (0..plan.games).into_par_iter().map(one).collect::<Result<_, _>>()?;
        let players = plan.players.iter().map(ToString::to_string).collect();
        let mut report = Self::of(contest.info().title_en, command, players, counted);
        if plan.ladder.len() >= 2 && plan.ladder_games > 0 {
            let (names, players) = plan.ladder.iter().cloned().unzip();
            let tournament = Tournament {
                players,
                games: plan.ladder_games,
                seed: plan.seed,
                sprt: None,
                times: true,
                steps: false,
            };
            let outcome = arena::run(contest, &tournament, Vec::new(), |_, _| {
                progress();
                Ok::<(), OutsideError>(())
            })?;
            report.ladder = Some((names, outcome));
        }
        Ok(report)
    }
}
