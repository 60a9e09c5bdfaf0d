//! A connection that ends when the other side does not take what it is sent.

use std::io::{self, ErrorKind, IoSlice};
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use socket2::SockRef;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Sleep, sleep};

/// How long somebody may take to read what they are sent, however little it is.
pub(crate) const SEND_TIMEOUT: Duration = Duration::from_secs(20);

/// A slow line has another second for every so many bytes that it takes.
const BYTES_PER_SECOND: f64 = 8192.0;

/// How much the system keeps for somebody who does not read, before this server has to. Linux takes twice as much.
const SEND_BUFFER: usize = 64 << 10;

/// A TCP connection with a deadline for sending.
///
/// The deadline begins when something cannot be sent at once, and ends when everything has been. It covers pages, event
/// streams and sockets alike, because all of them write through here.
pub(crate) struct TimedStream {
    stream: TcpStream,
    timeout: Duration,
    deadline: Option<Pin<Box<Sleep>>>,
}

impl TimedStream {
    pub(crate) fn new(stream: TcpStream, timeout: Duration) -> Self {
        // Messages are small and somebody waits for each: none must wait for the acknowledgement of the last.
        let set = stream.set_nodelay(true).and_then(|()| SockRef::from(&stream).set_send_buffer_size(SEND_BUFFER));
        if let Err(error) = set {
            tracing::debug!(%error, "a connection keeps the system's settings");
        }
        Self { stream, timeout, deadline: None }
    }

    /// Looks at the deadline after an attempt to write.
    fn check(&mut self, written: Poll<io::Result<usize>>, cx: &mut Context<'_>) -> Poll<io::Result<usize>> {
        match written {
            Poll::Ready(Ok(count)) => {
                if let Some(deadline) = &mut self.deadline {
                    let later = deadline.deadline() + Duration::from_secs_f64(count as f64 / BYTES_PER_SECOND);
                    deadline.as_mut().reset(later);
                }
                written
            }
            Poll::Ready(Err(_)) => written,
            Poll::Pending => {
                let deadline = self.deadline.get_or_insert_with(|| Box::pin(sleep(self.timeout)));
                deadline.as_mut().poll(cx).map(|()| Err(ErrorKind::TimedOut.into()))
            }
        }
    }
}

impl AsyncRead for TimedStream {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buffer: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, buffer)
    }
}

impl AsyncWrite for TimedStream {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.check(written, cx)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        parts: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(cx, parts);
        self.check(written, cx)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    /// Called when everything has been written.
    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.deadline = None;
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}
