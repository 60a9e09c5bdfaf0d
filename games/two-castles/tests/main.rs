//! Everything that shows that the rules are kept.

mod castles;
mod laws;
mod naive;
mod nodes;
mod playthroughs;
mod rules;
mod scenarios;
mod table;
