//! Plain requests over a connection that is kept.

use std::net::SocketAddr;

use anyhow::{Context as _, Result, bail};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

/// What a server answered.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    headers: String,
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

/// A connection for one request after the other.
pub(crate) struct Connection {
    stream: TcpStream,
    address: SocketAddr,
}

impl Connection {
    pub(crate) async fn open(address: SocketAddr) -> Result<Self> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        Ok(Self { stream, address })
    }

    /// `head` is method and path.
    pub(crate) async fn request(&mut self, head: &str, cookie: &str, form: &str) -> Result<Answer> {
        let mut text = format!("{head} HTTP/1.1\r\nhost: {}\r\naccept-language: en\r\n", self.address);
        if !cookie.is_empty() {
            text += &format!("cookie: {cookie}\r\n");
        }
        if !form.is_empty() {
            text += "content-type: application/x-www-form-urlencoded\r\n";
        }
        text += &format!("content-length: {}\r\n\r\n{form}", form.len());
        self.stream.write_all(text.as_bytes()).await?;
        let mut bytes = Vec::with_capacity(16 << 10);
        let head_end = loop {
            if self.stream.read_buf(&mut bytes).await? == 0 {
                bail!("the server closed the connection before it answered");
            }
            if let Some(end) = memchr::memmem::find(&bytes, b"\r\n\r\n") {
                break end + 4;
            }
        };
        let headers = String::from_utf8_lossy(&bytes[..head_end]).into_owned();
        let status = headers.get(9..12).and_then(|status| status.parse().ok()).context("no status")?;
        let mut answer = Answer { status, headers, body: String::new() };
        let length: usize = match answer.header("content-length") {
            Some(length) => length.parse().context("content-length")?,
            None => bail!("an answer without a length: {}", answer.headers),
        };
        while bytes.len() < head_end + length {
            if self.stream.read_buf(&mut bytes).await? == 0 {
                bail!("the server closed the connection within its answer");
            }
        }
        answer.body = String::from_utf8_lossy(&bytes[head_end..]).into_owned();
        Ok(answer)
    }
}
