//! The server from outside: real sockets, a real store, a toy game with secrets.

mod chance;
mod client;
mod companion;
mod intentions;
mod leaks;
mod many_servers;
mod matches;
mod older;
mod operations;
mod people;
mod programs;
mod score;
mod shared_database;
mod silent;
mod sockets;
mod store_failure;
mod strangers;
mod take_back;
mod test_server;
#[path = "../../table/tests/texts.rs"]
mod texts;
mod trust;
mod workers;
