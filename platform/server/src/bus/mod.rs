//! Messages between servers, over NATS.
//!
//! Every server listens on the subjects `bergfried.SERVER.*`. A request for a match that another server has is passed on to that
//! server and answered by it. A socket or an event stream becomes a [`Link`], a stream of messages in both directions. NATS may
//! drop messages: those of a link are numbered, both ends compare every second what they have sent and received, and where
//! something is missing the link ends. Then the client comes back by itself for a fresh table.
//!
//! This module knows nothing of matches and pages; `passing` does.

mod frame;
mod links;

mod connection;
mod link;

pub(crate) use connection::{Bus, Delivery, Unanswered, receive};
pub(crate) use frame::read;
pub(crate) use link::Link;
