//! `bergfried components`

use std::io::{Write as _, stdout};

use anyhow::{Context as _, Result};
use present::Language;

use super::{find, read};
use crate::arguments::Components;
use crate::say::{Problems, words};

pub(crate) fn run(arguments: &Components, language: Language) -> Result<()> {
    let game = find(&arguments.game)?;
    let info = game.info();
    let mut out = stdout().lock();
    let Some(file) = &arguments.check else {
        out.write_all(info.components.as_bytes())?;
        return Ok(());
    };
    let name = file.display().to_string();
    (info.check_components)(&read(file)?).map_err(Problems).with_context(|| name.clone())?;
    let names = [("file", name.into()), ("game", game.title(language).into())];
    writeln!(out, "{}", words(language).with("terminal-adds-up", &names))?;
    Ok(())
}
