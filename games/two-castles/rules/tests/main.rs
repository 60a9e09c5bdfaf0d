//! Everything that shows that the rules are kept.

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
