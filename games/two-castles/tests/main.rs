//! Everything that shows that the rules are kept.

mod laws;
