//! Rules that a scenario cannot tell: the pieces in the box, the setup, what viewers see, and the course of whole games.

mod components;
mod course;
mod setup;
