//! `bergfried worker`

use std::io::{Write as _, stdout};

use anyhow::{Context as _, Result};
use contests::ElsewhereError;
use workers::Worker;

use super::log::start_log;
use super::workers::bus_address;
use crate::arguments::Worker as Arguments;

pub(crate) fn run(arguments: &Arguments) -> Result<()> {
    start_log(&arguments.log)?;
    let address = bus_address("--on", &arguments.on)?;
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    let threads = arguments.threads.map_or_else(cores, usize::from);
    let runtime = tokio::runtime::Runtime::new().context("cannot start threads")?;
    let ended = runtime.block_on(async {
        let mut signal = server::ShutdownSignal::listen().context("cannot listen for signals")?;
        let started = Worker::start(&address, threads, catalog::GAMES).await;
        let no_bus = |error: workers::WorkersError| ElsewhereError::NoBus {
            address: address.to_string(),
            detail: error.to_string(),
        };
        let worker = started.map_err(no_bus)?;
        writeln!(stdout(), "Bergfried: {threads} threads work for {address}")?;
        signal.received().await;
        let done = worker.stop().await;
        writeln!(stdout(), "Bergfried: {} decisions and {} matches done", done.decisions, done.matches)?;
        Ok(())
    });
    // What still thinks is not waited for: another worker gets it.
    runtime.shutdown_background();
    ended
}
