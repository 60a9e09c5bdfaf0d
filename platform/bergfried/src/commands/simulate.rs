//! `bergfried simulate`

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{BufWriter, Write as _, stdout};
use std::path::Path;
use std::sync::Mutex;

use anyhow::Result;
use contests::{Contest, Play};
use indicatif::{ProgressBar, ProgressStyle};
use present::Language;

use super::cannot_write;
use super::table::{competitors, contest};
use super::workers::with_players;
use crate::arguments::Simulate;
use crate::errors::CommandError;
use crate::say::{decimal, words};

/// Shows how far it is, on a terminal only.
pub(super) fn progress_bar(length: u64, language: Language) -> ProgressBar {
    let left = words(language).with("progress-left", &[("time", "{eta}".into())]);
    let style = ProgressStyle::with_template(&format!("{{bar:40}} {{pos}}/{{len}}, {left}"));
    ProgressBar::new(length).with_style(style.expect("the template is well formed"))
}

/// A file with a line for each match, in the order of their numbers whatever the number of cores.
struct Each {
    lines: Mutex<Lines>,
}

struct Lines {
    file: BufWriter<File>,
    next: u64,
    /// Lines of matches that were finished before one with a smaller number.
    waiting: BTreeMap<u64, String>,
}

impl Each {
    fn create(path: &Path) -> Result<Self> {
        let file = BufWriter::new(File::create(path).map_err(cannot_write(path))?);
        Ok(Self { lines: Mutex::new(Lines { file, next: 0, waiting: BTreeMap::new() }) })
    }

    fn keep(&self, contest: &dyn Contest, number: u64, play: &Play) -> Result<()> {
        let seats = || contest.seats().seats().map(|seat| (seat, play.standings.of(seat)));
        let line = serde_json::json!({
            "match": number,
            "steps": play.length,
            "scores": seats().map(|(_, standing)| standing.score).collect::<Vec<_>>(),
            "ranks": seats().map(|(_, standing)| standing.rank).collect::<Vec<_>>(),
            "utility": seats().map(|(seat, _)| play.standings.utility(seat)).collect::<Vec<_>>(),
        });
        let mut lines = self.lines.lock().expect("no thread panics while it writes");
        lines.waiting.insert(number, line.to_string());
        lines.write()
    }

    fn finish(&mut self) -> Result<()> {
        Ok(self.lines.get_mut().expect("no thread panicked").file.flush()?)
    }
}

impl Lines {
    fn write(&mut self) -> Result<()> {
        while let Some(line) = self.waiting.remove(&self.next) {
            writeln!(self.file, "{line}")?;
            self.next += 1;
        }
        Ok(())
    }
}

pub(crate) fn run(arguments: &Simulate, language: Language) -> Result<()> {
    let contest = contest(&arguments.table, Some(arguments.players.len()))?;
    if arguments.games == 0 {
        return Err(CommandError::NoMatches.into());
    }
    let players = competitors(&arguments.table.game, &arguments.players, arguments.program_seconds)?;
    let mut each = arguments.each.as_deref().map(Each::create).transpose()?;
    let bar = progress_bar(arguments.games, language);
    let summary = with_players(&*contest, arguments.on.as_deref(), |contest| {
        lab::simulate(contest, &players, arguments.games, arguments.seed, |number, play| {
            bar.inc(1);
            each.as_ref().map_or(Ok(()), |each| each.keep(contest, number, play))
        })
    });
    bar.finish_and_clear();
    let summary = summary?;
    if let Some(each) = &mut each {
        each.finish()?;
    }
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
