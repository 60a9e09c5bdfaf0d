//! `bergfried score`

use std::io::{Write as _, stdout};

use anyhow::{Result, bail};
use kernel::Contender;

use super::{info, read};
use crate::arguments::Score;

pub(crate) fn run(arguments: &Score) -> Result<()> {
    let info = info(&arguments.game)?;
    let Some(score_table) = info.score_table else {
        bail!("{} has no scorer for laid tables", info.id);
    };
    let file = &arguments.file;
    let scored = score_table(&read(file)?).map_err(|reason| anyhow::anyhow!("{}: {reason}", file.display()))?;
    let mut out = stdout().lock();
    if arguments.json {
        writeln!(out, "{}", serde_json::to_string(&scored)?)?;
        return Ok(());
    }
    for finding in &scored.findings {
        let owner = finding.owner.map_or_else(|| "nobody".to_owned(), named);
        writeln!(
            out,
            "{:<24} {:<14} {:>4}  {:<10} {}",
            finding.what, finding.place, finding.points, owner, finding.reason
        )?;
    }
    for column in &scored.sheet.columns {
        writeln!(out, "\n{}: {} points", named(column.who), column.total())?;
        for item in &column.items {
            writeln!(out, "  {:<24} {:>4}", item.source, item.points)?;
        }
    }
    Ok(())
}

fn named(who: Contender) -> String {
    match who {
        Contender::Seat(seat) => format!("seat {seat}"),
        Contender::Automaton => "automaton".to_owned(),
    }
}
