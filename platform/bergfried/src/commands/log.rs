//! What a program that runs for long says about itself.

use std::io::IsTerminal as _;

use anyhow::Result;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;

use crate::arguments::Log;
use crate::errors::CommandError;

/// Logs to standard error from now on.
pub(super) fn start_log(arguments: &Log) -> Result<()> {
    let filter: Targets = arguments.log.parse().map_err(|_| CommandError::LogFilter { text: arguments.log.clone() })?;
    let log = tracing_subscriber::fmt().with_max_level(LevelFilter::TRACE).with_writer(std::io::stderr);
    if arguments.log_json {
        log.json().finish().with(filter).init();
    } else {
        log.with_ansi(std::io::stderr().is_terminal()).finish().with(filter).init();
    }
    Ok(())
}
