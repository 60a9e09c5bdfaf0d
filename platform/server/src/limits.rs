//! How much one client may ask for.
//!
//! Every request counts against its address and, if it says who it is, against its guest. Creating matches and uploading
//! records or tables to be scored count once more, because they cost more. A client that exceeds a limit is told when to try again.
//!
//! Servers on one database tell each other what clients have asked for ([`Usage`]), so that whoever asks three servers may not ask for
//! three times as much.

use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use axum::extract::{ConnectInfo, Request};
use axum::http::HeaderMap;
use foldhash::fast::RandomState;
use governor::clock::{Clock as _, DefaultClock};
use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota};
use journal::Token;
use table::ClientMessage;

/// How much one client may ask for; 0 means no limit.
///
/// ```
/// let limits = server::Limits::default();
/// assert!(limits.address > 0 && server::Limits::NONE.address == 0);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Requests per second from one address; five times as many in a burst.
    pub address: u32,
    /// Requests per second of one guest; five times as many in a burst.
    pub guest: u32,
    /// New matches, uploaded records and scored tables per minute, from one address and of one guest; as many in a burst.
    pub matches: u32,
    /// Simultaneous sockets and event streams from one address.
    pub sockets: u32,
    /// Messages per second over one socket; twice as many in a burst.
    pub messages: u32,
}

impl Limits {
    /// No limits, for load tests and for servers behind a proxy that limits.
    pub const NONE: Self = Self { address: 0, guest: 0, matches: 0, sockets: 0, messages: 0 };
}

impl Default for Limits {
    fn default() -> Self {
        Self { address: 200, guest: 100, matches: 60, sockets: 200, messages: 30 }
    }
}

/// How long to wait when all sockets of an address are taken.
pub(crate) const SOCKETS_TAKEN: Duration = Duration::from_secs(10);

/// After this many requests, counters that no longer matter are dropped.
const SWEEP: u32 = 4096;

/// The address a client is counted by.
#[derive(Clone, Copy, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize, Debug)]
pub(crate) struct ClientAddress(IpAddr);

impl std::fmt::Display for ClientAddress {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

impl ClientAddress {
    /// An address; of an IPv6 address the network part, because one household has a whole network.
    fn new(address: IpAddr) -> Self {
        match address.to_canonical() {
            IpAddr::V6(address) => {
                let network = u128::from(address) & !u128::from(u64::MAX);
                Self(IpAddr::V6(network.into()))
            }
            address @ IpAddr::V4(_) => Self(address),
        }
    }

    /// Where a request comes from. The header of a proxy is trusted only if there is one: anyone can send such a header.
    pub(crate) fn of(request: &Request, behind_proxy: bool) -> Self {
        let direct = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
        let forwarded = if behind_proxy { forwarded_for(request.headers()) } else { None };
        Self::new(forwarded.or(direct).unwrap_or(IpAddr::from([0, 0, 0, 0])))
    }
}

/// The address that the proxy itself saw: the last one, as anyone can make up those before it.
fn forwarded_for(headers: &HeaderMap) -> Option<IpAddr> {
    let line = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
    line.rsplit(',').next()?.trim().parse().ok()
}

/// `rate` requests per second, five times as many in a burst; `None` if there is no limit.
fn per_second(rate: u32) -> Option<Quota> {
    Some(Quota::per_second(NonZeroU32::new(rate)?).allow_burst(NonZeroU32::new(rate.saturating_mul(5))?))
}

/// What clients have asked for at one server since it last said so, and the sockets they have there now. Those who ask for little are
/// left out.
#[derive(Clone, PartialEq, Eq, Debug, Default, serde::Serialize, serde::Deserialize)]
pub(crate) struct Usage {
    addresses: Vec<(ClientAddress, Asked)>,
    guests: Vec<(String, Asked)>,
    sockets: OpenSockets,
}

/// How many sockets addresses have open.
type OpenSockets = Vec<(ClientAddress, u32)>;

/// How many requests were made, and how many of them were costly.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Serialize, serde::Deserialize)]
struct Asked {
    requests: u32,
    costly: u32,
}

/// What was asked for here since the other servers were told.
#[derive(Default)]
struct Untold {
    addresses: HashMap<ClientAddress, Asked, RandomState>,
    guests: HashMap<Token, Asked, RandomState>,
}

/// A client that uses less than this share of its limit is not worth telling the others about.
const WORTH_TELLING: u32 = 10;

/// How long another server's sockets count after it was last heard of.
const HEARD: Duration = Duration::from_secs(5);

/// Counts what clients ask for.
pub(crate) struct RateLimits {
    limits: Limits,
    /// None if there are no other servers to tell.
    untold: Option<Mutex<Untold>>,
    address: Option<DefaultKeyedRateLimiter<ClientAddress>>,
    guest: Option<DefaultKeyedRateLimiter<Token>>,
    matches_by_address: Option<DefaultKeyedRateLimiter<ClientAddress>>,
    matches_by_guest: Option<DefaultKeyedRateLimiter<Token>>,
    sockets: Arc<Counter>,
    requests: AtomicU32,
    clock: DefaultClock,
}

impl RateLimits {
    /// `is_shared`: with other servers.
    pub(crate) fn new(limits: Limits, is_shared: bool) -> Self {
        let per_minute = |rate: u32| Some(Quota::per_minute(NonZeroU32::new(rate)?));
        Self {
            limits,
            untold: is_shared.then(Mutex::default),
            address: per_second(limits.address).map(DefaultKeyedRateLimiter::dashmap),
            guest: per_second(limits.guest).map(DefaultKeyedRateLimiter::dashmap),
            matches_by_address: per_minute(limits.matches).map(DefaultKeyedRateLimiter::dashmap),
            matches_by_guest: per_minute(limits.matches).map(DefaultKeyedRateLimiter::dashmap),
            sockets: Arc::new(Counter::new(limits.sockets)),
            requests: AtomicU32::new(0),
            clock: DefaultClock::default(),
        }
    }

