//! Passing requests and sockets on to the server that has their match, and taking them in where that is this one.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use bytes::Bytes;
use futures_util::{StreamExt as _, stream};
use hyper::service::Service as _;
use hyper_util::service::TowerToHyperService;
use journal::Token;
use pages::Refusal;
use serde::{Deserialize, Serialize};
use tokio::sync::watch;

use crate::app::{App, Place};
use crate::browser::{Line, run};
use crate::bus::{Bus, Delivery, Link, Unanswered};
use crate::language;
use crate::limits::ClientAddress;
use crate::problem::Problem;
use crate::random::random_token;
use crate::respond::bare_error;
use crate::uploads::LONGEST_UPLOAD;
use crate::visitor::Visitor;

/// How long a server is looked for that can answer. One that was killed keeps its matches for three seconds.
const PATIENCE: Duration = Duration::from_secs(8);

/// How long one server may take to answer.
const ANSWER: Duration = Duration::from_secs(4);

/// How long to wait for the server that has kept an uploaded record.
const UPLOAD: Duration = Duration::from_secs(1);

/// The time between two attempts.
const PAUSE: Duration = Duration::from_millis(50);

/// What a server asks another.
#[derive(Serialize, Deserialize)]
struct Question {
    /// The server that asks.
    from: String,
    /// The match, or the uploaded record.
    about: String,
    /// The link over which a stream would come.
    link: String,
    what: What,
}

#[derive(Serialize, Deserialize)]
enum What {
    /// A request; its body follows.
    Request { method: String, uri: String, headers: Vec<(String, String)>, address: ClientAddress },
    /// A socket.
    Socket { guest: String, language: String },
    /// To take a match that was given back.
    Take,
}

/// What the other one answers.
#[derive(Serialize, Deserialize)]
enum Answer {
    /// Somebody else has the match, or soon will.
    Elsewhere,
    /// The match is there now.
    Taken,
    /// The link is open.
    Open,
    /// The answer to the request; its body follows.
    Response(ResponseHead),
    /// The answer to the request; its body comes over the link.
    Stream(ResponseHead),
}

#[derive(Serialize, Deserialize)]
struct ResponseHead {
    status: u16,
    headers: Vec<(String, String)>,
}

/// What an address is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum About {
    Match(Token),
    /// A record that was uploaded: the server that was asked to keep it has it.
    Upload(Token),
}

/// What a request is about, if other servers may have it. Sockets are passed on when they are open.
fn about(path: &str) -> Option<About> {
    let mut parts = path.strip_prefix("/api/v1/matches/").unwrap_or(path.strip_prefix("/m/").unwrap_or("")).split('/');
    if let Some(id) = parts.next().and_then(|id| id.parse().ok()) {
        return (parts.next() != Some("socket")).then_some(About::Match(id));
    }
    path.strip_prefix("/r/")?.split('/').next()?.parse().ok().map(About::Upload)
}

/// Answers a request here, or lets the server answer it that has its match.
pub(crate) async fn pass_on(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let (Some(bus), Some(about)) = (&app.services.bus, about(request.uri().path())) else {
        return next.run(request).await;
    };
    let headers = request.headers().clone();
    let is_program = request.uri().path().starts_with("/api/");
    let refuse = |refusal: &Refusal| {
        if is_program {
            return Problem::new(refusal, language::for_programs(&headers)).into_response();
        }
        bare_error(language::for_people(&headers), refusal)
    };
    let id = match about {
        About::Upload(id) if app.uploads.find(id).is_some() => return next.run(request).await,
        About::Upload(id) => id,
        About::Match(id) => match app.locate(id).await {
            Ok(Place::Here) => return next.run(request).await,
            Ok(Place::At(_)) => id,
            Err(refusal) => return refuse(&refusal),
        },
    };
    let (parts, body) = request.into_parts();
    let Ok(body) = to_bytes(body, LONGEST_UPLOAD).await else { return refuse(&Refusal::TooLong) };
    let Some(address) = parts.extensions.get::<ClientAddress>().copied() else { return refuse(&Refusal::OtherServer) };
    let what = || What::Request {
        method: parts.method.to_string(),
        uri: parts.uri.to_string(),
        headers: write_headers(&parts.headers),
        address,
    };
    app.services.metrics.request_passed_on();
    let begun = Instant::now();
    while begun.elapsed() < PATIENCE {
        let place = match about {
            About::Upload(_) => Ok(None),
            About::Match(id) => match app.locate(id).await {
                Ok(Place::Here) => return next.run(Request::from_parts(parts, Body::from(body))).await,
                Ok(Place::At(server)) => Ok(Some(server)),
                Err(refusal) => Err(refusal),
            },
        };
        let server = match place {
            Ok(server) => server,
            Err(refusal) => return refuse(&refusal),
        };
        match ask(bus, server, id, what(), &body).await {
            Ok((Answer::Response(head), _, body)) => return response(&head, Body::from(body)),
            Ok((Answer::Stream(head), Some(link), _)) => return response(&head, stream_of(link)),
            // Nobody has kept the record.
            Err(_) if server.is_none() => return next.run(Request::from_parts(parts, Body::from(body))).await,
            // If somebody has done it and could not say so, it is not done again: messages have ids, decisions are answered
            // once, and a seat is taken by the same guest.
            Ok(_) | Err(_) => app.forget_owner(id),
        }
        tokio::time::sleep(PAUSE).await;
    }
    refuse(&Refusal::OtherServer)
}

