//! The tests of drawings and words.

mod words;
