//! `bergfried serve`

use std::io::{IsTerminal as _, Write as _, stdout};
use std::path::PathBuf;

use anyhow::{Context as _, Result};
use tracing_subscriber::EnvFilter;

use crate::arguments::Serve;

pub(crate) fn run(arguments: Serve) -> Result<()> {
    log(&arguments)?;
    let data = arguments.data.map_or_else(default_data, Ok)?;
    let limits = server::Limits {
        address: arguments.address_rate,
        guest: arguments.guest_rate,
        tables: arguments.table_rate,
        sockets: arguments.sockets,
    };
    let mut config = server::Config::new(&data)
        .bind(arguments.bind)
        .secure(arguments.secure)
        .behind_proxy(arguments.behind_proxy)
        .limits(limits)
        .metrics(arguments.metrics_bind);
    if let Some(milliseconds) = arguments.bot_pause {
        config = config.bot_pause(std::time::Duration::from_millis(milliseconds));
    }
    let runtime = tokio::runtime::Runtime::new().context("cannot start the server's threads")?;
    runtime.block_on(async {
        let server = server::start(config).await?;
        writeln!(stdout(), "Bergfried: http://{} (matches in {})", server.address(), data.display())?;
        if let Some(address) = server.metrics_address() {
            writeln!(stdout(), "Figures: http://{address}/metrics")?;
        }
        server.until_asked().await?;
        Ok(())
    })
}

fn log(arguments: &Serve) -> Result<()> {
    let filter = EnvFilter::try_new(&arguments.log).map_err(|_| {
        anyhow::anyhow!("--log {:?}: use error, warn, info, debug or a filter such as server=debug", arguments.log)
    })?;
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    if arguments.log_json {
        log.json().init();
    } else {
        log.with_ansi(std::io::stderr().is_terminal()).init();
    }
    Ok(())
}

/// The platform's folder for a program's data.
fn default_data() -> Result<PathBuf> {
    let folders = directories::ProjectDirs::from("", "", "bergfried");
    let folders = folders.context("this platform names no data folder: use --data FOLDER")?;
    Ok(folders.data_dir().to_owned())
}
