//! Trials of a real server by `platform/harness`.

use anyhow::{Context as _, Result};

use crate::run::{exists, install, run};
use crate::server::Build;
use crate::workspace::root;

/// Runs a trial.
pub(crate) fn harness(build: Build, arguments: &[&str]) -> Result<()> {
    if arguments.first() == Some(&"proxy") {
        install_proxy();
    }
    let program = build.binary()?;
    let harness = program.with_file_name("harness");
    let [program, harness] = [&program, &harness].map(|path| path.to_str());
    let unreadable = "the target folder has a readable name";
    let all = [&["--program", program.context(unreadable)?][..], arguments].concat();
    run(&root(), harness.context(unreadable)?, &all, &[])
}

/// nginx, through which the proxy trial uses the server. The trial is left out where it cannot be installed.
fn install_proxy() {
    if !exists("nginx")
        && let Err(error) = install("nginx")
    {
        eprintln!("proxy: nginx cannot be installed: {error:#}");
    }
}

/// The short forms of all trials. They check that nothing is lost and measure nothing.
pub(crate) fn short() -> Result<()> {
    harness(Build::Checked, &["crash", "--kills", "50"])?;
    harness(Build::Checked, &["crash", "--kills", "20", "--postgres"])?;
    harness(Build::Checked, &["handover", "--times", "5"])?;
    harness(Build::Checked, &["load", "--short"])?;
    harness(Build::Checked, &["share", "--short"])?;
    harness(Build::Checked, &["silent"])?;
    harness(Build::Checked, &["proxy"])
}