    /// How long a client must wait; `None` if the request may proceed. `costly` requests create a match or upload something.
    pub(crate) fn wait(&self, address: ClientAddress, guest: Option<Token>, costly: bool) -> Option<Duration> {
        if self.requests.fetch_add(1, Ordering::Relaxed) % SWEEP == SWEEP - 1 {
            self.sweep();
        }
        let by_address = |limiter: &Option<_>| self.check(limiter, &address);
        let by_guest = |limiter: &Option<_>| guest.and_then(|guest| self.check(limiter, &guest));
        let wait = by_address(&self.address).or_else(|| by_guest(&self.guest)).or_else(|| {
            let matches = || by_address(&self.matches_by_address).or_else(|| by_guest(&self.matches_by_guest));
            costly.then(matches).flatten()
        });
        if wait.is_none()
            && let Some(untold) = &self.untold
        {
            let mut untold = untold.lock().expect("nobody panics while counting");
            untold.addresses.entry(address).or_default().add(costly);
            if let Some(guest) = guest {
                untold.guests.entry(guest).or_default().add(costly);
            }
        }
        wait
    }

    /// What the other servers should know, since they were last told, which was so long ago.
    pub(crate) fn usage(&self, since: Duration) -> Usage {
        let untold = self.untold.as_ref().map(|untold| untold.lock().expect("nobody panics while counting"));
        let Untold { addresses, guests } = untold.map(|mut untold| std::mem::take(&mut *untold)).unwrap_or_default();
        let is_much = |asked: &Asked, rate: u32| {
            rate > 0 && f64::from(asked.requests) >= f64::from(rate) * since.as_secs_f64() / f64::from(WORTH_TELLING)
        };
        let is_told = |asked: &Asked, rate: u32| is_much(asked, rate) || asked.costly > 0 && self.limits.matches > 0;
        let guests = guests.into_iter().filter(|(_, asked)| is_told(asked, self.limits.guest));
        Usage {
            addresses: addresses.into_iter().filter(|(_, asked)| is_told(asked, self.limits.address)).collect(),
            guests: guests.map(|(guest, asked)| (guest.to_string(), asked)).collect(),
            sockets: self.sockets.told(),
        }
    }

    /// Counts what another server says that clients have asked for there.
    pub(crate) fn count(&self, server: Token, usage: Usage) {
        for (address, asked) in &usage.addresses {
            use_up(self.address.as_ref(), address, asked.requests);
            use_up(self.matches_by_address.as_ref(), address, asked.costly);
        }
        for (guest, asked) in usage.guests {
            if let Ok(guest) = guest.parse() {
                use_up(self.guest.as_ref(), &guest, asked.requests);
                use_up(self.matches_by_guest.as_ref(), &guest, asked.costly);
            }
        }
        self.sockets.hear(server, usage.sockets);
    }

