//! Which room of the house may know which.

use anyhow::Result;
use cargo_metadata::{DependencyKind, MetadataCommand, Package};

use crate::workspace::root;

const GAMES: &[&str] = &["burgenland", "castle", "two-castles", "two-heirs", "viscounts"];

/// What a room may use in the program it becomes part of. `"games"` stands for every game.
/// Dev-dependencies are free, except that nothing a game tests with may know the rooms above it.
const MAY_USE: &[(&str, &[&str])] = &[
    ("kernel", &[]),
    ("games", &["kernel"]),
    ("laws", &["kernel"]),
    ("players", &["kernel"]),
    ("session", &["kernel"]),
    ("present", &["kernel", "games"]),
    ("catalog", &["kernel", "games", "players", "present", "session"]),
    ("lab", &["kernel", "catalog", "players", "session"]),
    ("store", &["session", "kernel"]),
    ("server", &["kernel", "catalog", "present", "session", "store"]),
    ("bergfried", &["kernel", "catalog", "lab", "present", "players", "server", "session", "store"]),
    ("python", &["kernel", "catalog", "session", "lab"]),
    ("harness", &["store"]),
    ("xtask", &[]),
];

/// Crates that a rules crate must not pull in, whatever the way: no async, no files, no JSON.
const NEVER_IN_RULES: &[&str] = &["tokio", "axum", "sqlx", "serde_json", "maud"];

/// Says, one line each, which dependency points the wrong way.
pub(crate) fn wrong_directions() -> Result<Vec<String>> {
    let metadata = MetadataCommand::new().current_dir(root()).no_deps().exec()?;
    let members = metadata.workspace_packages();
    let names: Vec<&str> = members.iter().map(|package| package.name.as_str()).collect();
    let mut wrong = Vec::new();
    for package in &members {
        let Some(allowed) = allowed(&package.name) else {
            wrong.push(format!("{}: the house has no such room; add it to xtask's list of directions", package.name));
            continue;
        };
        for used in used(package) {
            let room = if GAMES.contains(&used) { "games" } else { used };
            if names.contains(&used) && !allowed.contains(&room) {
                wrong.push(format!("{} must not depend on {used}", package.name));
            }
            if GAMES.contains(&package.name.as_str()) && NEVER_IN_RULES.contains(&used) {
                wrong.push(format!("{}: rules must not depend on {used}", package.name));
            }
        }
    }
    Ok(wrong)
}

fn allowed(package: &str) -> Option<&'static [&'static str]> {
    let room = if GAMES.contains(&package) { "games" } else { package };
    MAY_USE.iter().find(|(name, _)| *name == room).map(|(_, allowed)| *allowed)
}

fn used(package: &Package) -> impl Iterator<Item = &str> {
    package
        .dependencies
        .iter()
        .filter(|dependency| dependency.kind == DependencyKind::Normal)
        .map(|dependency| dependency.name.as_str())
}
