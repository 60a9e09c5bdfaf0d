//! The client: its types, and whole matches in a real browser.

use std::path::PathBuf;

use anyhow::{Context as _, Result, ensure};

use crate::run::{exists, install, run};
use crate::server::Build;
use crate::workspace::root;

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
    run(&folder(), "node", &["--test", "--test-concurrency=2", "--test-timeout=900000", "tests/"], &variables)
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
