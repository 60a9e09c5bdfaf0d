//! A worker under trial: the real program in a process of its own.

use std::net::SocketAddr;
use std::path::Path;
use std::process::Stdio;
use std::time::Duration;

use anyhow::{Context as _, Result, ensure};
use rustix::process::{Pid, Signal, kill_process};
use tokio::io::{AsyncBufReadExt as _, BufReader, Lines};
use tokio::process::{Child, ChildStdout, Command};

/// A running worker.
pub(crate) struct Worker {
    child: Child,
    output: Lines<BufReader<ChildStdout>>,
}

impl Worker {
    /// Starts a worker that takes its work from a NATS server.
    pub(crate) async fn start(program: &Path, bus: SocketAddr) -> Result<Self> {
        let mut command = Command::new(program);
        command.args(["worker", "--threads", "1", "--log", "off", "--on", &format!("nats://{bus}")]);
        command.stdin(Stdio::null()).stdout(Stdio::piped()).kill_on_drop(true);
        let mut child = command.spawn().with_context(|| format!("cannot start {}", program.display()))?;
        let mut output = BufReader::new(child.stdout.take().context("the worker's output is piped")?).lines();
        output.next_line().await?.context("the worker ended at its start")?;
        Ok(Self { child, output })
    }

    /// Kills it without warning.
    pub(crate) async fn kill(mut self) -> Result<()> {
        Ok(self.child.kill().await?)
    }

    /// Asks it to end, and returns how many decisions it has made.
    pub(crate) async fn stop(mut self) -> Result<u64> {
        let id = Pid::from_raw(self.child.id().context("the worker has ended")? as i32).context("a process id")?;
        kill_process(id, Signal::TERM)?;
        let ended = tokio::time::timeout(Duration::from_secs(20), self.output.next_line()).await;
        let line = ended.context("the worker did not end within 20 seconds")??.context("the worker was cut off")?;
        let status = self.child.wait().await?;
        ensure!(status.success(), "the worker ended with {status}");
        let decisions = line.split_whitespace().find_map(|word| word.parse().ok());
        decisions.with_context(|| format!("no number in {line:?}"))
    }
}
