//! The tables people sit at: lobby, matches, sockets, bots, replays.
//!
//! - [`start`] opens the store, wakes the matches that must go on by themselves, and answers on an address.
//! - `hub` knows which matches are awake. Each of them has one owner task (`table`), the only one that may change it.
//! - A change is tried on a copy, made durable, and only then shown: check, append, swap, publish.
//! - `pages` are what a browser opens; `socket` is how a table stays fresh. `docs/protocol.md` describes both.

mod api;
mod app;
mod assets;
mod backup;
mod bots;
mod config;
mod ending;
mod guest;
mod hub;
mod lay;
mod limits;
mod line;
mod metrics;
mod names;
mod origin;
mod pages;
mod refusal;
mod routes;
mod serve;
mod socket;
mod table;
mod time;
mod uploads;
mod visitor;
mod wire;

pub use backup::{BackupError, backup};
pub use config::Config;
pub use ending::Ending;
pub use limits::Limits;
pub use serve::{ServeError, Server, start, start_on};
