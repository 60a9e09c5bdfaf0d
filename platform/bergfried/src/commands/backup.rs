//! `bergfried backup`

use std::io::{Write as _, stdout};

use anyhow::{Context as _, Result};

use crate::arguments::Backup;

use super::serve::default_data;

pub(crate) fn run(arguments: Backup) -> Result<()> {
    let data = arguments.data.map_or_else(default_data, Ok)?;
    let runtime =
        tokio::runtime::Builder::new_current_thread().enable_all().build().context("cannot start a thread")?;
    runtime.block_on(server::backup(&data, &arguments.to))?;
    writeln!(stdout(), "{} is a copy of {}", arguments.to.display(), data.display())?;
    Ok(())
}
