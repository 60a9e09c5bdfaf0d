//! The pages from plain data.

mod pages;
mod refusals;
mod words;
