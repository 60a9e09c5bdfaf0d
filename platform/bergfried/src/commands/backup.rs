//! `bergfried backup`

use std::io::{Write as _, stdout};

use anyhow::{Context as _, Result};
use present::Language;

use crate::arguments::Backup;
use crate::say::words;

use super::serve::default_data;

pub(crate) fn run(arguments: &Backup, language: Language) -> Result<()> {
    let data = arguments.data.clone().map_or_else(default_data, Ok)?;
    let runtime =
        tokio::runtime::Builder::new_current_thread().enable_all().build().context("cannot start a thread")?;
    runtime.block_on(server::backup(&data, &arguments.to))?;
    let folders = [("to", arguments.to.display().to_string().into()), ("data", data.display().to_string().into())];
    writeln!(stdout(), "{}", words(language).with("terminal-backup", &folders))?;
    Ok(())
}
