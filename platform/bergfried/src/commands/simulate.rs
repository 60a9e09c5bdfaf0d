//! `bergfried simulate`

use kernel::Game as _;
use std::io::{Write as _, stdout};

use anyhow::Result;
use indicatif::{ProgressBar, ProgressStyle};
use lab::{Contest, Summary};

use super::table::{set_up, specs};
use super::visit;
use crate::arguments::Simulate;
use crate::errors::CommandError;

struct Run<'a>(&'a Simulate);

impl catalog::Visitor for Run<'_> {
    type Output = Result<Summary>;

    fn visit<F: catalog::Complete>(self) -> Result<Summary> {
        let arguments = self.0;
        let specs = specs(F::Game::INFO.id, &arguments.players)?;
        let game = set_up::<F::Game>(&arguments.table, Some(specs.len()))?;
        if arguments.games == 0 {
            return Err(CommandError::NoMatches.into());
        }
        let bar = progress_bar(arguments.games);
        let contest = Contest { game: &game, player: F::player };
        let summary = lab::simulate(contest, &specs, arguments.games, arguments.seed, &|| bar.inc(1));
        bar.finish_and_clear();
        Ok(summary)
    }
}

/// Shows how far it is, on a terminal only.
pub(super) fn progress_bar(length: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len}, {eta} left").expect("the template is well formed");
    ProgressBar::new(length).with_style(style)
}

pub(crate) fn run(arguments: &Simulate) -> Result<()> {
    let summary = visit(&arguments.table.game, Run(arguments))??;
    let mut out = stdout().lock();
    if arguments.json {
        writeln!(out, "{}", serde_json::to_string(&summary)?)?;
        return Ok(());
    }
    writeln!(
        out,
        "{}: {} matches, seed {}, {:.1} steps on average",
        summary.game, summary.games, summary.seed, summary.mean_steps
    )?;
    writeln!(out, "{:>4}  {:<16} {:>8} {:>8} {:>8} {:>8}", "seat", "player", "mean", "st.dev.", "wins", "draws")?;
    for seat in &summary.seats {
        let (mean, deviation) = (seat.mean, seat.standard_deviation);
        writeln!(
            out,
            "{:>4}  {:<16} {mean:>8.2} {deviation:>8.2} {:>8} {:>8}",
            seat.seat, seat.player, seat.wins, seat.draws
        )?;
    }
    Ok(())
}
