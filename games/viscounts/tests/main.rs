//! The rules, tested: chapter by chapter, by worked examples, by laws, and against golden files.

mod golden;
mod laws_kept;
mod rules;
mod scenarios;
mod words;