    fn check<K: std::hash::Hash + Eq + Clone>(
        &self,
        limiter: &Option<DefaultKeyedRateLimiter<K>>,
        key: &K,
    ) -> Option<Duration> {
        let refused = limiter.as_ref()?.check_key(key).err()?;
        Some(refused.wait_time_from(self.clock.now()))
    }

    fn sweep(&self) {
        for limiter in [&self.address, &self.matches_by_address].into_iter().flatten() {
            limiter.retain_recent();
        }
        for limiter in [&self.guest, &self.matches_by_guest].into_iter().flatten() {
            limiter.retain_recent();
        }
    }

    /// Counts one more socket from an address; `None` if it has too many.
    pub(crate) fn open_socket(&self, address: ClientAddress) -> Option<Open> {
        self.sockets.open(address)
    }
}

impl Asked {
    fn add(&mut self, costly: bool) {
        self.requests += 1;
        self.costly += u32::from(costly);
    }
}

/// Takes from a limit what was used of it elsewhere, down to nothing.
fn use_up<K: std::hash::Hash + Eq + Clone>(limiter: Option<&DefaultKeyedRateLimiter<K>>, key: &K, times: u32) {
    if let Some(limiter) = limiter {
        for _ in 0..times {
            if limiter.check_key(key).is_err() {
                return;
            }
        }
    }
}

/// The connections of each address. Behind a proxy all come from its address, so it is the proxy that has to count them.
pub(crate) struct Connections(Option<Arc<Counter>>);

impl Connections {
    /// Twice as many as sockets: an event stream needs a connection, and a browser makes a few for its pages. A connection
    /// that has become a socket is no longer counted here.
    pub(crate) fn new(limits: Limits, behind_proxy: bool) -> Self {
        Self((!behind_proxy).then(|| Arc::new(Counter::new(limits.sockets.saturating_mul(2)))))
    }

    /// Counts one more connection from an address; `None` if it has too many.
    pub(crate) fn open(&self, address: IpAddr) -> Option<Option<Open>> {
        match &self.0 {
            None => Some(None),
            Some(counter) => counter.open(ClientAddress::new(address)).map(Some),
        }
    }
}

/// Counts what each address has open at the same time.
struct Counter {
    /// 0 means no limit.
    most: u32,
    open: Mutex<HashMap<ClientAddress, u32, RandomState>>,
    /// What other servers have said, and when.
    elsewhere: Mutex<HashMap<Token, (Instant, OpenSockets), RandomState>>,
}

impl Counter {
    fn new(most: u32) -> Self {
        Self { most, open: Mutex::default(), elsewhere: Mutex::default() }
    }

    fn open(self: &Arc<Self>, address: ClientAddress) -> Option<Open> {
        let elsewhere = self.elsewhere(address);
        let mut open = self.open.lock().expect("nobody panics while counting");
        let count = open.entry(address).or_default();
        if self.most > 0 && *count + elsewhere >= self.most {
            return None;
        }
        *count += 1;
        Some(Open { counter: Arc::clone(self), address })
    }
}

impl Counter {
    /// The addresses that have much of what they may have.
    fn told(&self) -> OpenSockets {
        let open = self.open.lock().expect("nobody panics while counting");
        let is_much = |count: u32| self.most > 0 && count * WORTH_TELLING >= self.most;
        open.iter().filter(|(_, count)| is_much(**count)).map(|(address, count)| (*address, *count)).collect()
    }

    fn hear(&self, server: Token, open: OpenSockets) {
        let mut elsewhere = self.elsewhere.lock().expect("nobody panics while counting");
        elsewhere.retain(|_, (at, _)| at.elapsed() < HEARD);
        elsewhere.insert(server, (Instant::now(), open));
    }

