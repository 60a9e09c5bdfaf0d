//! `bergfried copy`

use std::io::{Write as _, stdout};

use anyhow::{Context as _, Result};
use present::Language;
use store::Place;

use crate::arguments::Copy;
use crate::say::words;

pub(crate) fn run(arguments: &Copy, language: Language) -> Result<()> {
    let from: Place = arguments.from.parse().context("--from")?;
    let to: Place = arguments.to.parse().context("--to")?;
    let runtime =
        tokio::runtime::Builder::new_current_thread().enable_all().build().context("cannot start a thread")?;
    let copied = runtime.block_on(server::copy(&from, &to))?;
    let counts = [
        ("from", from.to_string().into()),
        ("to", to.to_string().into()),
        ("matches", copied.matches.into()),
        ("entries", copied.entries.into()),
        ("guests", copied.guests.into()),
    ];
    writeln!(stdout(), "{}", words(language).with("terminal-copied", &counts))?;
    Ok(())
}
