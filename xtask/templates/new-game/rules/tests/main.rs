//! All tests of the rules in one binary.

mod laws;
mod nodes;
mod playthroughs;
mod rules;
mod scenarios;
