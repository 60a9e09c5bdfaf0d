//! Tournaments, series and reports, shown with the toys of the law suite.

mod arena;
mod report;
mod series;
