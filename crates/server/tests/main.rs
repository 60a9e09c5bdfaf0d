//! The server from outside: real sockets, a real store, a toy game with secrets.

mod client;
mod house;
mod matches;
mod people;
mod sockets;
mod store_failure;
mod take_back;
mod toy;
