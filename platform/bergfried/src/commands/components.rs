//! `bergfried components`

use std::io::{Write as _, stdout};

use anyhow::{Result, bail};

use super::{info, read};
use crate::arguments::Components;

pub(crate) fn run(arguments: &Components) -> Result<()> {
    let info = info(&arguments.game)?;
    let mut out = stdout().lock();
    let Some(file) = &arguments.check else {
        out.write_all(info.components.as_bytes())?;
        return Ok(());
    };
    match (info.check_components)(&read(file)?) {
        Ok(()) => writeln!(out, "{}: everything adds up for {}", file.display(), info.title_de)?,
        Err(problems) => {
            let problems: Vec<String> = problems.iter().map(ToString::to_string).collect();
            bail!("{}: {}", file.display(), problems.join("; "))
        }
    }
    Ok(())
}
