//! `bergfried bench`

use std::io::{Write as _, stdout};
use std::time::Duration;

use anyhow::Result;
use present::Language;

use super::table::contest;
use crate::arguments::Bench;
use crate::errors::CommandError;
use crate::say::{decimal, words};

pub(crate) fn run(arguments: &Bench, language: Language) -> Result<()> {
    let seconds = arguments.seconds;
    if !(0.0..=3600.0).contains(&seconds) {
        return Err(CommandError::Seconds { seconds: seconds.to_string() }.into());
    }
    let speed = lab::bench(&*contest(&arguments.table, None)?, Duration::from_secs_f64(seconds));
    let mut out = stdout().lock();
    if arguments.json {
        writeln!(out, "{}", serde_json::to_string(&speed)?)?;
        return Ok(());
    }
    let (words, show) = (words(language), |number: f64, digits| decimal(number, digits, language));
    let head = [("game", speed.game.into()), ("seats", speed.seats.into()), ("seconds", show(speed.seconds, 1).into())];
    writeln!(out, "{}", words.with("bench", &head))?;
    writeln!(out, "  {:>12} {}", show(speed.steps_per_second, 0), words.text("bench-steps"))?;
    writeln!(out, "  {:>12} {}", show(speed.games_per_second, 0), words.text("bench-games"))?;
    let copy = words.with("bench-copy", &[("bytes", speed.state_bytes.into())]);
    writeln!(out, "  {:>12} {copy}", show(speed.clone_nanos, 1))?;
    let search = words.with("bench-search", &[("percent", show(speed.search_ratio * 100.0, 0).into())]);
    writeln!(out, "  {:>12} {search}", show(speed.search_per_second, 0))?;
    Ok(())
}
