//! All tests of the rules in one binary.

mod castles;
mod endless;
mod facts;
mod laws;
mod naive;
mod nodes;
mod notation;
mod playthroughs;
mod positions;
mod rules;
mod scenarios;
mod sense;
