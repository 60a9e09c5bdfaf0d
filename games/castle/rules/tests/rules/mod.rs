//! Rules that a scenario cannot express: the pieces in the box, the setup, views, and whole games.

mod components;
mod course;
mod setup;
