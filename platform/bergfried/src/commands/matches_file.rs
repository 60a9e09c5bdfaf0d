//! The matches of a report on disk: a header line, then one line for every match. A run that was stopped goes on from it.

use std::collections::BTreeSet;
use std::fs::{self, File, OpenOptions};
use std::io::{BufRead as _, BufReader, BufWriter, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use anyhow::Result;
use lab::report::{Line, LineKey, Plan};
use serde_json::Value;

use super::cannot_write;
use crate::errors::CommandError;

/// The key of a header that says whether the players used learned values.
pub(super) const LEARNED_VALUES: &str = "learned-values";

/// The file, open for more matches.
pub(super) struct MatchesFile {
    path: PathBuf,
    header: Value,
    known: BTreeSet<LineKey>,
    file: Mutex<File>,
}

impl MatchesFile {
    /// Opens the file, or begins it. What an earlier run has written must have the same header.
    pub(super) fn open(path: PathBuf, header: Value) -> Result<Self> {
        let mut lines = Vec::new();
        if path.exists() {
            let mut found = BufReader::new(File::open(&path)?).lines();
            check_header(&path, &found.next().transpose()?.unwrap_or_default(), &header)?;
            // A line that was cut off when an earlier run was stopped is played again.
            lines = found.map_while(|line| parse(&line.ok()?)).collect();
        }
        let known = lines.iter().map(Line::key).collect();
        write_all(&path, &header, lines.iter())?;
        let file = Mutex::new(OpenOptions::new().append(true).open(&path)?);
        Ok(Self { path, header, known, file })
    }

    /// The matches of an earlier run.
    pub(super) const fn known(&self) -> &BTreeSet<LineKey> {
        &self.known
    }

    /// Keeps a match.
    pub(super) fn keep(&self, line: &Line) -> Result<()> {
        // In one piece, so that at most the last line is cut off.
        let text = serde_json::to_string(line)? + "\n";
        let mut file = self.file.lock().expect("no thread panics while it writes");
        Ok(file.write_all(text.as_bytes())?)
    }

    /// Puts the matches in the order of the plan, whatever order they were finished in.
    pub(super) fn finish(self, plan: &Plan) -> Result<()> {
        let mut lines: Vec<Line> = lines(&self.path)?.collect();
        let level = |key: &LineKey| {
            let name = key.level.as_ref()?;
            Some(plan.ladder.iter().position(|(level, _)| level == name).unwrap_or(usize::MAX))
        };
        lines.sort_by_cached_key(|line| {
            let key = line.key();
            (level(&key), key)
        });
        write_all(&self.path, &self.header, lines.iter())
    }
}

/// What an earlier run has written must be of the same matches.
fn check_header(path: &Path, found: &str, header: &Value) -> Result<(), CommandError> {
    let file = path.display().to_string();
    let mut found: Value = serde_json::from_str(found).unwrap_or_default();
    let learned = found.as_object_mut().and_then(|found| found.remove(LEARNED_VALUES));
    let mut wanted = header.clone();
    let wanted_learned = wanted.as_object_mut().and_then(|wanted| wanted.remove(LEARNED_VALUES));
    match wanted_learned.and_then(|learned| learned.as_bool()) {
        _ if found != wanted => Err(CommandError::OtherReport { file }),
        Some(true) if learned != Some(true.into()) => Err(CommandError::WithoutLearnedValues { file }),
        Some(false) if learned != Some(false.into()) => Err(CommandError::WithLearnedValues { file }),
        // Where there are no learned values, players are the same with and without `--against`.
        _ => Ok(()),
    }
}

/// The matches of the plan in a finished file, in order; it may have more.
pub(super) fn planned<'a>(path: &Path, plan: &'a Plan) -> Result<impl Iterator<Item = Line> + use<'a>> {
    let is_planned = |line: &Line| match line.key() {
        LineKey { level: None, number } => number < plan.games,
        LineKey { level: Some(level), number } => {
            number < plan.level_games && plan.ladder.iter().any(|(name, _)| *name == level)
        }
    };
    Ok(lines(path)?.filter(is_planned))
}

fn lines(path: &Path) -> Result<impl Iterator<Item = Line> + use<>> {
    let lines = BufReader::new(File::open(path)?).lines().skip(1);
    Ok(lines.map_while(|line| parse(&line.ok()?)))
}

fn parse(line: &str) -> Option<Line> {
    serde_json::from_str(line).ok()
}

/// Writes the whole file anew; it is never seen half written.
fn write_all<'a>(path: &Path, header: &Value, lines: impl Iterator<Item = &'a Line>) -> Result<()> {
    let new = path.with_extension("new");
    let mut file = BufWriter::new(File::create(&new).map_err(cannot_write(&new))?);
    writeln!(file, "{header}")?;
    for line in lines {
        writeln!(file, "{}", serde_json::to_string(line)?)?;
    }
    file.into_inner().map_err(|error| cannot_write(&new)(error.into_error()))?;
    Ok(fs::rename(&new, path).map_err(cannot_write(path))?)
}
