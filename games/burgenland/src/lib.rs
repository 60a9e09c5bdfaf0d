//! The rules of Burgenland.
