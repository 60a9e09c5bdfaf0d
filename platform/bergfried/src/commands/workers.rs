//! Matches that workers play: what `--on` names.

use anyhow::{Context as _, Result};
use contests::Contest;
use workers::{BusAddress, Series};

use crate::errors::CommandError;

/// The address of a NATS server.
pub(super) fn bus_address(argument: &'static str, text: &str) -> Result<BusAddress> {
    text.parse().map_err(|_| CommandError::BusAddress { argument }.into())
}

/// Does some work with a contest whose matches are played on the cores of this machine, or by workers if `--on` names some. The
/// results are the same.
pub(super) fn with_players<T: Send>(
    contest: &dyn Contest,
    on: Option<&str>,
    work: impl FnOnce(&dyn Contest) -> Result<T> + Send,
) -> Result<T> {
    let Some(on) = on else { return work(contest) };
    let series = Series::open(&bus_address("--on", on)?)?;
    series.end_when_interrupted();
    // Each thread waits for one match.
    let threads = rayon::ThreadPoolBuilder::new().num_threads(series.width()).build();
    threads.context("cannot start threads")?.install(|| work(&series.contest(contest)))
}
