//! Starting other programs.

use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};

/// Runs a program in `folder` and fails if it fails.
pub(crate) fn run(folder: &Path, program: &str, arguments: &[&str], variables: &[(&str, &str)]) -> Result<()> {
    eprintln!("$ {program} {}", arguments.join(" "));
    let status = Command::new(program)
        .args(arguments)
        .envs(variables.iter().copied())
        .current_dir(folder)
        .status()
        .with_context(|| format!("cannot start {program}"))?;
    ensure!(status.success(), "{program} {} failed", arguments.join(" "));
    Ok(())
}

/// What a program prints; fails if it fails.
pub(crate) fn output(folder: &Path, program: &str, arguments: &[&str]) -> Result<String> {
    let output = Command::new(program)
        .args(arguments)
        .current_dir(folder)
        .stderr(Stdio::inherit())
        .output()
        .with_context(|| format!("cannot start {program}"))?;
    ensure!(output.status.success(), "{program} {} failed", arguments.join(" "));
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Installs a package of the distribution, where that is possible.
pub(crate) fn install(package: &str) -> Result<()> {
    if exists("apt-get") {
        let folder = Path::new("/");
        run(folder, "apt-get", &["update", "--quiet"], &[])?;
        run(folder, "apt-get", &["install", "--quiet", "--yes", "--no-install-recommends", package], &[])?;
    }
    Ok(())
}

/// Is there such a program on this machine?
pub(crate) fn exists(program: &str) -> bool {
    let quiet = |command: &mut Command| command.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok();
    quiet(Command::new(program).arg("--version"))
}
