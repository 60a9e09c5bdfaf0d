//! `bergfried bench`

use std::io::{Write as _, stdout};
use std::time::Duration;

use anyhow::Result;
use lab::{Contest, Speed};

use super::table::set_up;
use super::visit;
use crate::arguments::Bench;
use crate::errors::CommandError;

struct Measure<'a>(&'a Bench);

impl catalog::Visitor for Measure<'_> {
    type Output = Result<Speed>;

    fn visit<F: catalog::Complete>(self) -> Result<Speed> {
        let game = set_up::<F::Game>(&self.0.table, None)?;
        Ok(lab::bench(Contest { game: &game, player: F::player }, Duration::from_secs_f64(self.0.seconds)))
    }
}

pub(crate) fn run(arguments: &Bench) -> Result<()> {
    let seconds = arguments.seconds;
    if !(0.0..=3600.0).contains(&seconds) {
        return Err(CommandError::Seconds { seconds: seconds.to_string() }.into());
    }
    let speed = visit(&arguments.table.game, Measure(arguments))??;
    let mut out = stdout().lock();
    if arguments.json {
        writeln!(out, "{}", serde_json::to_string(&speed)?)?;
        return Ok(());
    }
    writeln!(out, "{} with {} seats, random play on one core for {:.1} s:", speed.game, speed.seats, speed.seconds)?;
    writeln!(out, "  {:>12.0} steps per second", speed.steps_per_second)?;
    writeln!(out, "  {:>12.0} matches per second", speed.games_per_second)?;
    writeln!(out, "  {:>12.1} ns to copy a state of {} bytes", speed.clone_nanos, speed.state_bytes)?;
    writeln!(
        out,
        "  {:>12.0} iterations of a search per second, {:.0} % of the random matches from the same position",
        speed.search_per_second,
        speed.search_ratio * 100.0
    )?;
    Ok(())
}
