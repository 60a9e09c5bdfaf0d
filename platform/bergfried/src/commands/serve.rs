//! `bergfried serve`

use std::io::{Write as _, stdout};
use std::net::TcpListener;
use std::path::PathBuf;

use anyhow::{Context as _, Result};
use listenfd::ListenFd;
use store::DatabaseAddress;

use super::log::start_log;
use super::workers::bus_address;
use crate::arguments::Serve;
use crate::errors::CommandError;

pub(crate) fn run(arguments: Serve) -> Result<()> {
    start_log(&arguments.log)?;
    let data = arguments.data.map_or_else(default_data, Ok)?;
    let limits = server::Limits {
        address: arguments.address_rate,
        guest: arguments.guest_rate,
        matches: arguments.table_rate,
        sockets: arguments.sockets,
        messages: arguments.message_rate,
    };
    let database = arguments.database.map(|address| address.parse::<DatabaseAddress>()).transpose();
    let database = database.context("--database")?;
    let bus = arguments.bus.as_deref().map(|address| bus_address("--bus", address)).transpose()?;
    let workers = arguments.workers.as_deref().map(|address| bus_address("--workers", address)).transpose()?;
    let place = database.as_ref().map_or_else(|| data.display().to_string(), ToString::to_string);
    let mut config = server::Config::new(&data)
        .database(database)
        .bus(bus)
        .workers(workers)
        .bind(arguments.bind)
        .secure(arguments.secure)
        .behind_proxy(arguments.behind_proxy)
        .limits(limits)
        .metrics(arguments.metrics_bind);
    if let Some(milliseconds) = arguments.bot_pause {
        config = config.bot_pause(std::time::Duration::from_millis(milliseconds));
    }
    if let Some(seconds) = arguments.idle {
        config = config.idle(std::time::Duration::from_secs(seconds));
    }
    #[cfg(debug_assertions)]
    if let Some(number) = std::env::var("BERGFRIED_FIRST_DEAL").ok().and_then(|number| number.parse().ok()) {
        config = config.first_deal(number).thinking_seed(number);
    }
    let runtime = tokio::runtime::Runtime::new().context("cannot start the server's threads")?;
    let ended = runtime.block_on(async {
        let signal = server::ShutdownSignal::listen().context("cannot listen for signals")?;
        let server = server::start_on(config, opened()?).await?;
        writeln!(stdout(), "Bergfried: http://{} (matches in {})", server.address(), place)?;
        if let Some(address) = server.metrics_address() {
            writeln!(stdout(), "Metrics: http://{address}/metrics")?;
        }
        server.run_until(signal).await;
        Ok(())
    });
    // A computer player that still thinks is not waited for.
    runtime.shutdown_background();
    ended
}

/// The socket that a service manager has opened for us (systemd's `LISTEN_FDS`), if there is one.
fn opened() -> Result<Option<TcpListener>> {
    ListenFd::from_env().take_tcp_listener(0).context("the service manager's socket cannot be used")
}

/// The platform's folder for a program's data.
pub(super) fn default_data() -> Result<PathBuf> {
    let folders = directories::ProjectDirs::from("", "", "bergfried");
    let folders = folders.ok_or(CommandError::NoDataFolder)?;
    Ok(folders.data_dir().to_owned())
}
