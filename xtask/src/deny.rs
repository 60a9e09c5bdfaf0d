//! Which foreign crates may be part of the program: licences, sources, bans, as `deny.toml` says in cargo-deny's format.
//!
//! cargo-deny takes minutes to build, so the part of its work that needs no network is done here on `cargo metadata`;
//! where it is installed, it runs too, and looks for security advisories.

use std::collections::BTreeMap;

use anyhow::{Context as _, Result, bail, ensure};
use cargo_metadata::{Metadata, MetadataCommand, Package};
use spdx::{Expression, ParseMode};
use toml_edit::{DocumentMut, Item};

use crate::run::{exists, run};
use crate::workspace::root;

/// Checks every foreign crate against the policy.
pub(crate) fn deny() -> Result<()> {
    let policy = Policy::read()?;
    let metadata = MetadataCommand::new().current_dir(root()).exec()?;
    let wrong = policy.wrong(&metadata);
    for line in &wrong {
        println!("deny: {line}");
    }
    ensure!(wrong.is_empty(), "{} things are against deny.toml", wrong.len());
    let foreign = metadata.packages.len() - metadata.workspace_members.len();
    println!("deny: {foreign} crates with good licences from known sources");
    match advisories()? {
        Advisories::Checked => println!("deny: no advisory concerns them"),
        Advisories::NotChecked(reason) => {
            println!(
                "deny: SECURITY ADVISORIES WERE NOT CHECKED: {reason}; run `cargo xtask advisories` where it can be done"
            );
        }
    }
    Ok(())
}

/// Checks security advisories and nothing else, and installs what that needs. Where it cannot be done, it fails.
pub(crate) fn only_advisories() -> Result<()> {
    if !exists("cargo-deny") {
        run(&root(), "cargo", &["install", "--locked", "cargo-deny"], &[])?;
    }
    match advisories()? {
        Advisories::Checked => Ok(()),
        Advisories::NotChecked(reason) => bail!("advisories cannot be checked: {reason}"),
    }
}

/// Whether security advisories were checked.
enum Advisories {
    Checked,
    NotChecked(&'static str),
}

/// Advisories come from the RustSec database, a Git repository that cargo-deny fetches: no package registry carries it.
fn advisories() -> Result<Advisories> {
    if !exists("cargo-deny") {
        return Ok(Advisories::NotChecked("cargo-deny is not installed"));
    }
    if run(&root(), "cargo", &["deny", "fetch", "db"], &[]).is_err() {
        return Ok(Advisories::NotChecked("their database cannot be reached from here"));
    }
    run(&root(), "cargo", &["deny", "--offline", "check"], &[])?;
    Ok(Advisories::Checked)
}

/// What `deny.toml` says.
struct Policy {
    licences: Vec<String>,
    registries: Vec<String>,
    banned: BTreeMap<String, String>,
}

impl Policy {
    fn read() -> Result<Self> {
        let text = std::fs::read_to_string(root().join("deny.toml")).context("deny.toml")?;
        let document: DocumentMut = text.parse().context("deny.toml")?;
        let list = |table: &str, key: &str| -> Result<Vec<String>> {
            let array = document.get(table).and_then(|table| table.get(key)).and_then(Item::as_array);
            let array = array.with_context(|| format!("deny.toml has no list {table}.{key}"))?;
            Ok(array.iter().filter_map(|value| value.as_str().map(str::to_owned)).collect())
        };
        let bans = document.get("bans").and_then(|bans| bans.get("deny")).and_then(Item::as_array);
        let ban = |value: &toml_edit::Value| {
            let table = value.as_inline_table()?;
            let reason = table.get("reason").and_then(|reason| reason.as_str()).unwrap_or_default();
            Some((table.get("crate")?.as_str()?.to_owned(), reason.to_owned()))
        };
        Ok(Self {
            licences: list("licenses", "allow")?,
            registries: list("sources", "allow-registry")?,
            banned: bans.into_iter().flatten().filter_map(ban).collect(),
        })
    }

    fn wrong(&self, metadata: &Metadata) -> Vec<String> {
        let foreign = metadata.packages.iter().filter(|package| !metadata.workspace_members.contains(&package.id));
        foreign.flat_map(|package| self.complaints(package)).collect()
    }

    fn complaints(&self, package: &Package) -> Vec<String> {
        let mut wrong = Vec::new();
        let name = format!("{} {}", package.name, package.version);
        if let Some(reason) = self.banned.get(package.name.as_str()) {
            wrong.push(format!("{name} is banned: {reason}"));
        }
        let source = package.source.as_ref().map(|source| source.repr.as_str()).unwrap_or("a folder");
        if !self.registries.iter().any(|registry| source == format!("registry+{registry}")) {
            wrong.push(format!("{name} comes from {source}"));
        }
        match package.license.as_deref() {
            None => wrong.push(format!("{name} names no licence")),
            Some(text) => match Expression::parse_mode(text, ParseMode::LAX) {
                Err(error) => wrong.push(format!("{name}: its licence {text:?} cannot be read: {}", error.reason)),
                Ok(licence) if !licence.evaluate(|one| self.licences.contains(&one.to_string())) => {
                    wrong.push(format!("{name} has the licence {text}, which deny.toml does not allow"));
                }
                Ok(_) => {}
            },
        }
        wrong
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_policy_is_kept_and_would_be_missed() {
        let metadata = MetadataCommand::new().current_dir(root()).exec().unwrap();
        let good = Policy::read().unwrap();
        assert_eq!(good.wrong(&metadata), Vec::<String>::new());
        let without_mit = Policy { licences: vec!["Apache-2.0".to_owned()], ..Policy::read().unwrap() };
        assert!(without_mit.wrong(&metadata).iter().any(|line| line.contains("which deny.toml does not allow")));
        let nowhere = Policy { registries: Vec::new(), ..Policy::read().unwrap() };
        assert!(nowhere.wrong(&metadata).iter().any(|line| line.contains("comes from registry+")));
        let banned = BTreeMap::from([("serde".to_owned(), "a test".to_owned())]);
        let banned = Policy { banned, ..Policy::read().unwrap() };
        assert!(banned.wrong(&metadata).iter().any(|line| line.ends_with("is banned: a test")));
    }
}
