//! How much one stranger may ask for.
//!
//! Every request counts against its address and, if it shows who it is, against its guest. Laying tables and bringing
//! records count once more, because they cost more. Whoever is too fast is told so, and when to come again.

use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum_extra::extract::cookie::CookieJar;
use governor::clock::{Clock as _, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota};
use store::Token;

use crate::api;
use crate::app::App;
use crate::pages::ErrorPage;
use crate::refusal::Refusal;
use crate::visitor::GUEST;

/// How much one stranger may ask for; 0 means as much as they like.
///
/// ```
/// let limits = server::Limits::default();
/// assert!(limits.address > 0 && server::Limits::NONE.address == 0);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Requests a second from one address; five times as many at once.
    pub address: u32,
    /// Requests a second of one guest; five times as many at once.
    pub guest: u32,
    /// New tables and uploaded records a minute, from one address and of one guest; as many at once.
    pub tables: u32,
    /// Sockets and event streams at the same time from one address.
    pub sockets: u32,
    /// Messages a second over one socket; twice as many at once.
    pub messages: u32,
}

impl Limits {
    /// No limits, for load tests and for those who have a guard in front.
    pub const NONE: Self = Self { address: 0, guest: 0, tables: 0, sockets: 0, messages: 0 };
}

impl Default for Limits {
    fn default() -> Self {
        Self { address: 200, guest: 100, tables: 60, sockets: 200, messages: 30 }
    }
}

/// Requests that lay a table or bring a record.
const COSTLY: [&str; 3] = ["/matches", "/api/v1/matches", "/replay"];

/// When all sockets of an address are taken: come again after this.
pub(crate) const FULL: Duration = Duration::from_secs(10);

/// What was asked for is forgotten after so many requests, where it does not count any more.
const SWEEP: u32 = 4096;

/// Where a request comes from, as far as limits care.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Place(IpAddr);

impl Place {
    /// An address; of the endless ones of IPv6 the part that one household gets.
    fn new(address: IpAddr) -> Self {
        match address.to_canonical() {
            IpAddr::V6(address) => {
                let network = u128::from(address) & !u128::from(u64::MAX);
                Self(IpAddr::V6(network.into()))
            }
            address @ IpAddr::V4(_) => Self(address),
        }
    }

    /// Where a request comes from. What a proxy says is believed only if there is one: anyone can write such a line.
    fn of(request: &Request, behind_proxy: bool) -> Self {
        let direct = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
        let told = if behind_proxy { forwarded_for(request.headers()) } else { None };
        Self::new(told.or(direct).unwrap_or(IpAddr::from([0, 0, 0, 0])))
    }
}

/// The address that the proxy itself saw: the last one, for those before it anyone can invent.
fn forwarded_for(headers: &HeaderMap) -> Option<IpAddr> {
    let line = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
    line.rsplit(',').next()?.trim().parse().ok()
}

/// Counts what strangers ask for.
pub(crate) struct Gate {
    address: Option<DefaultKeyedRateLimiter<Place>>,
    guest: Option<DefaultKeyedRateLimiter<Token>>,
    tables_by_address: Option<DefaultKeyedRateLimiter<Place>>,
    tables_by_guest: Option<DefaultKeyedRateLimiter<Token>>,
    sockets: u32,
    open: Mutex<HashMap<Place, u32>>,
    requests: AtomicU32,
    clock: DefaultClock,
}

impl Gate {
    pub(crate) fn new(limits: Limits) -> Self {
        let by_second = |rate: u32| {
            Some(Quota::per_second(NonZeroU32::new(rate)?).allow_burst(NonZeroU32::new(rate.saturating_mul(5))?))
        };
        let by_minute = |rate: u32| Some(Quota::per_minute(NonZeroU32::new(rate)?));
        Self {
            address: by_second(limits.address).map(DefaultKeyedRateLimiter::dashmap),
            guest: by_second(limits.guest).map(DefaultKeyedRateLimiter::dashmap),
            tables_by_address: by_minute(limits.tables).map(DefaultKeyedRateLimiter::dashmap),
            tables_by_guest: by_minute(limits.tables).map(DefaultKeyedRateLimiter::dashmap),
            sockets: limits.sockets,
            open: Mutex::default(),
            requests: AtomicU32::new(0),
            clock: DefaultClock::default(),
        }
    }

    /// How long somebody must wait; `None` if they may come in.
    fn wait(&self, place: Place, guest: Option<Token>, costly: bool) -> Option<Duration> {
        if self.requests.fetch_add(1, Ordering::Relaxed) % SWEEP == SWEEP - 1 {
            self.sweep();
        }
        let by_place = |limiter: &Option<_>| self.ask(limiter, &place);
        let by_guest = |limiter: &Option<_>| guest.and_then(|guest| self.ask(limiter, &guest));
        by_place(&self.address).or_else(|| by_guest(&self.guest)).or_else(|| {
            let tables = || by_place(&self.tables_by_address).or_else(|| by_guest(&self.tables_by_guest));
            costly.then(tables).flatten()
        })
    }

