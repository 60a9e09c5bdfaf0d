//! Computer players in processes of their own.
//!
//! Work lies in queues of NATS (JetStream) until a worker has done it: if a worker dies, another one gets what it had. There are
//! two kinds of work:
//!
//! - decisions at tables, which a server asks about ([`Workers`]). A [`Question`](catalog::Question) holds what the seat can see,
//!   never the truth or the seed of the match. Whoever waits for an answer in vain thinks for itself.
//! - whole matches of a tournament, a simulation or a report ([`Series`]). They depend on their seed and number alone, so it does
//!   not matter who plays them, or how often.
//!
//! [`Worker`] does both. [`Thinkers`] decides who thinks next where threads are scarce, in a server as in a worker.

mod address;
mod random;
mod thinkers;

mod presence;
mod queues;
mod work;

mod asking;
mod series;
mod worker;

pub use address::{BusAddress, BusAddressError};
pub use asking::Workers;
pub use queues::WorkersError;
pub use series::{PlayedElsewhere, Series};
pub use thinkers::{Asker, Thinkers, Turn};
pub use worker::{Done, Worker};
