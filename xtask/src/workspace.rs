//! The workspace: where it lies and what Cargo knows about it.

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
