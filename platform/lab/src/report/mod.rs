//! The balance report: what many games between equal players show about a game, on one page, and what another box changes.
//!
//! [`play`] plays and counts, match by match, so that a run can be stopped and continued. [`Report`] sums up what was counted,
//! [`Comparison`] the differences between two boxes. [`page`] draws both, [`Report::tables`] writes the figures for other
//! programs.

mod compare;
mod differences;
mod figures;
mod format;
mod labels;
mod measure;
mod page;
mod pieces;
mod plot;
mod tables;

pub use compare::{Comparison, Difference, Quantity};
pub use figures::{Level, Outlier, PieceFigures, Report, Use};
pub use labels::Labels;
pub use measure::{LevelMatch, Line, LineKey, Plan, play, play_ladder};
pub use page::{Made, page};
