//! Trials of a real server by `platform/harness`.

use std::process::{Command, Stdio};

use anyhow::{Context as _, Result, ensure};

use crate::run::{exists, install, run};
use crate::server::Build;
use crate::workspace::root;

/// Runs a trial.
pub(crate) fn harness(build: Build, arguments: &[&str]) -> Result<()> {
    match arguments.first() {
        Some(&"proxy") => install_proxy(),
        Some(&"restore") => install_database()?,
        Some(&"cluster" | &"three-servers") => {
            install_database()?;
            install_bus()?;
            install_balancer()?;
        }
        _ => {}
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

/// HAProxy, behind which the cluster trial has its servers.
fn install_balancer() -> Result<()> {
    // It knows no `--version`.
    let is_installed = || Command::new("haproxy").arg("-v").stdout(Stdio::null()).status().is_ok();
    if !is_installed() {
        install("haproxy")?;
    }
    ensure!(is_installed(), "the cluster trial needs HAProxy: install it so that `haproxy -v` answers");
    Ok(())
}

/// PostgreSQL, which tests and trials start (`platform/test-servers`).
pub(crate) fn install_database() -> Result<()> {
    // Debian has a folder for each version.
    let versions = || std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let is_installed = || exists("postgres") || versions().any(|version| version.path().join("bin/postgres").is_file());
    if !is_installed() {
        install("postgresql")?;
    }
    ensure!(is_installed(), "the tests need PostgreSQL: install it so that `postgres --version` answers");
    Ok(())
}

/// NATS, which they start, too.
pub(crate) fn install_bus() -> Result<()> {
    if !exists("nats-server") {
        install("nats-server")?;
    }
    ensure!(exists("nats-server"), "the tests need NATS: install it so that `nats-server --version` answers");
    Ok(())
}

/// The short forms of all trials of one server. They check that nothing is lost and measure nothing.
pub(crate) fn short() -> Result<()> {
    harness(Build::Checked, &["crash", "--kills", "50"])?;
    harness(Build::Checked, &["crash", "--kills", "20", "--postgres"])?;
    harness(Build::Checked, &["handover", "--times", "5"])?;
    harness(Build::Checked, &["load", "--short"])?;
    harness(Build::Checked, &["share", "--short"])?;
    harness(Build::Checked, &["silent"])?;
    harness(Build::Checked, &["proxy"])
}

/// Three servers that fail in every way, in its short form; the script that starts three; and a database that is put back to a moment.
pub(crate) fn short_cluster() -> Result<()> {
    harness(Build::Checked, &["cluster", "--short"])?;
    harness(Build::Checked, &["three-servers"])?;
    harness(Build::Checked, &["restore"])
}
