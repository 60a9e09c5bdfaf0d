//! Plays the games of a report, on all cores.

use kernel::Evaluate;
use players::Spec;
use rayon::prelude::*;

use super::count::{Counted, count};
use super::figures::Report;
use crate::arena::{self, Tournament};
use crate::contest::Contest;
use crate::play::{Play, play};

/// What is measured.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The player of each seat; equal ones, if the report is to show the balance of the seats.
    pub players: Vec<Spec>,
    /// How many games.
    pub games: u64,
    /// The seed of all chance steps and all players.
    pub seed: u64,
    /// The players of the tournament that shows strength against thinking time, each with its name; may be empty.
    pub ladder: Vec<(String, Spec)>,
    /// How many games they play.
    pub ladder_games: u64,
}

impl Report {
    /// Plays and counts, on all cores. `command` is the command that makes the report again; `progress` is called after
    /// every game.
    ///
    /// # Panics
    /// If there are not as many players as seats, or no games.
    #[must_use]
    pub fn measure<G: Evaluate>(
        contest: Contest<'_, G>,
        plan: &Plan,
        command: String,
        progress: &(dyn Fn() + Sync),
    ) -> Self {
        assert!(plan.games > 0, "at least one game is played");
        let counted = all(plan.games, &|number| {
            let counted = count(contest.game, &play(contest, &plan.players, plan.seed, number), number);
            progress();
            counted
        });
        let players = plan.players.iter().map(ToString::to_string).collect();
        let mut report = Self::of(G::INFO.title_en, command, players, counted);
        if plan.ladder.len() >= 2 && plan.ladder_games > 0 {
            let (names, players) = plan.ladder.iter().cloned().unzip();
            let tournament = Tournament { players, games: plan.ladder_games, seed: plan.seed, sprt: None, times: true };
            let outcome = arena::run(contest, &tournament, Vec::new(), |_, _: &Play<G>| {
                progress();
                Ok::<(), std::convert::Infallible>(())
            });
            report.ladder = outcome.ok().map(|outcome| (names, outcome));
        }
        report
    }
}

/// The counts of all games. It knows no game, so that it is compiled once.
fn all(games: u64, play: &(dyn Fn(u64) -> Counted + Sync)) -> Vec<Counted> {
    (0..games).into_par_iter().map(play).collect()
}