    fn ask<K: std::hash::Hash + Eq + Clone>(
        &self,
        limiter: &Option<DefaultKeyedRateLimiter<K>>,
        key: &K,
    ) -> Option<Duration> {
        let refused = limiter.as_ref()?.check_key(key).err()?;
        Some(refused.wait_time_from(self.clock.now()))
    }

    fn sweep(&self) {
        for limiter in [&self.address, &self.tables_by_address].into_iter().flatten() {
            limiter.retain_recent();
        }
        for limiter in [&self.guest, &self.tables_by_guest].into_iter().flatten() {
            limiter.retain_recent();
        }
    }

    /// A place for one more socket from there, if there is one.
    pub(crate) fn socket(self: &Arc<Self>, place: Place) -> Option<OpenSocket> {
        let mut open = self.open.lock().expect("nobody panics while counting");
        let count = open.entry(place).or_default();
        if self.sockets > 0 && *count >= self.sockets {
            return None;
        }
        *count += 1;
        Some(OpenSocket { gate: Arc::clone(self), place })
    }
}

/// An open socket, counted until it closes.
pub(crate) struct OpenSocket {
    gate: Arc<Gate>,
    place: Place,
}

impl Drop for OpenSocket {
    fn drop(&mut self) {
        let mut open = self.gate.open.lock().expect("nobody panics while counting");
        if let Some(count) = open.get_mut(&self.place) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.place);
            }
        }
    }
}

/// Lets a request in, or tells when to come again.
pub(crate) async fn admit(State(app): State<Arc<App>>, mut request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let place = Place::of(&request, app.config.behind_proxy);
    let path = request.uri().path();
    let is_program = path.starts_with("/api/");
    let costly = request.method() == Method::POST && COSTLY.contains(&path);
    let guest = if is_program {
        api::bearer(&app, request.headers()).ok().flatten()
    } else {
        CookieJar::from_headers(request.headers()).get(GUEST).and_then(|cookie| app.key.verify(cookie.value()))
    };
    if let Some(wait) = app.gate.wait(place, guest, costly) {
        app.metrics.turned_away();
        return too_fast(is_program, request.headers(), wait);
    }
    request.extensions_mut().insert(place);
    let response = next.run(request).await;
    app.metrics.answered(begun.elapsed(), response.status());
    response
}

/// The refusal, with the seconds to wait.
pub(crate) fn too_fast(is_program: bool, headers: &HeaderMap, wait: Duration) -> Response {
    let mut response = if is_program {
        api::Problem::new(&Refusal::TooFast, api::language(headers)).into_response()
    } else {
        ErrorPage { language: crate::visitor::accepted(headers), refusal: Refusal::TooFast }.into_response()
    };
    let seconds = wait.as_secs() + u64::from(wait.subsec_nanos() > 0);
    response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds.max(1)));
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(text: &str) -> Place {
        Place::new(text.parse().unwrap())
    }

    #[test]
    fn a_household_is_one_place() {
        assert_eq!(place("2001:db8:1:2::1"), place("2001:db8:1:2:ffff::9"));
        assert_ne!(place("2001:db8:1:2::1"), place("2001:db8:1:3::1"));
        assert_eq!(place("::ffff:192.0.2.7"), place("192.0.2.7"));
        assert_ne!(place("192.0.2.7"), place("192.0.2.8"));
    }

    #[test]
    fn only_the_proxys_own_word_counts_and_only_if_there_is_one() {
        let mut request =
            Request::builder().header("x-forwarded-for", "203.0.113.1, 198.51.100.2").body(().into()).unwrap();
        request.extensions_mut().insert(ConnectInfo(SocketAddr::from(([127, 0, 0, 1], 5000))));
        assert_eq!(Place::of(&request, false), place("127.0.0.1"));
        assert_eq!(Place::of(&request, true), place("198.51.100.2"));
    }

    #[test]
    fn each_stranger_has_a_purse_of_their_own() {
        let gate = Gate::new(Limits { address: 1000, guest: 1, tables: 2, sockets: 1, messages: 0 });
        let (here, there) = (place("192.0.2.1"), place("192.0.2.2"));
        let [ann, bob] = [Token::random(), Token::random()];
        assert!((0..5).all(|_| gate.wait(here, Some(ann), false).is_none()));
        assert!(gate.wait(here, Some(ann), false).is_some_and(|wait| wait <= Duration::from_secs(1)));
        assert_eq!(gate.wait(here, Some(bob), true), None);
        assert_eq!(gate.wait(here, None, true), None);
        assert!(gate.wait(here, None, true).is_some(), "two tables a minute from one address");
        assert_eq!(gate.wait(there, None, true), None);
        let gate = Arc::new(gate);
        let socket = gate.socket(here);
        assert!(socket.is_some() && gate.socket(here).is_none() && gate.socket(there).is_some());
        drop(socket);
        assert!(gate.socket(here).is_some());
    }

    #[test]
    fn no_limits_are_no_limits() {
        let gate = Arc::new(Gate::new(Limits::NONE));
        let here = place("192.0.2.1");
        assert!((0..5000).all(|_| gate.wait(here, Some(Token::random()), true).is_none()));
        let sockets: Vec<_> = (0..1000).map(|_| gate.socket(here)).collect();
        assert!(sockets.iter().all(Option::is_some));
    }
}
