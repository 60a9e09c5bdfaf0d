//! Where the bus is.

use std::fmt;
use std::str::FromStr;

use async_nats::ServerAddr;

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
