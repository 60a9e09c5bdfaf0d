//! The rules, tested: chapter by chapter, by worked examples, by laws, and against golden files.

mod laws;
mod nodes;
mod playthroughs;
mod rules;
mod scenarios;
mod sense;
mod words;
