//! Testing everything, cheap things first; and the quick selection for daily work.

use std::time::Instant;

use anyhow::{Result, ensure};
use cargo_metadata::Package;

use crate::changed::Changed;
use crate::fuzz::{Effort, fuzz};
use crate::harness::{install_bus, install_database};
use crate::run::run;
use crate::workspace::{members, root};

type Stage = (&'static str, fn() -> Result<()>);

const STAGES: &[Stage] = &[
    ("format", format),
    ("tidy", crate::tidy::tidy),
    ("deny", crate::deny::deny),
    ("clippy", || cargo(&["clippy", "--workspace", "--all-targets", "--quiet", "--", "-D", "warnings"])),
    ("tests", tests),
    ("new game", crate::new_game::check),
    ("fuzz", || fuzz(Effort::Inputs(20_000))),
    ("trials of the server", crate::harness::short),
    ("trial of several servers", crate::harness::short_cluster),
    ("client types", crate::web::check_types),
    ("programs", crate::programs::check),
    ("python", crate::python::check),
    ("browser", crate::web::play_in_browser),
];

const QUICK_STAGES: &[Stage] = &[
    ("format", format),
    ("tidy", crate::tidy::tidy),
    ("clippy of what changed", clippy_of_what_changed),
    ("tests of what changed", tests_of_what_changed),
];

/// Runs every stage, also after one has failed, and closes with a summary line.
pub(crate) fn test(quick: bool) -> Result<()> {
    let stages = if quick { QUICK_STAGES } else { STAGES };
    let mut failed = Vec::new();
    for (name, stage) in stages {
        let start = Instant::now();
        let result = stage();
        let seconds = start.elapsed().as_secs();
        match result {
            Ok(()) => println!("stage {name}: passed in {seconds} s"),
            Err(error) => {
                println!("stage {name}: FAILED in {seconds} s: {error:#}");
                failed.push(*name);
            }
        }
    }
    println!("stages: {} passed, {} failed", stages.len() - failed.len(), failed.len());
    ensure!(failed.is_empty(), "failed: {}", failed.join(", "));
    Ok(())
}

fn cargo(arguments: &[&str]) -> Result<()> {
    run(&root(), "cargo", arguments, &[])
}

fn format() -> Result<()> {
    cargo(&["fmt", "--all", "--check"])
}

fn tests() -> Result<()> {
    install_database()?;
    install_bus()?;
    cargo(&["test", "--workspace", "--quiet", "--no-fail-fast"])
}

fn clippy_of_what_changed() -> Result<()> {
    let metadata = members()?;
    let changed = Changed::find(&metadata)?;
    let packages: Vec<&Package> = changed.touched.into_iter().chain(changed.dependents).collect();
    cargo_for(&packages, &["clippy", "--all-targets", "--quiet"], &["--", "-D", "warnings"])
}

/// All tests of the touched crates. Clippy has checked that those which depend on them still compile; building their tests
/// would take longer than all the rest, because the catalog is built anew for every change of a game.
fn tests_of_what_changed() -> Result<()> {
    let metadata = members()?;
    install_database()?;
    install_bus()?;
    cargo_for(&Changed::find(&metadata)?.touched, &["test", "--quiet"], &[])
}

/// Runs a Cargo command for some packages; nothing if there are none.
fn cargo_for(packages: &[&Package], before: &[&str], after: &[&str]) -> Result<()> {
    if packages.is_empty() {
        return Ok(());
    }
    let named = packages.iter().flat_map(|package| ["--package", package.name.as_str()]);
    let arguments: Vec<&str> = before.iter().copied().chain(named).chain(after.iter().copied()).collect();
    cargo(&arguments)
}
