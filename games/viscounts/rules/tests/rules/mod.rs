//! Rules that are tested in code: components, setup, knowledge, foresight, payment, the solo opponent, described tables.

mod components;
mod foresight;
mod knowledge;
mod notation;
mod payment;
mod score_table;
mod setup;
mod solo;
