//! A server for one test, and plain requests to it.

use std::net::SocketAddr;
use std::time::Duration;

use http_client::Response;
use server::{Config, Server};
use tempfile::TempDir;

/// A server with its data folder.
pub(crate) struct TestServer {
    pub(crate) folder: TempDir,
    server: Server,
    settings: Settings,
}

/// Changes to the usual settings.
pub(crate) type Settings = fn(Config) -> Config;

impl TestServer {
    pub(crate) async fn open() -> Self {
        Self::open_with(|config| config).await
    }

    pub(crate) async fn open_with(settings: Settings) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let server = start(&folder, settings).await;
        Self { folder, server, settings }
    }

    /// Stops the server and starts another one on the same data.
    pub(crate) async fn restart(self) -> Self {
        let Self { folder, server, settings } = self;
        server.stop().await;
        let server = start(&folder, settings).await;
        Self { folder, server, settings }
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.server.address()
    }

    pub(crate) fn metrics_address(&self) -> SocketAddr {
        self.server.metrics_address().unwrap()
    }

    pub(crate) fn matches_in_memory(&self) -> usize {
        self.server.matches_in_memory()
    }
}

async fn start(folder: &TempDir, settings: Settings) -> Server {
    let config = Config::new(folder.path())
        .bind(([127, 0, 0, 1], 0))
        .games(toy::GAMES)
        .bot_pause(Duration::ZERO)
        .idle(Duration::from_millis(50));
    server::start(settings(config)).await.unwrap()
}

/// One request over a connection of its own.
pub(crate) async fn request(server: &TestServer, head: &str, headers: &[(&str, &str)], body: &str) -> Response {
    request_at(server.address(), head, headers, body).await
}

/// The same, to any address.
pub(crate) async fn request_at(address: SocketAddr, head: &str, headers: &[(&str, &str)], body: &str) -> Response {
    http_client::request(address, head, headers, body).await.unwrap()
}
