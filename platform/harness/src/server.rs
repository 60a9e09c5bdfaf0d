//! The server under trial: the real program in a process of its own.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{ExitStatus, Stdio};
use std::time::Duration;

use anyhow::{Context as _, Result, bail, ensure};
use rustix::process::{Pid, Signal, kill_process};
use tokio::io::{AsyncBufReadExt as _, BufReader};
use tokio::process::{Child, Command};

/// How a server is started.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    /// The program.
    pub(crate) program: PathBuf,
    /// Its data folder.
    pub(crate) data: PathBuf,
    /// Where it answers; port 0 until it has answered for the first time.
    pub(crate) address: SocketAddr,
    /// Further arguments.
    pub(crate) more: Vec<String>,
    /// Does it get an error, and not a signal, when a file grows beyond its limit?
    pub(crate) signals_ignored: bool,
}

/// The limits for strangers; 0 lifts them.
const LIMITS: [&str; 5] = [
    "BERGFRIED_ADDRESS_RATE",
    "BERGFRIED_GUEST_RATE",
    "BERGFRIED_TABLE_RATE",
    "BERGFRIED_SOCKETS",
    "BERGFRIED_MESSAGE_RATE",
];

impl Plan {
    pub(crate) fn new(program: &Path, data: &Path) -> Self {
        Self {
            program: program.to_owned(),
            data: data.to_owned(),
            address: SocketAddr::from(([127, 0, 0, 1], 0)),
            more: ["--bot-pause", "0", "--log", "error"].map(str::to_owned).to_vec(),
            signals_ignored: false,
        }
    }

    fn command(&self) -> Command {
        let mut command = if self.signals_ignored {
            let mut shell = Command::new("sh");
            shell.args(["-c", r#"trap '' XFSZ; exec "$0" "$@""#]).arg(&self.program);
            shell
        } else {
            Command::new(&self.program)
        };
        command.arg("serve").arg("--bind").arg(self.address.to_string()).arg("--data").arg(&self.data).args(&self.more);
        // All clients come from one address: what one stranger may ask for would hold for all of them together.
        command.envs(LIMITS.map(|name| (name, "0")));
        command.stdin(Stdio::null()).stdout(Stdio::piped()).kill_on_drop(true);
        command
    }

    /// Starts a server without waiting for it.
    pub(crate) fn spawn(&self) -> Result<Server> {
        Server::spawn(&mut self.command())
    }

    /// Starts a server and waits until it answers. Later starts use the same address.
    pub(crate) async fn start(&mut self) -> Result<Server> {
        let mut server = self.spawn()?;
        self.address = server.answers().await?;
        Ok(server)
    }

    /// Starts a server that must refuse to, and returns what it said.
    pub(crate) async fn refused(&self) -> Result<(ExitStatus, String)> {
        let mut command = self.command();
        command.stderr(Stdio::piped());
        let ended = tokio::time::timeout(Duration::from_secs(20), command.output());
        let output = ended.await.context("the server did not end, though it could not use its data folder")??;
        Ok((output.status, String::from_utf8_lossy(&output.stderr).into_owned()))
    }
}

/// A running server.
pub(crate) struct Server {
    child: Child,
    output: Option<BufReader<tokio::process::ChildStdout>>,
}

impl Server {
    /// Starts what a command says: a server, or a script that starts several. Its output must be piped.
    pub(crate) fn spawn(command: &mut Command) -> Result<Self> {
        let spawned = command.spawn();
        let program = command.as_std().get_program();
        let mut child = spawned.with_context(|| format!("cannot start {}", Path::new(program).display()))?;
        let output = child.stdout.take().context("the server's output is not piped")?;
        Ok(Self { child, output: Some(BufReader::new(output)) })
    }

    /// Waits until the server says where it answers.
    pub(crate) async fn answers(&mut self) -> Result<SocketAddr> {
        let mut output = self.output.take().context("it has already answered")?;
        let mut line = String::new();
        output.read_line(&mut line).await?;
        if line.is_empty() {
            bail!("the server ended at its start: {}", self.child.wait().await?);
        }
        let address = line.split_whitespace().find_map(|word| word.strip_prefix("http://"));
        address.with_context(|| format!("no address in {line:?}"))?.parse().context("the server's address")
    }

    fn id(&self) -> Result<u32> {
        self.child.id().context("the server has ended")
    }

    /// Kills it without warning.
    pub(crate) async fn kill(mut self) -> Result<()> {
        self.child.kill().await?;
        Ok(())
    }

    /// Sends it a signal.
    pub(crate) fn signal(&self, signal: Signal) -> Result<()> {
        let id = Pid::from_raw(self.id()? as i32).context("a process id is positive")?;
        Ok(kill_process(id, signal)?)
    }

    /// Asks it to end and waits until it has.
    pub(crate) async fn stop(self) -> Result<()> {
        self.stop_within(Duration::from_secs(20)).await
    }

    /// The same, with a limit of its own.
    pub(crate) async fn stop_within(mut self, limit: Duration) -> Result<()> {
        self.signal(Signal::TERM)?;
        let status = tokio::time::timeout(limit, self.child.wait()).await;
        let status = status.with_context(|| format!("it did not end within {} seconds", limit.as_secs()))??;
        ensure!(status.success(), "the server ended with {status}");
        Ok(())
    }

    /// Limits the size of the files it writes.
    pub(crate) fn limit_files(&self, bytes: Option<u64>) -> Result<()> {
        let limit = rustix::process::Rlimit { current: bytes, maximum: None };
        let id = Pid::from_raw(self.id()? as i32).context("a process id is positive")?;
        rustix::process::prlimit(Some(id), rustix::process::Resource::Fsize, limit)?;
        Ok(())
    }

    /// Its memory in use, in KiB.
    pub(crate) fn memory(&self) -> Result<u64> {
        let text = std::fs::read_to_string(format!("/proc/{}/status", self.id()?))?;
        let line = text.lines().find_map(|line| line.strip_prefix("VmRSS:")).context("no VmRSS")?;
        Ok(line.trim().trim_end_matches("kB").trim().parse()?)
    }

    /// The processor time it has used, in seconds.
    pub(crate) fn processor(&self) -> Result<f64> {
        processor(&self.id()?.to_string())
    }
}

/// The processor time a process has used, in seconds; `self` is this one.
pub(crate) fn processor(process: &str) -> Result<f64> {
    let text = std::fs::read_to_string(format!("/proc/{process}/stat"))?;
    let (_, fields) = text.rsplit_once(')').context("stat has a name in brackets")?;
    let ticks: Vec<f64> = fields.split_whitespace().skip(11).take(2).map(str::parse).collect::<Result<_, _>>()?;
    let per_second = rustix::param::clock_ticks_per_second() as f64;
    Ok(ticks.iter().sum::<f64>() / per_second)
}
