//! All tests of the game in one program.

mod laws_kept;
mod naive;
mod referee;