/// Asks a server, or all. With the answer comes the link over which a stream would follow.
async fn ask(
    bus: &Arc<Bus>,
    server: Option<Token>,
    about: Token,
    what: What,
    body: &[u8],
) -> Result<(Answer, Option<Link>, Bytes), Unanswered> {
    let id = random_token();
    let link = server.map(|server| Link::open(bus, id, server));
    let question = Question { from: bus.own.to_string(), about: about.to_string(), link: id.to_string(), what };
    let patience = if server.is_some() { ANSWER } else { UPLOAD };
    let (answer, body) = bus.ask::<Answer>(server, &question, body, patience).await?;
    let link = link.filter(|_| matches!(answer, Answer::Open | Answer::Stream(_)));
    link.iter().for_each(Link::confirmed);
    Ok((answer, link, body))
}

/// Where a socket goes on: at this server, or over a link.
pub(crate) enum Way {
    Here,
    Over(Link),
}

/// Finds the server that has a match, and opens a link to it if it is another one.
pub(crate) async fn find_way(app: &App, id: Token, visitor: Visitor) -> Result<Way, Refusal> {
    let begun = Instant::now();
    loop {
        let server = match (app.locate(id).await?, &app.services.bus) {
            (Place::At(server), Some(bus)) => (server, bus),
            _ => return Ok(Way::Here),
        };
        let what = What::Socket { guest: visitor.guest.to_string(), language: visitor.language.tag().to_owned() };
        match ask(server.1, Some(server.0), id, what, b"").await {
            Ok((Answer::Open, Some(link), _)) => return Ok(Way::Over(link)),
            Ok(_) | Err(_) => app.forget_owner(id),
        }
        if begun.elapsed() > PATIENCE {
            return Err(Refusal::OtherServer);
        }
        tokio::time::sleep(PAUSE).await;
    }
}

/// Lets a server take a match that was given back for it. If it does not, whoever is asked first takes it.
pub(crate) async fn hand_over(bus: &Bus, server: Token, id: Token) -> bool {
    let (from, about) = (bus.own.to_string(), id.to_string());
    let question = Question { from, about, link: random_token().to_string(), what: What::Take };
    let answer = bus.ask::<Answer>(Some(server), &question, b"", ANSWER).await;
    matches!(answer, Ok((Answer::Taken, _)))
}

