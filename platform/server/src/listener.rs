//! The connections of a server: accepting them, and ending those that keep it waiting.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::pin::pin;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use axum::response::Response;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::Service;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::TcpListener;
use tokio::sync::{mpsc, watch};

use crate::limits::Connections;
use crate::shutdown::shut_down;
use crate::timed_stream::TimedStream;

/// How long the head of a request may take, from the first moment in which one can come: an idle connection is closed then,
/// and one on which half a head was sent.
pub(crate) const HEAD_TIMEOUT: Duration = Duration::from_secs(30);

/// How long to wait when the system has no room for another connection.
const NO_ROOM: Duration = Duration::from_millis(200);

/// How long those at the other end may take.
#[derive(Clone, Copy)]
pub(crate) struct Timeouts {
    /// For the head of a request.
    pub(crate) head: Duration,
    /// For reading what they are sent.
    pub(crate) send: Duration,
}

/// Serves connections until the server shuts down, and returns when the last request is answered.
pub(crate) async fn serve(
    listener: TcpListener,
    service: Router,
    timeouts: Timeouts,
    connections: Connections,
    mut shutdown: watch::Receiver<bool>,
) {
    // Every connection holds a sender; the last one to end closes the channel.
    let (open, mut all_closed) = mpsc::channel::<Infallible>(1);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = shut_down(&mut shutdown) => break,
        };
        match accepted {
            Ok((stream, peer)) => {
                // Whoever has too many is not answered: an answer would be one more thing to keep for them.
                let Some(counted) = connections.open(peer.ip()) else { continue };
                let connection = Connection { service: TowerToHyperService::new(service.clone()), peer };
                let (shutdown, open) = (shutdown.clone(), open.clone());
                tokio::spawn(async move {
                    connection.run(TimedStream::new(stream, timeouts.send), timeouts.head, shutdown).await;
                    drop((open, counted));
                });
            }
            Err(error) => {
                tracing::warn!(%error, "a connection could not be accepted");
                tokio::time::sleep(NO_ROOM).await;
            }
        }
    }
    drop((listener, open));
    all_closed.recv().await;
}

/// One connection, and who is at the other end.
struct Connection {
    service: TowerToHyperService<Router>,
    peer: SocketAddr,
}

impl Connection {
    async fn run(self, stream: TimedStream, head_timeout: Duration, mut shutdown: watch::Receiver<bool>) {
        let mut builder = http1::Builder::new();
        builder.timer(TokioTimer::new()).header_read_timeout(head_timeout);
        let mut serving = pin!(builder.serve_connection(TokioIo::new(stream), self).with_upgrades());
        let served = tokio::select! {
            served = serving.as_mut() => served,
            () = shut_down(&mut shutdown) => {
                serving.as_mut().graceful_shutdown();
                serving.await
            }
        };
        if let Err(error) = served {
            tracing::debug!(%error, "a connection ended");
        }
    }
}

impl Service<Request<Incoming>> for Connection {
    type Response = Response;
    type Error = Infallible;
    type Future = <TowerToHyperService<Router> as Service<Request<Incoming>>>::Future;

    fn call(&self, mut request: Request<Incoming>) -> Self::Future {
        request.extensions_mut().insert(ConnectInfo(self.peer));
        self.service.call(request)
    }
}
