//! The client: its types, and whole matches in a real browser.

use std::path::PathBuf;

use anyhow::{Context as _, Result, ensure};

use crate::run::{exists, install, run};
use crate::server::Build;
use crate::workspace::{root, target};

/// Names under which Chromium may be installed.
const BROWSERS: &[&str] = &["chromium", "chromium-browser", "google-chrome"];

fn folder() -> PathBuf {
    root().join("web")
}

/// The packages that only the tests need, as the lock file names them.
fn install_packages() -> Result<()> {
    ensure!(exists("npm"), "the client's tests need Node.js with npm: install it and run again");
    run(&folder(), "npm", &["ci", "--no-audit", "--no-fund", "--loglevel=error"], &[])
}

/// Checks the types that the client's comments declare.
pub(crate) fn check_types() -> Result<()> {
    install_packages()?;
    run(&folder(), "npx", &["--no-install", "tsc", "--noEmit"], &[])
}

/// Plays in a real browser.
pub(crate) fn play_in_browser() -> Result<()> {
    let browser = browser()?;
    let binary = Build::Checked.binary()?;
    let binary = binary.to_str().context("the target folder has a readable name")?;
    let variables = [("BERGFRIED_BIN", binary), ("CHROMIUM", browser.as_str())];
    // A browser waits for the server and for its own animations half of the time, so two play side by side. One that hangs
    // must not hang the tests; the time is for a whole file on a busy machine.
    let list = target()?.join("browser-tests-failed");
    let list = list.to_str().context("the target folder has a readable name")?;
    let all = [
        "--test-concurrency=2",
        "--test-reporter=./tests/failed-files.mjs",
        "--test-reporter-destination",
        list,
        "tests/",
    ];
    if run_tests(&all, &variables).is_ok() {
        return Ok(());
    }
    // Alone, a test that only a busy machine fails will pass. It is named all the same, so that somebody mends it.
    let failed = std::fs::read_to_string(list).context("a browser test fails, and none says that it does")?;
    let again: Vec<&str> = std::iter::once("--test-concurrency=1").chain(failed.lines()).collect();
    ensure!(again.len() > 1, "the browser tests fail before they begin");
    run_tests(&again, &variables)?;
    eprintln!("UNSTEADY: failed beside others, passed alone: {}", again[1..].join(", "));
    Ok(())
}

/// Runs the browser tests that the arguments name, and prints what comes of them.
fn run_tests(arguments: &[&str], variables: &[(&str, &str)]) -> Result<()> {
    let first = ["--test", "--test-timeout=900000", "--test-reporter=tap", "--test-reporter-destination=stdout"];
    run(&folder(), "node", &[&first, arguments].concat(), variables)
}

/// The path of the browser; installs it where that is possible.
fn browser() -> Result<String> {
    if let Some(path) = installed() {
        return Ok(path);
    }
    install("chromium")?;
    installed().context("the browser tests need Chromium: install it so that `chromium --version` answers")
}

fn installed() -> Option<String> {
    let folders: Vec<PathBuf> = std::env::split_paths(&std::env::var_os("PATH")?).collect();
    let mut paths = BROWSERS.iter().flat_map(|name| folders.iter().map(move |folder| folder.join(name)));
    paths.find(|path| path.is_file())?.into_os_string().into_string().ok()
}
