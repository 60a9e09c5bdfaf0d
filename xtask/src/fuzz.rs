//! Short, bounded fuzzing with libFuzzer.

use anyhow::{Result, ensure};

use crate::run::{exists, run};
use crate::workspace::root;

const TARGETS: &[&str] = &["notation", "record", "apply"];

/// What `cargo fuzz` passes to a stable compiler: coverage for libFuzzer, debug assertions on.
const FLAGS: &str = "-Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table \
    -Cllvm-args=-sanitizer-coverage-trace-compares --cfg fuzzing -Cdebug-assertions";

/// How long to look.
#[derive(Clone, Copy)]
pub(crate) enum Effort {
    /// So many seconds for each target, always somewhere new.
    Seconds(u32),
    /// So many inputs for each target, the same every time: what a test may do.
    Inputs(u32),
}

/// Runs every target, starting from the corpus beside it.
pub(crate) fn fuzz(effort: Effort) -> Result<()> {
    ensure!(exists("c++"), "fuzzing needs a C++ compiler for libFuzzer: install g++");
    let folder = root().join("fuzz");
    let triple = host_triple()?;
    let bound = match effort {
        Effort::Seconds(seconds) => format!("-max_total_time={seconds}"),
        Effort::Inputs(count) => format!("-runs={count}"),
    };
    let seed = match effort {
        Effort::Seconds(_) => "-seed=0",
        Effort::Inputs(_) => "-seed=1",
    };
    for target in TARGETS {
        let corpus = format!("corpus/{target}");
        std::fs::create_dir_all(folder.join(&corpus))?;
        let arguments = [
            "run",
            "--quiet",
            "--release",
            "--target",
            &triple,
            "--bin",
            target,
            "--",
            &corpus,
            &bound,
            seed,
            "-verbosity=0",
            "-timeout=10",
            "-rss_limit_mb=2048",
        ];
        run(&folder, "cargo", &arguments, &[("RUSTFLAGS", FLAGS)])?;
    }
    Ok(())
}

fn host_triple() -> Result<String> {
    let output = std::process::Command::new("rustc").arg("-vV").output()?;
    let text = String::from_utf8(output.stdout)?;
    let host = text.lines().find_map(|line| line.strip_prefix("host: "));
    Ok(host.ok_or_else(|| anyhow::anyhow!("rustc does not tell its host"))?.to_owned())
}
