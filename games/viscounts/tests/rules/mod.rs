//! Rules that are tested in code: components, setup, knowledge, the solo opponent, described tables.

mod components;
mod knowledge;
mod notation;
mod score_table;
mod setup;
mod solo;
