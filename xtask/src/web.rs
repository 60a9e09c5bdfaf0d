//! The client: its types, and whole matches in a real browser.

use std::path::PathBuf;

use anyhow::{Result, ensure};
use cargo_metadata::MetadataCommand;

use crate::root;
use crate::run::{exists, run};

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

/// Plays in a real browser against the release binary.
pub(crate) fn play_in_browser() -> Result<()> {
    let browser = browser()?;
    run(&root(), "cargo", &["build", "--release", "--quiet", "--package", "bergfried"], &[])?;
    let target = MetadataCommand::new().current_dir(root()).no_deps().exec()?.target_directory;
    let binary = target.join("release").join("bergfried");
    let variables = [("BERGFRIED_BIN", binary.as_str()), ("CHROMIUM", browser)];
    run(&folder(), "node", &["--test", "--test-concurrency=1", "tests/"], &variables)
}

/// The browser's name; installs it where that is possible.
fn browser() -> Result<&'static str> {
    let found = || BROWSERS.iter().copied().find(|name| exists(name));
    if let Some(name) = found() {
        return Ok(name);
    }
    if exists("apt-get") {
        run(&root(), "apt-get", &["update", "--quiet"], &[])?;
        run(&root(), "apt-get", &["install", "--quiet", "--yes", "--no-install-recommends", "chromium"], &[])?;
    }
    found().ok_or_else(|| {
        anyhow::anyhow!("the browser tests need Chromium: install it so that `chromium --version` answers")
    })
}
