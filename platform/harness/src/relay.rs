//! Stands between a server and what it needs, and can cut it off.

use std::net::SocketAddr;
use std::path::PathBuf;

use anyhow::Result;
use tokio::io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream, UnixStream};
use tokio::sync::watch;
use tokio::task::JoinHandle;

/// What becomes of what passes by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Traffic {
    Flows,
    /// Connections are ended, and so is every new one.
    IsRefused,
    /// Nothing is passed on, and nobody is told.
    StandsStill,
}

/// Where a relay leads.
#[derive(Clone, Debug)]
pub(crate) enum Target {
    Port(SocketAddr),
    Socket(PathBuf),
}

/// The way from one server to the database or the bus.
pub(crate) struct Relay {
    pub(crate) address: SocketAddr,
    traffic: watch::Sender<Traffic>,
    accepting: JoinHandle<()>,
}

impl Relay {
    pub(crate) async fn open(target: Target) -> Result<Self> {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await?;
        let address = listener.local_addr()?;
        let (traffic, seen) = watch::channel(Traffic::Flows);
        let accepting = tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                let (target, traffic) = (target.clone(), seen.clone());
                if *traffic.borrow() != Traffic::IsRefused {
                    tokio::spawn(connect(client, target, traffic));
                }
            }
        });
        Ok(Self { address, traffic, accepting })
    }

    pub(crate) fn set(&self, traffic: Traffic) {
        self.traffic.send_replace(traffic);
    }
}

impl Drop for Relay {
    fn drop(&mut self) {
        self.accepting.abort();
    }
}

async fn connect(client: TcpStream, target: Target, traffic: watch::Receiver<Traffic>) {
    match target {
        Target::Port(address) => {
            if let Ok(server) = TcpStream::connect(address).await {
                pass(client, server, traffic).await;
            }
        }
        Target::Socket(path) => {
            if let Ok(server) = UnixStream::connect(path).await {
                pass(client, server, traffic).await;
            }
        }
    }
}

/// Passes on in both directions until one of them ends or the connection is refused.
async fn pass(client: TcpStream, server: impl AsyncRead + AsyncWrite, mut traffic: watch::Receiver<Traffic>) {
    let ((from_client, to_client), (from_server, to_server)) = (client.into_split(), tokio::io::split(server));
    let ways = (traffic.clone(), traffic.clone());
    tokio::select! {
        () = one_way(from_client, to_server, ways.0) => {}
        () = one_way(from_server, to_client, ways.1) => {}
        _ = traffic.wait_for(|traffic| *traffic == Traffic::IsRefused) => {}
    }
}

async fn one_way(
    mut from: impl AsyncRead + Unpin,
    mut to: impl AsyncWrite + Unpin,
    mut traffic: watch::Receiver<Traffic>,
) {
    let mut bytes = vec![0; 65_536];
    loop {
        let Ok(length @ 1..) = from.read(&mut bytes).await else { return };
        let flows = traffic.wait_for(|traffic| *traffic == Traffic::Flows).await.is_ok();
        if !flows || to.write_all(&bytes[..length]).await.is_err() {
            return;
        }
    }
}
