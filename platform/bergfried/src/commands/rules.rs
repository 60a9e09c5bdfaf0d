//! `bergfried rules`

use std::io::{Write as _, stdout};

use anyhow::{Context as _, Result};
use present::Language;
use serde::{Deserialize, Serialize};

use super::find;
use crate::arguments::Rules;
use crate::say::words;

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

pub(crate) fn run(arguments: &Rules, language: Language) -> Result<()> {
    let game = find(&arguments.game)?;
    let info = game.info();
    let ledger: Ledger = kernel::read_toml(info.ledger).context("the ledger is damaged")?;
    let mut out = stdout().lock();
    if arguments.json {
        writeln!(out, "{}", serde_json::to_string(&ledger.rule)?)?;
        return Ok(());
    }
    let words = words(language);
    let head = [
        ("title", game.title(language).into()),
        ("count", ledger.rule.len().into()),
        ("version", info.rules_version.into()),
    ];
    writeln!(out, "{}", words.with("rules-head", &head))?;
    for rule in ledger.rule {
        writeln!(out, "\n{}  [{}]\n  {}", rule.id, rule.section, rule.says)?;
        if let Some(ruling) = rule.ruling {
            writeln!(out, "  {}", words.with("rules-ruling", &[("ruling", ruling.into())]))?;
        }
        for test in rule.tests {
            writeln!(out, "  {}", words.with("rules-test", &[("test", test.into())]))?;
        }
    }
    Ok(())
}
