//! The web service: it drives `table` and `pages` with tokio, sockets and a store.
//!
//! - [`start`] opens the store, loads the matches that must go on by themselves, and listens on an address.
//! - Each match in memory has one task (`match_task`), the only one that may change it. Commands reach it through its
//!   `mailbox`; `app` starts the task when there is none.
//! - Where several servers share a database, `bus` connects them, and `passing` hands requests and sockets to the one that has the
//!   match.
//! - `site` answers browsers, `socket` keeps their pages up to date, `api` answers programs. `docs/protocol.md` and `docs/api.md`
//!   describe them.
//!
//! The modules below are listed from the bottom: each uses only those above it in this list.

mod language;
mod private_file;
mod random;
mod shutdown;

mod time;

mod assets;
mod cookie_key;
mod data_folder;
mod health;
mod limits;
mod listener;
mod metrics;
mod outbox;
mod proofs;
mod records;
mod request_body;
mod timed_stream;
mod turns;
mod uploads;

mod bus;

mod backup;
mod config;
mod copy;
mod credentials;
mod mailbox;
mod problem;
mod thinking;

mod respond;
mod services;

mod create_match;
mod match_task;

mod app;

mod visitor;
mod websocket;

mod browser;

mod admission;
mod origin;
mod passing;

mod neighbours;

mod socket;

mod api;
mod site;

mod routes;

mod start_error;

mod serve;

pub use backup::backup;
pub use config::Config;
pub use copy::copy;
pub use limits::Limits;
pub use serve::{Server, start, start_on};
pub use shutdown::ShutdownSignal;
pub use start_error::{ServeError, StartError};
