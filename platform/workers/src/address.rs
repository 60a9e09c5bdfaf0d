//! Where the bus is.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use async_nats::{ConnectOptions, ServerAddr};

/// How often a connection that was lost is tried again, and how often both ends of one see whether the other is there.
const RECONNECT_INTERVAL: Duration = Duration::from_millis(100);
const PING_INTERVAL: Duration = Duration::from_secs(1);

/// How long the first connection may take.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(3);

/// The address of a NATS server: `nats://HOST:PORT`, with `USER:PASSWORD@` before the host where it asks for them.
///
/// ```
/// let address: workers::BusAddress = "nats://ann:secret@bus.example:4222".parse()?;
/// assert_eq!(address.to_string(), "nats://bus.example:4222");
/// assert!("bus.example".parse::<workers::BusAddress>().is_err());
/// # Ok::<(), workers::BusAddressError>(())
/// ```
#[derive(Clone)]
pub struct BusAddress(ServerAddr);

/// A text that names no bus. It is not repeated, because it may hold a password.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the bus must be named as in nats://HOST:PORT")]
pub struct BusAddressError;

impl FromStr for BusAddress {
    type Err = BusAddressError;

    fn from_str(text: &str) -> Result<Self, BusAddressError> {
        let address = text.starts_with("nats://").then(|| text.parse().ok()).flatten();
        address.map(Self).ok_or(BusAddressError)
    }
}

impl BusAddress {
    /// The address as the NATS client takes it, with the password.
    #[must_use]
    pub fn server(&self) -> ServerAddr {
        self.0.clone()
    }

    /// How a program of this project connects to NATS.
    #[must_use]
    pub fn options() -> ConnectOptions {
        ConnectOptions::new()
            .name("bergfried")
            .connection_timeout(CONNECT_TIMEOUT)
            .ping_interval(PING_INTERVAL)
            .reconnect_delay_callback(|_| RECONNECT_INTERVAL)
    }
}

/// Without the password.
impl fmt::Display for BusAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "nats://{}:{}", self.0.host(), self.0.port())
    }
}

impl fmt::Debug for BusAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