/// Takes in what another server asks. `service` answers requests.
pub(crate) async fn take_in(app: Arc<App>, bus: Arc<Bus>, service: Router, delivery: Delivery) {
    let Some((question, body)) = crate::bus::read::<Question>(&delivery.payload) else { return };
    let (Ok(from), Ok(about), Ok(link)) = (question.from.parse(), question.about.parse(), question.link.parse()) else {
        return;
    };
    if delivery.to_all {
        if app.uploads.find(about).is_none() {
            return;
        }
    } else if !matches!(app.locate(about).await, Ok(Place::Here)) {
        bus.answer(&delivery, &Answer::Elsewhere, b"").await;
        return;
    }
    match question.what {
        What::Take => drop(bus.answer(&delivery, &Answer::Taken, b"").await),
        What::Socket { guest, language } => {
            let (Ok(guest), Ok(language)) = (guest.parse(), language.parse()) else { return };
            if *app.services.shutdown.borrow() {
                bus.answer(&delivery, &Answer::Elsewhere, b"").await;
                return;
            }
            let link = Link::accept(&bus, link, from);
            if bus.answer(&delivery, &Answer::Open, b"").await {
                let visitor = Visitor { guest, language, theme: None, secure: false };
                run(app, about, visitor, Line::Link(link)).await;
            }
        }
        What::Request { method, uri, headers, address } => {
            let request = axum::http::Request::builder().method(method.as_str()).uri(uri);
            let Ok(mut request) = request.body(Body::from(body)) else { return };
            *request.headers_mut() = read_headers(&headers);
            request.extensions_mut().insert(address);
            let Ok(response) = TowerToHyperService::new(service).call(request).await;
            let (parts, body) = response.into_parts();
            let head = ResponseHead { status: parts.status.as_u16(), headers: write_headers(&parts.headers) };
            if is_stream(&parts.headers) {
                let link = Link::accept(&bus, link, from);
                if bus.answer(&delivery, &Answer::Stream(head), b"").await {
                    send_stream(link, body, app.services.shutdown.subscribe()).await;
                }
                return;
            }
            let Ok(body) = to_bytes(body, usize::MAX).await else { return };
            // Whoever takes over answers instead.
            let is_leaving = *app.services.shutdown.borrow() && parts.status == StatusCode::SERVICE_UNAVAILABLE;
            let answer = if is_leaving { Answer::Elsewhere } else { Answer::Response(head) };
            bus.answer(&delivery, &answer, &body).await;
        }
    }
}

fn is_stream(headers: &HeaderMap) -> bool {
    headers.get(header::CONTENT_TYPE).is_some_and(|kind| kind.as_bytes().starts_with(b"text/event-stream"))
}

/// Sends a body over a link until one of them ends.
async fn send_stream(mut link: Link, body: Body, mut shutdown: watch::Receiver<bool>) {
    let mut chunks = body.into_data_stream();
    loop {
        let chunk = tokio::select! {
            chunk = chunks.next() => chunk,
            _ = link.receive() => return,
            _ = shutdown.wait_for(|down| *down) => return,
        };
        match chunk {
            Some(Ok(chunk)) if link.send(&chunk).await => {}
            _ => return,
        }
    }
}

/// The body that comes over a link.
fn stream_of(link: Link) -> Body {
    Body::from_stream(stream::unfold(link, |mut link| async {
        let chunk = link.receive().await?;
        Some((Ok::<_, std::convert::Infallible>(chunk), link))
    }))
}

fn response(head: &ResponseHead, body: Body) -> Response {
    let mut response = Response::new(body);
    *response.status_mut() = StatusCode::from_u16(head.status).unwrap_or(StatusCode::BAD_GATEWAY);
    *response.headers_mut() = read_headers(&head.headers);
    response
}

/// Headers as pairs. One that is not text is left out: no browser sends such, and no page has one.
fn write_headers(headers: &HeaderMap) -> Vec<(String, String)> {
    headers.iter().filter_map(|(name, value)| Some((name.to_string(), value.to_str().ok()?.to_owned()))).collect()
}

fn read_headers(pairs: &[(String, String)]) -> HeaderMap {
    let header =
        |(name, value): &(String, String)| Some((name.parse::<HeaderName>().ok()?, value.parse::<HeaderValue>().ok()?));
    let mut headers = HeaderMap::new();
    for (name, value) in pairs.iter().filter_map(header) {
        headers.append(name, value);
    }
    headers
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_about_a_match_is_passed_on() {
        let id = random_token();
        for path in ["/m/ID", "/m/ID/join/x", "/api/v1/matches/ID", "/api/v1/matches/ID/events"] {
            assert_eq!(about(&path.replace("ID", &id.to_string())), Some(About::Match(id)), "{path}");
        }
        assert_eq!(about(&format!("/r/{id}/at/3")), Some(About::Upload(id)));
        for path in ["/", "/matches", "/m/x", "/api/v1/matches", "/r", &format!("/m/{id}/socket")] {
            assert_eq!(about(path), None, "{path}");
        }
    }
}
