//! What players guarantee, tested with the toy games of the law suite.

mod choices;
mod names;
mod sight;
