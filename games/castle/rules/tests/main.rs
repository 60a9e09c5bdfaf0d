//! All tests of the game in one program.

mod laws;
mod naive;
mod nodes;
mod playthroughs;
mod referee;
mod rules;
mod scenarios;
mod sense;
mod tables;
