//! A NATS server of its own on the loopback interface.

use std::net::{SocketAddr, TcpListener};
use std::process::{Command, Stdio};

use anyhow::{Context as _, Result};

use crate::supervisor::Supervisor;

const SUPERVISE: &str = include_str!("supervise-bus.sh");

/// A running server. It ends when this is dropped, or with this program.
#[derive(Debug)]
pub struct BusServer {
    address: SocketAddr,
    supervisor: Supervisor,
}

impl BusServer {
    /// Starts a server on a free port and returns when it answers.
    ///
    /// # Errors
    /// If NATS is not installed or does not start.
    pub fn start() -> Result<Self> {
        let found = Command::new("nats-server").arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
        found.context("NATS is not installed: run `apt-get install nats-server`, or put nats-server on the PATH")?;
        let address = TcpListener::bind(("127.0.0.1", 0))?.local_addr()?;
        let mut shell = Command::new("sh");
        shell.args(["-c", SUPERVISE, "sh", &address.port().to_string()]);
        let (supervisor, _) = Supervisor::start(&mut shell).context("NATS")?;
        Ok(Self { address, supervisor })
    }

    /// Where it listens.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Kills the server, and starts it again on the same port.
    ///
    /// # Errors
    /// If it does not start.
    pub fn restart(&self) -> Result<()> {
        self.supervisor.ask("restart").context("NATS")
    }
}
