//! Everything that shows the rules to be right, in one test binary.

mod components;
mod evaluate;
mod laws;
mod nodes;
mod own_box;
mod playthroughs;
mod recount;
mod rules;
mod scenarios;
mod score_table;
mod shape;
mod words;
