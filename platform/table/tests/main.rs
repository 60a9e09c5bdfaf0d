//! A table without a server: a made-up clock, a journal in memory, no waiting.

mod absence;
mod chance;
mod clocks;
mod companion;
mod computers;
mod driver;
mod intentions;
mod open_seats;
mod people;
mod persistence;
mod practice;
mod programs;
mod take_back;
mod telling;
mod texts;
