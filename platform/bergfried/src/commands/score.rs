//! `bergfried score`

use std::io::{Write as _, stdout};

use anyhow::{Context as _, Result};
use catalog::{ColumnWords, FindingWords, ScoredWords};
use present::{Language, Words, number};

use super::{find, read};
use crate::arguments::Score;
use crate::errors::CommandError;
use crate::say::words as terminal_words;

pub(crate) fn run(arguments: &Score, language: Language) -> Result<()> {
    let game = find(&arguments.game)?;
    let scorer = game.info().score_table.ok_or(CommandError::NoScorer { game: game.info().id })?;
    let file = &arguments.file;
    let scored = (scorer.score)(&read(file)?).with_context(|| file.display().to_string())?;
    let mut out = stdout().lock();
    if arguments.json {
        writeln!(out, "{}", serde_json::to_string(&scored)?)?;
        return Ok(());
    }
    let answer = ScoredWords::new(game, &scored, language);
    for finding in &answer.findings {
        writeln!(out, "{}", finding_line(finding, answer.is_owned))?;
    }
    for column in &answer.columns {
        writeln!(out, "\n{}", column_lines(column, terminal_words(language)))?;
    }
    if let Some(note) = answer.box_note {
        writeln!(out, "\n{note}")?;
    }
    Ok(())
}

fn finding_line(finding: &FindingWords, is_owned: bool) -> String {
    let FindingWords { name, place, owner, reason, .. } = finding;
    let points = number(finding.points);
    if is_owned {
        format!("{name:<24} {place:<14} {points:>4}  {owner:<10} {reason}")
    } else {
        format!("{name:<24} {place:<24} {points:>4}  {reason}")
    }
}

fn column_lines(column: &ColumnWords, words: &Words) -> String {
    let total = [("name", column.name.as_str().into()), ("points", column.total.into())];
    let mut text = words.with("terminal-total", &total);
    for (source, points) in &column.items {
        text += &format!("\n  {source:<24} {:>4}", number(*points));
    }
    text
}
