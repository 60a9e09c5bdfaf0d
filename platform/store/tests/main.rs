//! The store from outside, on real databases.

mod both;
mod copy;
mod fixture;
mod postgres;
mod relay;
mod sqlite;
