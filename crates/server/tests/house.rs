//! A server of our own for a test, and plain requests to it.

use std::net::SocketAddr;
use std::time::Duration;

use server::{Config, Server};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::toy;

/// A server with its data folder.
pub(crate) struct House {
    pub(crate) folder: TempDir,
    server: Server,
}

impl House {
    pub(crate) async fn open() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let server = start(&folder).await;
        Self { folder, server }
    }

    /// Stops the server and starts another one on the same data.
    pub(crate) async fn restart(self) -> Self {
        let Self { folder, server } = self;
        server.stop().await.unwrap();
        let server = start(&folder).await;
        Self { folder, server }
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.server.address()
    }

    pub(crate) fn awake(&self) -> usize {
        self.server.awake()
    }
}

async fn start(folder: &TempDir) -> Server {
    let config = Config::new(folder.path())
        .bind(([127, 0, 0, 1], 0))
        .games(toy::GAMES)
        .bot_pause(Duration::ZERO)
        .idle(Duration::from_millis(50));
    server::start(config).await.unwrap()
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
pub(crate) async fn request(house: &House, head: &str, headers: &[(&str, &str)], body: &str) -> Answer {
    let mut stream = TcpStream::connect(house.address()).await.unwrap();
    let mut text = format!("{head} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n", house.address());
    for (name, value) in headers {
        text += &format!("{name}: {value}\r\n");
    }
    text += &format!("content-length: {}\r\n\r\n{body}", body.len());
    stream.write_all(text.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.unwrap();
    let answer = String::from_utf8(answer).unwrap();
    let (headers, body) = answer.split_once("\r\n\r\n").unwrap();
    let status = headers[9..12].parse().unwrap();
    Answer { status, headers: headers.to_owned(), body: body.to_owned() }
}