    /// What an address has open at other servers.
    fn elsewhere(&self, address: ClientAddress) -> u32 {
        let elsewhere = self.elsewhere.lock().expect("nobody panics while counting");
        let heard = elsewhere.values().filter(|(at, _)| at.elapsed() < HEARD);
        heard.flat_map(|(_, open)| open).filter(|(other, _)| *other == address).map(|(_, count)| count).sum()
    }
}

/// Something open, counted until it is dropped.
pub(crate) struct Open {
    counter: Arc<Counter>,
    address: ClientAddress,
}

impl Drop for Open {
    fn drop(&mut self) {
        let mut open = self.counter.open.lock().expect("nobody panics while counting");
        if let Some(count) = open.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.address);
            }
        }
    }
}

/// How fast one socket may send messages.
pub(crate) struct SocketRate {
    /// All messages but the costly ones; `None` if there is no limit.
    messages: Option<DefaultDirectRateLimiter>,
    /// Messages that cost the attention of others or the time of computer players.
    costly: DefaultDirectRateLimiter,
    /// Greetings, each of which may be answered with the whole table.
    hello: DefaultDirectRateLimiter,
}

impl SocketRate {
    /// One costly message every two seconds, six in a burst.
    const COSTLY_PERIOD: Duration = Duration::from_secs(2);
    const COSTLY_BURST: NonZeroU32 = NonZeroU32::new(6).expect("not zero");

    /// One greeting every ten seconds, six in a burst. A browser greets once.
    const HELLO_PERIOD: Duration = Duration::from_secs(10);
    const HELLO_BURST: NonZeroU32 = NonZeroU32::new(6).expect("not zero");

    /// `rate` messages per second, twice as many in a burst; 0 means no limit.
    pub(crate) fn new(rate: u32) -> Self {
        let quota = NonZeroU32::new(rate).map(|rate| {
            Quota::per_second(rate).allow_burst(rate.saturating_mul(NonZeroU32::new(2).expect("not zero")))
        });
        let every = |period: Duration, burst: NonZeroU32| {
            DefaultDirectRateLimiter::direct(Quota::with_period(period).expect("not zero").allow_burst(burst))
        };
        Self {
            messages: quota.map(DefaultDirectRateLimiter::direct),
            costly: every(Self::COSTLY_PERIOD, Self::COSTLY_BURST),
            hello: every(Self::HELLO_PERIOD, Self::HELLO_BURST),
        }
    }

