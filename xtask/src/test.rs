//! Everything, cheap things first.

use std::time::Instant;

use anyhow::Result;

use crate::run::run;
use crate::workspace::root;

type Stage = (&'static str, fn() -> Result<()>);

const STAGES: &[Stage] = &[
    ("format", || cargo(&["fmt", "--all", "--check"])),
    ("tidy", crate::tidy::tidy),
    ("deny", crate::deny::deny),
    ("clippy", || cargo(&["clippy", "--workspace", "--all-targets", "--quiet", "--", "-D", "warnings"])),
    ("tests", || cargo(&["test", "--workspace", "--quiet"])),
    ("fuzz", || crate::fuzz::fuzz(crate::fuzz::Effort::Inputs(20_000))),
    ("trials of the server", crate::harness::short),
    ("client types", crate::web::check_types),
    ("programs", crate::programs::check),
    ("browser", crate::web::play_in_browser),
];

fn cargo(arguments: &[&str]) -> Result<()> {
    run(&root(), "cargo", arguments, &[])
}

/// Runs every stage, also after one has failed, and closes with a summary line.
pub(crate) fn test() -> Result<()> {
    let mut failed = Vec::new();
    for (name, stage) in STAGES {
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
    println!("stages: {} passed, {} failed", STAGES.len() - failed.len(), failed.len());
    anyhow::ensure!(failed.is_empty(), "failed: {}", failed.join(", "));
    Ok(())
}
