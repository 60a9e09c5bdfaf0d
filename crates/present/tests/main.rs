//! The tests of drawings and words.

mod laws_of_sight;
mod pages;
mod scenes;
mod words;
