//! A socket as cheap as can be: the machine that is measured also measures. It looks only at what it must know.

use std::net::SocketAddr;

use anyhow::{Context as _, Result, bail, ensure};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpSocket, TcpStream};

/// The half that speaks.
pub(crate) struct Sender(OwnedWriteHalf);

/// The half that hears.
pub(crate) struct Receiver {
    stream: OwnedReadHalf,
    bytes: Vec<u8>,
    /// Where the next message begins.
    start: usize,
}

/// Opens a socket to a table.
pub(crate) async fn open(address: SocketAddr, id: &str, cookie: &str) -> Result<(Sender, Receiver)> {
    upgrade(TcpStream::connect(address).await?, address, id, cookie).await
}

/// Opens a socket to a table with little room for what has not been read.
pub(crate) async fn open_narrow(address: SocketAddr, id: &str, cookie: &str) -> Result<(Sender, Receiver)> {
    let socket = TcpSocket::new_v4()?;
    socket.set_recv_buffer_size(4096)?;
    upgrade(socket.connect(address).await?, address, id, cookie).await
}

async fn upgrade(mut stream: TcpStream, address: SocketAddr, id: &str, cookie: &str) -> Result<(Sender, Receiver)> {
    stream.set_nodelay(true)?;
    let wish = format!(
        "GET /m/{id}/socket HTTP/1.1\r\nhost: {address}\r\ncookie: {cookie}\r\naccept-language: en\r\nconnection: upgrade\r\n\
         upgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    );
    stream.write_all(wish.as_bytes()).await?;
    let mut bytes = Vec::with_capacity(4096);
    let start = loop {
        if stream.read_buf(&mut bytes).await? == 0 {
            bail!("the server closed the connection instead of opening a socket");
        }
        if let Some(end) = memchr::memmem::find(&bytes, b"\r\n\r\n") {
            break end + 4;
        }
    };
    ensure!(bytes.starts_with(b"HTTP/1.1 101"), "no socket: {}", String::from_utf8_lossy(&bytes[..start]));
    let (read, write) = stream.into_split();
    Ok((Sender(write), Receiver { stream: read, bytes, start }))
}

impl Sender {
    /// Says a text of at most 64 KiB. It is small, so that the socket's own buffer takes it at once.
    pub(crate) fn say(&self, text: &str) -> Result<()> {
        let mut frame = Vec::with_capacity(text.len() + 8);
        frame.push(0x81);
        match text.len() {
            length @ 0..126 => frame.push(0x80 | length as u8),
            length => {
                frame.push(0x80 | 126);
                frame.extend_from_slice(&u16::try_from(length)?.to_be_bytes());
            }
        }
        // A mask of zeros changes nothing.
        frame.extend_from_slice(&[0; 4]);
        frame.extend_from_slice(text.as_bytes());
        let written = self.0.try_write(&frame).context("the line is broken or does not keep up")?;
        ensure!(written == frame.len(), "the line does not keep up");
        Ok(())
    }
}

impl Receiver {
    /// The next text message.
    pub(crate) async fn hear(&mut self) -> Result<&[u8]> {
        loop {
            if let Some((kind, from, to)) = frame(&self.bytes[self.start..]) {
                let (from, to) = (self.start + from, self.start + to);
                self.start = to;
                match kind {
                    1 => return Ok(&self.bytes[from..to]),
                    8 => bail!("the server closed the socket"),
                    _ => continue,
                }
            }
            self.bytes.drain(..self.start);
            self.start = 0;
            if self.stream.read_buf(&mut self.bytes).await? == 0 {
                bail!("the line broke");
            }
        }
    }
}

/// The kind of the frame at the start of `bytes` and where its contents begin and end, if it is there whole.
fn frame(bytes: &[u8]) -> Option<(u8, usize, usize)> {
    let kind = bytes.first()? & 0x0f;
    let (head, length) = match bytes.get(1)? & 0x7f {
        126 => (4, usize::from(u16::from_be_bytes(bytes.get(2..4)?.try_into().ok()?))),
        127 => (10, u64::from_be_bytes(bytes.get(2..10)?.try_into().ok()?) as usize),
        length => (2, usize::from(length)),
    };
    (bytes.len() >= head + length).then_some((kind, head, head + length))
}

#[cfg(test)]
mod tests {
    use super::frame;

    #[test]
    fn frames_are_read_when_they_are_whole() {
        assert_eq!(frame(b"\x81\x03abc..."), Some((1, 2, 5)));
        assert_eq!(frame(b"\x81\x03ab"), None);
        let long = [&b"\x81\x7e\x01\x00"[..], &[b'x'; 256]].concat();
        assert_eq!(frame(&long), Some((1, 4, 260)));
        assert_eq!(frame(&long[..259]), None);
    }
}
