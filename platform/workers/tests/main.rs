//! Workers on a real NATS server.

mod decisions;
mod series;
