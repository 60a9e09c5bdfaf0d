//! The workspace: where it lies and what Cargo knows about it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Result, ensure};
use cargo_metadata::{Metadata, MetadataCommand};

/// The root folder of the project.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the root folder").to_owned()
}

/// The packages of the workspace without their dependencies.
pub(crate) fn members() -> Result<Metadata> {
    Ok(MetadataCommand::new().current_dir(root()).no_deps().exec()?)
}

/// Every package of the workspace and everything it depends on.
pub(crate) fn resolved() -> Result<Metadata> {
    Ok(MetadataCommand::new().current_dir(root()).exec()?)
}

/// The ids of all games: the folders in `games` that have rules.
pub(crate) fn games() -> Result<Vec<String>> {
    let mut games = Vec::new();
    for entry in fs::read_dir(root().join("games"))? {
        let entry = entry?;
        if entry.path().join("rules/Cargo.toml").exists() {
            games.push(entry.file_name().to_string_lossy().into_owned());
        }
    }
    games.sort();
    Ok(games)
}

/// The folder that Cargo builds into.
pub(crate) fn target() -> Result<PathBuf> {
    Ok(members()?.target_directory.into_std_path_buf())
}

/// The files that Git tracks and that match one of `patterns`, relative to the root.
pub(crate) fn tracked(patterns: &[&str]) -> Result<Vec<String>> {
    let output = Command::new("git").args(["ls-files", "--"]).args(patterns).current_dir(root()).output()?;
    ensure!(output.status.success(), "git ls-files failed: is this a git checkout?");
    Ok(String::from_utf8(output.stdout)?.lines().map(str::to_owned).collect())
}

/// All files below a folder, sorted.
pub(crate) fn files_below(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    if !folder.is_dir() {
        return Ok(found);
    }
    let mut entries: Vec<PathBuf> = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<Result<_>>()?;
    entries.sort();
    for path in entries {
        if path.is_dir() {
            found.extend(files_below(&path)?);
        } else {
            found.push(path);
        }
    }
    Ok(found)
}
