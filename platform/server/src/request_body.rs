//! The bodies of requests: they must arrive in time, and one that nobody wanted is read to its end, so that the next request on
//! the connection can follow.

use std::pin::Pin;
use std::sync::{Arc, Mutex};
use std::task::{Context, Poll};
use std::time::Duration;

use axum::body::Body;
use axum::extract::Request;
use axum::http::{HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::Response;
use bytes::Bytes;
use hyper::body::{Body as _, Frame, SizeHint};

/// As much of a refused body is read and thrown away. After more than that the connection is closed.
const MOST_DRAINED: usize = 1 << 20;

/// How long a body may take to arrive, however steadily.
const ARRIVAL: Duration = Duration::from_secs(60);

/// How long the rest of a refused body may take.
const DRAINING: Duration = Duration::from_secs(5);

/// Answers a request, and reads what is left of its body. If that is too much, the answer says that the connection closes.
pub(crate) async fn read_to_the_end(request: Request, next: Next) -> Response {
    if matches!(*request.method(), Method::GET | Method::HEAD) || request.body().is_end_stream() {
        return next.run(request).await;
    }
    // Who asks first whether to send a body has not begun to.
    let is_coming = !request.headers().contains_key(header::EXPECT);
    let mut rest = None;
    let request = request.map(|body| {
        let shared = SharedBody(Arc::new(Mutex::new(body)));
        rest = Some(shared.clone());
        Body::new(shared)
    });
    let answered = tokio::time::timeout(ARRIVAL, next.run(request)).await;
    let mut response = answered.unwrap_or_else(|_| {
        let mut response = Response::new(Body::from("the request took too long to arrive\n"));
        *response.status_mut() = axum::http::StatusCode::REQUEST_TIMEOUT;
        response
    });
    let is_read = match rest {
        Some(rest) if is_coming => tokio::time::timeout(DRAINING, rest.drain()).await.unwrap_or(false),
        Some(rest) => rest.is_end_stream(),
        None => true,
    };
    if !is_read {
        response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
    }
    response
}

/// A body that its handler reads, and whoever is left afterwards.
#[derive(Clone)]
struct SharedBody(Arc<Mutex<Body>>);

impl SharedBody {
    fn body(&self) -> std::sync::MutexGuard<'_, Body> {
        self.0.lock().expect("nobody panics while reading a body")
    }

    /// Reads the rest; `false` if it is too much, or the connection is broken.
    async fn drain(mut self) -> bool {
        let mut read = 0;
        while !self.is_end_stream() {
            match std::future::poll_fn(|context| Pin::new(&mut self).poll_frame(context)).await {
                None => return true,
                Some(Err(_)) => return false,
                Some(Ok(frame)) => read += frame.data_ref().map_or(0, Bytes::len),
            }
            if read > MOST_DRAINED {
                return false;
            }
        }
        true
    }
}

impl hyper::body::Body for SharedBody {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut *self.body()).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body().is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body().size_hint()
    }
}
