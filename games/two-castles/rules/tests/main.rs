//! All tests of the rules in one binary.

mod castles;
mod gain;
mod knowledge;
mod laws;
mod naive;
mod nodes;
mod playthroughs;
mod rules;
mod scenarios;
mod sense;
mod table;
