//! `bergfried simulate`

use std::io::{Write as _, stdout};

use anyhow::Result;
use indicatif::{ProgressBar, ProgressStyle};
use present::Language;

use super::table::{contest, specs};
use crate::arguments::Simulate;
use crate::errors::CommandError;
use crate::say::{decimal, words};

/// Shows how far it is, on a terminal only.
pub(super) fn progress_bar(length: u64, language: Language) -> ProgressBar {
    let left = words(language).with("progress-left", &[("time", "{eta}".into())]);
    let style = ProgressStyle::with_template(&format!("{{bar:40}} {{pos}}/{{len}}, {left}"));
    ProgressBar::new(length).with_style(style.expect("the template is well formed"))
}

pub(crate) fn run(arguments: &Simulate, language: Language) -> Result<()> {
    let players = specs(&arguments.table.game, &arguments.players)?;
    let contest = contest(&arguments.table, Some(players.len()))?;
    if arguments.games == 0 {
        return Err(CommandError::NoMatches.into());
    }
    let bar = progress_bar(arguments.games, language);
    let summary = lab::simulate(&*contest, &players, arguments.games, arguments.seed, &|| bar.inc(1));
    bar.finish_and_clear();
    let mut out = stdout().lock();
    if arguments.json {
        writeln!(out, "{}", serde_json::to_string(&summary)?)?;
        return Ok(());
    }
    let words = words(language);
    let steps = decimal(summary.mean_steps, 1, language);
    let (game, games, seed) = (summary.game.into(), (summary.games as i64).into(), summary.seed.to_string().into());
    let head = [("game", game), ("games", games), ("seed", seed), ("steps", steps.into())];
    writeln!(out, "{}", words.with("simulated", &head))?;
    let [seat, player, mean, deviation, wins, draws] =
        ["column-seat", "column-player", "column-mean", "column-deviation", "column-wins", "column-draws"]
            .map(|key| words.text(key));
    writeln!(out, "{seat:>5}  {player:<16} {mean:>8} {deviation:>8} {wins:>8} {draws:>8}")?;
    for seat in &summary.seats {
        let [mean, deviation] = [seat.mean, seat.standard_deviation].map(|number| decimal(number, 2, language));
        let (number, player) = (seat.seat, &seat.player);
        writeln!(out, "{number:>5}  {player:<16} {mean:>8} {deviation:>8} {:>8} {:>8}", seat.wins, seat.draws)?;
    }
    Ok(())
}
