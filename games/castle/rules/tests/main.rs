//! All tests of the rules in one binary.

mod laws;
mod naive;
mod nodes;
mod playthroughs;
mod referee;
mod rules;
mod scenarios;
mod sense;
mod tables;