    pub(crate) fn allows(&self, message: &ClientMessage) -> bool {
        match message {
            ClientMessage::Chat { .. }
            | ClientMessage::Mute { .. }
            | ClientMessage::Hint { .. }
            | ClientMessage::Rematch { .. } => self.costly.check().is_ok(),
            ClientMessage::Hello { .. } => self.hello.check().is_ok(),
            _ => self.messages.as_ref().is_none_or(|messages| messages.check().is_ok()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::random_token;

    fn address(text: &str) -> ClientAddress {
        ClientAddress::new(text.parse().unwrap())
    }

    #[test]
    fn a_household_is_one_address() {
        assert_eq!(address("2001:db8:1:2::1"), address("2001:db8:1:2:ffff::9"));
        assert_ne!(address("2001:db8:1:2::1"), address("2001:db8:1:3::1"));
        assert_eq!(address("::ffff:192.0.2.7"), address("192.0.2.7"));
        assert_ne!(address("192.0.2.7"), address("192.0.2.8"));
    }

    #[test]
    fn only_the_address_seen_by_a_trusted_proxy_counts() {
        let mut request =
            Request::builder().header("x-forwarded-for", "203.0.113.1, 198.51.100.2").body(().into()).unwrap();
        request.extensions_mut().insert(ConnectInfo(SocketAddr::from(([127, 0, 0, 1], 5000))));
        assert_eq!(ClientAddress::of(&request, false), address("127.0.0.1"));
        assert_eq!(ClientAddress::of(&request, true), address("198.51.100.2"));
    }

    #[test]
    fn each_client_has_limits_of_its_own() {
        let limits = RateLimits::new(Limits { address: 1000, guest: 1, matches: 2, sockets: 1, messages: 0 }, false);
        let (here, there) = (address("192.0.2.1"), address("192.0.2.2"));
        let [ann, bob] = [random_token(), random_token()];
        assert!((0..5).all(|_| limits.wait(here, Some(ann), false).is_none()));
        assert!(limits.wait(here, Some(ann), false).is_some_and(|wait| wait <= Duration::from_secs(1)));
        assert_eq!(limits.wait(here, Some(bob), true), None);
        assert_eq!(limits.wait(here, None, true), None);
        assert!(limits.wait(here, None, true).is_some(), "two matches a minute from one address");
        assert_eq!(limits.wait(there, None, true), None);
        let limits = Arc::new(limits);
        let socket = limits.open_socket(here);
        assert!(socket.is_some() && limits.open_socket(here).is_none() && limits.open_socket(there).is_some());
        drop(socket);
        assert!(limits.open_socket(here).is_some());
    }

    /// What was asked for at one server counts at the others.
    #[test]
    fn servers_share_the_limits() {
        let limits = Limits { address: 10, guest: 0, matches: 3, sockets: 3, messages: 0 };
        let [here, there] = [RateLimits::new(limits, true), RateLimits::new(limits, true)];
        let (client, quiet, ann, server) = (address("192.0.2.1"), address("192.0.2.2"), random_token(), random_token());
        assert!((0..30).all(|_| here.wait(client, Some(ann), false).is_none()));
        assert!((0..3).all(|_| here.wait(client, Some(ann), true).is_none()));
        assert_eq!(here.wait(quiet, None, false), None);
        let _sockets = [here.open_socket(client), here.open_socket(client)];
        let usage = here.usage(Duration::from_secs(4));
        assert_eq!(usage.addresses, [(client, Asked { requests: 33, costly: 3 })], "one request is not worth telling");
        assert_eq!(usage.sockets, [(client, 2)]);
        there.count(server, usage);
        let allowed = (0..50).take_while(|_| there.wait(client, None, false).is_none()).count();
        assert!((17..=18).contains(&allowed), "of 50 at once 33 were used elsewhere: {allowed}");
        assert!(there.wait(quiet, None, true).is_none() && there.wait(address("192.0.2.3"), Some(ann), true).is_some());
        let third = there.open_socket(client);
        assert!(third.is_some() && there.open_socket(client).is_none(), "two are open elsewhere");
        there.count(server, here.usage(Duration::from_secs(4)));
        assert!((0..17).all(|_| there.wait(address("192.0.2.4"), None, false).is_none()), "each is told once");
    }

    #[test]
    fn the_connections_of_an_address_are_counted_where_it_is_known() {
        let limits = Limits { sockets: 1, ..Limits::NONE };
        let [here, there] = ["192.0.2.1", "192.0.2.2"].map(|address| address.parse::<IpAddr>().unwrap());
        let connections = Connections::new(limits, false);
        let open = [connections.open(here), connections.open(here)];
        assert!(open.iter().all(Option::is_some) && connections.open(here).is_none());
        assert!(connections.open(there).is_some());
        drop(open);
        assert!(connections.open(here).is_some());
        let behind_proxy = Connections::new(limits, true);
        assert!([(); 9].map(|()| behind_proxy.open(here)).iter().all(Option::is_some));
    }

    #[test]
    fn without_limits_nothing_is_refused() {
        let limits = Arc::new(RateLimits::new(Limits::NONE, false));
        let here = address("192.0.2.1");
        assert!((0..5000).all(|_| limits.wait(here, Some(random_token()), true).is_none()));
        let sockets: Vec<_> = (0..1000).map(|_| limits.open_socket(here)).collect();
        assert!(sockets.iter().all(Option::is_some));
    }

    #[test]
    fn a_socket_may_send_a_burst_and_chat_less() {
        let chat = || ClientMessage::Chat { id: "a".to_owned(), text: "hello".to_owned() };
        let rate = SocketRate::new(3);
        assert!((0..6).all(|_| rate.allows(&ClientMessage::Ping)));
        assert!(!rate.allows(&ClientMessage::Ping));
        assert!((0..6).all(|_| rate.allows(&chat())), "chat is counted apart");
        assert!(!rate.allows(&chat()));
        let hello = || ClientMessage::Hello { resume: None };
        assert!((0..6).all(|_| rate.allows(&hello())) && !rate.allows(&hello()), "and so are greetings");
        let unlimited = SocketRate::new(0);
        assert!((0..1000).all(|_| unlimited.allows(&ClientMessage::Ping)));
        assert!((0..7).any(|_| !unlimited.allows(&chat())), "chat always has a limit");
    }
}
