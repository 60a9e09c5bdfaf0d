//! The balance report: what many games between equal players show about a game, on one page.
//!
//! [`Report::measure`] plays and counts, [`Report::page`] draws, [`Report::tables`] writes the figures for other
//! programs.

mod figures;
mod measure;
mod page;
mod plot;
mod tables;

pub use figures::{Outlier, Report};
pub use measure::Plan;
