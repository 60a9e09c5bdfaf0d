//! Tournaments, series and reports, tested with the toy games; players, tested with Burgenland.

mod arena;
mod exact;
mod programs;
mod repeatable;
mod report;
mod series;
