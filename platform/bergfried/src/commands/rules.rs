//! `bergfried rules`

use std::io::{Write as _, stdout};

use anyhow::{Context as _, Result};
use serde::{Deserialize, Serialize};

use super::find;
use crate::arguments::Rules;

/// The ledger of a game.
#[derive(Deserialize)]
struct Ledger {
    rule: Vec<Rule>,
}

#[derive(Deserialize, Serialize)]
struct Rule {
    id: String,
    section: String,
    kind: String,
    says: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    ruling: Option<String>,
    #[serde(default)]
    tests: Vec<String>,
}

pub(crate) fn run(arguments: &Rules) -> Result<()> {
    let info = find(&arguments.game)?.info();
    let ledger: Ledger = kernel::read_toml(info.ledger).context("the ledger is damaged")?;
    let mut out = stdout().lock();
    if arguments.json {
        writeln!(out, "{}", serde_json::to_string(&ledger.rule)?)?;
        return Ok(());
    }
    writeln!(out, "{}: {} rules, version {}", info.title_de, ledger.rule.len(), info.rules_version)?;
    for rule in ledger.rule {
        writeln!(out, "\n{}  [{}]\n  {}", rule.id, rule.section, rule.says)?;
        if let Some(ruling) = rule.ruling {
            writeln!(out, "  ruling: {ruling}")?;
        }
        for test in rule.tests {
            writeln!(out, "  test: {test}")?;
        }
    }
    Ok(())
}
