//! HAProxy in front of several servers, with the configuration of the deploy guide.

use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::process::Stdio;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, ensure};
use tokio::net::TcpStream;
use tokio::process::{Child, Command};

/// The configuration that the guide names.
const CONFIGURATION: &str = include_str!("../../../deploy/haproxy.cfg");

/// How long it may take to start.
const LIMIT: Duration = Duration::from_secs(10);

/// A running HAProxy. It ends when this is dropped.
pub(crate) struct Balancer {
    pub(crate) address: SocketAddr,
    child: Child,
}

impl Balancer {
    /// Starts it in front of three servers.
    pub(crate) async fn start(folder: &Path, servers: [SocketAddr; 3]) -> Result<Self> {
        let address = TcpListener::bind(("127.0.0.1", 0))?.local_addr()?;
        let places = ["127.0.0.1:7070", "127.0.0.1:7071", "127.0.0.1:7072", "127.0.0.1:7073"];
        let mut text = CONFIGURATION.to_owned();
        for (place, there) in places.into_iter().zip([address].into_iter().chain(servers)) {
            ensure!(text.contains(place), "deploy/haproxy.cfg does not name {place}");
            text = text.replace(place, &there.to_string());
        }
        let file = folder.join("haproxy.cfg");
        std::fs::write(&file, text)?;
        let mut command = Command::new("haproxy");
        command.arg("-db").arg("-q").arg("-f").arg(&file).stdin(Stdio::null()).stdout(Stdio::null()).kill_on_drop(true);
        // What it says about servers that come and go is expected.
        command.stderr(Stdio::null());
        let child = command.spawn().context("HAProxy is not installed: run `apt-get install haproxy`")?;
        let mut balancer = Self { address, child };
        let begun = Instant::now();
        while TcpStream::connect(address).await.is_err() {
            ensure!(balancer.child.try_wait()?.is_none(), "HAProxy refuses deploy/haproxy.cfg");
            ensure!(begun.elapsed() < LIMIT, "HAProxy does not answer");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        Ok(balancer)
    }
}
