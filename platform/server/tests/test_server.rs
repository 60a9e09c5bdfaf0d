//! A server for one test, and plain requests to it.

use std::net::SocketAddr;
use std::time::Duration;

use server::{Config, Server};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

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
        server.stop().await.unwrap();
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

/// What a server answered.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) headers: String,
    pub(crate) body: String,
}

impl Answer {
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers.lines().find_map(|line| {
            let (found, value) = line.split_once(':')?;
            found.eq_ignore_ascii_case(name).then(|| value.trim())
        })
    }
}

/// One request over a connection of its own, as plain as can be: tests must see every byte.
pub(crate) async fn request(server: &TestServer, head: &str, headers: &[(&str, &str)], body: &str) -> Answer {
    request_at(server.address(), head, headers, body).await
}

/// The same, to any address.
pub(crate) async fn request_at(address: SocketAddr, head: &str, headers: &[(&str, &str)], body: &str) -> Answer {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let mut text = format!("{head} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n");
    for (name, value) in headers {
        text += &format!("{name}: {value}\r\n");
    }
    text += &format!("content-length: {}\r\n\r\n{body}", body.len());
    // A client whose request is too long may be disconnected while it sends.
    let _ = stream.write_all(text.as_bytes()).await;
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer).await;
    let answer = String::from_utf8(answer).unwrap();
    let (headers, body) = answer.split_once("\r\n\r\n").unwrap();
    let status = headers[9..12].parse().unwrap();
    Answer { status, headers: headers.to_owned(), body: body.to_owned() }
}
